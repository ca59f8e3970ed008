/** What crosses the wire, as `meadhall.core.view` and `meadhall.table.wire` define it. */

export type Arg = string | number | boolean | null | Text | Arg[];

/** A message: a Fluent id and its arguments. The id `seat` with `n` stands for the person at that seat. */
export interface Text {
  id: string;
  args?: Record<string, Arg>;
}

export interface OptionView {
  key: string;
  text: Text;
  target?: string;
  rule?: string;
}

export interface RefusedView {
  target: string;
  text: Text;
  rule: string;
}

export interface DecisionView {
  seat: number;
  prompt: Text;
  options: OptionView[];
  default: string;
  rule?: string;
  refused?: RefusedView[];
}

export interface EventView {
  text: Text;
  touch?: string[];
}

/** What every game shows; each board knows the further fields of its own game. */
export interface View {
  game: string;
  seat: number | null;
  seats: number;
  to_act: number[];
  over: boolean;
  winners: number[];
  reason?: Text | null;
}

export type Status = 'open' | 'playing' | 'paused' | 'over';
export type Visibility = 'open' | 'link' | 'private';
export type PassMode = 'off' | 'turn' | 'always';

export interface Person {
  id: string;
  name: string;
  bot: boolean;
  account: boolean;
}

export interface Me {
  person: Person;
  language: 'en' | 'pl';
  csrf: string;
  login: string | null;
}

export interface Welcome {
  token: string;
  id: string;
  name: string;
  csrf: string;
}

export interface Clock {
  kind?: 'none' | 'game' | 'move';
  seconds?: number;
  bonus?: number;
}

export interface SeatView {
  seat: number;
  name?: string;
  person?: string | null;
  bot?: string | null;
  stand_in?: boolean;
  mine?: boolean;
  resigned?: boolean;
  here?: boolean;
  left?: number | null;
  deadline?: number | null;
}

export interface Result {
  seat: number;
  name: string;
  score: number;
  rank: number;
  winner: boolean;
  parts: Record<string, number>;
  before: number | null;
  after: number | null;
}

export interface TableState {
  id: string;
  game: string;
  rules: number;
  status: Status;
  owner: string;
  visibility: Visibility;
  watch: boolean;
  hints: boolean;
  options: Record<string, unknown>;
  clock: Clock;
  seats: SeatView[];
  mine: number[];
  seat: number | null;
  is_owner: boolean;
  seq: number;
  ply: number;
  over: boolean;
  to_act: number[];
  decision: DecisionView | null;
  view: View | null;
  undo: {
    can: boolean;
    may_ask: boolean;
    asked: { seat: number; waiting: number[]; mine: boolean } | null;
  };
  passing: { mode: PassMode; prompts: string[] } | null;
  results: Result[];
  now: number;
  created: number;
  code: string | null;
  rematch: string | null;
  seed: number | string | null;
}

export interface Entry {
  seq: number;
  kind: string;
  at: number;
  seat?: number | null;
  name?: string | null;
  by?: 'person' | 'bot' | 'clock' | 'pass' | null;
  ply?: number | null;
  key?: string | null;
  text?: string | null;
  answer?: boolean | null;
  bot?: string | null;
  table?: string | null;
  events?: EventView[];
}

export interface TableCard {
  id: string;
  game: string;
  status: Status;
  owner: string;
  seats: SeatView[];
  clock: Clock;
  visibility: Visibility;
  watch: boolean;
  created: number;
  mine: number[];
  my_turn: boolean;
}

export interface Tables {
  mine: TableCard[];
  open: TableCard[];
}

export interface Created {
  id: string;
  code: string;
  game: string;
  seats: number;
  status: Status;
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  text?: Text | null;
  ply?: number | null;
  seq?: number | null;
  retry_after?: number | null;
}

export type SocketOut =
  | { type: 'update'; entries: Entry[]; state: TableState }
  | { type: 'here'; seats: number[]; watching: number }
  | {
      type: 'accepted';
      client_id: string;
      ply: number;
      seq: number;
      again?: boolean;
      outcome?: string | null;
    }
  | { type: 'refused'; client_id: string | null; problem: Problem }
  | { type: 'pong'; now: number }
  | { type: 'bye'; reason: 'restart' | 'slow' | 'gone' };

export interface SettingView {
  name: string;
  kind: 'flag' | 'choice' | 'many';
  values: string[];
  default: unknown;
}

export interface GameView {
  slug: string;
  version: number;
  seats: number[];
  settings: SettingView[];
  complete: boolean;
  minutes: number[];
  age: number;
}

export interface BotView {
  id: string;
  games: string[];
}

export interface Games {
  games: GameView[];
  bots: BotView[];
}

export interface Rulebook {
  game: string;
  language: 'en' | 'pl';
  title: string;
  chapters: { id: string; title: string; text: string; rules: { id: string; text: string }[] }[];
}

export interface BoxView {
  game: string;
  meta: Record<string, unknown>;
  totals: Record<string, number>;
  kinds: Record<string, Record<string, unknown>[]>;
}

export interface ReplayMove {
  ply: number;
  seat: number;
  key: string;
}

export interface ReplayInfo {
  id: string;
  game: string;
  rules: number;
  seats: number;
  options: Record<string, unknown>;
  plies: number;
  over: boolean;
  names: string[];
  moves: ReplayMove[];
}

export interface ReplayPage {
  id: string;
  game: string;
  ply: number;
  plies: number;
  seat: number | null;
  over: boolean;
  to_act: number[];
  view: View;
  decision: DecisionView | null;
  move: ReplayMove | null;
  events: EventView[];
}

export interface Rating {
  person: Person;
  game: string;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}

export interface Profile {
  person: Person;
  ratings: Rating[];
  curve: { at: number; game: string; table: string; rating: number }[];
  played: {
    table: string;
    game: string;
    at: number;
    seats: number;
    score: number;
    rank: number;
    winner: boolean;
  }[];
}
