// Written by tools/typescript.py from src/meadhall/games/runar/campaign.py. Do not edit.

/** The action that was declared and is being answered or carried out. */
export interface ActionView {
  figure: number;
  action: string;
  target: number | null;
  node: string | null;
}

/** The Campaign sheet: everything that is public and lasts. */
export interface CampaignSheet {
  kind: string;
  seats: number;
  game: number;
  scenarios: string[];
  players: PlayerRow[];
  games: GameRow[];
  doom: number;
  to_act: number[];
  playing: boolean;
  over: boolean;
  winners: number[];
  nemesis_won: boolean;
  asked: string;
  offer: string[];
}

/** A campaign: its sheet, and the game on the table, finished or not. */
export interface CampaignView {
  sheet: CampaignSheet;
  prices: PriceRow[];
  board: RunarView | null;
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

/** An Action card (hero given) or an Inspiration card. */
export interface CardView {
  id: string;
  hero: string | null;
  action: string[];
  support: string[];
  symbols: string[];
}

/** The damage being taken. */
export interface DamageView {
  figure: number;
  source: number | null;
  direct: boolean;
  hazard: boolean;
  neutral: boolean;
}

/** The last activation of an Enemy: the card, and whether its condition was met; if not, the Basic Activation. */
export interface DeedView {
  figure: number;
  enemy: string;
  card: string;
  met: boolean;
}

/** An Enemy card on the Nemesis board. */
export interface EnemySlotView {
  enemy: string;
  rank: string;
  power: number;
  health: number;
  reserve: number;
}

/** A slot of the Event track. */
export interface EventSlotView {
  card: string | null;
  doom: boolean;
  enemy_token: boolean;
  access: number[];
}

/** A Destiny card as it lies before the Active Player: rows and columns of its two diagrams. */
export interface FateView {
  id: string;
  zone: number[];
  node: number[];
  colour: string;
  slot: number;
  faces: string;
  nodes: string[];
}

/** A figure on the Battlefield: a Hero (`hero`) or an Enemy (`enemy`). */
export interface FigureView {
  id: number;
  node: string;
  seat: number | null;
  hero?: string | null;
  enemy?: string | null;
  wounds?: number;
  reach?: string[];
  strikes?: string[];
}

/** A finished game on the sheet. */
export interface GameRow {
  number: number;
  scenario: string;
  ranking: number[];
  vp: number[];
  nemesis_vp: number | null;
  nemesis_won: boolean;
  decisions: number;
}

/** A Hero on the sheet. */
export interface HeroRow {
  id: string;
  legend: boolean;
  lost: boolean;
}

/** A Hero card: `runar-hero-<id>`, its abilities `runar-ability-<id>`, its Trait `runar-trait-<id>`. */
export interface HeroView {
  id: string;
  figure: number;
  marks: number;
  legend: boolean;
  speed: number;
  defence: number;
  defence_value: number;
  dice: Record<string, number>;
  treasure: TreasureView | null;
  defeated: boolean;
  active: boolean;
  abilities: string[];
  symbols: string[];
  trait: string;
}

/** Where a game stands, as people count it: what nobody counts is 0, and -1 is nobody's turn. */
export interface Moment {
  round: number;
  turn: number;
  seat: number;
}

/** The open Move. */
export interface MoveView {
  figure: number;
  points: number;
  path: string[];
}

export interface NemesisView {
  vp: number;
  slots: string[][];
  inflicted: string[];
  trophies: number;
  enemies: EnemySlotView[];
  deck: number;
  top: string | null;
  top_card: string | null;
  revealed: string[];
  deed: DeedView | null;
  respawn: RespawnView | null;
}

/** A node of the Battlefield and everything on it. Its name is a letter A to L and a number 1 to 12. */
export interface NodeView {
  id: string;
  x: number;
  y: number;
  territory: number;
  zone: number;
  figure?: number | null;
  obstacle?: string | null;
  cracks?: number;
  shard?: string | null;
  hazard?: boolean;
  remnant?: boolean;
  die?: string | null;
  mark?: string | null;
  token?: number | null;
  token_hero?: string | null;
}

/** A player on the sheet. */
export interface PlayerRow {
  seat: number;
  clan: string | null;
  heroes: HeroRow[];
  treasures: string[];
  points: number[];
  total: number;
}

/** One player's board. */
export interface PlayerView {
  seat: number;
  place: number;
  clan: string | null;
  territory: number;
  vp: number;
  chief: boolean;
  heroes: HeroView[];
  dice: Record<string, number>;
  hand: number;
  cards: CardView[];
  deck: number;
  top: string | null;
  bottom: string[];
  memory: CardView[];
  slots: string[][];
  inflicted: string[];
  treasury: TreasureView[];
  shards: number;
  statue: string;
  statue_node: string | null;
  access: number;
  trophies: number;
  enemy_tokens: number;
  captured: Record<string, number>;
  campaign_points: number;
  breakdown: Record<string, number>;
}

/** what campaign points buy before game five; its words are `runar-purchase-<id>`. */
export interface PriceRow {
  id: string;
  cost: number;
  limit: number;
  per_hero: boolean;
}

/** the Enemy Action card that brings an Enemy back, while its node is chosen. */
export interface RespawnView {
  enemy: string;
  card: string;
}

export interface RunarView {
  game: string;
  seat: number | null;
  seats: number;
  to_act: number[];
  over: boolean;
  winners: number[];
  moment: Moment;
  reason: Text | null;
  goal: Text | null;
  scenario: string;
  nemesis_plays: boolean;
  layout: string;
  obstacle_cards: boolean;
  toughness: Record<string, number>;
  turn: number;
  phase: string;
  setup: string;
  dealt: string[];
  dealt_numbers: number[];
  active: number;
  order: number[];
  active_hero: number | null;
  turn_card: CardView | null;
  symbols: string[];
  territories: TerritoryView[];
  nodes: NodeView[];
  figures: FigureView[];
  players: PlayerView[];
  nemesis: NemesisView | null;
  destiny: number;
  foreseen: string[];
  discard: string[];
  fate: FateView | null;
  hazard_pool: number;
  events: EventSlotView[];
  events_ahead: string[];
  dooms_ahead: number;
  replaced: string[];
  missions: string[];
  inspiration: number;
  treasures: number;
  artefacts: number;
  action: ActionView | null;
  move: MoveView | null;
  pursuit: MoveView | null;
  damage: DamageView | null;
  sealed: number[];
  kept: string[];
  faces: CardView[];
  campaign_game: number;
  nemesis_won: boolean;
}

export interface TerritoryView {
  id: string;
  owner: number;
  arrow: string;
}

/** A message on the wire: a Fluent id and arguments, put into words by whoever reads it. The id `seat` with the argument `n` stands for the name of the person at that seat. */
export interface Text {
  id: string;
  args?: Record<string, unknown>;
}

/** A Treasure card; its name is the message `runar-treasure_card-<id>`. */
export interface TreasureView {
  id: string;
  kind: string;
  face_down: boolean;
  fresh: boolean;
}
