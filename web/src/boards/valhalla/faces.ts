import { t, words } from '$lib/words.svelte';
import type { Slot } from '../../pieces/Card.svelte';
import {
  CLAN_COLOURS,
  CLAN_SIGNS,
  DIE_COLOURS,
  FACE_SIGNS,
  jarl as jarlSign,
  mission as missionSign,
  REQUIREMENT_SIGNS,
  TACTIC_SIGNS,
  thor as thorSign,
  tyr as tyrSign,
} from './signs';
import type { DieView, Face } from './view';

/** Faces of all cards seen so far; what is printed on a card never changes. */
const known = new Map<string, Face>();

export function learn(faces: Record<string, Face>): void {
  for (const face of Object.values(faces)) if (!known.has(face.id)) known.set(face.id, face);
}

export const faceOf = (id: string): Face =>
  known.get(id) ?? { id, kind: 'tactic', name: `valhalla-tactic-${id}` };

export const nameOf = (face: Face) => t(face.name);
export const jarlName = (id: string) => t(`valhalla-jarl-${id}`);
export const weaponName = (weapon: string) => t(`valhalla-face-${weapon}`);
export const clanName = (clan: string) => words.or(`valhalla-clan-${clan}`, clan);
export const dieName = (die: DieView) => t(`web-valhalla-die-${die.colour}`, { face: weaponName(die.face) });

export function signOf(face: Face): string {
  if (face.kind === 'warrior') return CLAN_SIGNS[face.clan ?? ''] ?? CLAN_SIGNS.bear;
  if (face.kind === 'thor') return thorSign;
  if (face.kind === 'mission') return missionSign;
  if (face.kind === 'tyr') return tyrSign;
  return TACTIC_SIGNS.find(([word]) => face.id.includes(word))?.[1] ?? jarlSign;
}

export function colourOf(face: Face): string {
  if (face.kind === 'warrior') return CLAN_COLOURS[face.clan ?? ''] ?? CLAN_COLOURS.bear;
  return { tactic: '#5f93a8', thor: '#4a74b8', mission: '#b48a12', tyr: '#a03a2c' }[face.kind] ?? '#5f93a8';
}

/** The dice a Warrior needs, as slots; filled by those that lie on it. */
export function slotsOf(face: Face, dice: DieView[] = []): Slot[] {
  if (face.kind !== 'warrior') return [];
  if (dice.length)
    return dice.map((die) => ({
      sign: FACE_SIGNS[die.face],
      label: weaponName(die.face),
      filled: true,
      colour: DIE_COLOURS[die.colour],
    }));
  if (face.require === 'symbols')
    return (face.symbols ?? []).map((weapon) => ({ sign: FACE_SIGNS[weapon], label: weaponName(weapon) }));
  const kind = face.require ?? 'any';
  return Array.from({ length: face.amount ?? 0 }, () => ({
    sign: REQUIREMENT_SIGNS[kind] ?? REQUIREMENT_SIGNS.any,
    label: t(`web-valhalla-need-${kind}`),
  }));
}

/** The short mark in the middle of a card: the strength it may add, from the least to the most. */
export function markOf(face: Face): string {
  const bonus = face.bonus ?? [];
  const steps = bonus.length > 2 ? [bonus[0], bonus[bonus.length - 1]] : bonus;
  return steps.map((n) => `+${n}`).join(bonus.length > 2 ? '…' : '/');
}
