import type { Component } from 'svelte';
import type { BoardProps } from './context';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Part = Component<BoardProps<any>>;

const boards = import.meta.glob<{ default: Part }>('../boards/*/Board.svelte');
const hands = import.meta.glob<{ default: Part }>('../boards/*/Hand.svelte');

export interface BoardParts {
  Board: Part | null;
  Hand: Part | null;
}

/** The drawn board of a game and what a player holds, fetched when a table needs them. */
export async function boardOf(game: string): Promise<BoardParts> {
  const [board, hand] = await Promise.all([
    boards[`../boards/${game}/Board.svelte`]?.(),
    hands[`../boards/${game}/Hand.svelte`]?.(),
  ]);
  return { Board: board?.default ?? null, Hand: hand?.default ?? null };
}
