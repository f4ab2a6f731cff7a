import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { english } from '../../test-support/english.ts';
import { renderOnPage } from '../../test-support/render-on-page.tsx';
import { CopyBlocks, CopyContents } from './copy-blocks.tsx';
import { parseBlocks } from './parse-blocks.ts';
import { faqData } from './structured-data.ts';

const text = `## Booking

### How do I book?

Choose a day and [write to us](/contactus) if you need help.

### What may I bring?

- A towel
- Your camera

## Money

1. Pay
2. Go

| Before | Refund |
| --- | --- |
| 24 hours | 100 % |
`;
const blocks = parseBlocks(text);

test('Headings of a text have their levels, and can be linked to', () => {
  renderOnPage(<CopyBlocks blocks={blocks} />);
  const named = (level: number) =>
    screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);
  expect(named(2)).toEqual(['Booking', 'Money']);
  expect(named(3)).toEqual(['How do I book?', 'What may I bring?']);
  for (const heading of screen.getAllByRole('heading')) expect(heading.id).not.toBe('');
});

test('A link within a sentence stays within it', () => {
  renderOnPage(<CopyBlocks blocks={blocks} />);
  const link = screen.getByRole('link', { name: 'write to us' });
  expect(link.getAttribute('href')).toBe('/contactus');
  expect(link.closest('p')?.textContent).toBe('Choose a day and write to us if you need help.');
});

test('Lists keep whether their order matters', () => {
  renderOnPage(<CopyBlocks blocks={blocks} />);
  expect(screen.getAllByRole('list').map(({ tagName }) => tagName)).toEqual(['UL', 'OL']);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

test('A table names its columns and rows, and can be scrolled by keyboard', () => {
  renderOnPage(<CopyBlocks blocks={blocks} />);
  const region = screen.getByRole('region', { name: 'Before, Refund' });
  expect(region.tabIndex).toBe(0);
  expect(within(region).getAllByRole('columnheader')).toHaveLength(2);
  expect(within(region).getByRole('rowheader').textContent).toBe('24 hours');
  expect(within(region).getByRole('cell').textContent).toBe('100 %');
});

test('The contents of a long page link to its sections, not to their subsections', () => {
  renderOnPage(
    <>
      <CopyContents blocks={blocks} />
      <CopyBlocks blocks={blocks} />
    </>,
  );
  const contents = within(screen.getByRole('navigation', { name: english('copy.contents') }));
  const links = contents.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Booking', 'Money']);
  for (const link of links) {
    const heading = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(heading?.textContent).toBe(link.textContent);
  }
});

test('Search engines get each question with the whole answer, and no heading of a group', () => {
  const { mainEntity } = faqData(parseBlocks(text.split('## Money')[0] ?? ''));
  expect(mainEntity).toMatchObject([
    {
      '@type': 'Question',
      name: 'How do I book?',
      acceptedAnswer: { text: 'Choose a day and write to us if you need help.' },
    },
    { name: 'What may I bring?', acceptedAnswer: { text: 'A towel\nYour camera' } },
  ]);
});
