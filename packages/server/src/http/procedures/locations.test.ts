import type { Place } from '@ashore/core/contract/locations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../test-support/app/test-app.ts';
import { smallCatalogue, trip1, trip2 } from '../../../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
});

afterAll(() => testDb.drop());

async function lowestIn(url: string, query: string): Promise<Record<string, unknown>> {
  const answer = await (await fetch(`${url}/api/locations?${query}`)).json();
  const places: Place[] = answer._embedded.locationList;
  return Object.fromEntries(places.map(({ slug, lowestPrice }) => [slug, lowestPrice]));
}

async function lowestOfLists(url: string, query: string): Promise<number> {
  const answer = await (await fetch(`${url}/api/tours?sort=low&${query}`)).json();
  return answer._embedded.tourSummaryList[0].basePrice;
}

test('Places state the lowest price of their lists in the currency that is named, and otherwise none', async () => {
  const { url } = await testApp({ database: testDb.database });
  for (const currency of ['EUR', 'JPY'])
    expect(await lowestIn(url, `currency=${currency}`)).toEqual({
      lisbon: { amount: await lowestOfLists(url, `place=lisbon&currency=${currency}`), currency },
      kyoto: { amount: await lowestOfLists(url, `place=kyoto&currency=${currency}`), currency },
    });
  expect(await lowestIn(url, '')).toEqual({ lisbon: undefined, kyoto: undefined });
});

const setPrice = (id: string, priceMinor: number) =>
  testDb.database.pool.query('update products set price_minor = $2 where id = $1', [id, priceMinor]);

const euros = (amount: number) => ({ lisbon: { amount, currency: 'EUR' } });

test('The lowest price follows the prices of the products; of one type it is that of the type', async () => {
  const { url } = await testApp({ database: testDb.database });
  const before = await lowestIn(url, 'currency=EUR');
  await setPrice(trip1.id, 1_250);
  await setPrice(trip2.id, 9_900);
  await expect.poll(() => lowestIn(url, 'currency=EUR')).toMatchObject(euros(12.5));
  await expect.poll(() => lowestIn(url, 'currency=EUR&productType=shows')).toEqual(euros(99));
  await setPrice(trip1.id, 4_850);
  await setPrice(trip2.id, 4_850);
  await expect.poll(() => lowestIn(url, 'currency=EUR')).toEqual(before);
});
