import bolt from 'icon:lightning-arc';
import type { Legend } from '$lib/boards';
import {
  COLOUR_SIGNS,
  COLOUR_TONES,
  daughter,
  DECLARED,
  dice,
  horn,
  house,
  oar,
  rose,
  serpent,
  sickness,
} from './signs';

const colours = Object.keys(COLOUR_SIGNS).map((colour) => [
  colour,
  [COLOUR_SIGNS[colour], COLOUR_TONES[colour]],
]);

export const legend: Legend = {
  ...Object.fromEntries(colours),
  daughter: [daughter],
  wind: [rose(['N', 'E', 'S', 'W'])],
  oar: [oar],
  beast: [serpent],
  village: [house],
  feast: [horn],
  attack: [DECLARED.attack],
  sacrifice: [DECLARED.sacrifice],
  reaction: [bolt],
  sick: [sickness],
  die: [dice],
};
