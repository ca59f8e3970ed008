import type { OptionView } from '$lib/wire';
import type { DieView } from './view';

/** A die as the options name it: `axe`, `grey-axe`, `card-axe`. */
export const dieKey = (die: DieView) =>
  die.colour === 'grey' || die.colour === 'card' ? `${die.colour}-${die.face}` : die.face;

/** Who arms a Warrior may click on a die it needs, too; all dice that are alike mean the same. */
export function armsWith(option: OptionView, pool: DieView[]): string[] {
  const [verb, , ...needed] = option.key.split(' ');
  if (verb !== 'arm') return [];
  return pool.flatMap((die, i) => (needed.includes(dieKey(die)) ? [`die/${i}`] : []));
}
