import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('../src/lib/fly', () => ({ snapshot: () => new Map(), flights: () => undefined }));
vi.mock('../src/lib/sound', () => ({ sound: { play: () => undefined } }));
const settings = vi.hoisted(() => ({ time: () => 0, pace: 'none' }));
vi.mock('../src/lib/settings.svelte', () => ({ settings }));

class Line {
  static OPEN = 1;
  static last: Line;
  readyState = 1;
  sent: { type: string }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    Line.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const document = { addEventListener() {}, removeEventListener() {}, visibilityState: 'visible' };
for (const [name, value] of Object.entries({
  WebSocket: Line,
  document,
  location: { protocol: 'http:', host: 'h' },
}))
  vi.stubGlobal(name, value);
for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => undefined);
vi.stubGlobal('fetch', () =>
  Promise.resolve(
    new Response(JSON.stringify({ seat: 0, now: 0 }), { headers: { 'content-type': 'application/json' } }),
  ),
);

const update = (seat: number, first: number, last: number, whole = first === 1) => ({
  type: 'update',
  whole,
  entries: Array.from({ length: last - first + 1 }, (_, at) => ({ seq: first + at, kind: 'chat', at: 0 })),
  state: { seat, seq: last, now: 0, ply: 0, over: false, decision: null, undo: {}, mine: [0, 1], seats: [] },
});
const settled = () => new Promise((done) => setTimeout(done, 5));

async function opened() {
  const { Play } = await import('../src/lib/play.svelte');
  const play = new Play('table');
  await play.open();
  return play;
}

// Read once ahead: how long that takes is not what is tested.
beforeAll(() => import('../src/lib/play.svelte'), 60_000);
beforeEach(() => vi.resetModules());

