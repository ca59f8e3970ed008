import type { Legend } from '$lib/boards';
import {
  CLAN_COLOURS,
  COMBAT_COLOUR,
  COMBAT_FACES,
  FACE_SIGNS,
  GOODS,
  LOCATION_COLOURS,
  LOCATION_SIGNS,
  prophecy,
  shield,
  viking,
} from './signs';

const faces = Object.entries(FACE_SIGNS).map(([face, sign]) => [
  face,
  [sign, CLAN_COLOURS[face] ?? '#6b6259'],
]);
const red = ['recruit', 'battle', 'village', 'keep'];
const places = Object.entries(LOCATION_SIGNS).map(([place, sign]) => [
  place,
  [sign, red.includes(place) ? LOCATION_COLOURS.red : LOCATION_COLOURS.blue],
]);

export const legend: Legend = {
  ...Object.fromEntries([...faces, ...places]),
  ...GOODS,
  defense: [shield],
  combat: [COMBAT_FACES[2], COMBAT_COLOUR],
  prophecy: [prophecy, '#6d4f8f'],
  reaver: [viking, '#7a4a2c'],
};
