import { CARGO, WARRIORS, type Cargo } from './signs';
import type { AssignmentView, ChampionsView, Crew, EnemyView, ShipView, ShoreView } from './view';

/** A fight or a ship a clan has reserved, and what is known about it. */
export interface Band {
  id: string;
  enemy: EnemyView | null;
  ship: ShipView | null;
  shore: ShoreView | null;
}

export const NOBODY: Crew = { swordsman: 0, spearman: 0, axeman: 0, food: 0 };
export type Plan = Record<string, Crew>;

/** The reserved bands of the looking seat, in the order in which the rules count them. */
export function bandsOf(view: ChampionsView, assignment: AssignmentView): Band[] {
  return Object.keys(assignment.odds).map((id) => {
    const fight = view.bands.find((band) => band.id === id);
    if (fight) return { id, enemy: fight.enemy, ship: null, shore: null };
    const ship = view.ships.find((one) => one.id === id) ?? null;
    const shore = view.shores.find((one) => one.id === ship?.port) ?? null;
    return { id, enemy: shore?.monster ?? null, ship, shore };
  });
}

export const aboard = (crew: Crew) => CARGO.reduce((sum, kind) => sum + crew[kind], 0);

/** May one more of this kind go there? */
export function fits(band: Band, kind: Cargo, crew: Crew): boolean {
  if (band.ship) return aboard(crew) < band.ship.capacity;
  return kind !== 'food' && band.enemy !== null && !band.enemy.bans.includes(kind);
}

/** The part of a crew that gets something to eat; the weakest go hungry first. */
export function fed(band: Band, crew: Crew): { crew: Crew; hungry: number; need: number } {
  const warriors = WARRIORS.reduce((sum, kind) => sum + crew[kind], 0);
  if (!band.shore) return { crew, hungry: 0, need: 0 };
  const need = Math.ceil(warriors / band.shore.feeds);
  let hungry = Math.max(0, warriors - crew.food * band.shore.feeds);
  const left = { ...crew };
  const count = hungry;
  // Those the monster bars are spared last.
  const order = [...WARRIORS].sort(
    (a, b) => Number(!band.enemy?.bans.includes(a)) - Number(!band.enemy?.bans.includes(b)),
  );
  for (const kind of order) {
    const gone = Math.min(left[kind], hungry);
    left[kind] -= gone;
    hungry -= gone;
  }
  return { crew: left, hungry: count, need };
}

/** Chance to win and warriors lost, without favor, runes and the journey. */
export function chance(
  assignment: AssignmentView,
  band: Band,
  crew: Crew,
): { win: number; lost: number } | null {
  const { crew: left, hungry } = fed(band, crew);
  const key = WARRIORS.map((kind) => left[kind]).join('-');
  const found = assignment.odds[band.id]?.[key];
  if (!found) return hungry ? { win: 0, lost: hungry } : null;
  return { win: found.win, lost: found.lost + hungry };
}

/** The choices a plan stands for, ending with the word that seals it; `gifts`: the clan could still get food. */
export function keysOf(bands: Band[], base: Plan, plan: Plan, home: Crew, gifts: boolean): string[] {
  const keys: string[] = [];
  const left: Crew = { ...home };
  for (const band of bands)
    for (const kind of CARGO) left[kind] -= (base[band.id] ?? NOBODY)[kind] + (plan[band.id] ?? NOBODY)[kind];
  for (const band of bands)
    for (const kind of CARGO)
      for (let n = 0; n < (plan[band.id] ?? NOBODY)[kind]; n++) keys.push(`${band.id} ${kind}`);
  // Where nothing more can be sent the last choice seals by itself.
  const crew = (band: Band): Crew => {
    const one = base[band.id] ?? NOBODY;
    const two = plan[band.id] ?? NOBODY;
    return Object.fromEntries(CARGO.map((kind) => [kind, one[kind] + two[kind]])) as unknown as Crew;
  };
  const more = bands.some((band) =>
    CARGO.some((kind) => (left[kind] > 0 || (gifts && kind === 'food')) && fits(band, kind, crew(band))),
  );
  return more || !keys.length ? [...keys, 'done'] : keys;
}
