/** What a game's board says about its set-up. */
export interface Setup {
  /** A drawing for each option, by `<option>-<value>` or value. */
  pictures: Record<string, string>;
  /** Does a question mean anything with so many seats and these answers? All do where a board does not say. */
  concerns?: (name: string, seats: number, options: Record<string, unknown>) => boolean;
  /** Does a value of a question make sense for so many players? All do where a board does not say. */
  fits?: (name: string, value: string, seats: number) => boolean;
  /** The questions to be asked before the others. */
  foremost?: (seats: number, options: Record<string, unknown>) => string[];
}

const all = import.meta.glob<Setup>('../boards/*/pictures.ts');

export async function setupOf(game: string): Promise<Setup> {
  const load = all[`../boards/${game}/pictures.ts`];
  return load ? await load() : { pictures: {} };
}
