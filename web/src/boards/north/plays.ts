import { DIRECTIONS, kindOf } from './signs';
import type { NorthField, NorthPlayer, NorthView } from './view';
import type { OptionView } from '$lib/wire';

const fieldOf = (view: NorthView, id: string | null | undefined): NorthField | undefined =>
  view.chart.fields.find((field) => field.id === id);

const away = (view: NorthView, player: NorthPlayer | undefined, direction: string): string[] => {
  const to = fieldOf(view, player?.field)?.exits[direction];
  return to ? [`field/${to}`] : [];
};

/** The items of the innermost window. */
const items = (view: NorthView) => view.windows.at(-1)?.items ?? [];

const baseOwner = (view: NorthView): NorthPlayer | undefined =>
  view.players.find((player) => player.seat === items(view)[0]?.owner);

const ofColour = (view: NorthView, colour: string): NorthPlayer | undefined =>
  view.players.find((player) => player.colour === colour);

const me = (view: NorthView): NorthPlayer | undefined =>
  view.players.find((player) => player.seat === view.seat);

/**
 * Where else an option can be taken than at its card: a wind where it blows to, an answer at what it answers.
 * Option keys are words of the rules: `sail wind-n N`, `play loki 2`, `play shift-ne W`.
 */
export function alsoAt(option: OptionView, view: NorthView): string[] {
  const [verb, card = '', word = ''] = option.key.split(' ');
  if (verb === 'sail') return away(view, me(view), word);
  if (verb !== 'play' && verb !== 'use') return [];
  const kind = kindOf(card);
  if (/^\d+$/.test(word)) return [`stack/${word}`];
  if (!view.in_window) return [];
  if (kind === 'shift' && DIRECTIONS.includes(word)) return away(view, baseOwner(view), word);
  if (['thor', 'calm', 'ran', 'norns', 'volva'].includes(kind)) return ['stack/1'];
  return [];
}

/** Where a card in hand can be dropped to mean this option: where it can be taken, and where its effect strikes. */
export function dropsAt(option: OptionView, view: NorthView): string[] {
  const [verb, card = '', word = '', more = ''] = option.key.split(' ');
  const places = alsoAt(option, view);
  const own = me(view);
  if (verb === 'discard' || verb === 'give') return ['discard'];
  if (verb === 'hero') return ['stack', `seat/${own?.seat}`, `crew/${own?.seat}`];
  if (verb !== 'play') return places;
  const kind = kindOf(card);
  const whom = ofColour(view, word);
  if (whom) places.push(`seat/${whom.seat}`, `ship/${whom.seat}`);
  if (whom && more) return ['stack', `crew/${whom.seat}/${more}`];
  if (kind === 'deep') places.push('beast', `field/${view.beast}`);
  if (kind === 'njord' && own) places.push(`ship/${own.seat}`, `field/${own.field}`);
  if (kind === 'idunn') places.push(word === 'draw' ? 'deck' : `seat/${own?.seat}`);
  if (kind === 'ran' && baseOwner(view)) places.push(`ship/${baseOwner(view)!.seat}`);
  if (kind === 'norns') places.push('die');
  return [...places, 'stack'];
}
