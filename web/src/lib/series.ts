import type { View } from './wire';
import { t } from './words.svelte';

/** `valhalla.match` is a match of Valhalla: it has the board, the box and the rules of that game. */
export const wholeOf = (slug: string): string => slug.split('.')[0];
/** Which series it is, '' for a single game. */
export const seriesOf = (slug: string): string => slug.split('.')[1] ?? '';

/** The files its words are in. */
export const filesOf = (slug: string): string[] => [
  wholeOf(slug),
  ...(seriesOf(slug) ? [seriesOf(slug)] : []),
];

/** What the ids of its own messages begin with. */
const OWN: Record<string, string> = { campaign: 'runar-campaign' };
export const wordsOf = (slug: string): string => {
  const series = seriesOf(slug);
  return series ? (OWN[series] ?? series) : slug;
};

/** What people call it. */
export const nameOf = (slug: string): string => {
  const game = t(`web-game-${wholeOf(slug)}`);
  const series = seriesOf(slug);
  return series ? t(`web-series-${series}-of`, { game }) : game;
};

/** The book a rule stands in. */
export const bookOf = (slug: string, rule: string): string =>
  rule.startsWith('S-') ? 'series' : wholeOf(slug);

/** What is on the table: the view itself, or that of the game a series plays; null before its first game. */
export const boardView = (view: View): View | null =>
  'board' in view ? ((view as View & { board: View | null }).board ?? null) : view;

/** Is this a moment between two games of a series that has a page of its own for it? */
export const isBetween = (view: View): boolean =>
  'sheet' in view && !(view as View & { sheet: { playing: boolean } }).sheet.playing;
