import { t, words } from '$lib/words.svelte';
import { CARD_SIGNS, CLAN_COLOURS, KIND_COLOURS, prophecy, REAVER_SIGNS, TAPESTRY_COLOURS } from './signs';
import type { ReaversBattle, ReaversLocation, ReaversReaver } from './view';

/** The decks a card can come from. */
export type Kind = 'reaver' | 'village' | 'keep' | 'journey' | 'battle' | 'prophecy';

export const dieColour = (die: string) => die.slice(0, die.indexOf('-'));
export const dieFace = (die: string) => die.slice(die.indexOf('-') + 1);
export const dieName = (die: string) => words.or(`reavers-die-${die}`, die);
export const faceName = (face: string) => t(`reavers-face-${face}`);
export const locationName = (id: string) => t(`reavers-location-${id}`);
/** What a seat gets at a location, by its distance from whoever selects it: in a game of two the other one is the fourth. */
export const bonusAt = (location: ReaversLocation, seats: number, distance: number): number =>
  location.bonus[seats === 2 && distance === 1 ? 4 : distance] ?? 0;
export const bonusWord = (location: ReaversLocation, n: number) =>
  t(`web-reavers-bonus-${location.id}`, { n });
/** The bonuses of all seats in words, one after the other. */
export const bonusTitle = (location: ReaversLocation, seats: number): string =>
  Array.from({ length: seats }, (_, distance) =>
    t('web-reavers-bonus-seat', { distance, what: bonusWord(location, bonusAt(location, seats, distance)) }),
  ).join('; ');
export const locationText = (id: string, seats: number) => t(`reavers-location-${id}.text`, { seats });
export const landName = (id: string) => t(`reavers-territory-${id}`);
export const upgradeName = (id: string) => t(`reavers-upgrade-${id}`);
export const tileWords = (id: string) => t(`reavers-tile-${id}`);
export const cardName = (kind: Kind, id: string) => t(`reavers-${kind}-${id}`);
export const cardText = (kind: Kind, id: string) => t(`reavers-${kind}-${id}.text`);

export const cardSign = (kind: Kind, id: string) =>
  (kind === 'reaver' ? REAVER_SIGNS[id] : CARD_SIGNS[id]) ?? prophecy;
export const cardColour = (kind: Kind, id: string, clan = '') =>
  kind === 'reaver' ? CLAN_COLOURS[clan] : (TAPESTRY_COLOURS[id] ?? KIND_COLOURS[kind]);

/** What a card of a row shows, whatever its deck. */
export interface Face {
  kind: Kind;
  id: string;
  /** The name of what it is; several cards may share it. */
  of: string;
  reaver?: ReaversReaver;
  battle?: ReaversBattle;
}
/** What is printed on a card never changes: the same card is always the same face, so nothing is drawn anew. */
const known = new Map<string, Face>();
function face(kind: Kind, id: string, of: string, more: Partial<Face> = {}): Face {
  const key = `${kind} ${id}`;
  let found = known.get(key);
  if (!found) known.set(key, (found = { kind, id, of, ...more }));
  return found;
}
export const ofReaver = (reaver: ReaversReaver): Face => face('reaver', reaver.id, reaver.kind, { reaver });
export const ofBattle = (battle: ReaversBattle): Face => face('battle', battle.id, battle.kind, { battle });
export const ofKind = (kind: Kind, id: string): Face => face(kind, id, id);
const KEEPS = /^(treasure|art|armor|tapestry-|keep-wall|tower-)/;
export const ofSpoil = (id: string): Face => ofKind(KEEPS.test(id) ? 'keep' : 'village', id);

const numbers = new Map<string, { one: string; id: string }>();
/** Dice, numbered among those that are alike; equal ones are the same object in every view. */
export function dieList(dice: string[]): { one: string; id: string }[] {
  return numbered(dice, (die) => die).map((die) => {
    const found = numbers.get(die.id);
    if (!found) numbers.set(die.id, die);
    return found ?? die;
  });
}

/** `a a b` with a number for each that is the same as an earlier one. */
export function numbered<T>(all: T[], key: (one: T) => string): { one: T; id: string }[] {
  const seen = new Map<string, number>();
  return all.map((one) => {
    const name = key(one);
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    return { one, id: `${name}/${nth}` };
  });
}
