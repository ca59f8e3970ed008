import bear from 'icon:bear-head';
import wolf from 'icon:wolf-head';
import boar from 'icon:boar-tusks';
import stag from 'icon:stag-head';
import giant from 'icon:ice-golem';
import dwarf from 'icon:dwarf-face';
import sword from 'icon:broadsword';
import axe from 'icon:battle-axe';
import spear from 'icon:stone-spear';
import bow from 'icon:bow-arrow';
import shield from 'icon:viking-shield';
import any from 'icon:perspective-dice-six-faces-random';
import pair from 'icon:two-coins';
import fury from 'icon:enrage';
import heroic from 'icon:sword-clash';
import weapons from 'icon:sword-array';
import push from 'icon:shield-bash';
import exchange from 'icon:crossed-swords';
import cutOff from 'icon:broken-shield';
import delivery from 'icon:swap-bag';
import road from 'icon:stairs-goal';
import call from 'icon:hunting-horn';
import cry from 'icon:shouting';
import thor from 'icon:thor-hammer';
import mission from 'icon:scroll-quill';
import tyr from 'icon:fist';
import jarl from 'icon:viking-head';
import valkyrie from 'icon:feathered-wing';
import loki from 'icon:imp';
import king from 'icon:mountain-road';
import pairs from 'icon:shaking-hands';
import garm from 'icon:hound';
import nidhogg from 'icon:dragon-head';
import fenrir from 'icon:direwolf';
import jormungand from 'icon:sea-serpent';
import laurels from 'icon:laurels';

/** Two strokes of an axe: the failed throw. */
const fail =
  '<path fill="currentColor" d="M76 58c70 46 122 94 180 152 56-60 112-110 186-158 6 10 8 16 12 28-66 48-110 98-150 166 50 54 96 108 150 188-12 14-22 22-38 28-58-70-104-120-160-168-54 52-98 104-150 172-16-8-26-16-38-32 52-76 96-128 142-180-46-62-90-110-152-162 4-14 10-24 18-34z"/>';

export {
  call,
  cry,
  delivery,
  fail,
  jarl,
  king,
  laurels,
  loki,
  mission,
  pairs,
  shield,
  thor,
  tyr,
  valkyrie,
  axe,
  sword,
};

export const FACES = ['sword', 'axe', 'spear', 'bow', 'shield', 'x'] as const;
export type Face = (typeof FACES)[number];
export const FACE_SIGNS: Record<string, string> = { sword, axe, spear, bow, shield, x: fail };
export const DIE_FACES = FACES.map((face) => FACE_SIGNS[face]);
/** Dice come in these colours: attacker, defender, extra, a card that counts as a die. */
export const DIE_COLOURS: Record<string, string> = {
  red: '#9c2f22',
  black: '#33393f',
  grey: '#7d868c',
  card: '#8a6a3a',
};

export const CLAN_SIGNS: Record<string, string> = { bear, wolf, boar, stag, giant, dwarf };
export const CLAN_COLOURS: Record<string, string> = {
  bear: '#c1622f',
  wolf: '#4f8a45',
  boar: '#b48a12',
  stag: '#7b5aa6',
  giant: '#7d9199',
  dwarf: '#5d5a58',
};

export const REQUIREMENT_SIGNS: Record<string, string> = { any, same: pair, two_pairs: pair, different: any };

export const TACTIC_SIGNS: [string, string][] = [
  ['fury', fury],
  ['heroic', heroic],
  ['new-weapons', weapons],
  ['push', push],
  ['exchange', exchange],
  ['cut-off', cutOff],
  ['weapons-delivery', delivery],
  ['delivery', delivery],
  ['road', road],
  ['call', call],
  ['war-cry', cry],
];

export const MONSTER_SIGNS: Record<string, string> = { garm, nidhogg, fenrir, jormungand };
export { garm, nidhogg, fenrir, jormungand, dwarf, stag };
