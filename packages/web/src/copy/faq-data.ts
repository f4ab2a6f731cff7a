import type { Block } from './parse-blocks.ts';

/** Questions and answers as schema.org has them: in its group a heading asks, what follows it answers. */
export function faqData(blocks: readonly Block[]): Record<string, unknown> {
  const questions: { name: string; answer: string[] }[] = [];
  for (const block of blocks) {
    if (block.kind !== 'heading') questions.at(-1)?.answer.push(plainText(block));
    else if (block.level === 3) questions.push({ name: block.text, answer: [] });
  }
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ name, answer }) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
    })),
  };
}

function plainText(block: Exclude<Block, { kind: 'heading' }>): string {
  if (block.kind === 'table') return block.rows.map((row) => row.join(': ')).join('\n');
  const lines = block.kind === 'paragraph' ? [block.inlines] : block.items;
  return lines.map((inlines) => inlines.map(({ text }) => text).join('')).join('\n');
}
