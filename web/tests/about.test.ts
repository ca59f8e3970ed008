import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { beforeAll, describe, expect, it } from 'vitest';
import { Glossary, type About } from '../src/lib/about.svelte';
import type { Legend } from '../src/lib/boards';
import { words, type Language } from '../src/lib/words.svelte';

const GAMES = ['champions', 'reavers', 'north', 'valhalla', 'runar'];
const LANGUAGES: Language[] = ['en', 'pl'];
const locale = fileURLToPath(new URL('../../src/meadhall/locale', import.meta.url));
const read = (language: string, game: string) =>
  readFileSync(`${locale}/${language}/about-${game}.ftl`, 'utf8');
const abouts = import.meta.glob<{ about: About }>('../src/boards/*/about.ts', { eager: true });
const legends = import.meta.glob<{ legend: Legend }>('../src/boards/*/legend.ts', { eager: true });
const aboutOf = (game: string) => abouts[`../src/boards/${game}/about.ts`].about;
const legendOf = (game: string) => legends[`../src/boards/${game}/legend.ts`].legend;

beforeAll(() => {
  for (const language of LANGUAGES) for (const game of GAMES) words.add(language, read(language, game));
});

describe('what is this', () => {
  it.each(GAMES)('is told of everything %s names, and nothing is told in vain', (game) => {
    const about = aboutOf(game);
    const named = new Set([...about.places.map(([, thing]) => thing), ...about.terms]);
    for (const sign of Object.keys(legendOf(game))) named.add(about.signs?.[sign] ?? sign);
    for (const language of LANGUAGES) {
      const told = new FluentResource(read(language, game)).body.map((one) => one.id);
      const things = told.map((id) => id.replace(`about-${game}-`, ''));
      expect([...about.places.map(([, thing]) => thing)].filter((one) => !things.includes(one))).toEqual([]);
      expect(Object.values(about.signs ?? {}).filter((one) => !things.includes(one))).toEqual([]);
      expect(things.filter((one) => !named.has(one))).toEqual([]);
      words.language = language;
      expect(about.terms.filter((one) => !words.has(`about-${game}-${one}.stem`))).toEqual([]);
    }
  });

  it('finds the words of the game in a question, each once and in any case', () => {
    const glossary = new Glossary('champions', aboutOf('champions'), legendOf('champions'));
    words.language = 'pl';
    const cut = glossary.cut('Ilu Wojowników poślesz? Masz 3 Monety i 4 Monety. Obmonetowany.');
    expect(cut).toEqual([
      { text: 'Ilu ' },
      { text: 'Wojowników', thing: 'warrior' },
      { text: ' poślesz? Masz 3 ' },
      { text: 'Monety', thing: 'coin' },
      { text: ' i 4 Monety. Obmonetowany.' },
    ]);
    words.language = 'en';
    expect(glossary.cut('Nothing here.')).toEqual([{ text: 'Nothing here.' }]);
  });
});
