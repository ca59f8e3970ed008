import type { Entry } from '$lib/wire';
import type { Text } from '../../generated/champions';

type Kind = 'roll' | 'hit' | 'loss' | 'won' | 'beaten' | 'gain' | 'journey' | 'hunt' | 'blame';

/** One moment of a fight as it is shown: what was said, and what lies in the picture. */
export interface Beat {
  key: string;
  text: Text;
  kind: Kind;
  /** Whose fight it is; nobody's where all are meant. */
  seat: number | null;
  /** The dice as they lie since the last roll. */
  dice: { kind: string; face: string }[];
  /** Goods and warriors, by kind. */
  goods: Record<string, number>;
  /** Who is fought, by the name on the card. */
  enemy: string | null;
  journey: string | null;
  shore: string | null;
  /** On the way: the ship is shown, and no enemy yet. */
  sea: boolean;
  /** Damage, food or blame of this moment. */
  n: number;
  /** Damage the enemy has taken by now. */
  dealt: number;
}

const KINDS: Record<string, Kind> = {
  'champions-event-roll': 'roll',
  'champions-event-reroll': 'roll',
  'champions-event-damage': 'hit',
  'champions-event-lost-combat': 'loss',
  'champions-event-lost-journey': 'loss',
  'champions-event-lost-hunger': 'loss',
  'champions-event-barred': 'loss',
  'champions-event-defeated': 'won',
  'champions-event-beaten': 'beaten',
  'champions-event-journey': 'journey',
  'champions-event-no-journey': 'journey',
  'champions-event-hunt': 'hunt',
  'champions-event-troll-lives': 'blame',
};

const AT_SEA = [
  'champions-event-journey',
  'champions-event-no-journey',
  'champions-event-lost-journey',
  'champions-event-lost-hunger',
];

const list = (value: unknown): Text[] => (Array.isArray(value) ? value : value ? [value] : []) as Text[];
const tail = (value: unknown) => (value as Text | undefined)?.id.replace(/^champions-[a-z]+-/, '') ?? null;
const seatOf = (value: unknown): number | null => {
  const n = (value as Text | undefined)?.args?.n;
  return typeof n === 'number' ? n : null;
};

/** The beats of what happened in these entries, after `before`: fights, hunts and voyages, with the reward of a victory. */
export function beats(entries: Entry[], before: Beat | null = null): Beat[] {
  const found: Beat[] = [];
  for (const entry of entries) {
    let after = false;
    (entry.events ?? []).forEach(({ text }, i) => {
      let kind = KINDS[text.id];
      if (!kind && text.id === 'champions-event-gain' && after) kind = 'gain';
      after = kind === 'won' || kind === 'gain';
      if (!kind) return;
      const args = (text.args ?? {}) as Record<string, unknown>;
      found.push({
        key: `${entry.seq} ${i}`,
        text,
        kind,
        seat: seatOf(args.who),
        dice: list(args.dice).map((die) => {
          const [, , warrior, face] = die.id.split('-');
          return { kind: warrior, face };
        }),
        goods: Object.fromEntries(
          list(args.what).map((good) => [tail(good) ?? '', Number(good.args?.n ?? 1)]),
        ),
        enemy: tail(args.enemy),
        journey: tail(args.card),
        shore: tail(args.shore),
        sea: AT_SEA.includes(text.id),
        n: Number(args.n ?? 0),
        dealt: 0,
      });
    });
  }
  return joined(found, before);
}

/** Beats of one fight know its enemy, its dice and the damage so far: rolls and losses do not name the enemy. */
function joined(found: Beat[], before: Beat | null): Beat[] {
  const apart = (beat: Beat) => beat.sea || beat.kind === 'hunt' || beat.kind === 'blame';
  // Backwards: a roll is made against whoever is struck next.
  let next: Beat | null = null;
  for (const beat of [...found].reverse()) {
    if (apart(beat)) next = null;
    else if (beat.enemy) next = beat;
    else if (next?.seat === beat.seat) beat.enemy = next.enemy;
  }
  let last = before;
  for (const beat of found) {
    if (beat.sea && !beat.shore && last?.sea && last.seat === beat.seat) beat.shore = last.shore;
    const same = last !== null && last.seat === beat.seat && !last.sea;
    if (last && same && !beat.enemy && !apart(beat)) beat.enemy = last.enemy;
    const on = last && same && last.enemy === beat.enemy ? last : null;
    if (on && !beat.dice.length && (beat.kind === 'hit' || beat.kind === 'hunt')) beat.dice = on.dice;
    beat.dealt = (on?.dealt ?? 0) + (beat.kind === 'hit' ? beat.n : 0);
    last = beat;
  }
  return found;
}
