import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../../test-support/app/test-app.ts';
import { lisbonId, smallCatalogue } from '../../../../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { writeHotel } from '../../../../test-support/hotels/write-hotel.ts';

let testDb: TestDatabase;
const clock = { now: () => new Date('2026-11-21T12:00:00Z') };

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
});

afterAll(() => testDb.drop());

async function startReading() {
  const { url } = await testApp({ database: testDb.database, clock });
  return async (path: string) =>
    (await fetch(`${url}/api${path}`, { headers: { 'accept-language': 'en' } })).json();
}

test('A hotel is listed and found among hotels only, and its place says that it has one', async () => {
  const before = await startReading();
  const lists = ['/tours', `/tours?location=${lisbonId}`, '/tours/promoted'];
  const totalsOf = async (read: typeof before) =>
    Promise.all(lists.map(async (path) => (await read(path))._embedded.tourSummaryList?.length));
  const totals = await totalsOf(before);
  const foundFor = async (read: typeof before) =>
    Promise.all(
      ['Casa%20do%20Aguadeiro', 'lisbon', 'hotel%20lisbon'].map(
        async (query) => (await read(`/search?query=${query}`)).tourCount,
      ),
    );
  const found = await foundFor(before);
  expect((await before('/locations/search?pattern=lisb&products=hotels'))._embedded.locationList).toEqual([]);

  await writeHotel(testDb.database, { popularity: 100 });
  await testDb.database.pool.query(`update products set featured_rank = 1 where type = 'hotels'`);
  const after = await startReading();
  expect(await totalsOf(after)).toEqual(totals);
  expect(await foundFor(after)).toEqual(found);
  const featured = await after('/tours/featured');
  expect(
    featured._embedded.tourSummaryList.map(({ productType }: { productType: string }) => productType),
  ).not.toContain('hotels');
  const [place] = (await after('/locations/search?pattern=lisb&products=hotels'))._embedded.locationList;
  expect(place).toMatchObject({
    locationUuid: lisbonId,
    productCounts: { hotels: 1 },
    _links: { hotels: { href: `/api/booking/hotels/${lisbonId}` } },
  });
  expect(
    (await after(`/locations/search?uuid=${lisbonId}`))._embedded.locationList[0]._links.hotels,
  ).toBeDefined();
});

test('Calls about trips answer for a hotel without a fault', async () => {
  const { rows } = await testDb.database.pool.query<{ id: string; code: string }>(
    `select id, code from products where type = 'hotels'`,
  );
  const { url } = await testApp({ database: testDb.database, clock });
  const { id = '', code = '' } = rows[0] ?? {};
  for (const path of [
    '/hotels',
    `/hotels/${code}`,
    `/hotels/${code}/availability`,
    `/hotels/${code}/availability/2026-12-01`,
    `/hotels/${code}/map`,
    `/tours/named?ids=${id}`,
    `/tours/map?ids=${id}`,
    `/products/${id}/reviews`,
  ]) {
    const { status } = await fetch(`${url}/api${path}`);
    expect([path, status < 500]).toEqual([path, true]);
  }
});
