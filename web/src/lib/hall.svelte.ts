import { fresh, get, post, put } from './api';
import { SHELF } from './games';
import { me } from './person.svelte';
import { seriesOf, wholeOf } from './series';
import type {
  Begun,
  BotView,
  Created,
  Games,
  GameView,
  LessonCard,
  Lessons,
  Profile,
  TableCard,
  Tables,
  TableState,
} from './wire';

/** The level for somebody's first game. */
const GENTLE = 'karl';
/** One other is easier to follow than two. */
const FIRST_SEATS = 2;

/** What is going on in the hall: the shelf, my tables, open tables. */
class Hall {
  games = $state.raw<GameView[] | null>(null);
  bots = $state.raw<BotView[]>([]);
  mine = $state.raw<TableCard[]>([]);
  open = $state.raw<TableCard[]>([]);
  lessons = $state.raw<LessonCard[]>([]);
  /** The games whoever sits here has played to the end. */
  private finished: ReadonlySet<string> = new Set();
  /** The table that was asked for, until it is there. */
  private asked: { body: string; client_id: string } | null = null;

  async shelf(): Promise<void> {
    if (this.games) return;
    const reply = await get<Games>('/api/games');
    this.games = reply.games;
    this.bots = reply.bots;
  }

  /** A game of the shelf, or a series of one. */
  game(slug: string): GameView | undefined {
    const whole = this.games?.find((game) => game.slug === wholeOf(slug));
    return seriesOf(slug) ? whole?.series.find((series) => series.slug === slug) : whole;
  }

  /** Is the game on the server's shelf? null: not known yet. */
  ready(slug: string): boolean | null {
    return this.games ? this.game(slug) !== undefined : null;
  }

  async tables(): Promise<void> {
    const reply = await get<Tables>('/api/tables');
    this.mine = reply.mine;
    const mine = new Set(reply.mine.map((table) => table.id));
    this.open = reply.open.filter((table) => !mine.has(table.id));
  }

  lessonsOf(slug: string): LessonCard[] {
    return this.lessons.filter((lesson) => lesson.game === slug);
  }

  /** A table where this lesson is taught: where it was left, or a new one; its id. */
  async lesson(slug: string, name: string, again = false): Promise<string> {
    await me.someone();
    return (await post<Created>(`/api/lessons/${slug}/${name}`, { again })).id;
  }

  /** Keep the lists fresh while the hall is on the screen. */
  watch(): () => void {
    void this.shelf().catch(() => undefined);
    void get<Lessons>('/api/lessons').then(
      ({ lessons }) => (this.lessons = lessons),
      () => undefined,
    );
    const look = () => void this.tables().catch(() => undefined);
    look();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') look();
    }, 5000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  /** Take what has ended off the list. */
  async clear(): Promise<void> {
    await post('/api/me/clear');
    await this.tables();
  }

  /** Find out which games whoever sits here knows. */
  async learn(): Promise<void> {
    if (!me.known) await me.load();
    const played = me.person ? (await get<Profile>(`/api/people/${me.person.id}`)).played : [];
    this.finished = new Set(played.map((game) => game.game));
  }

  /** The bot that sits down when nobody chooses one: a gentle one for a first game, later the middle of all. */
  usualBot(slug: string): string {
    const able = this.bots.filter((bot) => bot.games.length === 0 || bot.games.includes(wholeOf(slug)));
    const middle = able[Math.floor(able.length / 2)] ?? { id: GENTLE };
    const gentle = able.find((bot) => bot.id === GENTLE) ?? able[0] ?? middle;
    return (this.finished.has(slug) ? middle : gentle).id;
  }

  /** The address of what has this code: at a private table the code itself opens the door. */
  async find(code: string): Promise<string> {
    await me.someone();
    const name = code.trim().replaceAll('-', '').toUpperCase();
    await get<TableState>(`/api/tables/${encodeURIComponent(name)}`);
    return `/table/${name}`;
  }

  /** Has whoever sits here ever begun this game? If nobody can say, they are not asked about it. */
  async hasBegun(slug: string): Promise<boolean> {
    try {
      return (await get<Begun>('/api/begun')).games.includes(wholeOf(slug));
    } catch {
      return true;
    }
  }

  /** A table with bots, started; its id. */
  async playNow(slug: string): Promise<string> {
    await this.shelf();
    await me.someone();
    await this.learn();
    const able = this.game(slug)?.seats ?? [SHELF.find((game) => game.slug === slug)?.seats[1] ?? 2];
    const seats = able.includes(3) ? 3 : able[able.length - 1];
    return this.lay({ game: slug, seats, bots: this.bench(slug, seats), sit: [0], start: true });
  }

  /** The same for somebody who knows the game from elsewhere: the coach keeps still. */
  async justPlay(slug: string): Promise<string> {
    await me.someone();
    await put(`/api/coach/${slug}`, { on: false });
    return this.playNow(slug);
  }

  /** A first game: one gentle bot, easy options, a coach, and nothing to set up unless one wants the whole of it. */
  async firstGame(slug: string, whole = false): Promise<string> {
    await this.shelf();
    await me.someone();
    await put(`/api/coach/${slug}`, { on: true });
    const options = whole ? {} : (this.game(slug)?.first_game ?? {});
    const bots = this.bench(slug, FIRST_SEATS, true);
    return this.lay({ game: slug, seats: FIRST_SEATS, bots, options, quick: !whole, sit: [0], start: true });
  }

  /** Bots for all seats but the first. */
  private bench(slug: string, seats: number, gentle = false): Record<string, string> {
    const bot = gentle ? GENTLE : this.usualBot(slug);
    return Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [String(i + 1), bot]));
  }

  /** Make a table; its id. Asked for the same once more because no answer came, the server makes no second one. */
  async lay(wanted: object): Promise<string> {
    const body = JSON.stringify(wanted);
    if (this.asked?.body !== body) this.asked = { body, client_id: fresh() };
    const made = await post<Created>('/api/tables', { ...wanted, client_id: this.asked.client_id });
    this.asked = null;
    return made.id;
  }
}

export const hall = new Hall();
