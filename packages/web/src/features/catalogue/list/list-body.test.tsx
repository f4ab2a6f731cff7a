import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { english } from '../../../../test-support/english.ts';
import { bringIntoView, watchViews } from '../../../../test-support/in-view.ts';
import { testCard, testCards, testList } from '../../../../test-support/list.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { withLinks } from '../../../../test-support/with-links.tsx';
import { useExtrasStore } from '../../../store/extras-store.ts';
import { ListBody } from './list-body.tsx';
import type { LoadedList } from './load-list.ts';

type Events = { event: string; ecommerce: { items: { item_id: string; index: number }[] } }[];

// The page remembers by the path of a list which trips it has recorded, so each test has a path of its own.
let path = '';
let tests = 0;
const body = (list: LoadedList, resultCountText = `FOUND ${list.paging.totalElements}`) =>
  withLinks(
    <ListBody
      list={list}
      path={path}
      label="All"
      resultCountText={resultCountText}
      head={null}
      empty={<p>None</p>}
    />,
  );
const shown = (list: LoadedList, options: Parameters<typeof renderOnPage>[1] = {}) =>
  renderOnPage(body(list), { address: `/en${path}`, ...options });

const box = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) });
const links = () => document.querySelectorAll<HTMLElement>('.list-results .card-link');
const names = () => Array.from(links(), ({ textContent }) => textContent);
const chips = () => screen.queryByRole('list', { name: english('filters.chosen') });
const next = () => document.querySelector<HTMLElement>('a[rel=next]');
const pressNext = (user: ReturnType<typeof renderOnPage>['user']) => user.click(next() ?? document.body);
const pageOf = (total: number) => ({
  'GET /api/tours': ({ query }: { query: URLSearchParams }) => ({
    _embedded: { tourSummaryList: testCards(total, Number(query.get('page'))) },
    _links: {},
  }),
});

watchViews();
beforeEach(() => {
  path = `/tours/city-${++tests}`;
  window.history.replaceState(null, '', `/en${path}`);
});

test('A filter is shown at once, the next one is added to it, and the previous list stays until the response', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const requests: string[] = [];
  const { user, address, show } = shown(testList(), {
    onNavigation: ({ search }) => {
      requests.push(search);
      return promise;
    },
  });
  const before = names();
  await user.click(box('culture'));
  expect(box('culture').checked).toBe(true);
  expect(document.querySelector('.list-results')?.hasAttribute('data-coming')).toBe(true);
  expect(document.querySelector('.list-results [aria-busy=true]')).toBeTruthy();
  await user.click(box('nature'));
  expect(requests).toEqual(['?interest=culture', '?interest=culture,nature']);
  expect(names()).toEqual(before);
  await act(async () => resolve());
  await waitFor(() => expect(address()).toBe(`/en${path}?interest=culture,nature`));
  show(body(testList({ total: 2, filters: { interest: ['culture', 'nature'] } })));
  expect(document.querySelector('.list-results')?.hasAttribute('data-coming')).toBe(false);
  expect(names()).toHaveLength(2);
});

test('Each filter shows how many trips it would leave; one that leaves none is hidden, unless it is chosen', () => {
  const counts = { wine: 3, sport: 0, air: 0 };
  shown(testList({ counts, filters: { interest: ['air'] } }));
  expect(box('wine').closest('label')?.textContent).toBe('wine3');
  expect(screen.queryByRole('checkbox', { name: /^sport/ })).toBeNull();
  expect(box('air').disabled).toBe(false);
});

