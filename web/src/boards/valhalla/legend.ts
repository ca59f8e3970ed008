import type { Legend } from '$lib/boards';
import {
  CLAN_COLOURS,
  CLAN_SIGNS,
  FACE_SIGNS,
  jarl,
  laurels,
  REQUIREMENT_SIGNS,
  shield,
  TACTIC_SIGNS,
} from './signs';

const weapons = Object.entries(FACE_SIGNS).map(([face, sign]) => [face, [sign]]);
const clans = Object.entries(CLAN_SIGNS).map(([clan, sign]) => [clan, [sign, CLAN_COLOURS[clan]]]);
const tactics = TACTIC_SIGNS.map(([id, sign]) => [id, [sign]]);

/** The number in the circle of a Warrior. */
const strength =
  '<circle cx="256" cy="256" r="210" fill="none" stroke="currentColor" stroke-width="34"/><text x="256" y="356" text-anchor="middle" font-size="290" font-weight="700" fill="currentColor">5</text>';

export const legend: Legend = {
  ...Object.fromEntries([...weapons, ...clans, ...tactics]),
  strength: [strength],
  any: [REQUIREMENT_SIGNS.any],
  same: [REQUIREMENT_SIGNS.same],
  glory: [laurels],
  token: [shield, '#9c2f22'],
  jarl: [jarl],
};
