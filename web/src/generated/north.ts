// Written by tools/typescript.py from src/meadhall/games/north/view.py. Do not edit.

/** Where a game stands, as people count it: what nobody counts is 0, and -1 is nobody's turn. */
export interface Moment {
  round: number;
  turn: number;
  seat: number;
}

/** A card as printed. `name` is a Fluent id, its attribute `.text` what the card says. */
export interface NorthCard {
  id: string;
  sort: string;
  name: string;
  count: number;
  winds: string[];
  reaction: boolean;
  rule: string;
}

/** What is printed: the same in every view of a game. */
export interface NorthChart {
  columns: number;
  rows: number;
  field_radius: number;
  middle_radius: number;
  canvas: [number, number, number, number];
  land: [number, number][];
  islands: [number, number][];
  fields: NorthField[];
  colours: NorthColour[];
  cards: NorthCard[];
}

/** A corner of the board. */
export interface NorthColour {
  id: string;
  hex: string;
  corner: string;
  port: string;
  village: string;
  seat: [number, number];
}

/** A card between two zones: a hero joining a crew, or one the Valkyrie may save. */
export interface NorthDrift {
  card: string;
  seat: number;
  why: string;
}

/** A field as printed. `exits` is direction to field. */
export interface NorthField {
  id: string;
  grid: [number, number];
  kind: string;
  exits: Record<string, string>;
  colour: string | null;
}

/** Something on a stack. */
export interface NorthItem {
  number: number;
  what: string;
  owner: number;
  card: string | null;
  aim: number | null;
  answers: number | null;
  direction: string | null;
  amount: number | null;
  cancelled: boolean;
  resolved: boolean;
  fate: string;
  to: string | null;
  text: Text;
}

/** A crew member. */
export interface NorthMember {
  card: string;
  ready: boolean;
  sick: string | null;
}

/** One modifier of a roll; `name` is the Fluent id of the card it comes from. */
export interface NorthModifier {
  name: string;
  amount: number;
}

/** A jarl with everything others may know, and the hand if it is one's own. */
export interface NorthPlayer {
  seat: number;
  colour: string | null;
  field: string | null;
  hand_size: number;
  hand: string[] | null;
  known: string[];
  crew: NorthMember[];
  crew_slots: number;
  home: string[];
  owned: string[];
  place: number;
}

/** A die roll with its modifiers spelled out. */
export interface NorthRoll {
  roller: number;
  purpose: string;
  member: string | null;
  die: number;
  modifiers: NorthModifier[];
  result: number;
  outcome: "full" | "lost" | "won";
}

/** The whole table. */
export interface NorthView {
  game: string;
  seat: number | null;
  seats: number;
  to_act: number[];
  over: boolean;
  winners: number[];
  moment: Moment;
  reason: Text | null;
  goal: Text | null;
  chart: NorthChart;
  round: number;
  last_round: number;
  daughters_to_win: number;
  hand_limit: number;
  active: number;
  starter: number;
  phase: string;
  standard_used: boolean;
  wind_locked: boolean;
  beast: string;
  retreat: string | null;
  deck: number;
  discard: string[];
  village: Record<string, number>;
  players: NorthPlayer[];
  windows: NorthWindow[];
  circle: number | null;
  die: number;
  drifting: NorthDrift[];
  picked: string[];
  in_window: boolean;
  touched: number[];
  added: number;
}

/** A reaction window: its stack from the bottom up and whose priority it is. */
export interface NorthWindow {
  items: NorthItem[];
  priority: number | null;
  passes: number;
  resolving: number | null;
  roll: NorthRoll | null;
}

/** A message on the wire: a Fluent id and arguments, put into words by whoever reads it. The id `seat` with the argument `n` stands for the name of the person at that seat. */
export interface Text {
  id: string;
  args?: Record<string, unknown>;
}
