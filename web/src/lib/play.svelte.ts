import { tick } from 'svelte';
import { fresh, get, Offline, post, put, Refusal, remove } from './api';
import { flights, snapshot } from './fly';
import { beats, held, momentOf, type Moment } from './pace';
import { settings } from './settings.svelte';
import { sound } from './sound';
import type { Entry, Opinion, PassMode, Since, SocketOut, TableState, Trial } from './wire';

export type Connection = 'opening' | 'live' | 'lost' | 'gone';

interface Command {
  type: 'move' | 'undo' | 'chat';
  client_id: string;
  [field: string]: unknown;
}

interface Waiting {
  command: Command;
  done: (problem: Refusal | null) => void;
}

interface Update {
  entries: Entry[];
  whole?: boolean;
  state: TableState;
  moment: Moment;
}

interface Sent {
  client: string;
  seat: number | null;
  /** What the table showed when it was made. */
  seq: number;
  /** What it will show when it is done, once the server has said so. */
  until: number;
}

/** Not signed in, not welcome, not there. */
const CLOSED = [401, 403, 404];

const isShown = (sent: Sent, news: Entry[], seq: number) =>
  seq >= sent.until ||
  news.some((one) => one.kind === 'move' && one.seat === sent.seat && one.seq > sent.seq);

/** One table on the screen: what it looks like, what happened, and the line to the server. */
export class Play {
  readonly id: string;
  state = $state.raw<TableState | null>(null);
  entries = $state.raw<Entry[]>([]);
  connection = $state<Connection>('opening');
  refusal = $state.raw<Refusal | null>(null);
  /** Why the server we reached cannot show this table although another can: its rules are newer. */
  elsewhere = $state('');
  here = $state.raw<ReadonlySet<number>>(new Set());
  watching = $state(0);
  /** The table as it is, which may be ahead of what is shown. */
  newest = $state.raw<TableState | null>(null);
  /** Updates that came while an earlier one is still being looked at. */
  behind = $state(0);
  /** The move of somebody else that is being looked at. */
  seen = $state.raw<Moment | null>(null);
  /** How the last fight came out, as long as it is held on the stage. */
  result = $state.raw<Moment | null>(null);
  /** The board shows a scene of its own: what comes next waits for its end. */
  #telling = $state(false);
  /** Server time minus our time, in milliseconds. */
  skew = $state(0);
  /** The line is back after a cut: how many moves were made meanwhile. */
  onBack: (missed: number) => void = () => undefined;
  /** Rises with every choice of the looking seat and every step back: what is asked then is another question. */
  turns = $state(0);

  /** The game has ended before our eyes, and the horns are still to be blown. */
  ended = false;

  onRefused: (problem: Refusal) => void = () => undefined;

  /** Our own choice that is on its way, until the table shows it or the server refuses it. */
  private sent = $state.raw<Sent | null>(null);
  private socket: WebSocket | null = null;
  private queue: Update[] = [];
  private showing = false;
  private skipping = false;
  private wake: (() => void) | null = null;
  private cleared: ReturnType<typeof setTimeout> | undefined;
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private closed = false;
  private again: ReturnType<typeof setTimeout> | null = null;
  private beat: ReturnType<typeof setInterval> | null = null;
  private heard = 0;
  /** When the server was asked whether it is there, as long as it has not answered. */
  private pinged = 0;
  private seat: number | null | undefined;
  private looking = false;
  /** Whoever looks; undefined before the line is opened. */
  private person: string | null | undefined;

  constructor(id: string) {
    this.id = id;
  }

  /** Nothing can be chosen while a choice is on its way. */
  get busy(): boolean {
    return this.sent !== null;
  }

  /** Others' moves are being shown: what is on the screen is not the present, or has only just become it. */
  get late(): boolean {
    return this.behind > 0 || this.seen !== null;
  }

  /** Somebody who is choosing is not kept from it: what others do meanwhile is shown at once. */
  private get deciding(): boolean {
    return !this.late && !this.busy && Boolean(this.state?.decision?.default);
  }

  get telling(): boolean {
    return this.#telling;
  }
  set telling(on: boolean) {
    this.#telling = on;
    if (!on) this.wake?.();
  }

