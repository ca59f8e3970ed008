// Written by tools/typescript.py from src/meadhall/games/valhalla/view.py. Do not edit.

export interface BattleView {
  kind: string;
  stage: string;
  attacker: SideView;
  defender: SideView;
  winner: number | null;
  difference: number;
  thor: ThorView[];
  offered: DieView[];
  picked: number[];
}

export interface DieView {
  face: string;
  colour: string;
}

/** What is printed on a card; its name and text are the Fluent message `name` and `name.text`. */
export interface Face {
  id: string;
  kind: string;
  name: string;
  clan?: string;
  strength?: number;
  glory?: number;
  require?: string;
  symbols?: string[];
  amount?: number;
  trait?: string;
  favour?: string;
  ability?: string;
  of?: string;
  bonus?: number[];
  cost?: string;
  weapon?: string;
  role?: string;
  before_battle?: boolean;
}

/** One King card. */
export interface KingView {
  seat: number | null;
  level: number;
  glory: number[];
  dice: number[];
}

export interface LokiView {
  id: string;
  rows: [number, number][];
}

/** Where a game stands, as people count it: what nobody counts is 0, and -1 is nobody's turn. */
export interface Moment {
  round: number;
  turn: number;
  seat: number;
}

/** One card of the Monster. */
export interface MonsterCardView {
  card: string;
  strength: number;
  limit: number;
  clans: string[];
  attack: string[];
  curse: string;
  curse_of: string;
}

/** The Monster, its active card first. */
export interface MonsterView {
  card: string;
  strength: number;
  limit: number;
  clans: string[];
  attack: string[];
  curse: string;
  curse_of: string;
  id: string;
  side: string;
  number: number;
  cards: number;
  covered: boolean[];
  dice: DieView[];
  below: MonsterCardView[];
}

export interface SeatView {
  seat: number;
  colour: string;
  jarl: string;
  spaces: SpaceView[];
  team_limit: number;
  hand_size: number;
  hand: string[];
  shields: number;
  captured: number[];
  valhalla_size: number;
  valhalla: string[];
  glory: number | null;
  partner: number | null;
  king_level: number;
  score: Record<string, number>;
  total: number | null;
  sealed: boolean;
}

export interface SideView {
  seat: number | null;
  pool: DieView[];
  strength: number;
  tactics: string[];
  forge_size: number;
  forge: string[];
  basic_rerolls: number;
  free_rerolls: number;
  dice_lost: number;
  jarl_off: boolean;
  jarl_choice: string;
}

/** One space of a board. */
export interface SpaceView {
  card?: string;
  tyr?: string;
  dice?: DieView[];
  armed?: boolean;
  blocked?: boolean;
  excluded?: boolean;
  denied?: boolean;
  leaving?: boolean;
  counts?: number;
}

/** A message on the wire: a Fluent id and arguments, put into words by whoever reads it. The id `seat` with the argument `n` stands for the name of the person at that seat. */
export interface Text {
  id: string;
  args?: Record<string, unknown>;
}

export interface ThorView {
  seat: number;
  card: string;
  supports: number;
}

export interface ValhallaView {
  game: string;
  seat: number | null;
  seats: number;
  to_act: number[];
  over: boolean;
  winners: number[];
  moment: Moment;
  reason: Text | null;
  goal: Text | null;
  turn: number;
  active: number;
  start: number;
  stage: string;
  last_turns: number | null;
  modules: string[];
  pairs: string;
  deck: number;
  discard: string[];
  open: string[];
  drawn: string[];
  drawn_size: number;
  drawer: number | null;
  shown_seat: number | null;
  shown_cards: string[];
  picked: number[];
  grey_dice: number;
  players: SeatView[];
  jarls: string[];
  battle: BattleView | null;
  monster: MonsterView | null;
  loki: LokiView | null;
  kings: KingView[];
  faces: Record<string, Face>;
}
