import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Legend } from '../src/lib/boards';
import { blocks, guideOf, lawful } from '../src/lib/markdown';

const GAMES = ['champions', 'reavers', 'north', 'valhalla', 'runar'];
const folder = fileURLToPath(new URL('../../docs/play', import.meta.url));
const guide = (game: string, ending: string) => readFileSync(`${folder}/${game}${ending}.md`, 'utf8');
const legends = import.meta.glob<{ legend: Legend }>('../src/boards/*/legend.ts', { eager: true });

describe('guides', () => {
  it('cut the rules off the end of a paragraph, and only there', () => {
    expect(lawful('So it is (V-1.2). (V-6.5, V-6.8)')).toEqual([
      { text: 'So it is (', kind: 'plain' },
      { text: 'V-1.2', kind: 'rule' },
      { text: ').', kind: 'plain' },
      { text: 'V-6.5, V-6.8', kind: 'law', rules: ['V-6.5', 'V-6.8'] },
    ]);
  });

  it('make a numbered list after a mark an example, and pictures alone a row of them', () => {
    const source =
      '![Fury](box:tactic/fury)\n\n<!-- example battle -->\n1. It is [11](=a.b).\n2. Over.\n\n1. one';
    expect(blocks(source)).toEqual([
      { kind: 'pictures', parts: [{ text: 'Fury', kind: 'picture', of: 'box', id: 'tactic/fury' }] },
      {
        kind: 'example',
        id: 'battle',
        captions: [
          [
            { text: 'It is ', kind: 'plain' },
            { text: '11', kind: 'plain' },
            { text: '.', kind: 'plain' },
          ],
          [{ text: 'Over.', kind: 'plain' }],
        ],
      },
      { kind: 'list', items: [[{ text: 'one', kind: 'plain' }]], ordered: true },
    ]);
  });

  it.each(GAMES)('of %s draw every sign they name, and end with the card', (game) => {
    const { legend } = legends[`../src/boards/${game}/legend.ts`];
    for (const ending of ['', '.pl']) {
      const { title, sections } = guideOf(guide(game, ending));
      expect(title).toBeTruthy();
      expect(sections.at(-1)?.id).toBe('card');
      const named = sections.flatMap((one) =>
        [...one.text.matchAll(/\]\(sign:([^)]+)\)/g)].map(([, id]) => id),
      );
      expect(named.length).toBeGreaterThan(15);
      expect(named.filter((id) => !legend[id]?.[0])).toEqual([]);
    }
  });
});