test('Selected filters are listed above the list and can be removed, and the headline then has the focus', async () => {
  const { user, address } = shown(testList({ filters: { interest: ['wine'], sort: 'low' } }), {
    address: `/en${path}?interest=wine&sort=low`,
  });
  await user.click(within(chips() as HTMLElement).getByRole('link', { name: /wine/ }));
  expect(address()).toBe(`/en${path}?sort=low`);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

test('Clearing all filters keeps the sorting of the list', async () => {
  const filters = { interest: ['wine' as const], instant: true, sort: 'low' as const };
  const { user, address } = shown(testList({ filters }), {
    address: `/en${path}?interest=wine&instant=true&sort=low`,
  });
  await user.click(screen.getByRole('link', { name: english('filters.clear') }));
  expect(address()).toBe(`/en${path}?sort=low`);
});

test('Free cancellation is a chip above the list, and once chosen one of the chosen filters', async () => {
  const name = english('filters.freeCancellation');
  const chip = () => screen.queryByRole('link', { name });
  const list = testList({ total: 7, counts: { freeCancellation: 3 }, filters: { sort: 'low' } });
  const { user, address, show } = shown(list, { address: `/en${path}?sort=low` });
  await user.click(chip() as HTMLElement);
  expect(address()).toBe(`/en${path}?freeCancellation=true&sort=low`);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  show(body(testList({ total: 3, filters: { freeCancellation: true } })));
  expect(chip()).toBeNull();
  expect(within(chips() as HTMLElement).getByText(name)).toBeTruthy();
});

test.each([0, 7])(
  'Where %i of 7 trips can be cancelled for free, no chip offers them',
  (freeCancellation) => {
    shown(testList({ total: 7, counts: { freeCancellation } }));
    expect(screen.queryByRole('link', { name: english('filters.freeCancellation') })).toBeNull();
  },
);

test('A chip shows the boxes that compare trips, which a phone hides until then', async () => {
  const { user, container } = renderOnPage(
    withLinks(
      <ListBody
        list={testList()}
        path={path}
        label="All"
        resultCountText="FOUND 7"
        head={null}
        empty={null}
        compareOf={() => <input type="checkbox" aria-label="Compare this" />}
      />,
    ),
    { address: `/en${path}` },
  );
  const chip = screen.getByRole('button', { name: english('tour.compare') });
  const isComparing = () => container.querySelector('.list-page')?.hasAttribute('data-comparing');
  expect([chip.getAttribute('aria-pressed'), isComparing()]).toEqual(['false', false]);
  await user.click(chip);
  expect([chip.getAttribute('aria-pressed'), isComparing()]).toEqual(['true', true]);
});

test('If no trip matches, the filters to remove are suggested with the number of trips without them', async () => {
  const filters = { interest: ['culture' as const], price: { to: 20, currency: 'EUR' as const } };
  const list = testList({ total: 0, filters, filtersToRemove: [{ part: 'price', value: '-20', count: 3 }] });
  const { user, address } = shown(list, { address: `/en${path}?interest=culture&priceTo=20&priceIn=EUR` });
  expect(screen.getByRole('heading', { name: english('list.noneFit') })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Without “Up to €20”: 3 results' }));
  expect(address()).toBe(`/en${path}?interest=culture`);
});

test('The filters beside a list repeat its days only as fields for browsers without scripts', () => {
  const days = { from: '2037-05-20' as LocalDate, to: '2037-05-22' as LocalDate, party: 3 };
  shown(testList({ filters: { days } }));
  const side = screen.getByRole('complementary', { name: english('filters.title') });
  const values = ['dateFrom', 'dateTo', 'party'].map(
    (name) => side.querySelector<HTMLInputElement>(`.no-js [name=${name}]`)?.value,
  );
  expect(values).toEqual(['2037-05-20', '2037-05-22', '3']);
  expect(side.querySelector('[aria-haspopup=dialog]')).toBeNull();
});

test('If removing a single filter does not help, all can be cleared', () => {
  const filters = { interest: ['nature' as const], timeOfDay: ['evening' as const] };
  shown(testList({ total: 0, filters }));
  expect(screen.getByText(english('list.noneFitAtAll'))).toBeTruthy();
  expect(screen.getAllByRole('link', { name: english('filters.clear') })).toHaveLength(2);
});

test('A list that fits on one page has no link to another page', () => {
  shown(testList({ total: 7 }));
  expect(next()).toBeNull();
  expect(screen.queryByRole('navigation', { name: english('list.pages') })).toBeNull();
});

test('Loading more adds trips below, moves the focus to the first of them, and updates the address', async () => {
  answerCalls(pageOf(50));
  const { user, address } = shown(testList({ total: 50 }));
  expect(next()?.textContent).toBe(english('list.nextMany', { count: 24 }));
  await pressNext(user);
  await waitFor(() => expect(document.activeElement).toBe(links()[24]));
  expect(names()).toEqual(testCards(48, 0, 48).map(({ tourName }) => tourName));
  await waitFor(() => expect(address()).toBe(`/en${path}?page=2`));
  await pressNext(user);
  await waitFor(() => expect(names()).toHaveLength(50));
  expect(next()).toBeNull();
  expect(screen.getByText('All 50 results shown')).toBeTruthy();
});

test('Two further pages load by scrolling alone, then the traveller must press', async () => {
  const calls = answerCalls(pageOf(120));
  shown(testList({ total: 120 }));
  for (const count of [48, 72]) {
    act(() => bringIntoView());
    await waitFor(() => expect(names()).toHaveLength(count));
    act(() => bringIntoView(false));
  }
  vi.useFakeTimers();
  act(() => bringIntoView());
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  vi.useRealTimers();
  expect(calls).toHaveLength(2);
  expect(next()?.textContent).toBe(english('list.nextMany', { count: 24 }));
});

test('A page that fails to load removes nothing, and is loaded by a second press', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answerCalls({ 'GET /api/tours': () => new Response('', { status: 503 }) });
  const { user, address } = shown(testList({ total: 50 }));
  await pressNext(user);
  await screen.findByText(english('list.nextFailed'));
  expect(names()).toHaveLength(24);
  expect(address()).toBe(`/en${path}`);
  answerCalls(pageOf(50));
  await pressNext(user);
  await waitFor(() => expect(document.activeElement).toBe(links()[24]));
  expect(screen.queryByText(english('list.nextFailed'))).toBeNull();
});

test('Trips of earlier pages are priced in the currency that the traveller selects', async () => {
  const inPounds = (number: number) => testCard(number, { currency: 'GBP', basePrice: 5 });
  answerCalls({
    ...pageOf(50),
    'GET /api/tours/named': ({ query }) => ({
      _embedded: {
        tourSummaryList: (query.get('ids') ?? '').split(',').map((id) => inPounds(Number(id.slice(-12)))),
      },
      _links: {},
    }),
  });
  // The page is in pounds already, but its trips and those of further pages come priced in euros.
  const { user } = shown(testList({ total: 50 }), { currency: 'GBP' });
  await pressNext(user);
  await waitFor(() => expect(names()).toHaveLength(48));
  const prices = () =>
    Array.from(document.querySelectorAll('[data-price] strong'), (price) => price.textContent);
  await waitFor(() => expect(prices()).toEqual(Array(48).fill(expect.stringMatching(/^£5/))));
});

test('Each trip is recorded once, at its position in the list, even after filters and further pages', async () => {
  const noted: Events = [];
  vi.stubGlobal('dataLayer', noted);
  act(() => useExtrasStore.getState().answer('granted', null));
  answerCalls(pageOf(50));
  const { user, show } = shown(testList({ total: 50 }));
  await pressNext(user);
  await waitFor(() => expect(names()).toHaveLength(48));
  show(body(testList({ total: 3, filters: { interest: ['nature'] } })));
  const items = noted
    .filter(({ event }) => event === 'view_item_list')
    .flatMap(({ ecommerce }) => ecommerce.items);
  expect(items.map(({ index }) => index)).toEqual(Array.from({ length: 48 }, (_, at) => at));
  expect(new Set(items.map(({ item_id: id }) => id)).size).toBe(48);
  act(() => useExtrasStore.getState().answer('refused', null));
});

test('A trip opens on the day and for the party of its list', () => {
  const day = '2037-05-20' as LocalDate;
  shown(testList({ filters: { days: { from: day, to: day, party: 3 } } }));
  expect(links()[0]?.getAttribute('href')).toMatch(/\?date=2037-05-20&party=3$/);
});

test('The full list of options unfolds above the button that folds it again', async () => {
  const places = Array.from({ length: 12 }, (_, at) => ({
    id: `place-${at}`,
    name: `Place ${at}`,
    count: 2,
  }));
  shown({ ...testList(), places });
  const group = screen.getByRole('group', { name: english('filters.place') });
  const details = group.querySelector('details');
  // These classes place the button below the unfolded options. Of twelve places the last six are folded away.
  expect(details?.className).toContain('open:pb-11');
  expect(details?.querySelector('summary')?.className).toContain('group-open:bottom-0');
  expect(details?.querySelectorAll('input')).toHaveLength(6);
});
