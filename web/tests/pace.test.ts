import { describe, expect, it } from 'vitest';
import { beats, momentOf, type Moment } from '../src/lib/pace';
import type { Entry, EventView } from '../src/lib/wire';

const event = (weight: EventView['weight'] = 'step'): EventView => ({ text: { id: 'x' }, weight });
const move = (seat: number, ...events: EventView[]): Entry =>
  ({ seq: 1, kind: 'move', at: 0, seat, events }) as Entry;
const moment = (kind: Moment['kind'], seat = 1, sentences = kind === 'quiet' ? 0 : 1, at = 0): Moment => ({
  kind,
  seat,
  events: Array.from({ length: sentences }, () => event()),
  at,
});
const many = (n: number, kind: Moment['kind'] = 'step') => Array.from({ length: n }, () => moment(kind));
const sum = (list: number[]) => list.reduce((all, one) => all + one, 0);
const HOUR = 3_600_000;

describe('what there is to see in an update', () => {
  it('is nothing where nothing is told', () => {
    expect(momentOf([move(1)], [0], 0).kind).toBe('quiet');
    expect(momentOf([{ seq: 1, kind: 'chat', at: 0, seat: 1, text: 'hail' } as Entry], [0], 0).kind).toBe(
      'quiet',
    );
  });

  it("is somebody else's step or one's own", () => {
    expect(momentOf([move(1, event())], [0], 0)).toMatchObject({ kind: 'step', seat: 1 });
    expect(momentOf([move(0, event())], [0], 0)).toMatchObject({ kind: 'own', seat: 0 });
    expect(momentOf([move(0, event()), move(1, event())], [0], 0).kind).toBe('step');
  });

  it('is a result before all else, also of my own move', () => {
    expect(momentOf([move(0, event(), event('result'), event('round'))], [0], 0).kind).toBe('result');
    expect(momentOf([move(1, event(), event('round'))], [0], 0).kind).toBe('round');
  });
});

describe('the pace', () => {
  it('shows everything at once where nobody wants to follow it', () => {
    expect(beats([moment('step'), moment('result'), moment('round')], 'none', 0)).toEqual([0, 0, 0]);
  });

  it('looks longer at what weighs more', () => {
    const [own, step, round, result] = ['own', 'step', 'round', 'result'].map(
      (kind) => beats([moment(kind as Moment['kind'])], 'normal', 0)[0],
    );
    expect(own).toBeGreaterThan(0);
    expect(step).toBeGreaterThan(own);
    expect(round).toBeGreaterThan(step);
    expect(result).toBeGreaterThan(2 * round);
  });

  it('looks longer at a move that tells more', () => {
    const [one, three] = [1, 3].map((n) => beats([moment('step', 1, n)], 'normal', 0)[0]);
    expect(three).toBeGreaterThan(one);
  });

  it('waits for whoever goes on one at a time, but not for what nobody was told, nor where time is short', () => {
    const moves = [moment('own', 0), moment('step'), moment('quiet'), moment('result')];
    expect(beats(moves, 'step', 0)).toEqual([300, Infinity, 0, Infinity]);
    expect(beats(moves, 'step', 0, HOUR)[1]).toBe(Infinity);
    expect(beats(moves, 'step', 0, 10_000)).toEqual([0, 0, 0, 0]);
  });

  it('is slower and faster as set', () => {
    const [slow, normal, fast] = (['slow', 'normal', 'fast'] as const).map(
      (pace) => beats([moment('step')], pace, 0)[0],
    );
    expect(slow).toBeGreaterThan(normal);
    expect(fast).toBeLessThan(normal);
  });

  it('shows what nobody was told together with what comes after it', () => {
    const times = beats([moment('quiet'), moment('quiet'), moment('step')], 'normal', 0);
    expect(times.slice(0, 2)).toEqual([0, 0]);
    expect(times[2]).toBeGreaterThan(0);
  });

  it('is through eight seconds after the last move came, however much there is', () => {
    expect(sum(beats(many(40), 'normal', 0))).toBeLessThanOrEqual(8000);
    // some of that has passed already
    expect(sum(beats(many(40), 'normal', 5000))).toBeLessThanOrEqual(3000);
    expect(sum(beats(many(40), 'normal', 9000))).toBe(0);
  });

  it('groups steps that would be too short to be seen', () => {
    const times = beats(many(200), 'normal', 0);
    const shown = times.filter((ms) => ms > 0);
    expect(shown.length).toBeLessThan(60);
    expect(Math.min(...shown)).toBeGreaterThanOrEqual(140);
  });

  it("does not eat one's own time", () => {
    const free = sum(beats(many(10), 'normal', 0));
    // a day for each move: nobody cares
    expect(sum(beats(many(10), 'normal', 0, 24 * HOUR))).toBe(free);
    // twenty minutes for the game: three seconds
    const hurried = sum(beats(many(10), 'normal', 0, HOUR / 3));
    expect(hurried).toBeGreaterThan(2000);
    expect(hurried).toBeLessThanOrEqual(3000);
    // and nothing at all when it is short
    expect(beats(many(10), 'normal', 0, 25_000)).toEqual(Array(10).fill(0));
  });
});
