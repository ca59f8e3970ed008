import anchor from 'icon:anchor';
import art from 'icon:holy-grail';
import axes from 'icon:crossed-axes';
import barn from 'icon:barn';
import berserk from 'icon:enrage';
import boat from 'icon:small-fishing-sailboat';
import book from 'icon:open-book';
import bow from 'icon:bow-arrow';
import breastplate from 'icon:breastplate';
import campfire from 'icon:campfire';
import cauldron from 'icon:cauldron';
import chest from 'icon:locked-chest';
import crown from 'icon:throne-king';
import cup from 'icon:jeweled-chalice';
import dice from 'icon:perspective-dice-six-faces-random';
import drakkar from 'icon:drakkar';
import eye from 'icon:third-eye';
import favour from 'icon:rune-stone';
import fire from 'icon:torch';
import fist from 'icon:mailed-fist';
import food from 'icon:meat';
import ghoul from 'icon:shambling-zombie';
import hammer from 'icon:thor-hammer';
import harp from 'icon:harp';
import helmet from 'icon:viking-helmet';
import hood from 'icon:hood';
import huts from 'icon:huts-village';
import keep from 'icon:castle';
import knarr from 'icon:shooner-sailboat';
import kraken from 'icon:giant-squid';
import laurels from 'icon:laurels';
import merchant from 'icon:sailboat';
import mead from 'icon:beer-horn';
import necklace from 'icon:gem-pendant';
import outcasts from 'icon:bandit';
import plough from 'icon:plow';
import prophecy from 'icon:crystal-ball';
import raven from 'icon:raven';
import ring from 'icon:ring';
import rough from 'icon:big-wave';
import runes from 'icon:stone-tablet';
import sail from 'icon:sail';
import scroll from 'icon:scroll-unfurled';
import serpent from 'icon:sea-serpent';
import shield from 'icon:round-shield';
import skull from 'icon:skull-crossed-bones';
import spear from 'icon:spears';
import spoiled from 'icon:fishbone';
import spyglass from 'icon:telescope';
import staff from 'icon:wizard-staff';
import stag from 'icon:deer-head';
import stars from 'icon:star-swirl';
import sun from 'icon:sun-radiations';
import sword from 'icon:broadsword';
import sword2 from 'icon:sword-brandish';
import tapestry from 'icon:tattered-banner';
import terror from 'icon:screaming';
import territory from 'icon:flying-flag';
import tower from 'icon:stone-tower';
import trade from 'icon:swap-bag';
import tree from 'icon:tree-roots';
import treasure from 'icon:gems';
import viking from 'icon:viking-head';
import wall from 'icon:stone-wall';
import whale from 'icon:whale-tail';
import wings from 'icon:winged-sword';
import flame from 'icon:fire-dash';

/** Two hammers crossed: worth two. */
const double = `<g transform="translate(-30 70) scale(.8)">${hammer}</g><g transform="translate(542 70) scale(-.8 .8)">${hammer}</g>`;
/** A Combat die: as many strokes as it has successes. */
const strokes = (n: number) =>
  n
    ? Array.from(
        { length: n },
        (_, i) =>
          `<g transform="translate(${n === 1 ? 56 : 20 + i * 200} ${n === 1 ? 56 : 120}) scale(${n === 1 ? 0.78 : 0.54})">${axes}</g>`,
      ).join('')
    : '<circle cx="256" cy="256" r="58" fill="none" stroke="currentColor" stroke-width="34"/>';

export {
  anchor,
  campfire,
  crown,
  dice,
  drakkar,
  favour,
  food,
  laurels,
  prophecy,
  sail,
  scroll,
  shield,
  skull,
  sun,
  terror,
  territory,
  viking,
};

export const COMBAT_FACES = [strokes(0), strokes(1), strokes(2), strokes(0), strokes(1), strokes(1)];
export const COMBAT_COLOUR = '#33393f';

export const FACE_SIGNS: Record<string, string> = {
  shield,
  chest,
  ship: drakkar,
  hammer,
  'double-hammer': double,
  helmet,
  raven,
  tree,
  clan: stars,
};
export const COLOURS = ['red', 'blue', 'yellow'] as const;
export const DIE_COLOURS: Record<string, string> = {
  red: '#a3352a',
  blue: '#2f6a94',
  yellow: '#a97c12',
  any: '#6b6259',
};
const CLAN_OF: Record<string, string> = { red: 'helmet', blue: 'raven', yellow: 'tree' };
export const CLAN_COLOURS: Record<string, string> = {
  helmet: DIE_COLOURS.red,
  raven: DIE_COLOURS.blue,
  tree: DIE_COLOURS.yellow,
};
/** The six faces of a die of this colour, in the order of the box. */
export const facesOf = (colour: string) => [
  'shield',
  'chest',
  'ship',
  'hammer',
  'double-hammer',
  CLAN_OF[colour] ?? 'helmet',
];

