import apples from 'icon:shiny-apple';
import axes from 'icon:crossed-axes';
import barbarian from 'icon:barbarian';
import biceps from 'icon:biceps';
import boat from 'icon:drakkar';
import bones from 'icon:person-in-bed';
import dice from 'icon:rolling-dices';
import dagger from 'icon:sacrificial-dagger';
import fist from 'icon:thor-fist';
import flame from 'icon:flame';
import flag from 'icon:windsock';
import gift from 'icon:wind-slap';
import harpoon from 'icon:harpoon-trident';
import herbs from 'icon:herbs-bundle';
import hood from 'icon:cultist';
import horn from 'icon:beer-horn';
import house from 'icon:huts-village';
import jester from 'icon:jester-hat';
import leaf from 'icon:oak-leaf';
import lyre from 'icon:lyre';
import mask from 'icon:carnival-mask';
import mutiny from 'icon:pirate-captain';
import priestess from 'icon:tarot-02-the-high-priestess';
import raven from 'icon:raven';
import serpent from 'icon:sea-serpent';
import sextant from 'icon:sextant';
import shield from 'icon:viking-shield';
import ship from 'icon:ship-wheel';
import spinning from 'icon:spinning-wheel';
import still from 'icon:sailboat';
import storm from 'icon:big-wave';
import sun from 'icon:sun';
import vomit from 'icon:vomiting';
import wave from 'icon:wave-crest';
import wing from 'icon:feathered-wing';
import sail from 'icon:crossed-air-flows';
import type { CardFace } from './view';

export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
export const STEPS: Record<string, readonly [number, number]> = {
  N: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [1, 1],
  S: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [-1, -1],
};

/** An oar: this way one rows, which ends the turn. */
export const oar =
  '<g fill="currentColor" transform="rotate(-45 256 256)"><rect x="226" y="-60" width="60" height="360" rx="30"/>' +
  '<path d="M256 236c84 64 108 164 72 300q-72 44-144 0c-36-136-12-236 72-300z"/></g>';

/** Every colour has a sign of its own: on ships, ports, villages, halls and daughters. */
export const COLOUR_SIGNS: Record<string, string> = { yellow: sun, green: leaf, blue: wave, red: flame };
export const COLOUR_TONES: Record<string, string> = {
  yellow: '#e2b93b',
  green: '#4c9a58',
  blue: '#3f83cf',
  red: '#c0392f',
};

/** A thane's daughter: a face between two plaits under a band, drawn in the box of the icons. */
export const daughter =
  '<path fill="currentColor" d="M256 40c-88 0-146 62-146 150v92c-34 30-44 78-38 142l34 38 26-46c-8-44 2-78 22-104 10 52 46 94 102 94s92-42 102-94c20 26 30 60 22 104l26 46 34-38c6-64-4-112-38-142v-92C402 102 344 40 256 40zm0 116c44 0 76 20 84 50v58c0 60-34 100-84 100s-84-40-84-100v-58c8-30 40-50 84-50z"/><path fill="currentColor" d="M200 238h30v18h-30zm82 0h30v18h-30zm-60 62c20 14 48 14 68 0l6 14c-24 18-56 18-80 0zM96 96h320v26H96z"/>';

const EFFECTS: Record<string, string> = {
  loki: mask,
  thor: fist,
  helm: ship,
  mutiny,
  seasick: vomit,
  norns: spinning,
  deep: serpent,
  njord: gift,
  calm: still,
  shift: flag,
  idunn: apples,
  ravens: raven,
  ran: storm,
  berserker: barbarian,
  shieldmaiden: shield,
  harpooner: harpoon,
  oarsman: biceps,
  herbalist: herbs,
  gothi: hood,
  navigator: sextant,
  helmsman: boat,
  skald: lyre,
  volva: priestess,
  valkyrie: wing,
  trickster: jester,
};

/** Signs of what is declared without a card. */
export const DECLARED: Record<string, string> = {
  attack: axes,
  'attack-beast': serpent,
  plunder: house,
  feast: horn,
  sacrifice: dagger,
  roll: dice,
};

export { bones as sickness, dice, horn, house, sail, serpent };

const turned = (direction: string) => DIRECTIONS.indexOf(direction) * 45;

/** A compass with the winds a card shows cut deep and the others faint, in the box of the icons. */
export function rose(winds: string[]): string {
  const ray = (direction: string, deep: boolean) => {
    const long = direction.length === 1;
    const tip = long ? 14 : 52;
    const wide = long ? 46 : 38;
    return `<path transform="rotate(${turned(direction)} 256 256)" d="M256 ${tip}L${256 + wide} ${tip + 112}L${256 + 16} ${tip + 92}L268 236L244 236L${256 - 16} ${tip + 92}L${256 - wide} ${tip + 112}Z" fill="currentColor" ${deep ? '' : 'opacity="0.16" stroke="none"'}/>`;
  };
  return (
    DIRECTIONS.map((direction) => ray(direction, winds.includes(direction))).join('') +
    '<circle cx="256" cy="256" r="30" fill="currentColor"/>'
  );
}

const faces = new Map<string, CardFace>();

/** The cards of this game, by id: the same in every view. */
export function learn(cards: CardFace[]): void {
  for (const card of cards) faces.set(card.id, card);
}
export const faceOf = (id: string): CardFace | undefined => faces.get(id);

export const kindOf = (id: string): string => id.split('-')[0];

export function signOf(face: CardFace): string {
  if (face.sort === 'wind') return rose(face.winds);
  if (face.sort === 'daughter') return daughter;
  return EFFECTS[kindOf(face.id)] ?? dice;
}

export const colourOfDaughter = (id: string): string => id.replace('daughter-', '');

export function toneOf(face: CardFace): string {
  if (face.sort === 'wind') return '#3d6f8f';
  if (face.sort === 'daughter') return COLOUR_TONES[colourOfDaughter(face.id)] ?? '#777';
  if (face.sort === 'hero') return '#6f6a3c';
  return face.reaction ? '#b8452f' : '#b98a34';
}
