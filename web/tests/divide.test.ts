import { describe, expect, it } from 'vitest';
import { divide } from '../src/lib/divide';

const shown = (text: string) => divide(text).replaceAll('\u00ad', '-');

describe('a long word on a card', () => {
  it.each([
    'Kru-szy-ciel',
    'Wieszcz-ka',
    'Niedź-wie-dzia',
    'Tar-czow-nicz-ka',
    'Skra-dzio-na',
    'Poten-cjał',
    'Styr-bjorn',
    'Shield-mai-den',
  ])('is divided between syllables: %s', (word) => {
    expect(shown(word.replaceAll('-', ''))).toBe(word);
  });

  it('is never divided within a sound of two letters, and a short word not at all', () => {
    const files = import.meta.glob<string>('../../src/meadhall/locale/pl/*.ftl', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const all = Object.values(files).join('\n');
    expect(all).toContain('Tarczowniczka');
    expect(divide(all).match(/\p{L}*(?:c\u00ad[hz]|d\u00ad[zźż]|r\u00adz|s\u00adz)\p{L}*/giu)).toBeNull();
    expect(shown('Wojownik')).toBe('Wojownik');
  });
});
