import { get, put } from './api';
import type { Coach as Reply, CoachLine, Entry } from './wire';

/** Does the id of a message fit a pattern, where `*` stands for anything? */
export const fits = (pattern: string, id: string): boolean =>
  new RegExp(`^${pattern.split('*').join('[a-z0-9-]*')}$`).test(id);

/** So much is said at once; what came first goes first. */
const MOST = 3;

interface Said {
  line: CoachLine;
  /** Where there is more about it. */
  rule: string;
  /** It was there while something was being chosen. */
  seen: boolean;
}

/** Somebody who explains what comes up for the first time, and whatever is asked on demand. */
export class Coach {
  /** Does it speak by itself? */
  on = $state(false);
  /** Whoever sits here has never played this game to its end. */
  first = $state(false);
  said = $state.raw<Said[]>([]);
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

  /** A question has come: what belonged to the one before has been read. */
  asked(id: string, rule = ''): void {
    this.said = this.said.filter((one) => !one.seen);
    const line = this.lineOf(id);
    if (line) this.say(line, rule);
    this.said = this.said.map((one) => ({ ...one, seen: true }));
  }

  /** Something has happened. */
  told(entries: Entry[]): void {
    for (const event of entries.flatMap((entry) => entry.events ?? []))
      for (const line of this.lines)
        if (line.told.some((pattern) => fits(pattern, event.text.id))) this.say(line, '');
  }

  /** What there is to say about a question, heard or not; is there anything? */
  explain(id: string, rule = ''): boolean {
    const line = this.lineOf(id);
    if (!line) return false;
    this.said = [{ line, rule: line.rule || rule, seen: true }];
    this.note([line.id]);
    return true;
  }

  /** Whoever has read it wants it gone. */
  done(): void {
    this.said = [];
  }

  want(on: boolean): void {
    this.on = on;
    if (!on) this.done();
    this.send({ on });
  }

  private lineOf(id: string): CoachLine | undefined {
    return this.lines.find((line) => line.asked.some((pattern) => fits(pattern, id)));
  }

  private say(line: CoachLine, rule: string): void {
    if (!this.on || this.heard.has(line.id)) return;
    this.said = [...this.said, { line, rule: line.rule || rule, seen: false }].slice(-MOST);
    this.note([line.id]);
  }

  private note(heard: string[]): void {
    const fresh = heard.filter((id) => !this.heard.has(id));
    for (const id of fresh) this.heard.add(id);
    if (fresh.length) this.send({ heard: fresh });
  }

  /** Kept with the person; what does not get through is said once more another day. */
  private send(body: { on?: boolean; heard?: string[] }): void {
    void put(`/api/coach/${this.game}`, body).catch(() => undefined);
  }
}
