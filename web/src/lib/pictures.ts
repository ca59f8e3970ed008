/** Pictures of a game's set-up options, by `<option>-<value>` or value: each board brings its own. */
const all = import.meta.glob<{ pictures: Record<string, string> }>('../boards/*/pictures.ts');

export async function pictures(game: string): Promise<Record<string, string>> {
  const load = all[`../boards/${game}/pictures.ts`];
  return load ? (await load()).pictures : {};
}
