import { describe, expect, it } from 'vitest';
import { blocks, inline } from '../src/lib/markdown';

describe('the little Markdown of the rules', () => {
  it('knows bold, italic and code', () => {
    expect(inline('a **b** *c* `d`').map((part) => part.kind)).toEqual([
      'plain',
      'bold',
      'plain',
      'italic',
      'plain',
      'code',
    ]);
    expect(inline('as C-17.3 to C-17.10 say, not D-33').filter((part) => part.kind === 'rule')).toEqual([
      { text: 'C-17.3', kind: 'rule' },
      { text: 'C-17.10', kind: 'rule' },
    ]);
    expect(inline('8 x 2 = 16')).toEqual([{ text: '8 x 2 = 16', kind: 'plain' }]);
  });

  it('knows tables, lists and rulings on a line of their own', () => {
    const found = blocks('One\ntwo\nRuling: three\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- x\n  more\n- y');
    expect(found.map((block) => block.kind)).toEqual(['paragraph', 'paragraph', 'table', 'list']);
    const table = found[2];
    expect(table.kind === 'table' && table.rows).toHaveLength(1);
    const list = found[3];
    expect(list.kind === 'list' && list.items.map((item) => item[0].text)).toEqual(['x more', 'y']);
  });
});
