import bear from 'icon:bear-head';
import walrus from 'icon:walrus-head';
import deer from 'icon:stag-head';
import boar from 'icon:boar-tusks';
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
import T01 from 'icon:third-eye';
import T02 from 'icon:thor-fist';
import T03 from 'icon:heart-wings';
import T04 from 'icon:duality';
import T05 from 'icon:sword-wound';
import T06 from 'icon:rainbow-star';
import T07 from 'icon:sunbeams';
import T08 from 'icon:wave-crest';
import T09 from 'icon:ski-boot';
import T10 from 'icon:scales';
import T11 from 'icon:tomahawk';
import T12 from 'icon:round-shield';
import T13 from 'icon:metal-boot';
import T14 from 'icon:grapple';
import T15 from 'icon:hunting-horn';
import T16 from 'icon:chain-mail';
import T17 from 'icon:sharp-axe';
import T18 from 'icon:herbs-bundle';
import T19 from 'icon:crystal-bars';
import T20 from 'icon:gloves';
import T21 from 'icon:stone-spear';
import T22 from 'icon:cloak';
import T23 from 'icon:animal-hide';
import T24 from 'icon:cloak-dagger';
import T25 from 'icon:sun-spear';
import T26 from 'icon:thor-hammer';
import T27 from 'icon:ring';
import T28 from 'icon:ribbon';
import T29 from 'icon:gem-necklace';
import T30 from 'icon:horseshoe';
import T31 from 'icon:viking-helmet';
import T32 from 'icon:beer-horn';
import landing from 'icon:drakkar';
import idols from 'icon:totem-head';
import breakers from 'icon:hammer-drop';
import embers from 'icon:fire-dash';
import heart from 'icon:crystal-cluster';
import horns from 'icon:mighty-horn';
import stampede from 'icon:boar';
import hunger from 'icon:troll';
import siege from 'icon:fire-shrine';
import conquest from 'icon:giant';
import nemesis from 'icon:horned-skull';
import rune from 'icon:rune-stone';
import layout from 'icon:treasure-map';
import territory from 'icon:compass';

export { nemesis, rune };

/** What a solo player settles about the Battlefield. */
export const GROUND_SIGNS: Record<string, string> = { layout, territory };

/** The same signs and colours as on the island. */
export const CLAN_SIGNS: Record<string, string> = { bear, walrus, deer, boar };
export const CLAN_COLOURS: Record<string, string> = {
  bear: '#b23a2a',
  walrus: '#2f78b0',
  deer: '#bf8f12',
  boar: '#4f8440',
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
const HERO_CLANS: Record<string, string> = {
  hrafn: 'bear',
  feima: 'bear',
  halvard: 'bear',
  helga: 'walrus',
  erik: 'walrus',
  ebbe: 'walrus',
  bjorn: 'boar',
  frida: 'boar',
  arne: 'boar',
  gunnhild: 'deer',
  orvar: 'deer',
  brandr: 'deer',
};
export const heroColour = (hero: string) => CLAN_COLOURS[HERO_CLANS[hero]] ?? '#5c4c3d';

export const SCENARIO_SIGNS: Record<string, string> = {
  '1A': landing,
  '2A': idols,
  '3A': breakers,
  '4A': embers,
  '5A': heart,
  '1B': horns,
  '2B': stampede,
  '3B': hunger,
  '4B': siege,
  '5B': conquest,
};

/** Marks of the gods, equipment, artefacts: a sign for each Treasure card. */
const TREASURE_SIGNS: Record<string, string> = {
  T01,
  T02,
  T03,
  T04,
  T05,
  T06,
  T07,
  T08,
  T09,
  T10,
  T11,
  T12,
  T13,
  T14,
  T15,
  T16,
  T17,
  T18,
  T19,
  T20,
  T21,
  T22,
  T23,
  T24,
  T25,
  T26,
  T27,
  T28,
  T29,
  T30,
  T31,
  T32,
};
export const treasureSign = (card: string) => TREASURE_SIGNS[card] ?? rune;
export const isArtefact = (card: string) => Number(card.slice(1)) > 24;

/** The place that stands for Nemesis in a ranking. */
export const NEMESIS = 4;
export const GAMES = 5;
