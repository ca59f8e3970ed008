import { describe, expect, it } from 'vitest';
import { largest } from '../src/lib/snug';

describe('what does not fit', () => {
  it('is drawn as large as it can be', () => {
    expect(largest(() => true)).toBe(1);
    for (const room of [0.99, 0.9, 0.75]) {
      const size = largest((tried) => tried <= room);
      expect(size).toBeLessThanOrEqual(room);
      expect(room - size).toBeLessThan(0.01);
    }
  });

  it('never becomes too small to be read', () => {
    expect(largest(() => false)).toBe(0.62);
  });
});
