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

/** Nobody begins from a seat that is not at the table. */
export const fits = (option: string, value: string, seats: number): boolean =>
  option !== 'starter' || value === 'random' || Number(value) < seats;