  private get seq(): number {
    const last = this.queue.at(-1)?.state.seq ?? this.state?.seq;
    return last ?? 0;
  }

  async open(): Promise<void> {
    try {
      const state = await get<TableState>(`/api/tables/${this.id}`);
      this.seat = state.seat;
      this.skew = state.now - Date.now();
    } catch (error) {
      if (error instanceof Refusal) {
        this.refusal = error;
        this.connection = 'gone';
        return;
      }
    }
    this.connect();
    addEventListener('online', this.hurry);
    addEventListener('offline', this.cut);
    document.addEventListener('visibilitychange', this.hurry);
    this.beat = setInterval(() => this.ping(), 5_000);
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.cut);
    document.removeEventListener('visibilitychange', this.hurry);
    if (this.again) clearTimeout(this.again);
    if (this.beat) clearInterval(this.beat);
    clearTimeout(this.cleared);
    this.socket?.close();
  }

  /** Whose line this is. When somebody else looks it is opened anew, and everything comes again as they may know it. */
  belong(person: string | null): void {
    const before = this.person;
    this.person = person;
    if (before === undefined || before === person) return;
    for (const client of [...this.waiting.keys()]) this.answer(client, null);
    this.sent = null;
    this.seat = undefined;
    this.looking = true;
    if (this.again) clearTimeout(this.again);
    const old = this.socket;
    this.socket = null;
    if (old) old.onmessage = null;
    old?.close();
    if (this.connection !== 'gone') return this.connect();
    this.refusal = null;
    this.closed = false;
    this.connection = 'opening';
    void this.open();
  }

  private hurry = () => {
    if (this.connection === 'lost' && document.visibilityState === 'visible') {
      if (this.again) clearTimeout(this.again);
      this.connect();
    }
  };

  /** The device says that there is no network: no use waiting until the silence is noticed. */
  private cut = () => this.drop();

  /** A socket that is dead does not close by itself: it is given up at once, without its last word. */
  private drop(): void {
    const socket = this.socket;
    if (!socket) return;
    socket.close();
    socket.onclose?.(new CloseEvent('close'));
  }

  /** Silence is asked about: at once when an answer is due, else now and then. No word back: the line is dead. */
  private ping(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const now = Date.now();
    if (this.pinged) {
      if (now - this.pinged > 8_000) this.drop();
    } else if (now - this.heard > (this.waiting.size ? 3_000 : 12_000)) {
      this.pinged = now;
      this.socket.send(JSON.stringify({ type: 'ping' }));
    }
  }

  private connect(): void {
    if (this.closed) return;
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    const query = new URLSearchParams({ since: String(this.looking ? 0 : this.seq) });
    if (this.seat !== null && this.seat !== undefined) query.set('seat', String(this.seat));
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.id}?${query}`);
    this.socket = socket;
    this.heard = Date.now();
    this.pinged = 0;
    const before = this.seq;
    let first = true;
    socket.onmessage = (event) => {
      this.heard = Date.now();
      this.pinged = 0;
      const message = JSON.parse(String(event.data)) as SocketOut;
      if (first && message.type === 'refused' && CLOSED.includes(message.problem.status)) {
        // The door is closed to us, and it would be next time.
        this.refusal = new Refusal(message.problem);
        this.connection = 'gone';
        this.close();
        return;
      }
      if (first && message.type === 'update') {
        // What was missed is not shown move by move: here is the present.
        this.skipping = true;
        first = false;
        this.tries = 0;
        const was = this.connection;
        this.connection = 'live';
        this.elsewhere = '';
        if (was === 'lost' && before)
          this.onBack(message.entries.filter((entry) => entry.kind === 'move' && entry.seq > before).length);
        // What was sent when the line broke is sent again; the server knows it by its id.
        for (const { command } of this.waiting.values()) socket.send(JSON.stringify(command));
      }
      this.take(message);
    };
    socket.onclose = () => {
      if (this.socket !== socket || this.closed) return;
      socket.onmessage = null;
      this.socket = null;
      if (this.connection !== 'opening' || this.tries > 0) this.connection = 'lost';
      this.tries += 1;
      const wait = Math.min(5000, 250 * 2 ** Math.min(this.tries - 1, 5)) * (0.75 + Math.random() / 2);
      this.again = setTimeout(() => this.connect(), wait);
    };
  }

  private take(message: SocketOut): void {
    switch (message.type) {
      case 'update':
        this.skew = message.state.now - Date.now();
        if (this.looking && message.whole) {
          // Seen from another seat: everything comes again, also what was still to be shown.
          this.looking = false;
          this.skipping = true;
          this.queue = [];
          this.entries = [];
          this.wake?.();
        }
        this.newest = message.state as TableState;
        this.queue.push({
          ...(message as Omit<Update, 'moment'>),
          moment: momentOf(message.entries, message.state.mine, Date.now()),
        });
        if (this.skipping || this.deciding) this.wake?.();
        else if (this.wake) this.behind = this.queue.length;
        void this.show();
        break;
      case 'here':
        this.here = new Set(message.seats);
        this.watching = message.watching;
        break;
      case 'accepted':
        if (this.sent?.client === message.client_id)
          this.sent = message.seq <= (this.state?.seq ?? 0) ? null : { ...this.sent, until: message.seq };
        this.answer(message.client_id, null);
        break;
      case 'refused': {
        const problem = new Refusal(message.problem);
        if (this.sent?.client === message.client_id) this.sent = null;
        if (message.client_id && this.waiting.has(message.client_id)) this.answer(message.client_id, problem);
        else if (problem.is('newer-rules')) this.elsewhere = problem.message;
        else this.onRefused(problem);
        break;
      }
      case 'bye':
      case 'pong':
        break;
    }
  }

  private answer(client: string, problem: Refusal | null): void {
    const waiting = this.waiting.get(client);
    this.waiting.delete(client);
    waiting?.done(problem);
  }

  /** When one's own time is up, where it runs by now. */
  private get deadline(): number {
    const now = this.newest;
    const deadline = now?.decision?.default ? now.seats[now.decision.seat]?.deadline : null;
    return deadline ? deadline - this.skew : Infinity;
  }

  /** What is shown next, and for how long: one update, or several as one where nobody wants to follow each. */
  private next(): Update & { ms: number } {
    const atOnce =
      this.skipping || this.state === null || this.deciding || document.visibilityState === 'hidden';
    const times = beats(
      this.queue.map((one) => one.moment),
      atOnce ? 'none' : settings.pace,
      Date.now(),
      this.deadline,
    );
    const first = times.findIndex((ms) => ms > 0);
    const taken = this.queue.splice(0, first < 0 ? this.queue.length : first + 1);
    const last = taken[taken.length - 1];
    if (taken.length === 1) return { ...last, ms: times[0] };
    const entries = taken.flatMap((one) => one.entries);
    return {
      entries,
      state: last.state,
      moment: momentOf(entries, last.state.mine, last.moment.at),
      ms: first < 0 ? 0 : times[first],
    };
  }

  /** Show what came, one after another, each long enough to be followed. */
  private async show(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    while (this.queue.length) {
      const update = this.next();
      const { moment, ms } = update;
      const before = snapshot();
      const last = this.entries.at(-1)?.seq ?? 0;
      const news = update.entries.filter((entry) => entry.seq > last);
      const mine = this.state?.decision?.default ?? '';
      const opened = this.state !== null;
      if (opened && update.state.over && !this.state?.over) this.ended = true;
      this.entries = news.length ? [...this.entries, ...news] : this.entries;
      const seat = update.state.seat;
      if (news.some((entry) => entry.kind === 'back' || (entry.kind === 'move' && entry.seat === seat)))
        this.turns += 1;
      if (this.sent && isShown(this.sent, news, update.state.seq)) this.sent = null;
      this.state = update.state;
      this.seat = seat;
      this.behind = this.queue.length;
      // One's own doing is known; only what comes after it waits.
      const own = moment.seat !== null && update.state.mine.includes(moment.seat);
      this.seen = ms && !own ? moment : null;
      if (ms) this.hold(moment);
      await tick();
      if (!opened) continue;
      if (this.skipping) continue;
      flights(before);
      if (news.some((entry) => entry.kind === 'move' && entry.events?.length)) sound.play('knock');
      // An offer that nobody waits for has no default, and no horn is blown for it.
      if (update.state.decision?.default && !mine) sound.play('horn');
      if (ms) {
        this.behind = this.queue.length;
        await this.pause(ms);
      }
      while (ms && this.telling && !this.skipping) await this.pause(10_000);
    }
    this.behind = 0;
    this.seen = null;
    this.skipping = false;
    this.showing = false;
  }

  /** Keep how a fight came out on the stage until it has been seen. */
  private hold(moment: Moment): void {
    if (moment.kind !== 'result' && moment.kind !== 'round') return;
    clearTimeout(this.cleared);
    this.result = moment;
    this.cleared = setTimeout(() => (this.result = null), held(moment.kind, settings.pace));
  }

  /** Whoever goes on has seen it. */
  release(): void {
    clearTimeout(this.cleared);
    this.result = null;
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = ms === Infinity ? undefined : setTimeout(done, ms);
      const self = this;
      function done() {
        clearTimeout(timer);
        self.wake = null;
        resolve();
      }
      this.wake = done;
    });
  }

  /** On to the present; where moves are shown one at a time, to the next of them, or (`all`) to the present. */
  hurryOn(all = false): void {
    this.release();
    if (!this.wake) return;
    this.skipping = all || settings.pace !== 'step';
    this.wake();
  }

  private order(command: Command): Promise<Refusal | null> {
    return new Promise((done) => {
      this.waiting.set(command.client_id, { command, done });
      if (this.socket?.readyState === WebSocket.OPEN && this.connection === 'live')
        this.socket.send(JSON.stringify(command));
    });
  }

  /** Make choices, all or none. */
  move(keys: string[]): Promise<Refusal | null> {
    const state = this.state!;
    const client_id = fresh();
    const seat = state.decision?.seat ?? state.seat;
    this.sent = { client: client_id, seat, seq: state.seq, until: Infinity };
    return this.order({ type: 'move', client_id, ply: state.ply, seq: state.seq, seat, keys });
  }

  undo(ask = false): Promise<Refusal | null> {
    return this.order({ type: 'undo', client_id: fresh(), seat: this.state?.seat ?? null, ask });
  }

  agree(answer: boolean): Promise<Refusal | null> {
    return this.order({ type: 'undo', client_id: fresh(), seat: this.state?.seat ?? null, answer });
  }

  chat(text: string): Promise<Refusal | null> {
    return this.order({ type: 'chat', client_id: fresh(), text });
  }

  /** Look from another seat of one's own. */
  look(seat: number | null): void {
    this.seat = seat;
    this.looking = true;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ type: 'look', seat }));
  }

  sit = (seat: number, body: object = {}) => post(`/api/tables/${this.id}/seats/${seat}`, body);
  leave = (seat: number) => remove(`/api/tables/${this.id}/seats/${seat}`);
  start = () => post(`/api/tables/${this.id}/start`);
  halt = () => post(`/api/tables/${this.id}/pause`);
  resume = () => post(`/api/tables/${this.id}/resume`);
  resign = () => post(`/api/tables/${this.id}/resign`);
  /** On to the next step of the lesson, or back to the one before. */
  step = (on: boolean) => post(`/api/tables/${this.id}/lesson`, { on });
  rematch = () => post<{ id: string }>(`/api/tables/${this.id}/rematch`);
  /** Would this choice be beyond undo? Yes, as long as nobody says no. */
  isFinal = async (key: string): Promise<boolean> => {
    const query = new URLSearchParams({ key, seat: String(this.state?.decision?.seat ?? '') });
    try {
      return (await get<Trial>(`/api/tables/${this.id}/trial?${query}`)).final;
    } catch {
      return true;
    }
  };
  /** What a bot thinks of every option. */
  opinion = () => post<Opinion>(`/api/tables/${this.id}/opinion?seat=${this.state?.seat ?? ''}`);
  /** One step of what has happened since one's last choice. */
  since = (step: number) =>
    get<Since>(`/api/tables/${this.id}/since?step=${step}&seat=${this.state?.seat ?? ''}`);
  hint = () =>
    post<{ seat: number; key: string }>(`/api/tables/${this.id}/hint?seat=${this.state?.seat ?? ''}`);
  passing = (mode: PassMode, prompts: string[] = []) =>
    put(`/api/tables/${this.id}/seats/${this.state?.seat ?? 0}/pass`, { mode, prompts });
}

export { Offline };
