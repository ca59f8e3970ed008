import type { Pace } from './pace';

/** What a person has set for this browser. */
export type Speed = 'slow' | 'normal' | 'fast' | 'none';
export type Theme = 'system' | 'night' | 'day';

interface Stored {
  theme: Theme;
  speed: Speed;
  /** Not there: nobody has chosen one. */
  pace?: Pace;
  confirm: boolean;
  sound: boolean;
  list: boolean;
}

const KEY = 'meadhall-settings';
const DEFAULTS: Stored = {
  theme: 'system',
  speed: 'normal',
  confirm: false,
  sound: true,
  list: false,
};

function read(): Stored {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) };
  } catch {
    return { ...DEFAULTS };
  }
}

class Settings {
  /** A first game is on the table: what nobody has chosen is gentle. */
  gentle = $state(false);
  #stored = $state<Stored>(typeof localStorage === 'undefined' ? { ...DEFAULTS } : read());

  get theme() {
    return this.#stored.theme;
  }
  get confirm() {
    return this.#stored.confirm;
  }
  get sound() {
    return this.#stored.sound;
  }
  /** Show every option as a button too, also those with a place on the board. */
  get list() {
    return this.#stored.list;
  }
  get speed(): Speed {
    return this.#stored.speed;
  }
  /** How quickly the moves of others follow each other. */
  get pace(): Pace {
    return this.#stored.pace ?? (this.gentle ? 'slow' : 'normal');
  }

  set<K extends keyof Stored>(name: K, value: Stored[K]): void {
    this.#stored[name] = value;
    localStorage.setItem(KEY, JSON.stringify(this.#stored));
    this.dress();
  }

  /** Milliseconds of a movement that takes `ms` at normal speed. */
  time(ms: number): number {
    if (this.speed === 'none') return 0;
    return ms * { slow: 1.6, normal: 1, fast: 0.45 }[this.speed];
  }

  /** Put the theme on the page. */
  dress(): void {
    document.documentElement.dataset.theme = this.#stored.theme;
    document.documentElement.dataset.speed = this.#stored.speed;
  }
}

export const settings = new Settings();

/** Does this person ask for less motion? */
export function still(): boolean {
  return settings.speed === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
