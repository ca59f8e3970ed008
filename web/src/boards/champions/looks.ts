import EnemyCard from './EnemyCard.svelte';
import JourneyBack from './JourneyBack.svelte';
import LeaderCard from './LeaderCard.svelte';
import PlainCard from './PlainCard.svelte';
import SpaceCard from './SpaceCard.svelte';
import Trophies from './Trophies.svelte';
import { enemyName } from './names';
import type { EnemyView, RuneView, ShoreView, SpaceView } from './view';
import type { Look } from '$lib/closer.svelte';
import { t } from '$lib/words.svelte';

type Goods = Record<string, number>;

export const enemyLook = (enemy: EnemyView): Look => ({
  component: EnemyCard,
  props: { enemy, title: enemyName(enemy) },
  entry: enemy.name === 'kraken' ? 'journey-kraken' : `${enemy.kind}-${enemy.name}`,
});

export const leaderLook = (id: string): Look => ({
  component: LeaderCard,
  props: { id, title: t(`champions-leader-${id}`) },
  entry: `leader-${id}`,
});

const cardLook = (kind: string, id: string, more: Record<string, unknown> = {}): Look => ({
  component: PlainCard,
  props: { kind, id, ...more, title: t(`champions-${kind}-${id}`) },
  entry: `${kind}-${id}`,
});

export const destinyLook = (id: string): Look => cardLook('destiny', id);
export const merchantLook = (id: string, goods: Goods): Look => cardLook('merchant', id, { goods });
export const runeLook = (rune: Pick<RuneView, 'id'> & Partial<RuneView>): Look =>
  cardLook('rune', rune.id, { glory: rune.glory, used: rune.used });

/** A journey card as its seat knows it: face down, it has only a back. */
export const journeyLook = (shore: Pick<ShoreView, 'journey'>): Look =>
  shore.journey
    ? cardLook('journey', shore.journey)
    : { component: JourneyBack, props: { title: t('web-champions-journey-hidden') } };

export const spaceLook = (space: SpaceView, cost: Goods, gain: Goods): Look => ({
  component: SpaceCard,
  props: { space, cost, gain, title: t(`champions-${space.kind}-${space.id}`) },
  entry: `${space.kind}-${space.id}`,
});

export const trophiesLook = (enemies: EnemyView[]): Look => ({
  component: Trophies,
  props: { enemies, title: t('web-champions-trophies') },
});
