import type { Entry } from '$lib/wire';
import type { Text } from '../../generated/champions';

/** One moment of a fight as it is shown: what was said, and what lies in the picture. */
export interface Beat {
  key: string;
  text: Text;
  kind: 'roll' | 'hit' | 'loss' | 'won' | 'beaten' | 'gain' | 'journey' | 'hunt' | 'blame';
  dice: { kind: string; face: string }[];
  /** Goods and warriors, by kind. */
  goods: Record<string, number>;
  enemy: string | null;
  journey: string | null;
  n: number;
}

const KINDS: Record<string, Beat['kind']> = {
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
  'champions-event-hunt': 'hunt',
  'champions-event-troll-lives': 'blame',
};

const list = (value: unknown): Text[] => (Array.isArray(value) ? value : value ? [value] : []) as Text[];
const tail = (text: Text | undefined) => text?.id.replace(/^champions-[a-z]+-/, '') ?? null;

/** The beats of what happened in these entries: fights, hunts and voyages, with the reward after a victory. */
export function beats(entries: Entry[]): Beat[] {
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
        dice: list(args.dice).map((die) => {
          const [, , warrior, face] = die.id.split('-');
          return { kind: warrior, face };
        }),
        goods: Object.fromEntries(
          list(args.what).map((good) => [tail(good) ?? '', Number(good.args?.n ?? 1)]),
        ),
        enemy: tail(args.enemy as Text | undefined),
        journey: tail(args.card as Text | undefined),
        n: Number(args.n ?? 0),
      });
    });
  }
  return found;
}
