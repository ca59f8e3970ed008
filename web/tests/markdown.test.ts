import { describe, expect, it } from 'vitest';
import { blocks, body, inline } from '../src/lib/markdown';

describe('a rule without its id', () => {
  it('keeps what is said, in lists and in tables', () => {
    expect(body('- **V-5.1** Play a Warrior.\n  Ruling: so it is.')).toBe(
      'Play a Warrior.\n  Ruling: so it is.',
    );
    expect(body("- **N-13.1 Loki's Trick**, 4.")).toBe("**Loki's Trick**, 4.");
    expect(body('  - **R-13.1.1** One step.')).toBe('One step.');
    expect(body('| **M-7.20** | Merchant Ship | 8 | 2 Food |')).toBe('Merchant Ship · 8 · 2 Food');
    expect(body('no rule at all')).toBe('no rule at all');
  });
});

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
