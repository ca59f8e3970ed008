import type { Legend } from '$lib/boards';
import {
  CLAN_COLOURS,
  CLAN_SIGNS,
  DIE_COLOURS,
  DIE_SIGNS,
  event,
  laurels,
  memory,
  shard,
  shield,
  speed,
  statue,
  SYMBOL_PATHS,
  wound,
} from './signs';

const dice = Object.keys(DIE_SIGNS).map((kind) => [kind, [DIE_SIGNS[kind], DIE_COLOURS[kind]]]);
const clans = Object.keys(CLAN_SIGNS).map((clan) => [clan, [CLAN_SIGNS[clan], CLAN_COLOURS[clan]]]);
const rune = (symbol: string): [string] => [
  `<g transform="scale(5.12)"><path d="${SYMBOL_PATHS[symbol]}" fill="none" stroke="currentColor" stroke-width="11"/></g>`,
];

export const legend: Legend = {
  ...Object.fromEntries([...dice, ...clans]),
  'shard-blue': [shard, '#2d77b4'],
  'shard-yellow': [shard, '#c98d18'],
  vp: [laurels],
  defence: [shield],
  speed: [speed],
  statue: [statue],
  event: [event],
  memory: [memory],
  damage: [wound],
  v: rune('V'),
  e: rune('E'),
  o: rune('O'),
  w: rune('W'),
};
