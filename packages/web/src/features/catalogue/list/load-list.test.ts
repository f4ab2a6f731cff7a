import { expect, test } from 'vitest';
import type { PageContext } from '../../../page/page-context.ts';
import { loadList } from './load-list.ts';

const now = new Date('2026-11-21T23:30:00Z');
const interests = [{ id: 'wine', title: 'Wein' }] as const;

/** A shop of so many, less with each filter, that notes what it is asked for. */
function shop(total = 30) {
  const asked: Record<string, unknown>[] = [];
  const stale: Date[] = [];
  const answer = async (input: Record<string, unknown>) => {
    asked.push(Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)));
    return {
      _embedded: { tourSummaryList: [] },
      page: { number: input.page, size: input.size, totalElements: total, totalPages: 2 },
      filters: { language: [{ id: 'zh-Hans', count: 3 }] },
    };
  };
  const page = {
    ...{ currency: 'EUR', locale: 'de', now, staleAt: (instant: Date) => stale.push(instant) },
    api: { tours: { list: answer, ofType: answer } },
  } as unknown as PageContext;
  const load = (query: string, where = {}) =>
    loadList(page, new URL(`https://www.example.org/x${query}`), { interests, ...where });
  return { asked, stale, load };
}

test('A list is asked for as its address says, and what its filters are called comes along.', async () => {
  const { asked, stale, load } = shop();
  const list = await load('?interest=wine&page=2', { productType: 'tours', location: 'rome' });
  expect(asked).toEqual([
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

test.each(['?sort=none', '?interest=whales', '?rating=4.1', '?priceFrom=', '?interest=wine,wine', '?type='])(
  'What is added to an address without meaning anything makes a page that is kept for nobody: %s',
  async (query) => {
    const { stale, load } = shop();
    await load(query);
    expect(stale).toEqual([now]);
  },
);

test('Days that are further away than anybody may ask narrow nothing, and the list is shown all the same.', async () => {
  const { load } = shop();
  expect((await load('?dateFrom=2027-11-22')).narrowing.days?.to).toBe('2027-11-22');
  expect((await load('?dateFrom=2027-11-24')).narrowing.days).toBeUndefined();
});

test('A language that is chosen has its name and its box, also where nothing is given in it.', async () => {
  const { languages } = await shop().load('?language=ja,zh-Hans');
  expect(languages).toEqual([
    { id: 'zh-Hans', count: 3, name: 'Chinesisch (vereinfacht)' },
    { id: 'ja', count: 0, name: 'Japanisch' },
  ]);
});

test('Days that are over everywhere narrow nothing; yesterday is today somewhere.', async () => {
  const { load } = shop();
  expect((await load('?dateFrom=2026-11-17&dateTo=2026-11-19')).narrowing.days).toBeUndefined();
  expect((await load('?dateFrom=2026-11-18&dateTo=2026-11-20')).narrowing.days?.to).toBe('2026-11-20');
});

test('Where nothing is found each filter is asked about, one by one, and of nothing else is more than one page read.', async () => {
  const { asked, load } = shop(0);
  await load('?interest=wine&instant=true', { productType: 'tours' });
  expect(asked.map(({ size, interest, instant }) => [size, interest, instant])).toEqual([
    [24, 'wine', true],
    [1, undefined, true],
    [1, 'wine', undefined],
  ]);
});
