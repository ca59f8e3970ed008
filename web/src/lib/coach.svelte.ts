import { get, put } from './api';
import type { Coach as Reply, CoachLine, Entry } from './wire';

/** Does the id of a message fit a pattern, where `*` stands for anything? */
export const fits = (pattern: string, id: string): boolean =>
  new RegExp(`^${pattern.split('*').join('[a-z0-9-]*')}$`).test(id);

interface Said {
  line: CoachLine;
  /** Where there is more about it. */
  rule: string;
  /** It explains the open question, and is of no use after it. */
  question: boolean;
  /** It was there while something was being chosen. */
  seen: boolean;
}

/** Somebody who explains what comes up for the first time, and whatever is asked on demand. */
export class Coach {
  /** Does it speak by itself? */
  on = $state(false);
  /** Whoever sits here has never played this game to its end. */
  first = $state(false);
  /** How many lines there is room for at once; the others wait. */
  room = $state(2);
  private queue = $state.raw<Said[]>([]);
  private game = '';
  private lines: CoachLine[] = [];
  private heard = new Set<string>();

  async load(game: string): Promise<void> {
    this.take(await get<Reply>(`/api/coach/${game}`));
  }

  take(reply: Reply): void {
    this.game = reply.game;
    this.lines = reply.lines;
    this.heard = new Set(reply.heard);
    this.first = reply.first;
    this.on = reply.on;
  }

  /** What is being said now. */
  get said(): Said[] {
    return this.queue.slice(0, this.room);
  }

  /** A question has come: what was there with the one before has been read. */
  asked(id: string, rule = ''): void {
    this.queue = this.queue.filter((one) => !one.seen && !one.question);
    const line = this.lineOf(id);
    if (line) this.add(line, line.rule || rule, true);
    this.note(true);
  }

  /** Something has happened. How the table was laid is told by what can happen later, too: that begins now. */
  told(entries: Entry[]): void {
    for (const { by, events } of entries)
      for (const { text } of events ?? [])
        for (const line of this.lines)
          if (line.told.some((pattern) => fits(pattern, text.id)) && !(by === 'setup' && line.asked.length))
            this.add(line, line.rule, false);
    this.note(false);
  }

  /** What there is to say about a question, heard or not; is there anything? */
  explain(id: string, rule = ''): boolean {
    const line = this.lineOf(id);
    if (!line) return false;
    this.queue = [{ line, rule: line.rule || rule, question: true, seen: true }];
    this.note(true);
    return true;
  }

  /** Whoever has read it wants it gone; what waits comes. */
  done(): void {
    this.queue = this.queue.slice(this.room);
    this.note(true);
  }

  want(on: boolean): void {
    this.on = on;
    if (!on) this.queue = [];
    this.send({ on });
  }

  private lineOf(id: string): CoachLine | undefined {
    return this.lines.find((line) => line.asked.some((pattern) => fits(pattern, id)));
  }

  private add(line: CoachLine, rule: string, question: boolean): void {
    // one thing that has happened, and one question: nobody reads more before choosing
    if (!this.on || this.heard.has(line.id) || this.queue.some((one) => one.question === question)) return;
    this.queue = [...this.queue, { line, rule, question, seen: false }];
  }

  /** Keep what is being said; `open`: while there is something to choose. */
  private note(open: boolean): void {
    if (open) this.queue = this.queue.map((one, i) => (i < this.room ? { ...one, seen: true } : one));
    const fresh = this.said.map((one) => one.line.id).filter((id) => !this.heard.has(id));
    for (const id of fresh) this.heard.add(id);
    if (fresh.length) this.send({ heard: fresh });
  }

  /** Kept with the person; what does not get through is said once more another day. */
  private send(body: { on?: boolean; heard?: string[] }): void {
    void put(`/api/coach/${this.game}`, body).catch(() => undefined);
  }
}
