// Written by tools/typescript.py from src/meadhall/games/reavers/view.py. Do not edit.

/** Where a game stands, as people count it: what nobody counts is 0, and -1 is nobody's turn. */
export interface Moment {
  round: number;
  turn: number;
  seat: number;
}

/** An artifact on a player board, with the die stored on it. */
export interface ReaversArtifact {
  id: string;
  glory: number;
  during: string;
  die: string | null;
  used: boolean;
}

/** A Sea Battle card; `faces` are the dice that win without combat. */
export interface ReaversBattle {
  id: string;
  kind: string;
  glory: number;
  defense: number;
  faces: string[];
}

/** Everything one player has. */
export interface ReaversBoard {
  glory: number;
  food: number;
  favor: number;
  terror: number;
  farms: number;
  walls: number;
  towers: number;
  ship: string[];
  dice_spaces: number;
  artifact_spaces: number;
  upgrade_spaces: number;
  jarl: ReaversReaver | null;
  benches: Record<string, ReaversReaver[]>;
  artifacts: ReaversArtifact[];
  upgrades: ReaversUpgrade[];
  territories: ReaversTerritory[];
  pile: ReaversPile;
  score: Record<string, number>;
}

/** A combat: dice committed, or rolled. */
export interface ReaversCombat {
  seat: number;
  defense: number;
  step: string;
  dice: number;
  rolled: number[];
  chosen: number[];
}

/** A deck: how many cards lie face down, and the face-up cards under them. */
export interface ReaversDeck {
  face_down: number;
  face_up: string[];
}

/** Cards and dice that lie between deck and board because they are being resolved, and by whom. */
export interface ReaversInPlay {
  seat: number | null;
  reavers: ReaversReaver[];
  spoils: string[];
  resolving: string | null;
  journey: string | null;
  battle: ReaversBattle | null;
  rewards: string[];
  dice: string[];
  left: number;
  stack: string | null;
  combat: ReaversCombat | null;
  payment: ReaversPayment | null;
}

/** An action location: what it costs, what it gives by seat distance, who selected it in this round. */
export interface ReaversLocation {
  id: string;
  blue: boolean;
  food: number;
  faces: string[];
  bonus: number[];
  selected_by: number | null;
}

/** A payment under way. */
export interface ReaversPayment {
  seat: number;
  faces: string[];
  left: number;
  paid: string[];
  ways: ReaversWay[];
}

/** A Glory pile, as far as everybody saw the cards go there. */
export interface ReaversPile {
  reavers: ReaversReaver[];
  artifacts: string[];
  keeps: string[];
  battles: ReaversBattle[];
  prophecies: string[];
  secrets: number;
}

/** A Reaver card; dice as colours. */
export interface ReaversReaver {
  id: string;
  kind: string;
  clan: string;
  rolled: string[];
  rallied: string[];
}

/** A stack of territories. */
export interface ReaversStack {
  id: string;
  resource: string;
  level: number;
  defense: number;
  peace: string;
  price: number;
  left: number;
}

/** A territory somebody owns: the tile and the stack it came from. */
export interface ReaversTerritory {
  tile: string;
  stack: string;
  resource: string;
  level: number;
}

/** An upgrade tile on a player board; `used` until the next cleanup. */
export interface ReaversUpgrade {
  id: string;
  used: boolean;
}

export interface ReaversView {
  game: string;
  seat: number | null;
  seats: number;
  to_act: number[];
  over: boolean;
  winners: number[];
  moment: Moment;
  reason: Text | null;
  goal: Text | null;
  round: number;
  rounds: number;
  selected: number;
  phase: string;
  first: number;
  marker: number;
  honor_ship: number | null;
  location: string | null;
  active: number | null;
  part_of: number | null;
  done: number[];
  boards: ReaversBoard[];
  secrets: string[];
  locations: ReaversLocation[];
  reaver_pairs: (ReaversReaver[] | null)[];
  village_pairs: (string[] | null)[];
  keep_pairs: (string[] | null)[];
  battles: (ReaversBattle | null)[];
  prophecies: (string | null)[];
  decks: Record<string, ReaversDeck>;
  market: string[];
  supply: Record<string, number>;
  tokens_left: Record<string, number>;
  upgrades_left: Record<string, number>;
  stacks: ReaversStack[];
  claimed: string[];
  in_play: ReaversInPlay;
}

/** A way to pay what is still owed: the choices to make, and for each source its place and its picture. */
export interface ReaversWay {
  keys: string[];
  targets: string[];
  dice: string[];
}

/** A message on the wire: a Fluent id and arguments, put into words by whoever reads it. The id `seat` with the argument `n` stands for the name of the person at that seat. */
export interface Text {
  id: string;
  args?: Record<string, unknown>;
}
