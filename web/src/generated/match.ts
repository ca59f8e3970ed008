// Written by tools/typescript.py from src/meadhall/core/match.py. Do not edit.

/** A finished game of a match. */
export interface MatchGame {
  first: number;
  scores: number[];
  winners: number[];
}

/** A match: its sheet, and the game on the table. */
export interface MatchView {
  best_of: number;
  number: number;
  first: number;
  games: MatchGame[];
  points: number[];
  waiting: number[];
  board: unknown;
  game: string;
  seat: number | null;
  seats: number;
  to_act: number[];
  over: boolean;
  winners: number[];
  moment: Moment;
  reason: Text | null;
  goal: Text | null;
}

/** Where a game stands, as people count it: what nobody counts is 0, and -1 is nobody's turn. */
export interface Moment {
  round: number;
  turn: number;
  seat: number;
}

/** A message on the wire: a Fluent id and arguments, put into words by whoever reads it. The id `seat` with the argument `n` stands for the name of the person at that seat. */
export interface Text {
  id: string;
  args?: Record<string, unknown>;
}
