import { expect, test } from 'vitest';
import { parseBlocks } from './parse-blocks.ts';
import { faqData } from './structured-data.ts';

test('Headings, paragraphs, lists and links are parsed', () => {
  expect(
    parseBlocks(
      '## Why?\n\nBecause, [see here](/faq)\nand there.\n\n- one\n- [two](/press)\n\n1. first\n2. second',
    ),
  ).toMatchObject([
    { kind: 'heading', text: 'Why?', id: 'part-0' },
    {
      kind: 'paragraph',
      inlines: [{ text: 'Because, ' }, { text: 'see here', href: '/faq' }, { text: ' and there.' }],
    },
    { kind: 'list', ordered: false, items: [[{ text: 'one' }], [{ text: 'two', href: '/press' }]] },
    { kind: 'list', ordered: true, items: [[{ text: 'first' }], [{ text: 'second' }]] },
  ]);
});

test('A table has a head and rows, and a subheading has its own level', () => {
  expect(
    parseBlocks('### How?\n\n| Name | For how long |\n| --- | --- |\n| locale | a year |'),
  ).toMatchObject([
    { kind: 'heading', level: 3, text: 'How?' },
    { kind: 'table', head: ['Name', 'For how long'], rows: [['locale', 'a year']] },
  ]);
});

test('Anything else stays text, so a page cannot contain markup', () => {
  const [block] = parseBlocks('<script>alert(1)</script> **bold** [half](');
  expect(block).toMatchObject({
    kind: 'paragraph',
    inlines: [{ text: '<script>alert(1)</script> **bold** [half](' }],
  });
});

test('For search engines each heading within a group of the FAQ is a question, and what follows is its answer', () => {
  expect(
    faqData(parseBlocks('## Group\n\n### A?\n\nYes.\n\n- x\n- y\n\n## Other\n\n### B?\n\nNo.')).mainEntity,
  ).toEqual([
    { '@type': 'Question', name: 'A?', acceptedAnswer: { '@type': 'Answer', text: 'Yes.\nx\ny' } },
    { '@type': 'Question', name: 'B?', acceptedAnswer: { '@type': 'Answer', text: 'No.' } },
  ]);
});
