import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OptionView } from '../src/lib/wire';

vi.mock('../src/lib/words.svelte', () => ({ words: { say: () => '' } }));

const option = (key: string, tone: 'plain' | 'grave' = 'plain') =>
  ({ key, text: { id: key }, target: '', rule: '', tone }) as OptionView;

async function spots() {
  const { Spots } = await import('../src/lib/spots.svelte');
  return new Spots(() => undefined);
}

/** A press and a release there: is the click heard? */
function heard(on: Awaited<ReturnType<typeof spots>>, x: number, y: number): boolean {
  let stopped = false;
  const event = {
    clientX: x,
    clientY: y,
    target: { closest: () => true },
    stopPropagation: () => (stopped = true),
    preventDefault: () => undefined,
  };
  on.press(event as unknown as PointerEvent);
  on.release(event as unknown as MouseEvent);
  return !stopped;
}

function pressed(on: Awaited<ReturnType<typeof spots>>, key: string, repeat = false): boolean {
  let stopped = false;
  const event = { key, repeat, target: { closest: () => true }, preventDefault: () => undefined };
  on.key({ ...event, stopPropagation: () => (stopped = true) } as unknown as KeyboardEvent);
  return !stopped;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a question that has just come', () => {
  it('hears nobody before it can have been read', async () => {
    const on = await spots();
    expect(heard(on, 100, 100)).toBe(true);
    on.hush(true);
    expect(on.deaf).toBe('all');
    expect(heard(on, 100, 100)).toBe(false);
    expect(heard(on, 400, 300)).toBe(false);
  });

  it('then hears whoever has gone elsewhere, and after 400 ms everybody', async () => {
    const on = await spots();
    heard(on, 100, 100);
    on.hush(true);
    vi.advanceTimersByTime(160);
    expect(on.deaf).toBe('here');
    expect(heard(on, 108, 95)).toBe(false);
    expect(heard(on, 150, 100)).toBe(true);
    expect(heard(on, 100, 100)).toBe(false);
    vi.advanceTimersByTime(250);
    expect(on.deaf).toBe(null);
    expect(heard(on, 100, 100)).toBe(true);
  });

  it('is not taken by a key that is held down, nor by a second Enter at once', async () => {
    const on = await spots();
    expect(pressed(on, 'Enter')).toBe(true);
    expect(pressed(on, 'Enter', true)).toBe(false);
    on.hush(true);
    vi.advanceTimersByTime(200);
    expect(pressed(on, 'Enter')).toBe(false);
    expect(pressed(on, 'ArrowRight')).toBe(true);
    expect(pressed(on, ' ')).toBe(true);
    on.hush(true);
    vi.advanceTimersByTime(400);
    expect(pressed(on, 'Enter')).toBe(true);
  });

  it('does not hear less because something was half chosen at the same time', async () => {
    const on = await spots();
    on.hush(true);
    on.hush(false);
    expect(on.deaf).toBe('all');
  });
});

describe('buttons', () => {
  it('stand out if they are the only one or the usual one', async () => {
    const { mainOf } = await import('../src/lib/spots.svelte');
    expect(mainOf([option('roll')], '')).toBe('roll');
    expect(mainOf([option('roll'), option('keep')], 'keep')).toBe('keep');
    expect(mainOf([option('roll'), option('keep')], 'end')).toBe('');
    expect(mainOf([], 'end')).toBe('');
  });

  it('are grave if they give something up, unless a board has put others before', async () => {
    const on = await spots();
    expect(on.isGrave(option('end'))).toBe(false);
    expect(on.isGrave(option('end', 'grave'))).toBe(true);
    on.plan = () => ['troll sword', 'end'];
    expect(on.isGrave(option('end', 'grave'))).toBe(false);
    on.plan = () => ['end'];
    expect(on.isGrave(option('end', 'grave'))).toBe(true);
  });
});
