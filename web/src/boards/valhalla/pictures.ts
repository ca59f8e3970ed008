import book from 'icon:open-book';
import cards from 'icon:card-draw';
import chance from 'icon:perspective-dice-six-faces-random';
import defeat from 'icon:broken-shield';
import duel from 'icon:sword-clash';
import easy from 'icon:laurel-crown';
import five from 'icon:meeple-group';
import hand from 'icon:card-pickup';
import skull from 'icon:skull-crossed-bones';
import spaces from 'icon:position-marker';
import team from 'icon:team-idea';
import three from 'icon:three-friends';
import wound from 'icon:bleeding-wound';
import {
  dwarf,
  fenrir,
  garm,
  jormungand,
  king,
  loki,
  nidhogg,
  pairs,
  sword,
  thor,
  tyr,
  valkyrie,
} from './signs';

/** A Loki card with its number. */
const trick = (n: number) =>
  '<rect x="66" y="14" width="380" height="484" rx="40" fill="none" stroke="currentColor" stroke-width="26"/>' +
  `<g transform="translate(121 46) scale(0.53)">${loki}</g>` +
  `<text x="256" y="458" text-anchor="middle" font-size="168" font-weight="600" fill="currentColor">${n}</text>`;

/** Pictures of the set-up options, by value or `<option>-<value>`; a switch has its own by its name. */
export const pictures: Record<string, string> = {
  loki,
  thor,
  valkyries: valkyrie,
  dwarves: dwarf,
  tyr,
  king,
  cooperation: pairs,
  alliance: team,
  none: duel,
  random: chance,
  ...Object.fromEntries(
    Array.from({ length: 10 }, (_, i) => [`l${String(i + 1).padStart(2, '0')}`, trick(i + 1)]),
  ),
  three,
  five,
  first: easy,
  discard: hand,
  draft: cards,
  simplified: book,
  spaces,
  coop: team,
  garm,
  nidhogg,
  fenrir,
  jormungand,
  normal: wound,
  hard: defeat,
  impossible: skull,
  'traits-on': skull,
  'traits-off': sword,
};

const isHunt = (seats: number, options: Record<string, unknown>) =>
  seats === 1 || (seats <= 4 && options.coop === true);

/** Does a question of the set-up mean anything with so many seats and these answers? */
export function concerns(name: string, seats: number, options: Record<string, unknown>): boolean {
  const hunt = isHunt(seats, options);
  switch (name) {
    case 'loki':
      return !hunt && ((options.modules as string[] | undefined) ?? []).includes('loki');
    case 'pairs':
      return !hunt && (seats === 4 || seats === 6);
    case 'jarls':
    case 'hand':
      return options.simplified !== true;
    case 'coop':
      return seats >= 2 && seats <= 4;
    case 'monster':
    case 'level':
    case 'traits':
      return hunt;
    default:
      return true;
  }
}

/** What is asked before the rest: against a Monster, which one. */
export const foremost = (seats: number, options: Record<string, unknown>): string[] =>
  isHunt(seats, options) ? ['coop', 'monster', 'level', 'traits'] : [];