export const LOCATION_SIGNS: Record<string, string> = {
  recruit: viking,
  trade,
  battle: serpent,
  village: huts,
  keep,
  subdue: territory,
};
export const LOCATION_COLOURS = { red: '#8a2f23', blue: '#2b5b78' };

export const GOODS: Record<string, [string, string]> = {
  glory: [laurels, '#a9781a'],
  food: [food, '#8a5a2b'],
  favor: [favour, '#3f7f86'],
  terror: [terror, '#5b3b63'],
  farm: [barn, '#6b7d3a'],
  wall: [wall, '#7b7268'],
  tower: [tower, '#54606b'],
  dice: [dice, '#6b6259'],
};

export const UPGRADE_SIGNS: Record<string, string> = {
  shield,
  chest,
  'ship-hammer': `<g transform="translate(0 0) scale(.62)">${drakkar}</g><g transform="translate(200 210) scale(.58)">${hammer}</g>`,
};

export const REAVER_SIGNS: Record<string, string> = {
  fanatic: flame,
  plunderer: plough,
  arsonist: fire,
  favored: stars,
  warrior: sword2,
  'axe-chief': axes,
  berserker: berserk,
  hunter: stag,
  huskarl: shield,
  veteran: wings,
  freeman: hammer,
  'spear-chief': spear,
  hero: laurels,
  seer: eye,
  prophetess: hood,
  'book-keeper': book,
  'sword-chief': sword,
  scout: spyglass,
};

/** Sign and colour of every card that is not a Reaver. */
export const CARD_SIGNS: Record<string, string> = {
  andvarinaut: ring,
  bodn: mead,
  brisingamen: necklace,
  dainsleif: sword,
  draupnir: ring,
  eldhrimnir: cauldron,
  harp,
  hringhorni: drakkar,
  jarnglofar: fist,
  'frigg-cup': cup,
  laevateinn: wings,
  'mjolnir-shard': hammer,
  skidbladnir: sail,
  'ash-staff': staff,
  'upgrade-shield': shield,
  'upgrade-chest': chest,
  'upgrade-ship': UPGRADE_SIGNS['ship-hammer'],
  farm: barn,
  'village-wall': wall,
  swords: sword2,
  bows: bow,
  axes,
  runes,
  treasure,
  art,
  armor: breastplate,
  'tapestry-dearg': tapestry,
  'tapestry-buigh': tapestry,
  'tapestry-gorm': tapestry,
  'keep-wall': wall,
  'tower-by': tower,
  'tower-ry': tower,
  'tower-rb': tower,
  calm: sun,
  famine: spoiled,
  kraken,
  raiders: drakkar,
  rough,
  ambush: ghoul,
  spoiled: food,
  merchant,
  draugr: ghoul,
  boat,
  knarr,
  outcasts,
  longship: drakkar,
  lyngbakr: whale,
  spawn: serpent,
  'berserkers-glory': helmet,
  'proud-conquerors': dice,
  pillager: barn,
  juggernaut: wall,
  'treasure-hunter': treasure,
  'sea-master': serpent,
  'valhalla-master': mead,
  'sailors-reward': sail,
  conqueror: tower,
  'odins-prophet': favour,
  'stolen-armor': breastplate,
  'world-shaman': prophecy,
  'feast-of-gods': food,
  'odins-warrior': raven,
  'seidr-chosen': tree,
  'refined-taste': art,
  'lord-slayer': tapestry,
};
export const KIND_COLOURS: Record<string, string> = {
  village: '#7b6a34',
  keep: '#5d6a74',
  journey: '#3d6b7a',
  battle: '#8a3a2c',
  prophecy: '#6d4f8f',
  reaver: '#7a4a2c',
};
export const TAPESTRY_COLOURS: Record<string, string> = {
  'tapestry-dearg': '#a3352a',
  'tapestry-buigh': '#a97c12',
  'tapestry-gorm': '#2f6a94',
};
export const LAND_COLOURS: Record<string, string> = { food: '#8a5a2b', favor: '#3f7f86', dice: '#6d5f7d' };
/** The rows of the score sheet, in the order of the printed table, with their signs. */
export const SCORE_SIGNS: Record<string, string> = {
  glory: laurels,
  terror,
  artifacts: mead,
  treasure,
  art,
  armor: breastplate,
  tapestry,
  farm: barn,
  wall,
  tower,
  prophecies: prophecy,
};
