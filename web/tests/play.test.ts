import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('../src/lib/fly', () => ({ snapshot: () => new Map(), flights: () => undefined }));
vi.mock('../src/lib/sound', () => ({ sound: { play: () => undefined } }));
vi.mock('../src/lib/settings.svelte', () => ({ settings: { time: () => 0 } }));

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
  state: { seat, seq: last, now: 0, ply: 0, over: false, decision: null, undo: {} },
});
const settled = () => new Promise((done) => setTimeout(done, 5));

async function opened() {
  const { Play } = await import('../src/lib/play.svelte');
  const play = new Play('table');
  await play.open();
  return play;
}

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
});
