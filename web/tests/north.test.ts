import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { lines } from '../src/boards/north/fate';
import { learn } from '../src/boards/north/signs';
import type { NorthCard, NorthView, NorthWindow } from '../src/generated/north';
import { words } from '../src/lib/words.svelte';

const locale = fileURLToPath(new URL('../../src/meadhall/locale', import.meta.url));

beforeAll(() => {
  for (const file of ['core.ftl', 'north.ftl', 'web-north.ftl'])
    words.add('en', readFileSync(`${locale}/en/${file}`, 'utf8'));
  words.language = 'en';
  learn([{ id: 'gothi', name: 'north-hero-gothi', sort: 'hero' } as NorthCard]);
});

const base = { number: 1, owner: 0, aim: null, answers: null, card: null, fate: 'works', resolved: false };
const then = (item: object, roll: object | null, retreat: string | null) =>
  lines(
    { items: [{ ...base, ...item }], roll, resolving: null } as unknown as NorthWindow,
    { retreat } as NorthView,
    ['Ragna', 'Olaf'],
  ).map((line) => line.text);

describe('what will happen if everybody passes', () => {
  it('names the member a recovery roll is for', () => {
    const roll = {
      roller: 0,
      purpose: 'recovery',
      member: 'gothi',
      die: 5,
      modifiers: [],
      result: 5,
      outcome: 'won',
    };
    expect(then({ what: 'roll', card: 'gothi' }, roll, null)).toEqual(['5: Gothi is well again.']);
    expect(then({ what: 'roll', card: 'gothi' }, { ...roll, result: 2, outcome: 'lost' }, null)).toEqual([
      '2: Gothi stays seasick.',
    ]);
  });

  it('names the field a longship goes back to from the Beast', () => {
    const roll = {
      roller: 0,
      purpose: 'hunt',
      member: null,
      die: 2,
      modifiers: [],
      result: 2,
      outcome: 'lost',
    };
    expect(then({ what: 'roll' }, roll, 'C3')).toEqual(['2: the Beast drives Ragna back to C3.']);
    expect(then({ what: 'attack-beast' }, null, 'E3')[0]).toContain('otherwise back to E3.');
  });
});
