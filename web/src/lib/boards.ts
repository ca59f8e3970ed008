import type { Component } from 'svelte';
import type { BoardProps } from './context';
import { seriesOf, wholeOf } from './series';

// Each board narrows the view to its own game; here it can be any of them.
type Part = Component<BoardProps<any>>;
type Entry = Record<string, unknown>;
/** `of` is the entry of the kind of which this one is a card. */
type Piece = Component<{ kind: string; entry: Entry; game: string; of?: Entry }>;

const boards = import.meta.glob<{ default: Part }>('../boards/*/Board.svelte');
const hands = import.meta.glob<{ default: Part }>('../boards/*/Hand.svelte');
const sheets = import.meta.glob<{ default: Part }>('../series/*/Sheet.svelte');
const between = import.meta.glob<{ default: Part }>('../series/*/Between.svelte');
const legends = import.meta.glob<{ legend: Legend }>('../boards/*/legend.ts');
const pieces = import.meta.glob<{ default: Piece }>('../boards/*/Piece.svelte');

/** The signs of a game by name, each with its colour: what guides and table cards are drawn with. */
export type Legend = Record<string, [body: string, colour?: string]>;

export interface BoardParts {
  Board: Part | null;
  Hand: Part | null;
  /** Of a series: the slim sheet above the board, and what lies in the board's place between two games. */
  Sheet: Part | null;
  Between: Part | null;
}

/** How high board, question and hand of a game must be together; in a lower window all of it is drawn smaller. */
const ROOM: Record<string, number> = { valhalla: 836, champions: 838, reavers: 834, north: 838, runar: 790 };

/** And the sheet of a series above it. */
const STRIP = 46;

/** How large a table is drawn where so much height is left for it. */
export const fitOf = (game: string, height: number): number =>
  Math.min(1, height / ((ROOM[wholeOf(game)] ?? 800) + (seriesOf(game) ? STRIP : 0)));

/** The drawn board of a game and what a player holds, fetched when a table needs them. */
export async function boardOf(game: string): Promise<BoardParts> {
  const [whole, series] = [wholeOf(game), seriesOf(game)];
  const [board, hand, sheet, pause] = await Promise.all([
    boards[`../boards/${whole}/Board.svelte`]?.(),
    hands[`../boards/${whole}/Hand.svelte`]?.(),
    sheets[`../series/${series}/Sheet.svelte`]?.(),
    between[`../series/${series}/Between.svelte`]?.(),
  ]);
  return {
    Board: board?.default ?? null,
    Hand: hand?.default ?? null,
    Sheet: sheet?.default ?? null,
    Between: pause?.default ?? null,
  };
}

/** How a component of this game's box looks in play, for the page of the box. */
export async function pieceOf(game: string): Promise<Piece | null> {
  return (await pieces[`../boards/${game}/Piece.svelte`]?.())?.default ?? null;
}

/** The signs of a game. */
export async function legendOf(game: string): Promise<Legend> {
  return (await legends[`../boards/${game}/legend.ts`]?.())?.legend ?? {};
}
