import { t, words } from '$lib/words.svelte';
import type { FigureView, RunarView } from './view';

export const heroName = (id: string | null | undefined) =>
  id ? t(`runar-hero-${id}`) : t('runar-inspiration');
export const enemyName = (id: string) => t(`runar-enemy_card-${id}`);
export const clanName = (id: string) => t(`runar-clan-${id}`);
export const dieName = (kind: string) => t(`runar-die-${kind}`);
export const obstacleName = (id: string) => t(`runar-obstacle_card-${id}`);
export const treasureName = (id: string) => t(`runar-treasure_card-${id}`);
export const textOf = (id: string, part = 'text') => words.or(`${id}.${part}`, '');

/** The text of an ability at the rank of its Hero. */
export const abilityText = (id: string, legend: boolean) =>
  (legend && textOf(`runar-ability-${id}`, 'legend')) || textOf(`runar-ability-${id}`);

export const figureName = (figure: FigureView) =>
  figure.hero ? heroName(figure.hero) : enemyName(figure.enemy ?? '');

export function nameOfFigure(view: RunarView, id: number | null): string {
  const figure = view.figures.find((one) => one.id === id);
  if (figure) return figureName(figure);
  const hero = view.players.flatMap((player) => player.heroes).find((one) => one.figure === id);
  return hero ? heroName(hero.id) : t('runar-nemesis');
}

/** A card of the Destiny deck: its name, and its kind by the letter its id begins with. */
export const fateKind = (id: string): 'event' | 'doom' | 'destiny' =>
  words.or(`runar-event_card-${id}`, '')
    ? 'event'
    : words.or(`runar-doom_card-${id}`, '')
      ? 'doom'
      : 'destiny';

export function fateName(id: string): string {
  const kind = fateKind(id);
  return kind === 'destiny' ? t('web-runar-destiny-card') : t(`runar-${kind}_card-${id}`);
}

/** The Hero of an Action card, from its id (`hrafn_01`). */
export const heroOfCard = (id: string): string | null => /^([a-z]+)_\d+$/.exec(id)?.[1] ?? null;
