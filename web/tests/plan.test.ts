import { describe, expect, it } from 'vitest';
import { keysOf, NOBODY, type Band } from '../src/boards/champions/plan';

const ship = (capacity: number) => ({ id: 'small', enemy: null, ship: { capacity }, shore: null }) as Band;
const two = { ...NOBODY, swordsman: 2 };
const sent = ['small swordsman', 'small swordsman'];

describe('the plan of an assignment', () => {
  it('ends by itself where nothing more can be sent, and else with a word', () => {
    expect(keysOf([ship(5)], {}, { small: two }, two, false)).toEqual(sent);
    expect(keysOf([ship(5)], {}, { small: two }, { ...two, food: 1 }, false)).toEqual([...sent, 'done']);
    expect(keysOf([ship(5)], {}, {}, two, false)).toEqual(['done']);
  });

  it('needs the word while Gifts could still bring food aboard', () => {
    expect(keysOf([ship(5)], {}, { small: two }, two, true)).toEqual([...sent, 'done']);
    expect(keysOf([ship(2)], {}, { small: two }, two, true)).toEqual(sent);
  });
});
