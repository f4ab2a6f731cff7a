import { expect, test } from 'vitest';
import type { PageContext } from '../../../page/page-context.ts';
import { suggestFiltersToRemove } from './filters-to-remove.ts';
import { type ListQuery, noFilters } from './list-query.ts';
import { canonicalQuery, loadList } from './load-list.ts';

const now = new Date('2026-11-21T23:30:00Z');
const interests = [{ id: 'wine', title: 'Wein' }] as const;

/** A site with `total` products, fewer with each filter, that records the calls it receives. */
function shop(total = 30) {
  const requests: Record<string, unknown>[] = [];
  const stale: Date[] = [];
  const answer = async (input: Record<string, unknown>) => {
    requests.push(Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)));
    return {
      _embedded: { tourSummaryList: [] },
      page: { number: input.page, size: input.size, totalElements: total, totalPages: 2 },
      filters: { place: [], language: [{ id: 'zh-Hans', count: 3 }] },
    };
  };
  const page = {
    ...{ currency: 'EUR', locale: 'de', now, limitExpiry: (instant: Date) => stale.push(instant) },
    api: { tours: { list: answer, ofType: answer } },
  } as unknown as PageContext;
  const load = (query: string, where = {}) =>
    loadList(page, new URL(`https://www.example.org/x${query}`), where, interests);
  return { requests, stale, load };
}

test('A list is requested as its address says, and the names of its filters come with it', async () => {
  const { requests, stale, load } = shop();
  const list = await load('?interest=wine&page=2', { productType: 'tours', location: 'rome' });
  expect(requests).toEqual([
    ...[
      {
        currency: 'EUR',
        sort: 'none',
        interest: 'wine',
        page: 1,
        size: 24,
        productType: 'tours',
        location: 'rome',
      },
    ],
  ]);
  expect([list.interests, list.languages]).toEqual([
    { wine: 'Wein' },
    [{ id: 'zh-Hans', count: 3, name: 'Chinesisch (vereinfacht)' }],
  ]);
  expect(stale).toEqual([]);
});

test('Days that are over, or too far ahead, filter nothing and are reported', async () => {
  const { requests, load } = shop();
  const refusedBy = async (query: string) => (await load(query)).refusedDays;
  const spanOf = (from: string, to = from) => ({ from, to, party: 1 });
  expect(await refusedBy('?dateFrom=2025-06-12')).toEqual({ days: spanOf('2025-06-12'), reason: 'past' });
  expect(await refusedBy('?dateFrom=2031-06-12&dateTo=2031-06-13')).toEqual({
    ...{ days: spanOf('2031-06-12', '2031-06-13'), reason: 'far' },
  });
  expect(requests.every((request) => request.dateFrom === undefined)).toBe(true);
  expect(await refusedBy('?dateFrom=2026-12-12')).toBeUndefined();
  expect(await refusedBy('')).toBeUndefined();
});

test.each(['?sort=none', '?interest=whales', '?rating=4.1', '?priceFrom=', '?interest=wine,wine', '?type='])(
  'A redundant or invalid parameter makes a page that is not cached: %s',
  async (query) => {
    const { stale, load } = shop();
    await load(query);
    expect(stale).toEqual([now]);
  },
);

test('Days further ahead than a list accepts are ignored, and the list is still shown', async () => {
  const { load } = shop();
  // In UTC it is 21 November 2026, but in some places 22 November. A list accepts 365 days from there.
  expect((await load('?dateFrom=2027-11-22')).filters.days?.to).toBe('2027-11-22');
  expect((await load('?dateFrom=2027-11-23')).filters.days).toBeUndefined();
});

test('Of days that begin in time and end too far ahead, the list is filtered by those that can be booked', async () => {
  const { requests, stale, load } = shop();
  const { filters, refusedDays } = await load('?dateFrom=2027-11-01&dateTo=2027-12-31&party=2');
  expect(filters.days).toEqual({ from: '2027-11-01', to: '2027-11-22', party: 2 });
  expect(refusedDays).toBeUndefined();
  expect(requests).toMatchObject([{ dateFrom: '2027-11-01', dateTo: '2027-11-22', party: 2 }]);
  // Any last day would be another address of the same list.
  expect(stale).toEqual([now]);
});

test('A chosen language has its name and its box, even if no product offers it', async () => {
  const { languages } = await shop().load('?language=ja,zh-Hans');
  expect(languages).toEqual([
    { id: 'zh-Hans', count: 3, name: 'Chinesisch (vereinfacht)' },
    { id: 'ja', count: 0, name: 'Japanisch' },
  ]);
});

test('Days that have passed everywhere are ignored, but yesterday is valid because it may still be today somewhere', async () => {
  const { load } = shop();
  expect((await load('?dateFrom=2026-11-17&dateTo=2026-11-19')).filters.days).toBeUndefined();
  expect((await load('?dateFrom=2026-11-18&dateTo=2026-11-20')).filters.days?.to).toBe('2026-11-20');
});

test('An empty list is requested once without each filter, and only a count is read', async () => {
  const { requests, load } = shop(0);
  await load('?interest=wine&instant=true', { productType: 'tours' });
  expect(requests.map(({ size, interest, instant }) => [size, interest, instant])).toEqual([
    [24, 'wine', true],
    [1, undefined, true],
    [1, 'wine', undefined],
  ]);
});

test('An empty list suggests the filters whose removal helps most, three at most', async () => {
  const filters = {
    ...noFilters,
    interest: ['air', 'wine'],
    language: ['de'],
    rating: 4,
    instant: true,
  } as const;
  const counts = { air: 0, wine: 2, de: 7, rating: 1, instant: 3 };
  const suggestions = await suggestFiltersToRemove(
    filters,
    async ({ interest, language, rating, instant }) => {
      const removedFilter =
        (!instant && 'instant') ||
        (rating === undefined && 'rating') ||
        (language.length === 0 && 'de') ||
        (interest[0] === 'air' ? 'wine' : 'air');
      return { page: { totalElements: counts[removedFilter] } };
    },
  );
  expect(suggestions).toEqual([
    { part: 'language', value: 'de', count: 7 },
    { part: 'instant', value: 'true', count: 3 },
    { part: 'interest', value: 'wine', count: 2 },
  ]);
});

test('Without filters no removal is suggested and no call is made', async () => {
  const suggestions = await suggestFiltersToRemove(noFilters, () => Promise.reject(new Error('asked')));
  expect(suggestions).toEqual([]);
});

test('Each page of an unfiltered list is canonical, but a filtered or sorted list refers to the list itself', () => {
  const paging = { number: 2, size: 24, totalElements: 90, totalPages: 4 };
  const canonical = (filters: Partial<ListQuery>) =>
    canonicalQuery({ filters: { ...noFilters, ...filters }, paging });
  expect(canonical({})).toBe('?page=3');
  expect(canonical({ interest: ['wine'] })).toBe('');
  expect(canonical({ sort: 'low' })).toBe('');
  expect(canonical({ place: ['rome'] })).toBe('?place=rome&page=3');
  expect(canonical({ place: ['rome'], type: ['shows'] })).toBe('?place=rome');
  expect(canonical({ place: ['lisbon', 'rome'] })).toBe('');
});
