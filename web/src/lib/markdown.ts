/**
 * The little Markdown of rules and guides: paragraphs, lists, tables, bold, italic, code, ids of rules; in guides
 * pictures (`![sword](sign:sword)`), numbers with their place in a view (`[11](=battle.strength)`) and examples.
 */

export type Inline =
  | { text: string; kind: 'plain' | 'bold' | 'italic' | 'code' | 'rule' }
  /** A sign of the board or an entry of the box; the text is its name. */
  | { text: string; kind: 'picture'; of: 'sign' | 'box'; id: string }
  /** The rules a paragraph of a guide stands on. */
  | { text: string; kind: 'law'; rules: string[] };
export type Block =
  | { kind: 'paragraph'; parts: Inline[] }
  | { kind: 'pictures'; parts: Inline[] }
  | { kind: 'heading'; parts: Inline[] }
  | { kind: 'list'; items: Inline[][]; ordered?: boolean }
  | { kind: 'example'; id: string; captions: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

const LAW = /\s*\(((?:[A-Z]-\d+(?:\.\d+)+[a-z]?(?:, )?)+)\)$/;

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  const pattern =
    /\*\*([^*]+)\*\*|`([^`]+)`|\*([^*\s][^*]*)\*|\b([A-Z]-\d+(?:\.\d+)+[a-z]?)\b|!\[([^\]]*)\]\((sign|box):([^)]+)\)|\[([^\]]*)\]\(=[^)]*\)/g;
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    if (found.index > from) parts.push({ text: text.slice(from, found.index), kind: 'plain' });
    if (found[1] !== undefined) parts.push({ text: found[1], kind: 'bold' });
    else if (found[2] !== undefined) parts.push({ text: found[2], kind: 'code' });
    else if (found[3] !== undefined) parts.push({ text: found[3], kind: 'italic' });
    else if (found[4] !== undefined) parts.push({ text: found[4], kind: 'rule' });
    else if (found[6] !== undefined)
      parts.push({ text: found[5], kind: 'picture', of: found[6] as 'sign' | 'box', id: found[7] });
    else parts.push({ text: found[8], kind: 'plain' });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), kind: 'plain' });
  return parts;
}

/** As in a guide: the rules in brackets at the end are what it stands on. */
export function lawful(text: string): Inline[] {
  const law = LAW.exec(text);
  if (!law) return inline(text);
  return [...inline(text.slice(0, law.index)), { text: law[1], kind: 'law', rules: law[1].split(', ') }];
}

/** A guide: its title, and its sections in order (`## The goal {#goal}`). */
export function guideOf(source: string): {
  title: string;
  sections: { id: string; title: string; text: string }[];
} {
  const [first, ...rest] = source.split(/^## /m);
  return {
    title: first.replace(/^# /, '').trim(),
    sections: rest.map((part) => {
      const [, title, id] = /^(.+?) +\{#([a-z-]+)\}/.exec(part) ?? [part, part, ''];
      return { id, title, text: part.slice(part.indexOf('\n') + 1).trim() };
    }),
  };
}

const cells = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));

/** `read`: how a paragraph or a line of a list is read. */
export function blocks(source: string, read: (text: string) => Inline[] = inline): Block[] {
  const found: Block[] = [];
  let paragraph: string[] = [];
  let list: string[] = [];
  let table: string[] = [];
  let example = '';
  let ordered = false;
  const flush = () => {
    if (paragraph.length) {
      const parts = read(paragraph.join(' '));
      const pictures = parts.every((one) => one.kind === 'picture' || !one.text.trim());
      found.push({ kind: pictures ? 'pictures' : 'paragraph', parts });
    }
    if (list.length && example) found.push({ kind: 'example', id: example, captions: list.map(read) });
    else if (list.length)
      found.push({ kind: 'list', items: list.map(read), ...(ordered ? { ordered } : {}) });
    if (list.length) example = '';
    if (table.length) {
      const rows = table.filter((line) => !/^[\s|:-]+$/.test(line)).map(cells);
      found.push({ kind: 'table', head: rows[0], rows: rows.slice(1) });
    }
    paragraph = [];
    list = [];
    table = [];
  };
  for (const raw of source.split('\n')) {
    const line = raw.trim();
    const begins = /^<!-- example ([a-z0-9-]+) -->$/.exec(line);
    if (begins) {
      flush();
      example = begins[1];
    } else if (!line || line === '---') flush();
    else if (line.startsWith('|')) {
      if (paragraph.length || list.length) flush();
      table.push(line);
    } else if (/^#+ /.test(line)) {
      flush();
      found.push({ kind: 'heading', parts: inline(line.replace(/^#+ /, '')) });
    } else if (/^(?:[-*]|\d+\.) /.test(line)) {
      if (paragraph.length || table.length) flush();
      ordered = /^\d/.test(line);
      list.push(line.slice(line.indexOf(' ') + 1));
    } else if (list.length && /^\s/.test(raw)) list[list.length - 1] += ` ${line}`;
    else {
      if (list.length || table.length) flush();
      // A ruling reads better on a line of its own.
      if (/^(Ruling|Rozstrzygnięcie)[:,; (]/.test(line) && paragraph.length) flush();
      paragraph.push(line);
    }
  }
  flush();
  return found;
}
