import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Text } from './wire';

export type Language = 'en' | 'pl';
export const LANGUAGES: Language[] = ['en', 'pl'];

/** One message file of one language, fetched when somebody first needs it. */
const files = import.meta.glob<string>('$project/src/meadhall/locale/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** A piece of a sentence: plain words, or words that stand for a seat or a named thing. */
export interface Segment {
  text: string;
  seat?: number;
  id?: string;
}

// Private-use marks around named things, so that a formatted sentence can be cut into segments again.
const OPEN = '\ue000';
const MIDDLE = '\ue001';
const CLOSE = '\ue002';

class Words {
  language = $state<Language>('en');
  /** Bumped when more messages arrive, so that sentences are read anew. */
  private version = $state(0);
  private bundles = new Map<Language, FluentBundle>();
  private loaded = new Map<string, Promise<void>>();
  private wanted = new Set<string>(['core', 'web', 'table', 'bots', 'lessons']);

  /** Fetch the messages of these games and of their boards in the language in use. */
  async want(...games: string[]): Promise<void> {
    for (const game of games) this.wanted.add(game).add(`web-${game}`);
    await this.fill(this.language);
  }

  async use(language: Language): Promise<void> {
    await this.fill(language);
    this.language = language;
    if (typeof document !== 'undefined') document.documentElement.lang = language;
  }

  private async fill(language: Language): Promise<void> {
    await Promise.all([...this.wanted].map((name) => this.load(language, name)));
  }

  private load(language: Language, name: string): Promise<void> {
    const id = `${language}/${name}.ftl`;
    let loading = this.loaded.get(id);
    if (!loading) {
      const path = Object.keys(files).find((file) => file.endsWith(`/locale/${id}`));
      loading = path ? files[path]().then((text) => this.add(language, text)) : Promise.resolve();
      this.loaded.set(id, loading);
    }
    return loading;
  }

  /** Read messages from the text of a file. */
  add(language: Language, text: string): void {
    this.bundle(language).addResource(new FluentResource(text));
    this.version += 1;
  }

  private bundle(language: Language): FluentBundle {
    let bundle = this.bundles.get(language);
    if (!bundle) {
      bundle = new FluentBundle(language, { useIsolating: false });
      this.bundles.set(language, bundle);
    }
    return bundle;
  }

  has(id: string): boolean {
    void this.version;
    const [name, attribute] = id.split('.');
    const message = this.bundle(this.language).getMessage(name);
    return attribute ? message?.attributes[attribute] != null : message?.value != null;
  }

  /** The words of an id; the id itself where there are none. */
  t = (id: string, args: Record<string, FluentVariable> = {}): string => {
    void this.version;
    const bundle = this.bundle(this.language);
    const [name, attribute] = id.split('.');
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? bundle.formatPattern(pattern, args, []) : id;
  };

  /** The words of an id if it exists, else of another. */
  or(id: string, other: string, args: Record<string, FluentVariable> = {}): string {
    return this.has(id) ? this.t(id, args) : other;
  }

  /** A message from the wire in words. */
  say = (text: Text, names: readonly string[] = []): string => this.marked(text, names, false);

  /** A message from the wire, cut into segments that know which seat or thing they name. */
  segments = (text: Text, names: readonly string[] = []): Segment[] => cut(this.marked(text, names, true));

  private marked(text: Text, names: readonly string[], mark: boolean): string {
    const wrap = (kind: string, words: string) => (mark ? OPEN + kind + MIDDLE + words + CLOSE : words);
    if (text.id === 'seat') {
      const n = Number(text.args?.n ?? 0);
      return wrap(`seat ${n}`, names[n] ?? this.t('seat', { n }));
    }
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(text.args ?? {}))
      args[name] = this.word(arg as Arg, names, mark);
    return this.t(text.id, args);
  }

  private word(arg: Arg, names: readonly string[], mark: boolean): FluentVariable {
    if (Array.isArray(arg)) return this.join(arg.map((part) => String(this.word(part, names, mark))));
    if (arg !== null && typeof arg === 'object') {
      const words = this.marked(arg, names, mark);
      return mark && arg.id !== 'seat' ? OPEN + `id ${arg.id}` + MIDDLE + words + CLOSE : words;
    }
    if (typeof arg === 'number') return arg;
    return String(arg ?? '');
  }

  /** An enumeration: one, two and three. */
  join(parts: string[]): string {
    if (parts.length < 2) return parts.join('');
    return this.t('list-and', { first: parts.slice(0, -1).join(', '), last: parts[parts.length - 1] });
  }
}

/** Cut a marked sentence into segments; of nested marks the outermost counts. */
export function cut(marked: string): Segment[] {
  const segments: Segment[] = [];
  let depth = 0;
  let text = '';
  let name = '';
  let reading = false;
  let label = '';
  const flush = () => {
    if (text) {
      const segment: Segment = { text };
      if (label.startsWith('seat ')) segment.seat = Number(label.slice(5));
      else if (label.startsWith('id ')) segment.id = label.slice(3);
      segments.push(segment);
    }
    text = '';
  };
  for (const letter of marked) {
    if (letter === OPEN) {
      if (depth === 0) flush();
      depth += 1;
      reading = true;
      name = '';
    } else if (letter === MIDDLE) {
      reading = false;
      if (depth === 1) label = name;
    } else if (letter === CLOSE) {
      depth -= 1;
      if (depth === 0) {
        flush();
        label = '';
      }
    } else if (reading) name += letter;
    else text += letter;
  }
  flush();
  return segments;
}

export const words = new Words();
export const { t, say, segments } = words;
