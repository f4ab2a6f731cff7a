/** A run of text, or of text that leads somewhere. */
export type Inline = { readonly text: string; readonly href?: string };

/** The id is the block's place on its page, and what a link to it names. */
export type Block = { readonly id: string } & (
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly inlines: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
);

/** The four things that our editorial pages are made of: headings, paragraphs, lists and links. Nothing else. */
export function parseBlocks(body: string): Block[] {
  return body
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(parseBlock);
}

function parseBlock(block: string, index: number): Block {
  const id = `part-${index}`;
  if (block.startsWith('## ')) return { kind: 'heading', text: block.slice(3).trim(), id };
  const lines = block.split('\n');
  if (lines.every((line) => /^(- |\d+\. )/.test(line))) {
    const items = lines.map((line) => parseInlines(line.replace(/^(- |\d+\. )/, '')));
    return { kind: 'list', ordered: /^\d/.test(block), items, id };
  }
  return { kind: 'paragraph', inlines: parseInlines(lines.join(' ')), id };
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
