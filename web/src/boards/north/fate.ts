import { faceOf, kindOf } from './signs';
import type { NorthItem, NorthView, NorthWindow } from './view';
import { t } from '$lib/words.svelte';

/** Standard actions that Wrath of Ran may answer. */
const DECLARED = ['attack', 'attack-beast', 'plunder', 'feast'];

/** A modifier as players write it. */
export const signed = (amount: number): string => (amount >= 0 ? `+${amount}` : `−${-amount}`);

/** What an item is called: its card or the declared action. */
export function titleOf(item: NorthItem): string {
  if (item.what === 'roll') return t('web-north-roll');
  return item.card ? nameOf(item.card) : t(`north-declared-${item.what}`);
}

/** What a card is called. */
export function nameOf(card: string): string {
  return t(faceOf(card)?.name ?? card);
}

/** One line for each item, from the top down: what will happen if nobody adds anything. */
export function lines(
  window: NorthWindow,
  view: NorthView,
  names: string[],
): { number: number; owner: number; fate: string; text: string }[] {
  const open = window.items.filter(
    (item) => !item.resolved && (window.resolving === null || item.number <= window.resolving),
  );
  return open
    .map((item) => ({
      number: item.number,
      owner: item.owner,
      fate: item.fate,
      text: line(item, window, view, names),
    }))
    .reverse();
}

/** What decides an item nobody can be sure of: a new roll, the place of a longship that is moved, the Trickster. */
function unsure(item: NorthItem, what: string): string {
  if (item.what === 'roll') return t('web-north-then-again');
  return t(DECLARED.includes(item.what) ? 'web-north-then-moved' : 'web-north-then-unsure', { what });
}

function line(item: NorthItem, window: NorthWindow, view: NorthView, names: string[]): string {
  const what = titleOf(item);
  const who = names[item.owner] ?? '';
  const whom = item.aim === null ? '' : (names[item.aim] ?? '');
  const answered = window.items.find((other) => other.number === item.answers);
  const target = answered ? titleOf(answered) : '';
  if (item.fate === 'cancelled') return t('web-north-then-cancelled', { what });
  if (item.fate === 'void') return t('web-north-then-nothing', { what });
  if (item.fate === 'unsure') return unsure(item, what);
  if (window.roll && item.what === 'roll')
    return t(`web-north-then-${window.roll.purpose}-${window.roll.outcome}`, {
      who: names[window.roll.roller] ?? '',
      result: window.roll.result,
      member: window.roll.member ? nameOf(window.roll.member) : '',
      field: view.retreat ?? '',
    });
  switch (item.what) {
    case 'sail':
      if (!item.to) return t('web-north-then-nothing', { what });
      return t(item.to === view.beast ? 'web-north-then-beast' : 'web-north-then-sail', {
        who,
        field: item.to,
      });
    case 'hero':
      return t('web-north-then-hero', { who, what });
    case 'attack':
      return t('web-north-then-attack', { who, whom });
    case 'attack-beast':
    case 'plunder':
    case 'feast':
    case 'sacrifice':
      return t(`web-north-then-${item.what}`, { who, field: view.retreat ?? '' });
  }
  switch (kindOf(item.card ?? '')) {
    case 'loki':
      return t('web-north-then-loki', { what, target });
    case 'calm':
      return t('web-north-then-calm', { what, target, whom });
    case 'trickster':
      return t('web-north-then-trickster', { who, target });
    case 'thor':
      return t('web-north-then-thor', { what, amount: signed(item.amount ?? 0) });
    case 'norns':
    case 'volva':
      return t('web-north-then-reroll', { what });
    case 'shift':
      return t('web-north-then-shift', { what, toward: t(`north-direction-${item.direction}`) });
    case 'ran':
    case 'helm':
      return item.aim === item.owner
        ? t('web-north-then-steer-own', { who })
        : t('web-north-then-steer', { who, whom });
    case 'mutiny':
      return t('web-north-then-mutiny', { who, whom });
    case 'ravens':
      return t('web-north-then-ravens', { who, whom });
    default:
      return t('web-north-then-works', { what });
  }
}
