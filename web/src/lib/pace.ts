import type { Entry, EventView } from './wire';

/** How quickly the moves of others are shown one after another; `step`: each until one goes on, `none`: all at once. */
export type Pace = 'step' | 'slow' | 'normal' | 'fast' | 'none';

/** What there is to see in an update: nothing, one's own step, somebody else's, a new round, how a fight came out. */
type Kind = 'quiet' | 'own' | 'step' | 'round' | 'result';

/** An update as the eye takes it in. */
export interface Moment {
  kind: Kind;
  /** Who moved. */
  seat: number | null;
  events: EventView[];
  /** When it came. */
  at: number;
}

/** Milliseconds each is looked at, at normal pace. */
const BEAT: Record<Kind, number> = { quiet: 0, own: 300, step: 650, round: 900, result: 1900 };
/** Further sentences of one move take time to read. */
const SENTENCE = 250;
const SENTENCES = 4;
const RATE: Record<Pace, number> = { step: 1.7, slow: 1.7, normal: 1, fast: 0.5, none: 0 };
/** So long after the last move came all of them have been shown: much is shown faster. */
const ALL = 8000;
/** What is shorter is not seen: such steps are shown together. */
const SEEN = 140;
/** Of the own time that runs meanwhile no more than this part is spent looking on; none of it when it is short. */
const SHARE = 1 / 400;
const SHORT = 30_000;

const PACED = ['move', 'start'];

export function momentOf(entries: Entry[], mine: number[], at: number): Moment {
  const told = entries.filter((entry) => PACED.includes(entry.kind) && entry.events?.length);
  const seat = told.at(-1)?.seat ?? null;
  const events = told.flatMap((entry) => entry.events ?? []);
  const weighs = (weight: EventView['weight']) => events.some((event) => event.weight === weight);
  const own = told.every((entry) => entry.seat != null && mine.includes(entry.seat));
  const kind = !events.length
    ? 'quiet'
    : weighs('result')
      ? 'result'
      : weighs('round')
        ? 'round'
        : own
          ? 'own'
          : 'step';
  return { kind, seat, events, at };
}

/**
 * For each of what waits, in order: how long it is looked at before the next is shown, 0 for what is shown together
 * with the next. `deadline` is when one's own time is up, where it runs by now.
 */
export function beats(waiting: Moment[], pace: Pace, now: number, deadline = Infinity): number[] {
  const rate = RATE[pace];
  const came = waiting.at(-1)?.at ?? now;
  const left = deadline - came;
  if (pace === 'step' && left >= SHORT)
    return waiting.map(({ kind }) => (kind === 'quiet' ? 0 : kind === 'own' ? BEAT.own : Infinity));
  const most = left < SHORT ? 0 : Math.min(ALL * rate, left * SHARE) - (now - came);
  const lengths = waiting.map(
    ({ kind, events }) =>
      (BEAT[kind] + (kind === 'quiet' ? 0 : Math.min(SENTENCES, events.length - 1) * SENTENCE)) * rate,
  );
  const sum = lengths.reduce((all, one) => all + one, 0);
  const faster = sum > most ? Math.max(0, most) / sum : 1;
  let carried = 0;
  return lengths.map((length) => {
    carried += length * faster;
    if (carried < SEEN) return 0;
    const beat = carried;
    carried = 0;
    return beat;
  });
}

/** How long a result, or that a new round begins, stays on the stage while the game goes on. */
export const held = (kind: Kind, pace: Pace): number => (kind === 'result' ? 2800 : 1700) * RATE[pace];
