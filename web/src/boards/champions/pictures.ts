import altar from 'icon:sword-altar';
import eyes from 'icon:suspicious';
import fame from 'icon:laurels-trophy';
import horn from 'icon:hunting-horn';
import kraken from 'icon:kraken-tentacle';
import locked from 'icon:dice-shield';
import lot from 'icon:rolling-dice-cup';
import paid from 'icon:two-coins';
import scales from 'icon:scales';
import ship from 'icon:drakkar';
import shuffled from 'icon:card-exchange';
import { SEAT_SIGNS } from '$lib/seats';
import { CLAN_COLOURS } from './colours';
import { worker } from './signs';

const painted = (colour: string) => `<g color="${colour}" fill="${colour}">${worker}</g>`;

/** Pictures of the set-up options, by value or `<option>-<value>`. */
export const pictures: Record<string, string> = {
  hall_of_fame: fame,
  distrustful_townsfolk: eyes,
  one_longship_per_port: ship,
  must_pay_to_place: paid,
  one_hunter_worker_per_player: horn,
  destiny_needs_at_least_one: scales,
  potential_locks_dice: locked,
  asmundr_scores_immediately: altar,
  kraken_counts_for_tie_break: kraken,
  journey_deck_reshuffles: shuffled,
  random: lot,
  any: lot,
  'seat-0': SEAT_SIGNS[0],
  'seat-1': SEAT_SIGNS[1],
  'seat-2': SEAT_SIGNS[2],
  'seat-3': SEAT_SIGNS[3],
  ...Object.fromEntries(Object.entries(CLAN_COLOURS).map(([name, colour]) => [name, painted(colour)])),
};
