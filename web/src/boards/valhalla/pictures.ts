import book from 'icon:open-book';
import cards from 'icon:card-draw';
import crown from 'icon:laurel-crown';
import five from 'icon:meeple-group';
import skull from 'icon:skull-crossed-bones';
import team from 'icon:team-idea';
import duel from 'icon:sword-clash';
import { dwarf, fenrir, garm, jormungand, king, loki, nidhogg, pairs, thor, tyr, valkyrie } from './signs';

/** Pictures of the set-up options, by value or `<option>-<value>`. */
export const pictures: Record<string, string> = {
  loki,
  thor,
  valkyries: valkyrie,
  dwarves: dwarf,
  tyr,
  king,
  pairs,
  cooperation: pairs,
  alliance: pairs,
  garm,
  nidhogg,
  fenrir,
  jormungand,
  none: duel,
  off: duel,
  no: duel,
  draft: cards,
  simplified: book,
  first_game: crown,
  'first-game': crown,
  five,
  'five-jarls': five,
  coop: team,
  impossible: skull,
};
