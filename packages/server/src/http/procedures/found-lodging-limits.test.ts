import type { FoundLodging, SearchResult } from '@ashore/core/contract/search/search.ts';
import { MAX_SEARCH_RESULTS } from '@ashore/core/contract/values/limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listeningApp } from '../../../test-support/app/listening-app.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { hotelPlaces, writeHotel } from '../../../test-support/hotels/write-hotel.ts';

/** More hotels than a page of results has, in one city. */
const hotelsOfLisbon = Array.from({ length: MAX_SEARCH_RESULTS.hotels.page + 2 }, (_, at) => `house-${at}`);

let testDb: TestDatabase;
let app: Awaited<ReturnType<typeof listeningApp>>;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: hotelPlaces });
  const { database } = testDb;
  for (const [at, slug] of hotelsOfLisbon.entries())
    await writeHotel(database, { slug, name: `Casa ${slug}`, popularity: 50 + at });
  app = await listeningApp({ database, clock: { now: () => new Date('2036-12-31T12:00:00Z') } });
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
  const { box, page } = MAX_SEARCH_RESULTS.hotels;
  for (const [more, limit] of [
    ['', box],
    ['&expanded=true', page],
  ] as const) {
    const found = await lodgingOf('hotel lisbon under 300 francs a night', more);
    expect([found.hotels.length, found.hotelCount]).toEqual([limit, hotelsOfLisbon.length]);
    const near = await lodgingOf('hotel lisbon with pool under 300 francs a night', more);
    expect([near.similar.length, near.hotelCount]).toEqual([limit, 0]);
  }
});
