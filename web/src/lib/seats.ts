import helm from 'icon:viking-head';
import axe from 'icon:battle-axe';
import raven from 'icon:raven';
import horn from 'icon:beer-horn';
import wolf from 'icon:wolf-head';
import anvil from 'icon:anvil';
import type { Clock, SeatView, Text } from './wire';
import { t, words } from './words.svelte';

/** Every seat has a sign as well as a colour. */
export const SEAT_SIGNS = [axe, raven, horn, helm, wolf, anvil];
export const seatColour = (seat: number) => `var(--seat-${seat % 6})`;

/** Whom a sentence is about, if it says so. */
export function speakerOf(text: Text): number | null {
  const who = text.args?.who as Text | undefined;
  return who?.id === 'seat' && typeof who.args?.n === 'number' ? who.args.n : null;
}

/** Who sits there, in words. */
export function seatName(seat: SeatView): string {
  if (seat.bot && !seat.person)
    return seat.name ? words.or(seat.name, seat.name) : words.or(`bot-${seat.bot}`, seat.bot);
  return seat.name || t('web-empty-seat');
}

const ROMAN = ['', '', ' II', ' III', ' IV', ' V', ' VI'];

/** The names round a table; equal ones are told apart by a number. */
export function seatNames(seats: SeatView[]): string[] {
  const seen = new Map<string, number>();
  return seats.map((seat) => {
    const name = seatName(seat);
    if (!seat.name) return name;
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    return name + (ROMAN[nth] ?? ` ${nth}`);
  });
}

const DAY = 86_400;

export function clockWords(clock: Clock): string {
  if (!clock.kind || clock.kind === 'none') return t('web-clock-none');
  const seconds = clock.seconds ?? DAY;
  if (clock.kind === 'game') return t('web-clock-game', { minutes: Math.round(seconds / 60) });
  if (seconds >= DAY) return t('web-clock-move', { days: Math.round(seconds / DAY) });
  return t('web-clock-short', { seconds });
}
