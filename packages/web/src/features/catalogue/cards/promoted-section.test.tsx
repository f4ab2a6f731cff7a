import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { english } from '../../../../test-support/english.ts';
import { testCard } from '../../../../test-support/list.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { withLinks } from '../../../../test-support/with-links.tsx';
import { PromotedSection } from './promoted-section.tsx';

const readPromoted = 'GET /api/tours/promoted';
const cards = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => testCard(from + index));
const first = { tours: cards(1, 2), total: 45 };

/** The server has 45 promoted tours, on two pages. */
const answerPages = () =>
  answerCalls({
    [readPromoted]: ({ query }) => {
      const page = Number(query.get('page') ?? 0);
      const next = { next: { href: '/api/tours/promoted?page=1&size=40' } };
      return {
        _embedded: { tourSummaryList: page === 0 ? cards(1, 40) : cards(41, 45) },
        _links: page === 0 ? next : {},
        page: { number: page, size: 40, totalElements: 45, totalPages: 2 },
      };
    },
  });

const cardCount = () => screen.getAllByRole('listitem').length;
const all = () => screen.getByRole('button', { name: english('home.promotedAll', { count: 45 }) });

test('Without promoted tours there is no section', () => {
  expect(renderOnPage(withLinks(<PromotedSection rendered={undefined} />)).container.textContent).toBe('');
  const none = { tours: [], total: 0 };
  expect(renderOnPage(withLinks(<PromotedSection rendered={none} />)).container.textContent).toBe('');
});

test('The first tours come with the page, and all pages are followed when the visitor wants them', async () => {
  const calls = answerPages();
  const { user } = renderOnPage(withLinks(<PromotedSection rendered={first} />));
  expect(cardCount()).toBe(2);
  expect(calls).toEqual([]);
  await user.click(all());
  await waitFor(() => expect(cardCount()).toBe(45));
  expect(calls.map(({ query }) => [query.get('page') ?? '0', query.get('size')])).toEqual([
    ['0', '40'],
    ['1', '40'],
  ]);
  expect(screen.queryByRole('button', { name: english('home.promotedAll', { count: 45 }) })).toBeNull();
});

test('If the tours cannot be loaded, the first ones stay and the visitor may try again', async () => {
  answerCalls({ [readPromoted]: () => Response.json({ status: 503 }, { status: 503 }) });
  const { user } = renderOnPage(withLinks(<PromotedSection rendered={first} />));
  await user.click(all());
  expect(await screen.findByText(english('home.promotedFailed'))).toBeTruthy();
  expect(cardCount()).toBe(2);
  expect(all()).toBeTruthy();
});
