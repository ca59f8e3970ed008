import random from 'icon:perspective-dice-six-faces-random';
import seats from 'icon:round-table';
import draft from 'icon:card-draw';
import team from 'icon:meeple-group';
import landing from 'icon:drakkar';
import idols from 'icon:totem-head';
import breakers from 'icon:hammer-drop';
import embers from 'icon:fire-dash';
import heartOf from 'icon:crystal-cluster';
import horns from 'icon:mighty-horn';
import stampede from 'icon:boar';
import hunger from 'icon:troll';
import siege from 'icon:fire-shrine';
import conquest from 'icon:giant';
import ring from 'icon:stone-wheel';
import ford from 'icon:stone-path';
import graveyard from 'icon:tombstone';
import cliffs from 'icon:mountains';
import legend from 'icon:laurel-crown';
import explorer from 'icon:walking-boot';
import southWest from 'icon:compass';

/** Pictures of the set-up options, by value or `<option>-<value>`. */
export const pictures: Record<string, string> = {
  random,
  table: seats,
  auto: landing,
  suggested: team,
  draft,
  explorer,
  legend,
  L1: ring,
  L2: ford,
  L3: graveyard,
  L4: cliffs,
  '1A': landing,
  '2A': idols,
  '3A': breakers,
  '4A': embers,
  '5A': heartOf,
  '1B': horns,
  '2B': stampede,
  '3B': hunger,
  '4B': siege,
  '5B': conquest,
  BL: southWest,
  TL: southWest,
  TR: southWest,
  BR: southWest,
};

/** Alone one plays against Nemesis and chooses a Territory; in company every scenario will do. */
export const fits = (option: string, value: string, seats: number): boolean => {
  if (option === 'territory') return seats === 1;
  if (option === 'kind') return value === 'auto' || (value === 'solo') === (seats === 1);
  return option !== 'scenario' || seats > 1 || !value.endsWith('A');
};

/** The scenarios of a campaign are chosen where it is a free one. */
export const concerns = (option: string, seats: number, options: Record<string, unknown>): boolean => {
  if (option.startsWith('scenario_')) return seats > 1 && options.kind === 'free';
  return !(option === 'teams' && 'kind' in options && seats === 1);
};
