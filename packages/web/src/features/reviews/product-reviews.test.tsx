import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { answerReviews, reviewedTour } from '../../../test-support/reviewed-tour.ts';
import { ProductReviews } from './product-reviews.tsx';

vi.mock('../../page/log.ts', () => ({ log: () => {} }));

const list = 'GET /api/products/*/reviews';
/** The reviews shown with scripts, in their order. The copies for readers without scripts are left out. */
const shown = () => [...document.querySelectorAll<HTMLElement>('li[tabindex]:not(.no-js)')];
const starsOf = (item: HTMLElement) => within(item).getByRole('img').getAttribute('aria-label');
const choice = (key: Parameters<typeof english>[0]) => screen.getByRole('combobox', { name: english(key) });

test('Three reviews are shown at first; more are added below, and the first of them gets the focus without scrolling', async () => {
  answerCalls({ [list]: answerReviews });
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  const { user } = renderOnPage(<ProductReviews tour={reviewedTour} />);
  expect(shown()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: english('reviews.all', { count: 27 }) }));
  await waitFor(() => expect(shown()).toHaveLength(5));
  await waitFor(() => expect(document.activeElement).toBe(shown()[3]));
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  await user.click(screen.getByRole('button', { name: /^More reviews/ }));
  await waitFor(() => expect(shown()).toHaveLength(10));
  await user.click(screen.getByRole('button', { name: english('reviews.more', { count: 17 }) }));
  await waitFor(() => expect(shown()).toHaveLength(20));
  await waitFor(() => expect(document.activeElement).toBe(shown()[10]));
});

test('Reviews can be filtered by stars and language and sorted, and the number of matching reviews is announced', async () => {
  answerCalls({ [list]: answerReviews });
  const { user } = renderOnPage(<ProductReviews tour={reviewedTour} />);
  const fives = screen.getByRole('button', { name: /^5 stars/ });
  await user.click(fives);
  expect(fives.getAttribute('aria-pressed')).toBe('true');
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(
      english('reviews.shown', { shown: '5', count: '27' }),
    ),
  );
  await waitFor(() => expect(document.activeElement).toBe(fives));
  const five = english('product.stars', { stars: 5 });
  expect(new Set(shown().map(starsOf))).toEqual(new Set([five]));
  await user.selectOptions(choice('reviews.writtenIn'), 'de');
  await waitFor(() =>
    expect(new Set(shown().map((item) => item.querySelector('[lang]')?.getAttribute('lang')))).toEqual(
      new Set(['de']),
    ),
  );
  await user.click(screen.getByRole('button', { name: english('reviews.showAll') }));
  await user.selectOptions(choice('reviews.order'), 'lowest');
  const one = english('product.stars', { stars: 1 });
  await waitFor(() => expect(shown().slice(0, 3).map(starsOf)).toEqual([one, one, one]));
});

test('A long review is unfolded in place, and the focus stays on its button', async () => {
  answerCalls({});
  const { user } = renderOnPage(<ProductReviews tour={reviewedTour} />);
  await user.click(screen.getByRole('button', { name: english('reviews.readMore') }));
  const less = screen.getByRole('button', { name: english('reviews.readLess') });
  await waitFor(() => expect(document.activeElement).toBe(less));
});

test('Reviews that could not be loaded can be requested again', async () => {
  let isReached = false;
  answerCalls({ [list]: (call) => (isReached ? answerReviews(call) : Response.error()) });
  const { user } = renderOnPage(<ProductReviews tour={reviewedTour} />);
  await user.click(screen.getByRole('button', { name: /^5 stars/ }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(english('reviews.failed')));
  expect(shown()).toHaveLength(3);
  isReached = true;
  await user.click(screen.getByRole('button', { name: english('reviews.tryAgain') }));
  await waitFor(() => expect(shown()).toHaveLength(5));
  expect(screen.getByRole('alert').textContent).toBe('');
});

const few = { ...reviewedTour, reviewCount: 5, reviewRating: [1, 1, 1, 1, 1] };

test('Fewer than ten reviews have no shares by stars and nothing to choose, and the newest comes before its author', () => {
  answerCalls({});
  const { unmount } = renderOnPage(<ProductReviews tour={few} />);
  expect(screen.getByText(english('tour.rating', { rating: '2.9', count: 5 }))).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('list', { name: english('reviews.byStars') })).toBeNull();
  const [newest, second] = shown().map(({ textContent }) => textContent ?? '');
  expect(newest?.indexOf('Text 0')).toBe(0);
  expect(second?.indexOf('Author 1')).toBe(0);
  unmount();
  renderOnPage(<ProductReviews tour={{ ...few, reviewCount: 10 }} />);
  expect(screen.getByRole('list', { name: english('reviews.byStars') })).toBeTruthy();
});

test('A newest review that is too long for large letters follows its author', () => {
  answerCalls({});
  const text = 'Long. '.repeat(60);
  renderOnPage(
    <ProductReviews tour={{ ...few, reviews: few.reviews.map((review) => ({ ...review, text })) }} />,
  );
  expect(shown()[0]?.textContent?.indexOf('Author 0')).toBe(0);
});
