import { describe, expect, it } from 'vitest';
import { beats } from '../src/boards/champions/tale';
import type { Entry } from '../src/lib/wire';

const who = (n: number) => ({ id: 'seat', args: { n } });
const said = (id: string, args: Record<string, unknown>) => ({ text: { id: `champions-event-${id}`, args } });
const roll = (seat: number, ...faces: string[]) =>
  said('roll', { who: who(seat), dice: faces.map((face) => ({ id: `champions-rolled-swordsman-${face}` })) });
const hit = (seat: number, n: number, enemy = 'champions-troll-forest-troll') =>
  said('damage', { who: who(seat), n, enemy: { id: enemy } });
const entry = (...events: object[]) => [{ seq: 1, kind: 'move', events }] as unknown as Entry[];

describe('the tale of a fight', () => {
  it('knows the enemy of a roll from the blow that follows it', () => {
    const told = beats(
      entry(roll(0, 'hit'), hit(0, 1), roll(1, 'blank'), hit(1, 0, 'champions-draugr-jarl')),
    );
    expect(told.map((beat) => beat.enemy)).toEqual(['forest-troll', 'forest-troll', 'jarl', 'jarl']);
    expect(told[1].dice).toEqual([{ kind: 'swordsman', face: 'hit' }]);
  });

  it('counts the damage of a fight, also over several moves, and begins anew with the next', () => {
    const first = beats(entry(hit(0, 2), roll(0, 'hit')));
    expect(first.map((beat) => beat.kind)).toEqual(['hit', 'roll']);
    const then = beats(entry(hit(0, 1), roll(1, 'hit'), hit(1, 1)), first[1]);
    expect(then.map((beat) => beat.dealt)).toEqual([3, 0, 1]);
  });

  it('leaves the monster out of a storm at sea', () => {
    const journey = said('journey', {
      who: who(0),
      card: { id: 'champions-journey-storm' },
      shore: { id: 'champions-shore-shore-2' },
    });
    const drowned = said('lost-journey', {
      who: who(0),
      what: [{ id: 'champions-amount-axeman', args: { n: 1 } }],
    });
    const told = beats(entry(journey, drowned, roll(0, 'hit'), hit(0, 1, 'champions-monster-mare')));
    expect(told.map((beat) => [beat.sea, beat.enemy])).toEqual([
      [true, null],
      [true, null],
      [false, 'mare'],
      [false, 'mare'],
    ]);
    expect(told[1].shore).toBe('shore-2');
    expect(told[1].goods).toEqual({ axeman: 1 });
  });

  it('shows what is gained only after a victory', () => {
    const gain = said('gain', { who: who(0), what: [{ id: 'champions-amount-glory', args: { n: 3 } }] });
    const won = said('defeated', { who: who(0), enemy: { id: 'champions-troll-forest-troll' } });
    expect(beats(entry(gain)).length).toBe(0);
    expect(beats(entry(won, gain)).map((beat) => beat.kind)).toEqual(['won', 'gain']);
  });
});
