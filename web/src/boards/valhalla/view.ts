import type { View } from '$lib/wire';

// The fields of `meadhall.games.valhalla.view`, name by name.

export interface Face {
  id: string;
  kind: 'warrior' | 'tactic' | 'thor' | 'mission' | 'tyr';
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
  value?: number;
  cost?: string;
  weapon?: string;
  role?: string;
  before_battle?: boolean;
}

export interface DieView {
  face: string;
  colour: 'red' | 'black' | 'grey' | 'card';
}

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

export interface PlayerView {
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

export interface BattleView {
  kind: 'battle' | 'monster-attacked' | 'monster-attacks' | 'ragnarok';
  stage: 'before' | 'attack' | 'defence' | 'after';
  attacker: SideView;
  defender: SideView;
  winner: number | null;
  difference: number;
  thor: { seat: number; card: string; supports: number }[];
  offered: DieView[];
  picked: number[];
}

export interface MonsterView {
  id: string;
  side: 'a' | 'b';
  number: number;
  cards: number;
  card: string;
  strength: number;
  limit: number;
  clans: string[];
  attack: string[];
  covered: boolean[];
  curse: string;
  curse_of: string;
  dice: DieView[];
  next_strength: number | null;
  next_limit: number | null;
  next_clans: string[];
  next_attack: string[];
  next_curse: string;
  next_curse_of: string;
}

export interface ValhallaView extends View {
  turn: number;
  active: number;
  start: number;
  stage: 'setup' | 'turns' | 'last-turns' | 'ragnarok' | 'over';
  last_turns: number | null;
  modules: string[];
  pairs: string;
  deck: number;
  discard: string[];
  open: string[];
  drawn: string[];
  drawn_size: number;
  drawer: number | null;
  grey_dice: number;
  players: PlayerView[];
  jarls: string[];
  battle: BattleView | null;
  monster: MonsterView | null;
  loki: { id: string; rows: [number, number][] } | null;
  kings: { seat: number | null; level: number; glory: number[]; dice: number[] }[];
  faces: Record<string, Face>;
}
