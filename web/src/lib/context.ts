import { getContext, setContext } from 'svelte';
import type { Spots } from './spots.svelte';
import type { Clock, Entry, PassMode, SeatView, View } from './wire';

/** What the looking seat passes by itself, and how to change it. */
export interface PassTools {
  readonly mode: PassMode;
  readonly offered: PassMode[];
  set(mode: PassMode): void;
}

/** What a board may ask of the table it lies on. Getters: always read them afresh. */
export interface TableTools {
  readonly game: string;
  readonly names: string[];
  readonly seats: SeatView[];
  readonly clock: Clock;
  readonly skew: number;
  readonly spots: Spots;
  /** Narrow screen: the board draws itself for a phone. */
  readonly narrow: boolean;
  /** The board shows a scene of its own of what has happened; what comes next waits for its end. */
  telling?: boolean;
  /** The board still shows how the game ended; the table's results wait for it. */
  ending?: boolean;
  /** None for those who only look on. */
  readonly passing?: PassTools | null;
  /** What has happened so far, as this person was told. */
  readonly entries: Entry[];
  /** Make several choices of the open question in one go, all or none. */
  send(keys: string[]): void;
}

/** The properties of every `boards/<slug>/Board.svelte`. */
export interface BoardProps<V extends View = View> {
  view: V;
}

export const NO_CLOCK: Clock = { kind: 'none', seconds: 0, bonus: 0 };

const KEY = Symbol('table');
export const offerTable = (tools: TableTools): TableTools => setContext(KEY, tools);
/** A table that is only looked at: a replay, an example. */
export function offerStill(tools: Pick<TableTools, 'game' | 'names' | 'narrow' | 'spots'>): TableTools {
  const still = { seats: [], clock: NO_CLOCK, skew: 0, entries: [], send: () => undefined };
  return offerTable(
    Object.defineProperties(still as unknown as TableTools, Object.getOwnPropertyDescriptors(tools)),
  );
}
export const useTable = (): TableTools => getContext<TableTools>(KEY);