describe('a table on the screen', () => {
  it('keeps its whole story when something happens while another seat is looked from', async () => {
    const play = await opened();
    Line.last.hear(update(0, 1, 3));
    await settled();
    play.look(1);
    expect(Line.last.sent).toEqual([{ type: 'look', seat: 1 }]);
    // said before the server heard of it
    Line.last.hear(update(0, 4, 4));
    Line.last.hear(update(1, 1, 4));
    await settled();
    expect(play.state?.seat).toBe(1);
    expect(play.entries.map((entry) => entry.seq)).toEqual([1, 2, 3, 4]);
    play.close();
  });

  it('has the story of the other seat after a cut, too', async () => {
    const play = await opened();
    Line.last.hear(update(0, 1, 3));
    await settled();
    Line.last.readyState = 3;
    play.look(1);
    vi.useFakeTimers();
    Line.last.onclose?.();
    vi.advanceTimersByTime(2000);
    vi.useRealTimers();
    expect(Line.last.url).toContain('since=0&seat=1');
    Line.last.hear(update(1, 1, 4));
    await settled();
    expect(play.entries.map((entry) => entry.seq)).toEqual([1, 2, 3, 4]);
    play.close();
  });

  it('says why an older server cannot show it, and comes back until a newer one does', async () => {
    const play = await opened();
    Line.last.hear(update(0, 1, 3));
    await settled();
    const problem = {
      status: 409,
      detail: 'Elsewhere.',
      type: 'urn:meadhall:problem:newer-rules',
      title: '',
    };
    Line.last.hear({ type: 'refused', client_id: null, problem });
    Line.last.readyState = 3;
    vi.useFakeTimers();
    Line.last.onclose?.();
    expect([play.connection, play.elsewhere, play.state?.seq]).toEqual(['lost', 'Elsewhere.', 3]);
    vi.advanceTimersByTime(2000);
    vi.useRealTimers();
    Line.last.hear(update(0, 4, 4));
    await settled();
    expect([play.connection, play.elsewhere, play.state?.seq]).toEqual(['live', '', 4]);
    play.close();
  });

  it('does not knock again where the door is closed', async () => {
    const play = await opened();
    Line.last.hear({
      type: 'refused',
      client_id: null,
      problem: { status: 403, detail: 'No.', type: 't', title: '' },
    });
    expect(play.connection).toBe('gone');
    expect(play.refusal?.message).toBe('No.');
    const line = Line.last;
    line.onclose?.();
    await settled();
    expect(Line.last).toBe(line);
  });

  it('is opened anew for somebody else, and shown as they may know it', async () => {
    const play = await opened();
    play.belong(null);
    const old = Line.last;
    old.hear(update(0, 1, 3));
    await settled();
    play.belong(null);
    expect(Line.last).toBe(old);
    play.belong('leif');
    expect(Line.last).not.toBe(old);
    expect(old.readyState).toBe(3);
    expect(Line.last.url).toContain('since=0');
    expect(Line.last.url).not.toContain('seat=');
    old.hear(update(0, 4, 9, false));
    Line.last.hear(update(1, 1, 5));
    await settled();
    expect(play.entries.map((entry) => entry.seq)).toEqual([1, 2, 3, 4, 5]);
    expect(play.state?.seat).toBe(1);
    expect(play.connection).toBe('live');
  });

  describe('whose others move', () => {
    const told = (text: string, weight = 'step') => ({ text: { id: text }, weight });
    const moved = (seq: number, seat: number, event: object | null, asks = false, deadline = 0) => ({
      type: 'update',
      whole: false,
      entries: [{ seq, kind: 'move', at: 0, seat, events: event ? [event] : [] }],
      state: {
        ...update(0, 1, seq).state,
        mine: [0],
        seats: [{ seat: 0, deadline }],
        decision: asks ? { seat: 0, default: 'pass', options: [] } : null,
      },
    });
    /** A table where it is somebody else's turn, and the clock of this test. */
    async function watched(pace: string) {
      settings.pace = pace;
      const play = await opened();
      const first = update(0, 1, 1);
      Line.last.hear({ ...first, state: { ...first.state, mine: [0] } });
      await settled();
      vi.useFakeTimers();
      return play;
    }
    const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);
    afterEach(() => {
      vi.useRealTimers();
      settings.pace = 'none';
    });

    it('shows one at a time until somebody goes on, or all that is left', async () => {
      const play = await watched('step');
      for (const seq of [2, 3, 4, 5]) Line.last.hear(moved(seq, 1, told('a'), seq === 5));
      await later(60_000);
      expect([play.state?.seq, play.behind, play.late]).toEqual([2, 3, true]);
      play.hurryOn();
      await later(60_000);
      expect([play.state?.seq, play.behind]).toEqual([3, 2]);
      play.hurryOn(true);
      await later(1);
      expect([play.state?.seq, play.late]).toEqual([5, false]);
      play.close();
    });

    it('shows their moves one after another and asks when all are shown', async () => {
      const play = await watched('normal');
      Line.last.hear(moved(2, 1, told('a')));
      Line.last.hear(moved(3, 1, told('b')));
      Line.last.hear(moved(4, 2, told('c'), true));
      await later(1);
      expect([play.state?.seq, play.behind, play.seen?.events[0].text.id]).toEqual([2, 2, 'a']);
      expect(play.newest?.seq).toBe(4);
      await later(660);
      expect([play.state?.seq, play.behind]).toEqual([3, 1]);
      await later(660);
      // the last one is looked at, too, before anything is asked
      expect([play.state?.seq, play.behind, play.late]).toEqual([4, 0, true]);
      await later(660);
      expect([play.seen, play.late]).toEqual([null, false]);
      play.close();
    });

    it('shows all of them at once where nobody wants to follow', async () => {
      const play = await watched('none');
      for (const seq of [2, 3, 4]) Line.last.hear(moved(seq, 1, told('a', 'result'), seq === 4));
      await later(1);
      expect([play.state?.seq, play.late, play.result]).toEqual([4, false, null]);
      expect(play.entries.map((entry) => entry.seq)).toEqual([1, 2, 3, 4]);
      play.close();
    });

    it('hurries to the present', async () => {
      const play = await watched('slow');
      for (const seq of [2, 3, 4]) Line.last.hear(moved(seq, 1, told('a')));
      await later(1);
      expect(play.state?.seq).toBe(2);
      play.hurryOn();
      await later(1);
      expect([play.state?.seq, play.late]).toEqual([4, false]);
      play.close();
    });

    it('holds a result on the stage, and lets go of it with the next click', async () => {
      const play = await watched('normal');
      Line.last.hear(moved(2, 1, told('a', 'result'), true));
      await later(1);
      expect(play.result?.events[0].text.id).toBe('a');
      await later(2000);
      // asked by now, and it still hangs there
      expect([play.late, play.result !== null]).toEqual([false, true]);
      play.hurryOn();
      expect(play.result).toBeNull();
      play.close();
    });

    it('does not keep anybody from choosing', async () => {
      const play = await watched('normal');
      Line.last.hear(moved(2, 1, told('a'), true));
      await later(700);
      expect(play.late).toBe(false);
      Line.last.hear(moved(3, 2, told('b'), true));
      await later(1);
      expect([play.state?.seq, play.late]).toEqual([3, false]);
      play.close();
    });

    it('shows the present at once when own time is short', async () => {
      const play = await watched('normal');
      Line.last.hear(moved(2, 1, told('a')));
      await later(1);
      for (const seq of [3, 4])
        Line.last.hear(moved(seq, 1, told('b'), seq === 4, play.skew + Date.now() + 9000));
      await later(660);
      expect([play.state?.seq, play.late]).toEqual([4, false]);
      play.close();
    });

    it('shows the present at once after a cut', async () => {
      const play = await watched('normal');
      Line.last.readyState = 3;
      Line.last.onclose?.();
      await later(2000);
      Line.last.hear(moved(5, 1, told('a', 'result')));
      await later(1);
      expect([play.state?.seq, play.late, play.result]).toEqual([5, false, null]);
      play.close();
    });
  });
});
