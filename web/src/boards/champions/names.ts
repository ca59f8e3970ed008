import type { Crew, EnemyView } from './view';
import { CARGO, WARRIORS, type Cargo } from './signs';
import { t, words } from '$lib/words.svelte';

export const amount = (kind: string, n: number) => t(`champions-amount-${kind}`, { n });
export const amounts = (goods: Record<string, number>) =>
  words.join(Object.entries(goods).map(([kind, n]) => amount(kind, n)));
export const enemyName = (enemy: { kind: string; name: string }) =>
  enemy.name === 'kraken' ? t('champions-journey-kraken') : t(`champions-${enemy.kind}-${enemy.name}`);
export const shipName = (ship: { id: string; public: boolean }) =>
  t(`champions-${ship.public ? 'longship' : 'private_longship'}-${ship.id}`);
export const text = (id: string) => words.or(`${id}.text`, '');
/** A card in full: its name and what it does. */
export const cardWords = (id: string, ...more: string[]) =>
  [t(id), text(id), ...more].filter(Boolean).join('. ');

/** An enemy card in words. */
export const enemyWords = (enemy: EnemyView) =>
  t('web-champions-enemy', {
    name: enemyName(enemy),
    attack: enemy.attack,
    defence: enemy.defence,
    glory: enemy.glory,
    reward: amounts(enemy.reward) || '–',
    count: enemy.bans.length,
    bans: words.join(enemy.bans.map((kind) => t(`champions-die-${kind}.many`))),
  });

export const crewSize = (crew: Crew) => WARRIORS.reduce((sum, kind) => sum + crew[kind], 0);
export const crewWords = (crew: Crew) =>
  words.join(CARGO.filter((kind) => crew[kind]).map((kind) => amount(kind, crew[kind])));
/** A crew as a list of things, one for each die or food. */
export const unpacked = (crew: Crew): Cargo[] =>
  CARGO.flatMap((kind) => Array.from({ length: crew[kind] }, () => kind));
