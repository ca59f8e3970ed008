import { Refusal } from './api';

/** Short sentences for the person at the screen: a refusal, a lost connection. */
export interface Notice {
  id: number;
  text: string;
  bad: boolean;
}

class Notices {
  list = $state<Notice[]>([]);
  private next = 0;

  say(text: string, bad = false): void {
    if (this.list.some((notice) => notice.text === text)) return;
    const id = this.next++;
    this.list.push({ id, text, bad });
    setTimeout(() => this.drop(id), bad ? 8000 : 5000);
  }

  /** Something went wrong; say what it was. That the game went on meanwhile is nobody's fault. */
  wrong = (error: unknown): void => {
    const late = error instanceof Refusal && error.is('stale-ply');
    this.say(error instanceof Error ? error.message : String(error), !late);
  };

  drop(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();
