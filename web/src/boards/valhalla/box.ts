import { get } from '$lib/api';
import type { BoxView } from '$lib/wire';
import { t, words } from '$lib/words.svelte';
import type { Slot } from '../../pieces/Card.svelte';
import {
  CLAN_COLOURS,
  CLAN_SIGNS,
  FACE_SIGNS,
  jarl as jarlSign,
  mission as missionSign,
  REQUIREMENT_SIGNS,
  TACTIC_SIGNS,
  thor as thorSign,
  tyr as tyrSign,
} from './signs';

export type Kind = 'warrior' | 'tactic' | 'thor' | 'mission' | 'tyr';

/** A card of the deck as the box describes it. */
export interface CardEntry {
  id: string;
  kind: Kind;
  clan?: string;
  strength?: number;
  glory?: number;
  symbols?: number;
  require?: { kind: string; symbols?: string[]; n?: number };
  trait?: string;
  favour?: string;
  ability?: string;
  of?: string | null;
  effect?: { op: string; value?: number; face?: string | null; cost?: string; clan?: string | null };
}

export interface MonsterSide {
  strength: number;
  limit: number;
  warriors: string[];
  attack: string[];
  curse?: string;
  of?: string | null;
}

const cards = new Map<string, CardEntry>();
const monsters = new Map<string, { a: MonsterSide; b: MonsterSide; monster: string }>();
let loading: Promise<void> | null = null;

/** Fetch the box once; boards and pages wait for it. */
export function load(): Promise<void> {
  loading ??= get<BoxView>('/api/box/valhalla').then(fill, (error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

export function fill(box: Pick<BoxView, 'kinds'>): void {
  for (const kind of ['warrior', 'tactic', 'thor', 'mission', 'tyr'] as const)
    for (const entry of box.kinds[kind] ?? []) cards.set(String(entry.id), { ...(entry as unknown as CardEntry), kind });
  for (const monster of (box.kinds.monster ?? []) as unknown as {
    id: string;
    cards: { id: string; a: MonsterSide; b: MonsterSide }[];
  }[])
    for (const card of monster.cards ?? []) monsters.set(card.id, { ...card, monster: monster.id });
}

export const cardOf = (id: string): CardEntry => cards.get(id) ?? { id, kind: 'tactic' };
export const monsterOf = (id: string) => monsters.get(id) ?? null;

const NOTHING = '';
export const nameOf = (card: CardEntry) => t(`valhalla-${card.kind}-${card.id}`);
export const jarlName = (id: string) => t(`valhalla-jarl-${id}`);
export const faceName = (face: string) => t(`valhalla-face-${face}`);
export const clanName = (clan: string) => words.or(`valhalla-clan-${clan}`, clan);

export function signOf(card: CardEntry): string {
  if (card.kind === 'warrior') return CLAN_SIGNS[card.clan ?? 'bear'] ?? CLAN_SIGNS.bear;
  if (card.kind === 'thor') return thorSign;
  if (card.kind === 'mission') return missionSign;
  if (card.kind === 'tyr') return tyrSign;
  return TACTIC_SIGNS.find(([word]) => card.id.startsWith(word))?.[1] ?? jarlSign;
}

export function colourOf(card: CardEntry): string {
  if (card.kind === 'warrior') return CLAN_COLOURS[card.clan ?? 'bear'] ?? CLAN_COLOURS.bear;
  return { tactic: '#5f93a8', thor: '#4a74b8', mission: '#b48a12', tyr: '#a03a2c', warrior: '' }[card.kind];
}

/** The dice a Warrior needs, as slots; `dice` lie on it, each `face + 6 × colour`. */
export function slotsOf(card: CardEntry, faces: string[] = [], colours: string[] = []): Slot[] {
  if (card.kind !== 'warrior' || !card.require) return [];
  const need = card.require;
  const count = need.kind === 'symbols' ? (need.symbols?.length ?? 0) : (card.symbols ?? need.n ?? 0);
  if (faces.length)
    return faces.map((face, i) => ({ sign: FACE_SIGNS[face], label: faceName(face), filled: true, colour: colours[i] }));
  return Array.from({ length: count }, (_, i) => {
    const face = need.symbols?.[i];
    if (need.kind === 'symbols' && face) return { sign: FACE_SIGNS[face], label: faceName(face) };
    return { sign: REQUIREMENT_SIGNS[need.kind] ?? REQUIREMENT_SIGNS.any, label: words.or(`valhalla-require-${need.kind}`, need.kind) };
  });
}

/** The short mark in the middle of a card: its bonus. */
export function markOf(card: CardEntry): string {
  if (card.kind === 'warrior') {
    if (card.trait === 'hunt') return '+3';
    if (card.trait === 'kinship' || card.trait === 'gathering') return '+2/+5';
    return NOTHING;
  }
  if (card.effect?.value && /strength|bearer/.test(card.effect.op)) return `+${card.effect.value}`;
  return NOTHING;
}
