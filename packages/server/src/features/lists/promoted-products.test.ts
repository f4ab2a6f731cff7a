import { addDays, localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import { columnsWith, factsOf } from '../../../test-support/lists/list-facts.ts';
import { pricesValidUntil } from './price-range.ts';
import { promotedProducts } from './promoted-products.ts';
import type { CurrentLists } from './watch-lists.ts';

const today = localDate('2026-11-21');
const noon = new Date('2026-11-21T12:00:00Z');

/** A promotion that is booked and travelled with from so many days after today, and until so many. */
const promotion = (percent: number, from: number, until: number, travelUntil = until) => ({
  percent,
  bookFrom: addDays(today, from),
  bookUntil: addDays(today, until),
  travelFrom: addDays(today, from),
  travelUntil: addDays(today, travelUntil),
});

const listedFacts = [
  factsOf(0),
  factsOf(1, { promotions: [promotion(10, -5, 5)], popularity: 90 }),
  factsOf(2, { promotions: [promotion(30, 0, 0)], popularity: 10 }),
  factsOf(3, { promotions: [promotion(10, -5, 5)], popularity: 95 }),
  factsOf(4, { promotions: [promotion(50, 1, 5)] }),
  factsOf(5, { promotions: [promotion(50, -5, -1)] }),
  factsOf(6, { promotions: [promotion(50, -5, 5, -1)] }),
  factsOf(7, {
    promotions: [promotion(20, -5, 5), promotion(25, -1, 1), promotion(60, 2, 3)],
    timeZone: 'Asia/Tokyo',
  }),
];
const idOf = (number: number) => factsOf(number).id;

function listsAt(now: Date, isBehind = false) {
  const columns = columnsWith(listedFacts, localDate('2026-11-18'), noon);
  columns.refreshForDay(now);
  return { columns, current: async () => ({ columns, isBehind }) as unknown as CurrentLists };
}
const numbersOf = (ids: readonly string[]) => ids.map((id) => listedFacts.findIndex((one) => one.id === id));

async function listPromoted(now = noon, page = { page: 0, size: 10 }) {
  const { ids, ...rest } = await promotedProducts(listsAt(now), { ...page, now });
  return { numbers: numbersOf(ids), ...rest };
}

test('Products reduced today are listed, the largest reduction first, and of equal ones the most popular', async () => {
  // Neither a promotion that begins tomorrow nor one whose booking or travel period is over counts.
  expect(await listPromoted()).toMatchObject({ numbers: [2, 7, 3, 1], total: 4 });
});

test('Each page continues the one before, and the total counts all pages', async () => {
  const page = async (page: number, size: number) => listPromoted(noon, { page, size });
  expect(await page(0, 3)).toMatchObject({ numbers: [2, 7, 3], total: 4 });
  expect(await page(1, 3)).toMatchObject({ numbers: [1], total: 4 });
  expect(await page(2, 3)).toMatchObject({ numbers: [], total: 4 });
});

test('The list changes at midnight of the place, and is valid until the first midnight', async () => {
  // Tokyo is nine hours ahead of Lisbon.
  expect((await listPromoted()).until).toEqual(new Date('2026-11-21T15:00:00Z'));
  expect((await listPromoted(new Date('2026-11-21T15:00:00Z'))).until).toEqual(
    new Date('2026-11-22T00:00:00Z'),
  );
  const lastMoment = await listPromoted(new Date('2026-11-21T23:59:59Z'));
  expect(lastMoment.numbers).toEqual([2, 7, 3, 1]);
  expect((await listPromoted(new Date('2026-11-22T00:00:00Z'))).numbers).toEqual([4, 7, 3, 1]);
  // In Tokyo the promotion of 25 percent ends a day later, and the one of 60 begins.
  expect((await listPromoted(new Date('2026-11-22T15:00:00Z'))).numbers).toEqual([7, 4, 3, 1]);
  expect((await listPromoted(new Date('2026-11-27T15:00:00Z'))).numbers).toEqual([]);
});

test('A page is valid until the price of one of its own products may change', async () => {
  const until = (...wanted: number[]) => pricesValidUntil(listsAt(noon), wanted.map(idOf), noon);
  const [lisbon, tokyo] = [new Date('2026-11-22T00:00:00Z'), new Date('2026-11-21T15:00:00Z')];
  expect(await until(1)).toEqual(lisbon);
  expect(await until(1, 7)).toEqual(tokyo);
  // A promotion to come changes the price, and one that is over does not.
  expect(await until(4)).toEqual(lisbon);
  for (const none of [0, 5, 6]) expect(await until(none)).toBeUndefined();
  expect(await until()).toBeUndefined();
});

test('An answer made while changes are being read is valid for a second', async () => {
  const soon = new Date(noon.getTime() + 1_000);
  const { until } = await promotedProducts(listsAt(noon, true), { page: 0, size: 1, now: noon });
  expect([until, await pricesValidUntil(listsAt(noon, true), [idOf(0)], noon)]).toEqual([soon, soon]);
});
