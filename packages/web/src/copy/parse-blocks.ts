/** A run of text, with a link if `href` is set. */
export type Inline = { readonly text: string; readonly href?: string };

/** The ID is the block's position on its page. Links to the block use it. */
export type Block = { readonly id: string } & (
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly inlines: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
);

/** Parses an editorial page into headings, paragraphs, lists, tables and links. Nothing else is supported. */
export function parseBlocks(body: string): Block[] {
  return body
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(parseBlock);
}

function parseBlock(block: string, index: number): Block {
  const id = `part-${index}`;
  const [, marker, text] = /^(##|###) (.+)$/.exec(block) ?? [];
  if (marker && text) return { kind: 'heading', level: marker.length === 2 ? 2 : 3, text: text.trim(), id };
  const lines = block.split('\n');
  if (lines.every((line) => /^\|.*\|$/.test(line))) {
    // The second line only separates the head from the rows.
    const [head = [], , ...rows] = lines.map(cellsOf);
    return { kind: 'table', head, rows, id };
  }
  if (lines.every((line) => /^(- |\d+\. )/.test(line))) {
    const items = lines.map((line) => parseInlines(line.replace(/^(- |\d+\. )/, '')));
    return { kind: 'list', ordered: /^\d/.test(block), items, id };
  }
  return { kind: 'paragraph', inlines: parseInlines(lines.join(' ')), id };
}

function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

function parseInlines(text: string): Inline[] {
  const inlines: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(/\[([^\]]*)\]\(([^)\s]*)\)/g)) {
    if (match.index > end) inlines.push({ text: text.slice(end, match.index) });
    inlines.push({ text: match[1] ?? '', href: match[2] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < text.length) inlines.push({ text: text.slice(end) });
  return inlines;
}
