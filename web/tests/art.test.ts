import { describe, expect, it } from 'vitest';
import { plait } from '../src/art/knot';
import { cuts, ridge, seeded } from '../src/art/woodcut';

describe('pictures', () => {
  it('are the same for the same seed', () => {
    const draw = () => ridge(seeded('bersi'), 100, 60, 30, 76, 3) + cuts(seeded('bersi'), 0, 0, 10, 10, 4);
    expect(draw()).toBe(draw());
    expect(ridge(seeded('a'), 100, 60, 30, 76, 3)).not.toBe(ridge(seeded('b'), 100, 60, 30, 76, 3));
  });

  it('never hold a number that is none', () => {
    const rng = seeded('x');
    expect(ridge(rng, 100, 60, 30, 76, 5) + cuts(rng, 0, 0, 100, 20, 30)).not.toMatch(/NaN|Infinity/);
  });
});

describe('a plait', () => {
  it('crosses as often as its strands demand, with one strand on top each time', () => {
    const tile = plait(3, 60, 20, 4);
    expect(tile.under).toHaveLength(3);
    // three strands cross pairwise twice in a period
    expect(tile.over.length).toBeGreaterThanOrEqual(6);
    expect(tile.over.join('')).not.toMatch(/NaN/);
  });

  it('joins seamlessly: every strand is as high at the end as at the beginning', () => {
    const tile = plait(3, 60, 20, 4);
    const ys = (d: string) =>
      [...d.matchAll(/([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    for (const strand of tile.under) {
      const points = ys(strand);
      const at = (x: number) =>
        points.reduce((best, p) => (Math.abs(p[0] - x) < Math.abs(best[0] - x) ? p : best))[1];
      expect(Math.abs(at(0) - at(60))).toBeLessThan(0.8);
    }
  });
});
