import { call, get, patch, post, Refusal, secure } from './api';
import type { Me as MeReply, Person, Welcome } from './wire';
import { words, type Language } from './words.svelte';

const LANGUAGE = 'meadhall-language';
/** Whoever this browser has a cookie of; the cookie itself cannot be seen from here. */
const GUEST = 'meadhall-welcomed';

/** The language this browser asked for last, or the one it is set to. */
export function preferred(): Language {
  const given = new URLSearchParams(location.search).get('lang');
  if (given === 'pl' || given === 'en') localStorage.setItem(LANGUAGE, given);
  const asked = localStorage.getItem(LANGUAGE);
  if (asked === 'pl' || asked === 'en') return asked;
  return navigator.languages?.some((tag) => tag.toLowerCase().startsWith('pl')) ? 'pl' : 'en';
}

export async function speak(language: Language): Promise<void> {
  localStorage.setItem(LANGUAGE, language);
  await words.use(language);
}

class Me {
  person = $state.raw<Person | null>(null);
  login = $state<string | null>(null);
  known = $state(false);

  async load(): Promise<void> {
    // Nobody was ever welcomed in this browser: there is nobody to ask for.
    if (!localStorage.getItem(GUEST)) {
      this.person = null;
      this.login = null;
      this.known = true;
      return;
    }
    try {
      const reply = await get<MeReply | null>('/api/me');
      this.person = reply?.person ?? null;
      this.login = reply?.login ?? null;
      secure(reply?.csrf ?? '');
    } catch (error) {
      // A server that is busy, or a proxy before one that is starting, does not say that nobody is known here.
      if (!(error instanceof Refusal) || error.status !== 401) throw error;
      this.person = null;
      this.login = null;
      localStorage.removeItem(GUEST);
    }
    this.known = true;
  }

  /** Whoever sits here; a new guest if nobody does yet. */
  async someone(name?: string): Promise<Person> {
    // Somebody may have been welcomed in another tab since: a second guest would take the first one's place.
    if (!this.known || (!this.person && localStorage.getItem(GUEST))) await this.load();
    if (!this.person) {
      const welcome = await post<Welcome>('/api/guests', {
        name: name ?? guestName(),
        language: words.language,
      });
      secure(welcome.csrf);
      localStorage.setItem(GUEST, welcome.id);
      await this.load();
    }
    return this.person!;
  }

  async rename(name: string): Promise<void> {
    await this.someone(name);
    if (this.person?.name !== name) await patch('/api/me', { name });
    await this.load();
  }

  async signIn(login: string, password: string): Promise<void> {
    const welcome = await post<Welcome>('/api/sessions', { login, password });
    secure(welcome.csrf);
    localStorage.setItem(GUEST, welcome.id);
    await this.load();
  }

  async signUp(login: string, password: string): Promise<void> {
    await this.someone();
    await post('/api/accounts', { login, password });
    await this.load();
  }

  /** A new password: wherever else somebody is signed in, they are not any more. */
  async change(old: string, password: string): Promise<void> {
    const reply = await post<MeReply>('/api/accounts', { login: this.login, old, password });
    secure(reply.csrf);
    await this.load();
  }

  async signOut(everywhere = false): Promise<void> {
    await call('DELETE', `/api/sessions?everywhere=${everywhere}`);
    secure('');
    localStorage.removeItem(GUEST);
    await this.load();
  }
}

export const me = new Me();

// Somebody has come or gone in another tab: it is one cookie for all of them.
if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (event.key === GUEST) void me.load().catch(() => undefined);
  });

const NAMES =
  'Ragna Torvi Sigrun Leif Ylva Arne Frida Bjarke Signe Ivar Solveig Eskil Thyra Gorm Liv Sten'.split(' ');

/** A name for somebody who did not give one. */
export function guestName(): string {
  return NAMES[Math.floor(Math.random() * NAMES.length)];
}
