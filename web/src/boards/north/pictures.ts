import chance from 'icon:perspective-dice-six-faces-random';
import crown from 'icon:crown';
import seats from 'icon:round-table';
import choose from 'icon:palette';

/** Pictures of the set-up options, by value or `<option>-<value>`. */
export const pictures: Record<string, string> = {
  'colours-default': seats,
  'colours-choose': choose,
  default: seats,
  choose,
  random: chance,
  'starter-0': crown,
  'starter-1': crown,
  'starter-2': crown,
  'starter-3': crown,
};
