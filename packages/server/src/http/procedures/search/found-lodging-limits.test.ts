import type { FoundLodging, SearchResult } from '@ashore/core/contract/search/search.ts';
import { MAX_SEARCH_RESULTS } from '@ashore/core/contract/values/limits.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listeningApp } from '../../../../test-support/app/listening-app.ts';
import { placeWith } from '../../../../test-support/catalogue/place-file.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { hotelPlaces, writeHotel } from '../../../../test-support/hotels/write-hotel.ts';
import { importPlaces } from '../../../features/catalogue/import/import-catalogue.ts';
import { confirmForeignHotel } from '../../../features/hotels/supply/foreign-hotels.ts';
import type { LodgingSupply } from '../../../gateways/lodging/port.ts';

const page = '&expanded=true';

/** More hotels than a page of results has, in one city. */
const hotelsOfLisbon = Array.from({ length: MAX_SEARCH_RESULTS.hotels.page + 2 }, (_, at) => `house-${at}`);

/** With Lisbon more cities than suggestions offer lists of. */
const towns = Array.from('abcdefghi', (letter) => `vila-${letter}`);

const seller = {
  name: 'bedbank',
  asksGuestCountries: false,
  search: vi.fn(async () => ({ outcome: 'none' as const })),
};

let testDb: TestDatabase;
let app: Awaited<ReturnType<typeof listeningApp>>;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: hotelPlaces });
  const { database } = testDb;
  for (const [at, slug] of hotelsOfLisbon.entries())
    await writeHotel(database, { slug, name: `Casa ${slug}`, popularity: 50 + at });
  await importPlaces(database, {
    places: towns.map((slug) => {
      const { location, ...rest } = placeWith(slug, [], false);
      return { ...rest, location: { ...location, aliases: { en: [], de: [], 'zh-Hans': [] } } };
    }),
    today: localDate('2036-12-01'),
  });
  for (const place of towns) await writeHotel(database, { place, name: `Solar de ${place}` });
  const foreign = await writeHotel(database, { place: 'kyoto', slug: 'foreign', name: 'Foreign House' });
  await database.pool.query(`update products set booking_source = 'bedbank' where id = $1`, [foreign.id]);
  await confirmForeignHotel(database.pool, {
    ...{ source: 'bedbank', hotelCode: 'H1', productId: foreign.id, by: 'Ada' },
  });
});

beforeEach(async () => {
  await app?.close();
  seller.search.mockClear();
  app = await listeningApp({
    database: testDb.database,
    clock: { now: () => new Date('2036-12-31T12:00:00Z') },
    sellers: new Map([['bedbank', seller as Partial<LodgingSupply> as LodgingSupply]]),
  });
});

afterAll(async () => {
  await app.close();
  await testDb.drop();
});

async function lodgingOf(query: string, more = ''): Promise<FoundLodging> {
  const address = `${app.url}/api/search?query=${encodeURIComponent(query)}${more}`;
  const answer = await fetch(address, { headers: { 'accept-language': 'en' } });
  expect(answer.status, query).toBe(200);
  const { lodging } = (await answer.json()) as SearchResult;
  if (!lodging) throw new Error(`No hotels for ${query}`);
  return lodging;
}

test('A price in a currency without a rate brings no more hotels than any other query', async () => {
  const { box, page: most } = MAX_SEARCH_RESULTS.hotels;
  for (const [more, limit] of [
    ['', box],
    [page, most],
  ] as const) {
    const found = await lodgingOf('hotel lisbon under 300 francs a night', more);
    expect([found.hotels.length, found.hotelCount]).toEqual([limit, hotelsOfLisbon.length]);
    const near = await lodgingOf('hotel lisbon with pool under 300 francs a night', more);
    expect([near.similar.length, near.hotelCount]).toEqual([limit, 0]);
  }
});

test('Suggestions for a price count what the results count', async () => {
  for (const query of ['hotel lisbon under 900 euros a night', 'hotel lisbon under 10 euros a night']) {
    const [suggested, results] = [await lodgingOf(query), await lodgingOf(query, page)];
    expect([suggested.hotelCount, suggested.lists], query).toEqual([results.hotelCount, results.lists]);
  }
});

test('Suggestions for a price do not count hotels of more cities than they price', async () => {
  const [query, all] = ['hotel in Portugal under 900 euros a night', hotelsOfLisbon.length + towns.length];
  const [suggested, results] = [await lodgingOf(query), await lodgingOf(query, page)];
  expect([results.hotelCount, results.lists.length]).toEqual([all, 8]);
  expect(suggested).toMatchObject({ hotelCount: null, lists: results.lists });
  expect(suggested.hotels).toHaveLength(MAX_SEARCH_RESULTS.hotels.box);
  const cheaper = 'hotel in Portugal under 10 euros a night';
  expect(await lodgingOf(cheaper)).toMatchObject({ hotelCount: null, hotels: [], similar: [], lists: [] });
  expect(await lodgingOf(cheaper, page)).toMatchObject({ hotelCount: 0, hotels: [] });
});

test('Suggestions for a price ask no seller, and do not price its hotels from our own rooms', async () => {
  const query = 'hotel kyoto under 900 euros a night';
  const { hotels, similar } = await lodgingOf(query);
  expect([hotels, similar]).toMatchObject([[], [{ name: 'Foreign House', isPriceUnknown: true }]]);
  expect(similar[0]).not.toHaveProperty('offer');
  expect(seller.search).not.toHaveBeenCalled();
  await lodgingOf(query, page);
  expect(seller.search).toHaveBeenCalledOnce();
});

test('Suggestions leave the results their prices, however many there are', async () => {
  // Each for another price: an answer that is repeated takes none.
  const isPriced = async (euros: number, more = '') =>
    (await lodgingOf(`hotel lisbon under ${euros} euros a night`, more)).hotels.every(
      ({ offer }) => offer !== undefined,
    );
  let [euros, isSuggestionPriced] = [900, true];
  while (isSuggestionPriced && euros < 1_900) {
    euros += 1;
    isSuggestionPriced = await isPriced(euros);
  }
  expect(isSuggestionPriced).toBe(false);
  expect(await isPriced(euros, page)).toBe(true);
});
