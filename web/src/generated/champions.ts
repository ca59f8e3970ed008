// Written by tools/typescript.py from src/meadhall/games/champions/view.py. Do not edit.

/** Phase 3: how it is done, who has finished, and what this seat has laid out so far. */
export interface AssignmentView {
  mode: string;
  sealed: number[];
  mine: Record<string, Crew>;
  odds: Record<string, Record<string, ChanceView>>;
}

/** A fight in town: the enemy, whose worker stands there, and the warriors sent. */
export interface BandView {
  id: string;
  enemy: EnemyView | null;
  captain: number | null;
  crew: Crew;
  sent: Crew;
}

/** The whole table. */
export interface ChampionsView {
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
  phase: string;
  first: number;
  hall_of_fame: boolean;
  clans: ClanView[];
  spaces: SpaceView[];
  worker_price: number | null;
  favor_prices: number[];
  ships: ShipView[];
  shores: ShoreView[];
  bands: BandView[];
  rune_row: (string | null)[];
  merchants: string[];
  merchant_gain: Record<string, number>;
  decks: Record<string, number>;
  destiny_deck: (string | null)[];
  enemy_discard: EnemyView[];
  journey_discard: string[];
  supply: Crew;
  choosing_destiny: number;
  demanded: number[];
  assignment: AssignmentView | null;
  roll: RollView | null;
  fight: FightView | null;
  voyage: VoyageView | null;
}

/** The chance to win a fight and the warriors it costs, without favor and runes. */
export interface ChanceView {
  win: number;
  lost: number;
}

/** One player's side of the table. */
export interface ClanView {
  seat: number;
  colour: string;
  leader: string | null;
  food: number;
  wood: number;
  coin: number;
  favor: number;
  glory: number;
  blame: number;
  dice: Crew;
  warriors: number;
  limit: number;
  workers: number;
  workers_total: number;
  worker_in_hut: boolean;
  hunters: number;
  beggars: number;
  ship: string | null;
  runes: RuneView[];
  destinies: (string | null)[];
  trophies: EnemyView[] | null;
  krakens: number;
  breakdown: Record<string, number> | null;
}

/** Warriors, and food where they travel. */
export interface Crew {
  swordsman: number;
  spearman: number;
  axeman: number;
  food: number;
}

/** A die on the table; the first one is `die/1`. */
export interface DieView {
  kind: string;
  face: string;
  locked: boolean;
  picked: boolean;
}

/** An enemy card; its name is the message `champions-<kind>-<name>`. */
export interface EnemyView {
  id: string;
  name: string;
  kind: string;
  colour: string;
  attack: number;
  defence: number;
  bans: string[];
  glory: number;
  reward: Record<string, number>;
}

/** The fight that is going on. */
export interface FightView {
  seat: number;
  band: string;
  enemy: EnemyView;
  round: number;
  damage: number;
  losses: number;
  healed: boolean;
  won: boolean;
  crew: Crew;
}

/** Where a game stands, as people count it: what nobody counts is 0, and -1 is nobody's turn. */
export interface Moment {
  round: number;
  turn: number;
  seat: number;
}

/** A roll in combat or in the hunt. */
export interface RollView {
  seat: number;
  hunt: boolean;
  dice: DieView[];
  damage: number;
  shields: number;
  striking: boolean;
}

/** A rune in front of a clan. */
export interface RuneView {
  id: string;
  used: boolean;
  glory: number;
}

/** A longship: in the yard (private, unbuilt), at the quay or in a port. */
export interface ShipView {
  id: string;
  public: boolean;
  capacity: number;
  glory: number;
  cost: Record<string, number>;
  owner: number | null;
  in_yard: boolean;
  port: string | null;
  captain: number | null;
  crew: Crew;
  sent: Crew;
}

/** A distant shore of this table. */
export interface ShoreView {
  id: string;
  feeds: number;
  has_journey: boolean;
  journey: string | null;
  revealed: boolean;
  looked: number[];
  monster: EnemyView | null;
  bounty: number;
}

/** A location or stall; its name is the message `champions-<kind>-<id>`. */
export interface SpaceView {
  id: string;
  kind: string;
  colour: string;
  workers: number[];
  cost: Record<string, number>;
  gain: Record<string, number>;
  stock_kind: string | null;
  stock: number;
}

/** A message on the wire: a Fluent id and arguments, put into words by whoever reads it. The id `seat` with the argument `n` stands for the name of the person at that seat. */
export interface Text {
  id: string;
  args?: Record<string, unknown>;
}

/** The voyage that is going on. */
export interface VoyageView {
  seat: number;
  ship: string;
  shore: string;
}
