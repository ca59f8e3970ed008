import type { Component } from 'svelte';
import type { BoardProps } from './context';

// Each board narrows the view to its own game; here it can be any of them.
type Part = Component<BoardProps<any>>;
type Entry = Record<string, unknown>;
/** `of` is the entry of the kind of which this one is a card. */
type Piece = Component<{ kind: string; entry: Entry; game: string; of?: Entry }>;

const boards = import.meta.glob<{ default: Part }>('../boards/*/Board.svelte');
const hands = import.meta.glob<{ default: Part }>('../boards/*/Hand.svelte');
const pieces = import.meta.glob<{ default: Piece }>('../boards/*/Piece.svelte');

export interface BoardParts {
  Board: Part | null;
  Hand: Part | null;
}

/** How high board, question and hand of a game must be together; in a lower window all of it is drawn smaller. */
const ROOM: Record<string, number> = { valhalla: 836, champions: 838, reavers: 834, north: 838, runar: 790 };

/** How large a table is drawn where so much height is left for it. */
export const fitOf = (game: string, height: number): number => Math.min(1, height / (ROOM[game] ?? 800));

/** The drawn board of a game and what a player holds, fetched when a table needs them. */
export async function boardOf(game: string): Promise<BoardParts> {
  const [board, hand] = await Promise.all([
    boards[`../boards/${game}/Board.svelte`]?.(),
    hands[`../boards/${game}/Hand.svelte`]?.(),
  ]);
  return { Board: board?.default ?? null, Hand: hand?.default ?? null };
}

/** How a component of this game's box looks in play, for the page of the box. */
export async function pieceOf(game: string): Promise<Piece | null> {
  return (await pieces[`../boards/${game}/Piece.svelte`]?.())?.default ?? null;
}
