import bear from 'icon:bear-head';
import walrus from 'icon:walrus-head';
import deer from 'icon:stag-head';
import boar from 'icon:boar-tusks';
import agility from 'icon:wingfoot';
import strength from 'icon:mailed-fist';
import instinct from 'icon:all-seeing-eye';
import neutral from 'icon:rune-stone';
import hrafn from 'icon:raven';
import feima from 'icon:enrage';
import halvard from 'icon:battle-axe';
import helga from 'icon:snowflake-2';
import erik from 'icon:shark-jaws';
import ebbe from 'icon:hunting-horn';
import bjorn from 'icon:viking-shield';
import frida from 'icon:duality-mask';
import arne from 'icon:wolf-trap';
import gunnhild from 'icon:spears';
import orvar from 'icon:owl';
import brandr from 'icon:fire-spell-cast';
import hidlesvini from 'icon:boar';
import seggir from 'icon:troll';
import hofundr from 'icon:giant';
import advantage from 'icon:sword-clash';
import inspiration from 'icon:sunbeams';
import treasure from 'icon:open-treasure-chest';
import mark from 'icon:star-swirl';
import artefact from 'icon:glowing-artifact';
import trophy from 'icon:trophy';
import memory from 'icon:book-pile';
import deck from 'icon:card-pick';
import hand from 'icon:poker-hand';
import speed from 'icon:walking-boot';
import shield from 'icon:shield';
import wound from 'icon:bloody-sword';
import power from 'icon:fist';
import heart from 'icon:hearts';
import doom from 'icon:burning-skull';
import mission from 'icon:scroll-quill';
import event from 'icon:tied-scroll';
import destiny from 'icon:spider-web';
import nemesis from 'icon:horned-skull';
import enemyToken from 'icon:daemon-skull';
import hazard from 'icon:fire-gem';
import laurels from 'icon:laurels';
import crown from 'icon:crown';
import stonePile from 'icon:stone-pile';
import menhir from 'icon:menhir';
import chest from 'icon:locked-chest';
import statue from 'icon:totem';
import shard from 'icon:crystal-shine';
import remnant from 'icon:falling-rocks';
import defeated from 'icon:tombstone';
import push from 'icon:push';
import move from 'icon:footsteps';
import attack from 'icon:sword-clash';
import gather from 'icon:crystal-growth';
import activate from 'icon:fire-dash';
import change from 'icon:switch-weapon';

export {
  activate,
  advantage,
  artefact,
  attack,
  change,
  chest,
  crown,
  deck,
  defeated,
  destiny,
  doom,
  enemyToken,
  event,
  gather,
  hand,
  hazard,
  heart,
  inspiration,
  laurels,
  mark,
  memory,
  menhir,
  mission,
  move,
  nemesis,
  power,
  push,
  remnant,
  shard,
  shield,
  speed,
  statue,
  stonePile,
  treasure,
  trophy,
  wound,
};

export const KINDS = ['agility', 'strength', 'instinct', 'neutral'] as const;
export const DIE_SIGNS: Record<string, string> = { agility, strength, instinct, neutral };
export const DIE_COLOURS: Record<string, string> = {
  agility: '#4d7d3c',
  strength: '#a03325',
  instinct: '#2f6ea6',
  neutral: '#6d757b',
};

export const CLAN_SIGNS: Record<string, string> = { bear, walrus, deer, boar };
export const CLAN_COLOURS: Record<string, string> = {
  bear: '#b23a2a',
  walrus: '#2f78b0',
  deer: '#bf8f12',
  boar: '#4f8440',
};
export const CLAN_HEROES: Record<string, string[]> = {
  bear: ['hrafn', 'feima', 'halvard'],
  walrus: ['helga', 'erik', 'ebbe'],
  boar: ['bjorn', 'frida', 'arne'],
  deer: ['gunnhild', 'orvar', 'brandr'],
};

export const HERO_SIGNS: Record<string, string> = {
  hrafn,
  feima,
  halvard,
  helga,
  erik,
  ebbe,
  bjorn,
  frida,
  arne,
  gunnhild,
  orvar,
  brandr,
};
const HERO_CLANS = Object.fromEntries(
  Object.entries(CLAN_HEROES).flatMap(([clan, heroes]) => heroes.map((hero) => [hero, clan])),
);
/** The colour of a Hero's cards: that of the clan the Hero is drawn with. */
export const heroColour = (hero: string | null): string =>
  hero ? (CLAN_COLOURS[HERO_CLANS[hero]] ?? '#5c4c3d') : '#8a6a3a';

export const ENEMY_SIGNS: Record<string, string> = { hidlesvini, seggir, hofundr };
export const ENEMY_COLOUR = '#3c4a5c';
export const OBSTACLE_SIGNS: Record<string, string> = { stone_pile: stonePile, menhir, chest, statue };
export const TREASURE_SIGNS: Record<string, string> = { mark, equipment: treasure, artefact };
export const ACTION_SIGNS: Record<string, string> = { move, push, attack, gather, activate, change };

/** The ability symbols are runes of straight cuts; the wild one is all of them. */
export const SYMBOL_PATHS: Record<string, string> = {
  V: 'M16 14L50 86L84 14M34 52H66',
  E: 'M80 16H28V84H80M28 50H66',
  O: 'M50 10L86 50L50 90L14 50Z',
  W: 'M50 8V92M14 26L86 74M86 26L14 74',
};
