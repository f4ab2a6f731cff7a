import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, type TestCall } from '../../../../test-support/answer-calls.ts';
import { english } from '../../../../test-support/english.ts';
import { bringIntoView, watchViews } from '../../../../test-support/in-view.ts';
import { testCard } from '../../../../test-support/list.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { useExtrasStore } from '../../../store/extras-store.ts';
import { readSavedStores } from '../../../store/saved-store.ts';
import { RecentSection } from './recent-section.tsx';

vi.mock('../../../page/log.ts', () => ({ log: () => {} }));

const readTours = 'GET /api/tours/named';
const idOf = (number: number) => testCard(number).tourId;
const answer = ({ query }: TestCall) => ({
  _embedded: {
    tourSummaryList: (query.get('ids') ?? '').split(',').map((id) => testCard(Number(id.slice(-12)))),
  },
  _links: {},
});

watchViews();
beforeEach(async () => {
  await act(() => readSavedStores());
  act(() => useExtrasStore.setState({ recent: [], compared: [], isCompareFull: false }));
});

/** The section on the page of a trip, or elsewhere, in a browser that has seen trips before. */
function show(recent: readonly number[], viewed?: number) {
  act(() => useExtrasStore.setState({ recent: recent.map(idOf) }));
  return renderOnPage(<RecentSection {...(viewed !== undefined && { tourId: idOf(viewed) })} />);
}

const section = () => screen.queryByRole('region', { name: english('recent.title') });
const names = () =>
  within(section() as HTMLElement)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const arrived = () => screen.findByRole('region', { name: english('recent.title') });

test('Recent trips are requested only when the section comes near the window', async () => {
  const calls = answerCalls({ [readTours]: answer });
  show([2, 1]);
  expect(section()).toBeNull();
  expect(calls).toEqual([]);
  act(() => bringIntoView());
  await arrived();
  expect(names()).toEqual(['Trip 2', 'Trip 1']);
});

test('A browser without viewed trips requests none', () => {
  const calls = answerCalls({});
  show([]);
  act(() => bringIntoView());
  expect(section()).toBeNull();
  expect(calls).toEqual([]);
});

test('The page of a trip saves it first, and leaves it out of its own list', async () => {
  answerCalls({ [readTours]: answer });
  show([2, 1], 1);
  expect(useExtrasStore.getState().recent).toEqual([1, 2].map(idOf));
  act(() => bringIntoView());
  await arrived();
  expect(names()).toEqual(['Trip 2']);
});

test('Other pages save no trip', () => {
  answerCalls({});
  show([2, 1]);
  expect(useExtrasStore.getState().recent).toEqual([2, 1].map(idOf));
});

test('A trip that is opened from the list moves to its front, and listing the trip viewed before takes one more request', async () => {
  const calls = answerCalls({ [readTours]: answer });
  const view = show([3, 2, 1], 3);
  act(() => bringIntoView());
  await arrived();
  view.show(<RecentSection tourId={idOf(1)} />);
  await waitFor(() => expect(names()).toEqual(['Trip 3', 'Trip 2']));
  expect(useExtrasStore.getState().recent).toEqual([1, 3, 2].map(idOf));
  // The page of trip 3 listed trips 2 and 1. The page of trip 1 also lists trip 3.
  expect(calls).toHaveLength(2);
});

test('A button clears the list, on the page and in the browser', async () => {
  answerCalls({ [readTours]: answer });
  const { user } = show([2, 1]);
  act(() => bringIntoView());
  await arrived();
  await user.click(screen.getByRole('button', { name: english('recent.forget') }));
  expect(section()).toBeNull();
  expect(useExtrasStore.getState().recent).toEqual([]);
});

test('After a server error the page shows nothing, and the saved trips stay', async () => {
  const calls = answerCalls({ [readTours]: () => new Response('', { status: 503 }) });
  show([2, 1]);
  act(() => bringIntoView());
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(section()).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(useExtrasStore.getState().recent).toEqual([2, 1].map(idOf));
});

test('A trip seen before is added to the comparison from its card', async () => {
  answerCalls({ [readTours]: answer });
  const { user } = show([2, 1]);
  act(() => bringIntoView());
  await arrived();
  const box = screen.getByRole<HTMLInputElement>('checkbox', {
    name: english('tour.compareNamed', { name: 'Trip 1' }),
  });
  await user.click(box);
  expect(box.checked).toBe(true);
  expect(useExtrasStore.getState().compared).toEqual([idOf(1)]);
  await user.click(box);
  expect(useExtrasStore.getState().compared).toEqual([]);
});

test('A card does not look selected if four other trips are being compared', async () => {
  answerCalls({ [readTours]: answer });
  act(() => useExtrasStore.getState().compare([5, 6, 7, 8].map(idOf)));
  const { user } = show([1]);
  act(() => bringIntoView());
  await arrived();
  await user.click(screen.getByRole('checkbox'));
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  expect(useExtrasStore.getState().isCompareFull).toBe(true);
});
