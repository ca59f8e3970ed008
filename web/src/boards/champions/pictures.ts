import lot from 'icon:rolling-dice-cup';
import { SEAT_SIGNS } from '$lib/seats';
import { CLAN_COLOURS } from './colours';
import { worker } from './signs';

const painted = (colour: string) => `<g color="${colour}" fill="${colour}">${worker}</g>`;

/** Pictures of the set-up options, by value or `<option>-<value>`. */
export const pictures: Record<string, string> = {
  random: lot,
  any: lot,
  'seat-0': SEAT_SIGNS[0],
  'seat-1': SEAT_SIGNS[1],
  'seat-2': SEAT_SIGNS[2],
  'seat-3': SEAT_SIGNS[3],
  ...Object.fromEntries(Object.entries(CLAN_COLOURS).map(([name, colour]) => [name, painted(colour)])),
};
