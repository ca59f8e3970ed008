/** The shelf: the five games in their order, with what the hall says about each before its server does. */
export interface Shelf {
  slug: string;
  seats: [number, number];
  minutes: [number, number];
}

export const SHELF: Shelf[] = [
  { slug: 'valhalla', seats: [1, 6], minutes: [30, 60] },
  { slug: 'champions', seats: [2, 4], minutes: [60, 90] },
  { slug: 'reavers', seats: [2, 4], minutes: [60, 120] },
  { slug: 'north', seats: [2, 4], minutes: [60, 60] },
  { slug: 'runar', seats: [1, 4], minutes: [60, 90] },
];

/** A span of numbers: `30–60`, or just `60`. */
export const span = ([from, to]: [number, number]) => (from === to ? `${from}` : `${from}–${to}`);
