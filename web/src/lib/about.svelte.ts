import { legendOf, type Legend } from './boards';
import { words } from './words.svelte';

/** What the things on a board are: the messages `about-<game>-<thing>`, each with its rule. */
export interface About {
  /** Places, by how they are drawn; the nearest one around what is pointed at counts, of equal ones the first. */
  places: [selector: string, thing: string][];
  /** Signs of the legend that are not called what they are. */
  signs?: Record<string, string>;
  /** Things that are words of questions, too: their messages have a `.stem`. */
  terms: string[];
}

/** What can be told of a thing. */
export interface Told {
  game: string;
  thing: string;
}

const abouts = import.meta.glob<{ about: About }>('../boards/*/about.ts');

/** What is the same at every table. */
const SHARED: About['places'] = [
  ['.seat > header .sign, .mark, .whose, .who > .sign', 'seat'],
  ['.clock', 'clock'],
  ['.first', 'first'],
  ['.seat', 'seat'],
];

/** Knows of everything on the board of one game what it is. */
export class Glossary {
  private readonly signs = new Map<string, string>();

  constructor(
    readonly game: string,
    private readonly about: About,
    legend: Legend,
  ) {
    for (const [name, [body]] of Object.entries(legend))
      if (!this.signs.has(plain(body))) this.signs.set(plain(body), about.signs?.[name] ?? name);
  }

  /** What this is, or what it lies in. */
  find(element: Element): Told | null {
    for (let one: Element | null = element; one; one = one.parentElement) {
      if (one instanceof HTMLElement && one.dataset.about)
        return { game: this.game, thing: one.dataset.about };
      const sign = this.signOf(one);
      // The sign of a card is told by the card.
      const thing = sign && words.has(`about-${this.game}-${sign}`) ? sign : of(one, this.about.places);
      if (thing) return { game: this.game, thing };
      const shared = of(one, SHARED);
      if (shared) return { game: 'table', thing: shared };
      if (one.matches('.board, .hand, .prompt')) return null;
    }
    return null;
  }

  /** A text in pieces; those that are words of the game say which thing they name. Each is named once. */
  cut(text: string): { text: string; thing?: string }[] {
    const stems = this.about.terms.map((thing) => ({
      thing,
      stem: words.t(`about-${this.game}-${thing}.stem`),
    }));
    const pattern = new RegExp(
      stems.map(({ stem }) => `(?<!\\p{L})((?:${stem})\\p{L}*)`).join('|') || '(?!)',
      'gu',
    );
    const pieces: { text: string; thing?: string }[] = [];
    const named = new Set<string>();
    let from = 0;
    for (const found of text.matchAll(pattern)) {
      const { thing } = stems[found.slice(1).findIndex((one) => one !== undefined)];
      if (named.has(thing)) continue;
      named.add(thing);
      if (found.index > from) pieces.push({ text: text.slice(from, found.index) });
      pieces.push({ text: found[0], thing });
      from = found.index + found[0].length;
    }
    if (from < text.length) pieces.push({ text: text.slice(from) });
    return pieces;
  }

  /** The sign this is, or the only one in what is named. */
  private signOf(element: Element): string | undefined {
    if (element.matches('svg.icon')) return this.signs.get(plain(element.innerHTML));
    if (!element.matches('[aria-label], [title], [data-tip]')) return undefined;
    const icons = element.querySelectorAll('svg.icon');
    return icons.length === 1 ? this.signs.get(plain(icons[0].innerHTML)) : undefined;
  }
}

const of = (element: Element, places: About['places']) =>
  places.find(([selector]) => element.matches(selector))?.[1];

/** A drawing as the browser writes it down. */
const plain = (body: string) => body.replace(/<(\w+)([^<>]*?)\s*\/>/g, '<$1$2></$1>').replace(/\s+/g, ' ');

class Knowledge {
  /** Of the game on the table; null until it has come. */
  now = $state.raw<Glossary | null>(null);

  async learn(game: string): Promise<void> {
    const [found, legend] = await Promise.all([
      abouts[`../boards/${game}/about.ts`]?.(),
      legendOf(game),
      words.want(`about-${game}`, 'about-table'),
    ]);
    this.now = found ? new Glossary(game, found.about, legend) : null;
  }
}

export const knowledge = new Knowledge();
