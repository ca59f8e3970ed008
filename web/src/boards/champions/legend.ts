import attack from 'icon:fangs';
import defence from 'icon:bordered-shield';
import type { Legend } from '$lib/boards';
import {
  DIE_COLOURS,
  DIE_FACES,
  ENEMY_COLOURS,
  fight,
  GOOD_COLOURS,
  GOOD_SIGNS,
  ship,
  troll,
  worker,
} from './signs';

const goods = Object.keys(GOOD_SIGNS).map((good) => [good, [GOOD_SIGNS[good], GOOD_COLOURS[good]]]);
const [blank, shield, hit, double] = DIE_FACES.spearman.map((face): [string, string] => [
  face,
  DIE_COLOURS.spearman,
]);
const ring = (colour: string): [string, string] => [
  '<circle cx="256" cy="256" r="170" fill="none" stroke="currentColor" stroke-width="56"/>',
  colour,
];

export const legend: Legend = {
  ...Object.fromEntries(goods),
  blank,
  shield,
  hit,
  double,
  attack: [attack],
  defence: [defence],
  worker: [worker],
  ship: [ship],
  troll: [troll, ENEMY_COLOURS.none],
  fight: [fight],
  'red-ring': ring('#9c2f22'),
  'blue-ring': ring('#2f6f8f'),
  'brown-ring': ring('#7a5a36'),
};
