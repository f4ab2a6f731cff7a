import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { NavigationProgress } from './navigation-progress.tsx';

function leaving(address: string) {
  let next = Promise.withResolvers<void>();
  const view = renderOnPage(<NavigationProgress />, { address, onNavigation: () => next.promise });
  const arrive = async () => {
    const { resolve } = next;
    next = Promise.withResolvers();
    await act(async () => resolve());
    await waitFor(() => expect(bar()).toBeNull());
  };
  return { ...view, arrive };
}

const bar = () => screen.queryByRole('progressbar', { name: english('shell.onItsWay') });
const scene = () => screen.queryByText(english('shell.waitForTours'));

test('A page that loads slowly shows a progress bar', async () => {
  const { router, arrive } = leaving('/en');
  expect(bar()).toBeNull();
  act(() => void router.navigate('/en/faq'));
  expect(bar()).toBeTruthy();
  await arrive();
});

test('A list that loads slowly shows a scene of its search', async () => {
  const { router, arrive } = leaving('/en/tours/lisbon');
  act(() => void router.navigate('/en/activities/lisbon'));
  expect(scene()).toBeNull();
  expect(await screen.findByText(english('shell.waitForTours'))).toBeTruthy();
  await arrive();
  expect(scene()).toBeNull();
});

test.each([
  ['another filter of the same list', '/en/tours/lisbon?sort=low'],
  ['a page that is no list', '/en/faq'],
])('Loading %s never shows a scene', async (_, address) => {
  const { router, arrive } = leaving('/en');
  act(() => void router.navigate('/en/tours/lisbon'));
  await screen.findByText(english('shell.waitForTours'));
  await arrive();
  vi.useFakeTimers();
  act(() => void router.navigate(address));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  vi.useRealTimers();
  expect(bar()).toBeTruthy();
  expect(scene()).toBeNull();
});
