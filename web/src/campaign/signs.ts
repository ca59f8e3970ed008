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
import mark from 'icon:star-swirl';
import gear from 'icon:open-treasure-chest';
import artefact from 'icon:glowing-artifact';
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

export { nemesis, rune };

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

/** What a Treasure card is, by its number: marks of the gods, equipment, artefacts. */
export function treasureSign(card: string): string {
  const number = Number(card.slice(1));
  return number <= 10 ? mark : number <= 24 ? gear : artefact;
}
export const isArtefact = (card: string) => Number(card.slice(1)) > 24;

/** The place that stands for Nemesis in a ranking. */
export const NEMESIS = 4;
export const GAMES = 5;
