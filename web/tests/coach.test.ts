import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Coach, fits } from '../src/lib/coach.svelte';
import type { CoachLine, Entry } from '../src/lib/wire';

const line = (id: string, asked: string[], told: string[] = [], rule = ''): CoachLine => ({
  id,
  say: { id: `coach-toy-${id}` },
  asked,
  told,
  rule,
});
const LINES = [
  line('act', ['toy-prompt-act'], [], 'T-1'),
  line('lose', ['toy-prompt-lose-*'], ['toy-event-lost']),
  line('round', [], ['toy-event-round', 'toy-event-end*']),
];
const event = (...ids: string[]): Entry =>
  ({ seq: 1, kind: 'move', at: 0, events: ids.map((id) => ({ text: { id } })) }) as Entry;
const said = (coach: Coach) => coach.said.map((one) => one.line.id);
const sent: unknown[] = [];

function make(on = true, heard: string[] = []): Coach {
  const coach = new Coach();
  coach.take({ game: 'toy', on, first: true, lines: LINES, heard });
  return coach;
}

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } }));
  });
});

describe('a pattern', () => {
  it('fits whole ids, with stars for anything', () => {
    expect(fits('toy-prompt-act', 'toy-prompt-act')).toBe(true);
    expect(fits('toy-prompt-act', 'toy-prompt-act-used')).toBe(false);
    expect(fits('toy-prompt-lose-*', 'toy-prompt-lose-dice')).toBe(true);
    expect(fits('toy-*-end', 'toy-event-the-end')).toBe(true);
  });
});

describe('the coach', () => {
  it('explains a question once, and keeps that it did', () => {
    const coach = make();
    coach.asked('toy-prompt-act', 'T-9');
    expect(coach.said).toMatchObject([{ line: { id: 'act' }, rule: 'T-1' }]);
    expect(sent).toEqual([{ heard: ['act'] }]);
    coach.asked('toy-prompt-lose-dice', 'T-9');
    expect(coach.said).toMatchObject([{ line: { id: 'lose' }, rule: 'T-9' }]);
    coach.asked('toy-prompt-act');
    expect(said(coach)).toEqual([]);
    expect(make(true, ['act']).said).toEqual([]);
  });

  it('keeps what happened until something has been chosen after it', () => {
    const coach = make();
    coach.told([event('toy-event-round', 'toy-event-nothing')]);
    coach.asked('toy-prompt-act');
    expect(said(coach)).toEqual(['round', 'act']);
    coach.asked('toy-prompt-act');
    expect(said(coach)).toEqual([]);
    coach.told([event('toy-event-end-of-all')]);
    expect(said(coach)).toEqual([]);
  });

  it('says one thing after the other where there is little room', () => {
    const coach = make();
    coach.room = 1;
    coach.told([event('toy-event-round')]);
    coach.asked('toy-prompt-act');
    expect(said(coach)).toEqual(['round']);
    expect(sent).toEqual([{ heard: ['round'] }]);
    coach.done();
    expect(said(coach)).toEqual(['act']);
    expect(sent.at(-1)).toEqual({ heard: ['act'] });
  });

  it('forgets a line that had to wait for longer than its question', () => {
    const coach = make();
    coach.room = 1;
    coach.told([event('toy-event-round')]);
    coach.asked('toy-prompt-act');
    coach.asked('toy-prompt-lose-dice');
    expect(said(coach)).toEqual(['lose']);
    coach.asked('toy-prompt-act');
    expect(said(coach)).toEqual(['act']);
  });

  it('speaks of one thing that has happened at a time, and always of the question', () => {
    const coach = make();
    coach.told([event('toy-event-round', 'toy-event-lost')]);
    coach.asked('toy-prompt-act');
    expect(said(coach)).toEqual(['round', 'act']);
    coach.asked('toy-prompt-act');
    coach.told([event('toy-event-lost')]);
    expect(said(coach)).toEqual(['lose']);
  });

  it('does not speak of how the table was laid', () => {
    const coach = make();
    coach.told([{ ...event('toy-event-lost', 'toy-event-round'), by: 'setup' }]);
    expect(said(coach)).toEqual(['round']);
  });

  it('keeps still when it is not wanted, but answers', () => {
    const coach = make(false);
    coach.asked('toy-prompt-act');
    coach.told([event('toy-event-lost')]);
    expect(said(coach)).toEqual([]);
    expect(coach.explain('toy-prompt-act')).toBe(true);
    expect(said(coach)).toEqual(['act']);
    expect(coach.explain('toy-prompt-act')).toBe(true);
    expect(sent).toEqual([{ heard: ['act'] }]);
    expect(coach.explain('toy-prompt-nothing')).toBe(false);
  });

  it('can be quieted', () => {
    const coach = make();
    coach.asked('toy-prompt-act');
    coach.want(false);
    expect(said(coach)).toEqual([]);
    expect(sent.at(-1)).toEqual({ on: false });
    coach.asked('toy-prompt-lose-dice');
    expect(said(coach)).toEqual([]);
  });
});
