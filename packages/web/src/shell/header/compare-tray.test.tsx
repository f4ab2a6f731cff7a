import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { english } from '../../../test-support/english.ts';
import { testCard } from '../../../test-support/list.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { withLinks } from '../../../test-support/with-links.tsx';
import { CompareToggle } from '../../features/catalogue/cards/compare-toggle.tsx';
import { PageProvider, usePage } from '../../page/use-page.ts';
import { useExtrasStore } from '../../store/extras-store.ts';
import { useSavedStores } from '../../store/saved-store.ts';
import { ToastRegion } from '../../ui/overlays/toast.tsx';
import { CompareTray } from './compare-tray.tsx';

const trips = [1, 2, 3, 4, 5].map((number) => testCard(number));
const readTours = 'GET /api/tours/named';
const idsOf = (count: number) => trips.slice(0, count).map(({ tourId }) => tourId);
const toursAnswer = ({ query }: { query: URLSearchParams }) => ({
  _embedded: { tourSummaryList: trips.filter(({ tourId }) => query.get('ids')?.includes(tourId)) },
  _links: {},
});

function Shop() {
  const isRead = useSavedStores();
  const page = usePage();
  const [path, setPath] = useState(page.path);
  return (
    <PageProvider value={{ ...page, path }}>
      <button type="button" onClick={() => setPath('/compare')}>
        On to the comparison
      </button>
      <button type="button" onClick={() => setPath('/toursAndActivities')}>
        Back to the list
      </button>
      {trips.map((tour) => (
        <CompareToggle key={tour.code} tour={tour} />
      ))}
      <CompareTray isChoiceRead={isRead} />
      <ToastRegion />
    </PageProvider>
  );
}

function shown(compared = 0, options: Parameters<typeof renderOnPage>[1] = {}) {
  act(() => useExtrasStore.getState().compare(idsOf(compared)));
  return renderOnPage(withLinks(<Shop />), { address: '/en/toursAndActivities', ...options });
}

const box = (number: number) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Compare Trip ${number}` });
const tray = () => screen.findByRole('region', { name: english('shell.compareTray') });
const noTray = () => screen.queryByRole('region', { name: english('shell.compareTray') });
const count = (number: number) => english('shell.compareCount', { count: number, most: 4 });
const remove = (name: string) => english('shell.compareRemove', { name });

beforeEach(() => void answerCalls({ [readTours]: toursAnswer }));

test('The tray appears with the first selected trip, and links to the comparison from the second on', async () => {
  const { user } = shown();
  expect(noTray()).toBeNull();
  await user.click(box(1));
  expect((await tray()).textContent).toContain(english('shell.compareMore'));
  await user.click(box(2));
  const comparisonLink = await within(await tray()).findByRole('link', { name: 'Compare 2 trips' });
  await waitFor(() =>
    expect(comparisonLink.getAttribute('href')).toBe('/en/compare?codes=t0000001,t0000002&party=2'),
  );
});

test('The link to the comparison has the day and the party of the list', async () => {
  shown(2, { address: '/en/toursAndActivities?dateFrom=2037-05-20&dateTo=2037-05-20&party=5' });
  const comparisonLink = await within(await tray()).findByRole('link', { name: 'Compare 2 trips' });
  expect(comparisonLink.getAttribute('href')).toMatch(/date=2037-05-20&party=5$/);
});

test('Until a trip of the tray has loaded, no other picture replaces it', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  answerCalls({ [readTours]: () => promise });
  shown(1);
  const bar = within(await tray());
  expect(bar.getByRole('button', { name: remove('…') }).querySelector('img')).toBeNull();
  await act(async () => resolve(toursAnswer({ query: new URLSearchParams({ ids: idsOf(1).join() }) })));
  const button = await bar.findByRole('button', { name: remove('Trip 1') });
  expect(button.querySelector('img')).toBeTruthy();
});

test('A fifth trip is refused with a message and replaces none', async () => {
  const { user } = shown(4);
  const status = within(await tray()).getByRole('status');
  await user.click(box(5));
  expect(box(5).checked).toBe(false);
  expect(status.textContent).toBe(english('shell.compareFull'));
  await user.click(box(4));
  expect(status.textContent).toBe(count(3));
});

test('A hidden tray appears again with the next change', async () => {
  const { user } = shown(2);
  await user.click(within(await tray()).getByRole('button', { name: english('shell.compareHide') }));
  expect(noTray()).toBeNull();
  await user.click(box(3));
  expect(within(await tray()).getByRole('status').textContent).toBe(count(3));
});

test('A cleared tray can be restored', async () => {
  const { user } = shown(3);
  await user.click(within(await tray()).getByRole('button', { name: english('shell.compareClear') }));
  expect(noTray()).toBeNull();
  await user.click(await screen.findByRole('button', { name: english('shell.undo') }));
  expect(within(await tray()).getByRole('status').textContent).toBe(count(3));
});

test('After a trip is removed by keyboard, the focus is on the next one', async () => {
  const { user } = shown(3);
  const bar = within(await tray());
  (await bar.findByRole('button', { name: remove('Trip 1') })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(document.activeElement).toBe(bar.getByRole('button', { name: remove('Trip 2') })),
  );
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(document.activeElement).toBe(bar.getByRole('button', { name: remove('Trip 3') })),
  );
  expect(useExtrasStore.getState().compared).toEqual([trips[2]?.tourId]);
});

test('The page of the comparison shows no tray', async () => {
  const { user } = shown(2);
  await tray();
  await user.click(screen.getByRole('button', { name: 'On to the comparison' }));
  expect(noTray()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(noTray()).toBeTruthy();
});

test('Tabs share the tray', async () => {
  shown();
  expect(box(1).checked).toBe(false);
  const state = { ...JSON.parse(localStorage.getItem('extras') ?? '{}').state, compared: idsOf(1) };
  localStorage.setItem('extras', JSON.stringify({ version: 1, state }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'extras' })));
  await waitFor(() => expect(box(1).checked).toBe(true));
  expect(await tray()).toBeTruthy();
});

test('The home page has no tray, because it has no list to compare from', async () => {
  const { unmount } = shown(2);
  await tray();
  unmount();
  renderOnPage(withLinks(<CompareTray isChoiceRead />), { address: '/en' });
  await act(async () => {});
  expect(noTray()).toBeNull();
});
