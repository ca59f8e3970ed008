import axe from 'icon:battle-axe';
import axes from 'icon:crossed-axes';
import berserk from 'icon:enrage';
import blame from 'icon:pointing';
import coin from 'icon:two-coins';
import crowned from 'icon:crowned-skull';
import cub from 'icon:direwolf';
import destined from 'icon:third-eye';
import destiny from 'icon:tied-scroll';
import devout from 'icon:monk-face';
import dragon from 'icon:spiked-dragon-head';
import eye from 'icon:eye-target';
import favor from 'icon:prayer';
import fire from 'icon:fire-silhouette';
import fish from 'icon:fish-cooked';
import food from 'icon:ham-shank';
import gifts from 'icon:swap-bag';
import giant from 'icon:ice-golem';
import glory from 'icon:laurels';
import half from 'icon:half-dead';
import healing from 'icon:healing-shield';
import horse from 'icon:horse-head';
import huldra from 'icon:witch-face';
import knowledge from 'icon:crystal-ball';
import kraken from 'icon:kraken-tentacle';
import lost from 'icon:ship-wheel';
import maiden from 'icon:swordwoman';
import mare from 'icon:haunting';
import nokken from 'icon:mermaid';
import ogre from 'icon:ogre';
import potential from 'icon:rolling-dices';
import quiet from 'icon:sunrise';
import raven from 'icon:raven';
import reaction from 'icon:shield-bash';
import runestone from 'icon:rune-stone';
import rising from 'icon:raise-zombie';
import sailor from 'icon:drakkar';
import serpent from 'icon:sea-serpent';
import shield from 'icon:viking-shield';
import spear from 'icon:stone-spear';
import spears from 'icon:spears';
import spiral from 'icon:dragon-spiral';
import storm from 'icon:lightning-storm';
import strike from 'icon:sword-clash';
import success from 'icon:achievement';
import sword from 'icon:broadsword';
import swords from 'icon:crossed-swords';
import troll from 'icon:troll';
import vision from 'icon:star-swirl';
import wealth from 'icon:crown-coin';
import whirl from 'icon:whirlpool-shuriken';
import wind from 'icon:windsock';
import wolf from 'icon:wolf-head';
import wood from 'icon:wood-pile';
import worker from 'icon:meeple';
import zombie from 'icon:shambling-zombie';

export {
  blame,
  coin,
  destiny,
  eye,
  favor,
  food,
  glory,
  shield,
  strike,
  wood,
  worker,
  runestone,
  kraken,
  troll,
};
export { sailor as ship, swords as fight };

export const WARRIORS = ['swordsman', 'spearman', 'axeman'] as const;
export type Warrior = (typeof WARRIORS)[number];
export const CARGO = [...WARRIORS, 'food'] as const;
export type Cargo = (typeof CARGO)[number];

/** Goods and warriors, wherever they are named. */
export const GOOD_SIGNS: Record<string, string> = {
  food,
  wood,
  coin,
  favor,
  glory,
  blame,
  swordsman: sword,
  spearman: spear,
  axeman: axe,
  damage: strike,
};
export const GOOD_COLOURS: Record<string, string> = {
  food: '#a8623a',
  wood: '#7a5a36',
  coin: '#b98a1d',
  favor: '#4f7f94',
  glory: '#8a6a3a',
  blame: '#5b2a52',
  swordsman: '#9d937d',
  spearman: '#9c2f22',
  axeman: '#33302f',
  damage: '#9c2f22',
};

const none =
  '<circle cx="256" cy="256" r="60" fill="none" stroke="currentColor" stroke-width="26" opacity="0.55"/>';
/** The four faces of a die of each kind, in the order of `FACES`. */
export const FACES = ['blank', 'shield', 'hit', 'double'];
export const DIE_FACES: Record<string, string[]> = {
  swordsman: [none, shield, sword, swords],
  spearman: [none, shield, spear, spears],
  axeman: [none, shield, axe, axes],
};
export const DIE_COLOURS: Record<string, string> = {
  swordsman: '#8f8672',
  spearman: '#9c2f22',
  axeman: '#2f2d2e',
};

export const ENEMY_COLOURS: Record<string, string> = {
  red: '#9c2f22',
  yellow: '#a97a10',
  blue: '#2f6f8f',
  none: '#54604a',
};

const ENEMY_SIGNS: Record<string, string> = {
  thrall: zombie,
  scout: rising,
  raider: half,
  guard: zombie,
  axebreaker: rising,
  warrior: half,
  jarl: crowned,
  nokken,
  'fenris-cub': cub,
  huldra,
  valravn: raven,
  mare,
  warg: wolf,
  'sea-serpent': serpent,
  lindworm: spiral,
  helhest: horse,
  jotun: giant,
  'fire-giant': fire,
  'nidhoggs-brood': dragon,
  'stone-troll': ogre,
  'mountain-troll': ogre,
  'bridge-troll': ogre,
  kraken,
};
export const enemySign = (name: string) => ENEMY_SIGNS[name] ?? troll;

export const RUNE_SIGNS: Record<string, string> = {
  gifts,
  fame: glory,
  healing,
  journey: sailor,
  knowledge,
  potential,
  reaction,
  success,
  'true-vision': vision,
  wealth,
};

export const JOURNEY_SIGNS: Record<string, string> = {
  'all-quiet': quiet,
  kraken,
  lost,
  'no-wind': wind,
  storm,
  whirlpool: whirl,
};

export const DESTINY_SIGNS: Record<string, string> = {
  'crusher-of-ice': giant,
  'earth-smasher': ogre,
  'master-of-flames': fire,
  craftsman: wood,
  'leader-of-armies': swords,
  'odins-favored': favor,
  prepared: food,
  prosperous: coin,
  runemaster: runestone,
  'monster-hunter': serpent,
  'slayer-of-the-undead': zombie,
  'troll-slayer': troll,
};
export const DESTINY_COLOURS: Record<string, string> = {
  'crusher-of-ice': '#2f6f8f',
  'earth-smasher': '#a97a10',
  'master-of-flames': '#9c2f22',
};

export const MERCHANT_SIGNS: Record<string, string> = {
  fishermen: fish,
  farmers: food,
  foresters: wood,
  'timber-ship': sailor,
  'hired-swords': sword,
  'hired-spears': spear,
  'northern-axe': axe,
  'exiled-warriors': swords,
};

export const LEADER_SIGNS: Record<string, string> = {
  asmundr: devout,
  dagrun: destined,
  gylfir: sailor,
  svanhildr: maiden,
  ullr: berserk,
};
export const LEADER_COLOURS: Record<string, string> = {
  asmundr: '#4f7f94',
  dagrun: '#6d5494',
  gylfir: '#2f7f8f',
  svanhildr: '#8f7a4a',
  ullr: '#9c2f22',
};
