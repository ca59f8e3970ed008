/** The little Markdown the rules are written in: paragraphs, lists, tables, bold, italic, code, and ids of rules. */

export type Inline = { text: string; kind: 'plain' | 'bold' | 'italic' | 'code' | 'rule' };
export type Block =
  | { kind: 'paragraph'; parts: Inline[] }
  | { kind: 'heading'; parts: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  const pattern = /\*\*([^*]+)\*\*|`([^`]+)`|\*([^*\s][^*]*)\*|\b([A-Z]-\d+(?:\.\d+)+[a-z]?)\b/g;
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    if (found.index > from) parts.push({ text: text.slice(from, found.index), kind: 'plain' });
    if (found[1] !== undefined) parts.push({ text: found[1], kind: 'bold' });
    else if (found[2] !== undefined) parts.push({ text: found[2], kind: 'code' });
    else if (found[3] !== undefined) parts.push({ text: found[3], kind: 'italic' });
    else parts.push({ text: found[4], kind: 'rule' });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), kind: 'plain' });
  return parts;
}

const cells = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));

export function blocks(source: string): Block[] {
  const found: Block[] = [];
  let paragraph: string[] = [];
  let list: string[] = [];
  let table: string[] = [];
  const flush = () => {
    if (paragraph.length) found.push({ kind: 'paragraph', parts: inline(paragraph.join(' ')) });
    if (list.length) found.push({ kind: 'list', items: list.map(inline) });
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
    if (!line || line === '---') flush();
    else if (line.startsWith('|')) {
      if (paragraph.length || list.length) flush();
      table.push(line);
    } else if (/^#+ /.test(line)) {
      flush();
      found.push({ kind: 'heading', parts: inline(line.replace(/^#+ /, '')) });
    } else if (/^[-*] /.test(line)) {
      if (paragraph.length || table.length) flush();
      list.push(line.slice(2));
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
