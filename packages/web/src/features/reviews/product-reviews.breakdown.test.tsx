import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { reviewedTour } from '../../../test-support/reviewed-tour.ts';
import { textsIn } from '../../../test-support/texts-in.ts';
import { ProductReviews } from './product-reviews.tsx';

function show(more: Partial<TourDetails> = {}, locale: Locale = 'en') {
  answerCalls({});
  return renderOnPage(<ProductReviews tour={{ ...reviewedTour, ...more }} />, { locale });
}

const bars = () => within(screen.getByRole('list', { name: english('reviews.byStars') }));

test('A trip without reviews states that it has none, and how reviews are verified', () => {
  const { container } = show({ averageRating: null, reviewCount: 0, reviews: [], reviewLanguages: [] });
  expect(container.textContent).toContain(english('product.reviewsNone'));
  expect(container.textContent).toContain(english('reviews.howVerified'));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: english('reviews.howVerifiedMore') }).getAttribute('href')).toBe(
    '/en/termsOfUse',
  );
});

test.each<[Locale, string]>([
  ['en', '2.9'],
  ['de', '2,9'],
  ['zh-Hans', '2.9'],
])('The average is read out as a sentence and written as a number in %s', (locale, rating) => {
  const { container } = show({}, locale);
  const t = textsIn(locale);
  expect(container.textContent).toContain(t('tour.rating', { rating, count: 27 }));
  expect(screen.getByText(rating)).toBeTruthy();
});

test('Stars are listed from five to one, each with its share and its number', () => {
  show({ reviewRating: [1, 0, 1, 2, 6], reviewCount: 10 });
  const rows = bars()
    .getAllByRole('listitem')
    .map((row) => row.querySelector('.sr-only')?.textContent);
  expect(rows).toEqual(
    [
      { stars: 5, percent: 60, count: 6 },
      { stars: 4, percent: 20, count: 2 },
      { stars: 3, percent: 10, count: 1 },
      { stars: 2, percent: 0, count: 0 },
      { stars: 1, percent: 10, count: 1 },
    ].map((share) => english('reviews.starShare', share)),
  );
});

test('A star rating without reviews cannot be pressed', () => {
  show({ reviewRating: [1, 0, 1, 2, 6], reviewCount: 10 });
  expect(bars().getAllByRole('button')).toHaveLength(4);
  expect(bars().queryByRole('button', { name: /^2 stars/ })).toBeNull();
});

test('A single review cannot be filtered or sorted', () => {
  const reviews = reviewedTour.reviews.slice(0, 1);
  show({
    reviewCount: 1,
    reviews,
    reviewRating: [1, 0, 0, 0, 0],
    reviewLanguages: [{ language: 'en', count: 1 }],
  });
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^All |^More/ })).toBeNull();
});

test('Reviews in one language can be sorted, but not filtered by language', () => {
  show({ reviewLanguages: [{ language: 'en', count: 27 }] });
  expect(screen.getByRole('combobox', { name: english('reviews.order') })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: english('reviews.writtenIn') })).toBeNull();
});

test('Without scripts every review of the page is shown', () => {
  show();
  expect(document.querySelectorAll('li[tabindex]')).toHaveLength(5);
  expect(document.querySelectorAll('li[tabindex].no-js')).toHaveLength(2);
});

test('The supplier’s reply names the supplier', () => {
  const [first] = reviewedTour.reviews;
  if (!first) throw new Error('The trip has reviews');
  const reply = { reply: 'See you again!', replyLanguage: 'en', repliedOn: '2036-10-02' } as const;
  show({ reviews: [{ ...first, ...reply }] });
  expect(screen.getByText(english('reviews.reply', { name: 'Passo a Passo' }))).toBeTruthy();
  expect(screen.getByText('See you again!').getAttribute('lang')).toBe('en');
});
