import type { Look } from '$lib/closer.svelte';
import { t, words } from '$lib/words.svelte';
import ActionCard from './ActionCard.svelte';
import HeroSheet from './HeroSheet.svelte';
import Sheet from './Sheet.svelte';
import { enemyName, fateKind, fateName, heroName, obstacleName, textOf, treasureName } from './names';
import {
  doom,
  ENEMY_COLOUR,
  ENEMY_SIGNS,
  event,
  heroColour,
  HERO_SIGNS,
  mission,
  nemesis,
  OBSTACLE_SIGNS,
  TREASURE_SIGNS,
} from './signs';
import type { CardView, EnemySlotView, HeroView, RunarView, TreasureView } from './view';

const sheet = (
  entry: string,
  title: string,
  sign: string,
  colour: string,
  lines: string[],
  sub = '',
): Look => ({ component: Sheet, props: { title, sign, colour, lines, sub }, entry });

export const cardLook = (card: CardView): Look => ({
  component: ActionCard,
  props: { card, title: heroName(card.hero) },
  entry: card.hero ? `action_card-${card.id}` : 'inspiration_card-inspiration',
});

export const heroLook = (hero: HeroView, clan: string | null): Look => ({
  component: HeroSheet,
  props: { hero, clan, title: heroName(hero.id) },
  entry: `hero-${hero.id}`,
});

export const enemyLook = (id: string, enemy?: EnemySlotView | null): Look =>
  sheet(
    `enemy_card-${id}`,
    enemyName(id),
    ENEMY_SIGNS[id] ?? nemesis,
    ENEMY_COLOUR,
    [textOf(`runar-enemy_card-${id}`)],
    enemy
      ? t('web-runar-enemy-line', {
          rank: t(`web-runar-rank-${enemy.rank}`),
          power: enemy.power,
          health: enemy.health,
        })
      : '',
  );

export const deedLook = (card: string, enemy: string): Look =>
  sheet(
    `enemy_action_card-${card}`,
    t(`runar-enemy_action_card-${card}`),
    ENEMY_SIGNS[enemy] ?? nemesis,
    ENEMY_COLOUR,
    [textOf(`runar-enemy_action_card-${card}`), textOf(`runar-enemy_card-${enemy}`)],
    enemyName(enemy),
  );

/** Artefacts are numbered after the Treasures. */
const ARTEFACT = /^T(2[5-9]|3\d)$/;

export const treasureLook = (treasure: Pick<TreasureView, 'id' | 'kind'>): Look =>
  sheet(
    `${ARTEFACT.test(treasure.id) ? 'artefact' : 'treasure'}_card-${treasure.id}`,
    treasureName(treasure.id),
    TREASURE_SIGNS[treasure.kind] ?? TREASURE_SIGNS.equipment,
    '#8a5a12',
    [textOf(`runar-treasure_card-${treasure.id}`)],
    t(`web-runar-treasure-${treasure.kind}`),
  );

/** An Event or Doom card; a Destiny card has no words. */
export function fateLook(id: string): Look {
  const kind = fateKind(id);
  const of = `runar-${kind}_card-${id}`;
  const halves = [words.or(`${of}.first`, ''), words.or(`${of}.second`, '')].filter(Boolean);
  return sheet(
    `${kind}_card-${id}`,
    fateName(id),
    kind === 'doom' ? doom : event,
    kind === 'doom' ? '#7a1d14' : '#2f6ea6',
    halves.length ? halves : [textOf(of)],
    kind === 'destiny' ? '' : t(`web-runar-${kind}`),
  );
}

export const missionLook = (id: string): Look =>
  sheet(
    `mission_card-${id}`,
    t(`runar-mission_card-${id}`),
    mission,
    '#8a5a12',
    [textOf(`runar-mission_card-${id}`)],
    t('web-runar-mission'),
  );

export const scenarioLook = (view: RunarView): Look => {
  const own = RULE_OF[view.scenario];
  return sheet(
    `scenario-${view.scenario}`,
    t(`runar-scenario-${view.scenario}`),
    view.nemesis_plays ? nemesis : mission,
    view.nemesis_plays ? ENEMY_COLOUR : '#8a5a12',
    [
      textOf(`runar-scenario-${view.scenario}`),
      own ? `${t(`runar-scenario-rule-${own}`)}: ${textOf(`runar-scenario-rule-${own}`)}` : '',
    ],
    t('web-runar-scenario', { id: view.scenario }),
  );
};

/** The special rule of each scenario. */
const RULE_OF: Record<string, string> = {
  '2A': 'topple',
  '3A': 'stonebreakers',
  '4A': 'embers',
  '5A': 'plunder',
  '2B': 'stampede',
  '3B': 'concealment',
  '5B': 'drive_back',
};

export const obstacleLook = (id: string): Look =>
  sheet(`obstacle_card-${id}`, obstacleName(id), OBSTACLE_SIGNS[id] ?? mission, '#5c4c3d', [
    textOf(`runar-obstacle_card-${id}`),
  ]);

export const abilityLook = (id: string, hero: string, text: string): Look =>
  sheet(
    `hero-${hero}`,
    words.or(`runar-ability-${id}`, '') || t(`runar-trait-${id}`),
    HERO_SIGNS[hero],
    heroColour(hero),
    [text],
    heroName(hero),
  );
