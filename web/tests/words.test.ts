import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { beforeAll, describe, expect, it } from 'vitest';
import { cut, say, segments, t, words } from '../src/lib/words.svelte';

const locale = fileURLToPath(new URL('../../src/meadhall/locale', import.meta.url));
const read = (language: string, file: string) => readFileSync(`${locale}/${language}/${file}`, 'utf8');

beforeAll(async () => {
  for (const language of ['en', 'pl'] as const)
    for (const file of ['core.ftl', 'web.ftl', 'valhalla.ftl', 'web-valhalla.ftl'])
      words.add(language, read(language, file));
  words.language = 'en';
});

describe('words', () => {
  it('puts messages into words, with names for seats', () => {
    const text = { id: 'list-and', args: { first: { id: 'seat', args: { n: 1 } }, last: 'others' } };
    expect(say(text, ['Ragna', 'Olaf'])).toBe('Olaf and others');
    expect(say({ id: 'seat', args: { n: 3 } }, [])).toBe('Seat 3');
  });

  it('joins lists the way a person reads them', () => {
    expect(words.join(['a', 'b', 'c'])).toBe('a, b and c');
    expect(words.join(['a'])).toBe('a');
    expect(words.join([])).toBe('');
  });

  it('keeps seats and things apart in a sentence', () => {
    const text = {
      id: 'list-and',
      args: { first: { id: 'seat', args: { n: 0 } }, last: { id: 'valhalla-warrior-bersi' } },
    };
    expect(segments(text, ['Ragna'])).toEqual([
      { text: 'Ragna', seat: 0 },
      { text: ' and ' },
      { text: 'Bersi', id: 'valhalla-warrior-bersi' },
    ]);
  });

  it('counts nested marks by the outermost', () => {
    expect(cut('a\ue000id x\ue001b\ue000seat 1\ue001c\ue002\ue002d')).toEqual([
      { text: 'a' },
      { text: 'bc', id: 'x' },
      { text: 'd' },
    ]);
  });

  it('speaks Polish with its plurals', async () => {
    words.language = 'pl';
    expect([1, 2, 5, 12, 22].map((count) => t('web-valhalla-cards', { count }))).toEqual([
      '1 karta',
      '2 karty',
      '5 kart',
      '12 kart',
      '22 karty',
    ]);
    words.language = 'en';
  });

  it('gives the id where there are no words', () => {
    expect(t('no-such-message')).toBe('no-such-message');
    expect(words.has('web-title')).toBe(true);
    expect(words.has('web-game-valhalla.about')).toBe(true);
    expect(words.has('web-title.about')).toBe(false);
  });
});

/** Every id written in the sources, and every family of ids that is put together there. */
function used(): { ids: Set<string>; families: RegExp[] } {
  const root = fileURLToPath(new URL('../src', import.meta.url));
  const ids = new Set<string>();
  const families: RegExp[] = [];
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(ts|svelte)$/.test(file)) continue;
    const text = readFileSync(`${root}/${file}`, 'utf8');
    for (const [, id] of text.matchAll(/['"`](web-(?:[a-z0-9_-]|\$\{[^}]*\})*)['"`.]/g))
      if (id.includes('$')) families.push(new RegExp(`^${id.replace(/\$\{[^}]*\}/g, '[a-z0-9_-]+')}$`));
      else ids.add(id);
  }
  return { ids, families };
}

describe('the files of the screen', () => {
  const ids = (language: string) =>
    new Set(
      readdirSync(`${locale}/${language}`)
        .filter((file) => file.startsWith('web'))
        .flatMap((file) => new FluentResource(read(language, file)).body.map((message) => message.id)),
    );

  it('have the same messages in both languages', () => {
    expect([...ids('pl')].sort()).toEqual([...ids('en')].sort());
  });

  it('have every message the screen uses, and none it does not', () => {
    const have = ids('en');
    const { ids: wanted, families } = used();
    expect([...wanted].filter((id) => !have.has(id))).toEqual([]);
    expect([...have].filter((id) => !wanted.has(id) && !families.some((family) => family.test(id)))).toEqual(
      [],
    );
  });
});
