import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../test-support/app/test-app.ts';
import { smallCatalogue, trip1 } from '../../../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
  await testDb.database.pool.query('delete from promotions');
  await testDb.database.pool.query(
    `insert into promotions (id, product_id, percent, book_from, book_until, travel_from, travel_until)
     values (gen_random_uuid(), $1, 20, '2026-11-01', '2026-12-31', '2026-12-01', '2027-01-31'),
       (gen_random_uuid(), $1, 10, '2026-11-01', '2026-12-31', '2026-11-01', '2026-11-26')`,
    [trip1.id],
  );
});

afterAll(() => testDb.drop());

type Card = {
  readonly tourId: string;
  readonly basePrice: number;
  readonly promoSavings: number | null;
  readonly promoValidFrom: string | null;
};

async function listed(url: string, days: string): Promise<Card | undefined> {
  const answer = await fetch(`${url}/api/tours?currency=EUR&${days}`);
  const cards: Card[] = (await answer.json())._embedded.tourSummaryList;
  return cards.find(({ tourId }) => tourId === trip1.id);
}

async function found(url: string, days: string): Promise<Card | undefined> {
  const answer = await fetch(`${url}/api/search?query=lisbon&expanded=true&currency=EUR&${days}`);
  const { tours }: { tours: { summary?: Card }[] } = await answer.json();
  return tours.map(({ summary }) => summary).find((card) => card?.tourId === trip1.id);
}

test.each([
  ['a list', listed],
  ['a search', found],
])(
  'A promotion that begins after the days is not in their price, and a smaller one for them is: %s',
  async (_, readAt) => {
    const clock = { now: () => new Date('2026-11-21T12:00:00Z') };
    const { url } = await testApp({ database: testDb.database, clock });
    const read = (days: string) => readAt(url, days);
    const reduced = await read('');
    expect(reduced).toMatchObject({ promoValidFrom: '2026-12-01' });
    const usual = (reduced?.basePrice ?? 0) / 0.8;
    const priceOf = async (days: string) => (await read(days))?.basePrice;
    expect(await priceOf('dateFrom=2026-11-27&dateTo=2026-11-30')).toBeCloseTo(usual, 2);
    expect(await priceOf('dateFrom=2026-11-23&dateTo=2026-11-30')).toBeCloseTo(usual * 0.9, 2);
    expect(await read('dateFrom=2026-11-23&dateTo=2026-12-01')).toEqual(reduced);
    expect(await read('dateFrom=2026-12-02&dateTo=2026-12-10')).toEqual(reduced);
  },
);
