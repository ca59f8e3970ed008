type Fits = (option: string, value: string, seats: number) => boolean;
interface Brought {
  pictures: Record<string, string>;
  /** Does a value of a set-up option make sense for so many players? Without it every one does. */
  fits?: Fits;
}

/** Pictures of a game's set-up options, by `<option>-<value>` or value: each board brings its own. */
const all = import.meta.glob<Brought>('../boards/*/pictures.ts');

export async function pictures(game: string): Promise<Record<string, string>> {
  return (await brought(game)).pictures;
}

export async function fitting(game: string): Promise<Fits> {
  return (await brought(game)).fits ?? (() => true);
}

async function brought(game: string): Promise<Brought> {
  return (await all[`../boards/${game}/pictures.ts`]?.()) ?? { pictures: {} };
}
