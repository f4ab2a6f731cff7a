import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCalls, type TestCall } from '../../../test-support/answer-calls.ts';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { answerReviews, reviewedTour } from '../../../test-support/reviewed-tour.ts';
import { ProductReviews } from './product-reviews.tsx';

vi.mock('../../page/log.ts', () => ({ log: () => {} }));

const list = 'GET /api/products/*/reviews';

const shown = () => [...document.querySelectorAll<HTMLElement>('li[tabindex]:not(.no-js)')];
const starsShown = () =>
  new Set(shown().map((item) => within(item).getByRole('img').getAttribute('aria-label')));
const only = (stars: number) => new Set([english('product.stars', { stars })]);
const bar = (stars: number) => screen.getByRole('button', { name: new RegExp(`^${stars} stars?:`) });
const isBusy = () => document.querySelector('ul[aria-busy=true]') !== null;
const more = () => screen.getByRole('button', { name: /^More reviews|^All / });

/** Reviews whose answers come only when the test lets them, in the order of the calls. */
function shownWithSlowAnswers() {
  const waiting: { call: TestCall; resolve: (answer: object) => void }[] = [];
  const calls = answerCalls({
    [list]: (call) => {
      const { promise, resolve } = Promise.withResolvers<object>();
      waiting.push({ call, resolve });
      return promise;
    },
  });
  const answer = (at: number) =>
    act(async () => {
      const request = waiting[at];
      request?.resolve(answerReviews(request.call));
    });
  return { calls, answer, ...renderOnPage(<ProductReviews tour={reviewedTour} />) };
}

test('While filtered reviews load, the previous reviews stay and are marked as busy', async () => {
  const { user, calls, answer } = shownWithSlowAnswers();
  await user.click(bar(5));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(isBusy()).toBe(true);
  expect(shown()).toHaveLength(3);
  expect(screen.getByRole('button', { name: english('reviews.loading') })).toBeTruthy();
  await answer(0);
  await waitFor(() => expect(starsShown()).toEqual(only(5)));
  expect(isBusy()).toBe(false);
});

test('A response that arrives after a newer filter is not shown', async () => {
  const { user, calls, answer } = shownWithSlowAnswers();
  await user.click(bar(5));
  await waitFor(() => expect(calls).toHaveLength(1));
  await user.click(bar(1));
  await waitFor(() => expect(calls).toHaveLength(2));
  await answer(1);
  await waitFor(() => expect(starsShown()).toEqual(only(1)));
  await answer(0);
  expect(starsShown()).toEqual(only(1));
});

test('Reviews that were shown before are shown again without a call', async () => {
  const calls = answerCalls({ [list]: answerReviews });
  const { user } = renderOnPage(<ProductReviews tour={reviewedTour} />);
  await user.click(bar(5));
  await waitFor(() => expect(starsShown()).toEqual(only(5)));
  await user.click(bar(5));
  expect(starsShown().size).toBeGreaterThan(1);
  await user.click(bar(5));
  expect(starsShown()).toEqual(only(5));
  expect(calls).toHaveLength(1);
});

test('Selecting a filter whose reviews are loaded ends the waiting', async () => {
  const { user, calls, answer } = shownWithSlowAnswers();
  await user.click(bar(5));
  await waitFor(() => expect(calls).toHaveLength(1));
  await user.click(bar(5));
  expect(isBusy()).toBe(false);
  await answer(0);
  expect(starsShown().size).toBeGreaterThan(1);
});

test('Only the selected filters are sent to the server', async () => {
  const calls = answerCalls({ [list]: answerReviews });
  const { user } = renderOnPage(<ProductReviews tour={reviewedTour} />);
  const order = screen.getByRole('combobox', { name: english('reviews.order') });
  await user.selectOptions(order, 'lowest');
  await waitFor(() => expect(isBusy()).toBe(false));
  await user.selectOptions(screen.getByRole('combobox', { name: english('reviews.writtenIn') }), 'de');
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ query }) => String(query))).toEqual([
    'page=0&size=10&sort=lowest',
    'page=0&size=10&sort=lowest&language=de',
  ]);
});

test('A further page that fails keeps the shown reviews, and a second request moves the focus to its first review', async () => {
  let isReached = false;
  answerCalls({ [list]: (call) => (isReached ? answerReviews(call) : Response.error()) });
  const { user } = renderOnPage(<ProductReviews tour={reviewedTour} />);
  await user.click(more());
  await waitFor(() => expect(shown()).toHaveLength(5));
  await user.click(more());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(english('reviews.failed')));
  expect(shown()).toHaveLength(5);
  isReached = true;
  await user.click(screen.getByRole('button', { name: english('reviews.tryAgain') }));
  await waitFor(() => expect(shown()).toHaveLength(10));
  await waitFor(() => expect(document.activeElement).toBe(shown()[5]));
});

test('A filter selected while more reviews load keeps the focus on its control', async () => {
  const { user, calls, answer } = shownWithSlowAnswers();
  await user.click(more());
  await waitFor(() => expect(shown()).toHaveLength(5));
  await user.click(more());
  await waitFor(() => expect(calls).toHaveLength(1));
  const language = screen.getByRole('combobox', { name: english('reviews.writtenIn') });
  await user.selectOptions(language, 'de');
  act(() => language.focus());
  await waitFor(() => expect(calls).toHaveLength(2));
  await answer(1);
  await waitFor(() => expect(shown()).toHaveLength(9));
  expect(document.activeElement).toBe(language);
});
