import { describe, expect, it } from 'vitest';
import { besides, type Box } from '../src/lib/closer.svelte';

const screen: Box = { left: 0, top: 0, width: 1440, height: 900 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const size = box(0, 0, 230, 350);
const meet = (a: Box, b: Box) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

describe('the large view', () => {
  it('lies beside the thing', () => {
    const thing = box(400, 200, 100, 150);
    const found = besides(size, thing, [], screen)!;
    expect(found.left).toBeGreaterThanOrEqual(500);
    expect(found.top).toBe(100);
  });

  it('of a card in the hand lies above it', () => {
    const found = besides(size, box(400, 720, 100, 150), [], screen)!;
    expect(found.top + found.height).toBeLessThan(720);
    expect(found.left).toBe(335);
  });

  it('never lies over what can be chosen, as long as there is another place', () => {
    const thing = box(400, 200, 100, 150);
    const taken = [box(510, 0, 300, 900), box(300, 360, 300, 540)];
    const found = besides(size, thing, taken, screen)!;
    for (const one of [thing, ...taken]) expect(meet(found, one)).toBe(false);
  });

  it('stays as near as it can', () => {
    // a card in the hand with the question above it: just above the question
    const question = box(0, 640, 1100, 70);
    const found = besides(box(0, 0, 350, 240), box(340, 735, 100, 140), [question], screen)!;
    expect(found).toMatchObject({ left: 215, top: 640 - 240 - 12 });
  });

  it('is not shown where there is no free place', () => {
    expect(besides(size, box(400, 200, 100, 150), [screen], screen)).toBeNull();
    expect(besides(size, box(10, 10, 50, 50), [], box(0, 0, 200, 200))).toBeNull();
  });
});
