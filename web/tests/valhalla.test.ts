import { describe, expect, it } from 'vitest';
import { armsWith } from '../src/boards/valhalla/plays';

const die = (face: string, colour = 'red') => ({ face, colour });
const option = (key: string) => ({ key, text: { id: 'x' } });

describe('a die that is clicked', () => {
  const pool = [die('axe'), die('bow'), die('axe', 'grey'), die('axe'), die('sword', 'card')];

  it('arms whoever needs it, and all dice that are alike mean the same', () => {
    expect(armsWith(option('arm rolf axe'), pool)).toEqual(['die/0', 'die/3']);
    expect(armsWith(option('arm herjulf bow grey-axe'), pool)).toEqual(['die/1', 'die/2']);
    expect(armsWith(option('arm ulf card-sword'), pool)).toEqual(['die/4']);
  });

  it('is never discarded by that click', () => {
    for (const key of ['spend axe', 'play fury', 'end']) expect(armsWith(option(key), pool)).toEqual([]);
  });
});
