import type { FoundLodging, SearchResult } from '@ashore/core/contract/search/search.ts';
import { addDays } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listeningApp } from '../../../../test-support/app/listening-app.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import {
  firstNight,
  hotelPlaces,
  type TestHotel,
  takeNights,
  writeHotel,
} from '../../../../test-support/hotels/write-hotel.ts';

let testDb: TestDatabase;
let app: Awaited<ReturnType<typeof listeningApp>>;
let origin: string;
let casa: TestHotel;
let quinta: TestHotel;

/** The day before the first night with a price, so that the usual stay begins with it. */
const clock = { now: () => new Date('2036-12-31T12:00:00Z') };

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: hotelPlaces });
  const { database } = testDb;
  casa = await writeHotel(database, { popularity: 80, amenities: ['wifi', 'soundproofing'] });
  quinta = await writeHotel(database, {
    ...{ slug: 'quinta', name: 'Quinta das Janelas', stars: 5, popularity: 60 },
    amenities: ['outdoor-pool', 'garden', 'spa'],
  });
  await writeHotel(database, { slug: 'simple', name: 'Albergue Simples', stars: 3, popularity: 90 });
  app = await listeningApp({ database, clock });
  origin = app.url;
});

afterAll(async () => {
  await app.close();
  await testDb.drop();
});

async function search(query: string, more = ''): Promise<SearchResult> {
  const address = `${origin}/api/search?query=${encodeURIComponent(query)}${more}`;
  const answer = await fetch(address, { headers: { 'accept-language': 'en' } });
  expect(answer.status, query).toBe(200);
  return (await answer.json()) as SearchResult;
}

async function lodgingOf(query: string, more = ''): Promise<FoundLodging> {
  const { lodging } = await search(query, more);
  if (!lodging) throw new Error(`No hotels for ${query}`);
  return lodging;
}

const namesOf = ({ hotels }: FoundLodging) => hotels.map(({ name }) => name);

test('A query for a hotel finds hotels of four and five stars, and the list of their city', async () => {
  const lodging = await lodgingOf('hotel lisbon');
  expect(lodging).toMatchObject({
    isMeant: true,
    hotelCount: 2,
    similar: [],
    nothingIn: null,
    requirements: [],
  });
  expect(namesOf(lodging)).toEqual(['Casa do Aguadeiro', 'Quinta das Janelas']);
  expect(lodging.hotels[0]).toMatchObject({
    id: casa.code,
    hotelid: casa.id,
    rating: 562,
    neighbourhood: 'Alfama',
    normalizedUrlPath: `/hotels/lisbon/casa-${casa.code}`,
    lacks: [],
  });
  expect(lodging.lists).toMatchObject([{ slug: 'lisbon', hotelCount: 2, address: '/hotels/lisbon' }]);
  expect(lodging.hotels[0]?.offer, 'suggestions have no prices').toBeUndefined();
});

test('Wishes are met by facts, named in the language of the reader, and filter the list', async () => {
  const lodging = await lodgingOf('quiet 5 star hotel with a pool in lisbon');
  expect(namesOf(lodging)).toEqual(['Quinta das Janelas']);
  expect(lodging.requirements).toEqual([
    'Quiet (soundproof windows, garden or courtyard)',
    '5 stars',
    'Pool',
  ]);
  expect(lodging.lists[0]?.address).toBe('/hotels/lisbon?stars=5&amenities=pool');
  expect(lodging.rates).toEqual({ boards: [], freeCancellation: false, payAtHotel: false });
  expect((await lodgingOf('hotel lisbon free cancellation')).rates).toMatchObject({ freeCancellation: true });
  const german = await lodgingOf('Hotel mit Pool Lissabon', '&lang=de');
  expect(german.requirements).toEqual(['Pool']);
});

test('Where no hotel has everything, the nearest say what they lack and are not counted', async () => {
  const lodging = await lodgingOf('hotel lisbon with pool and parking');
  expect([lodging.hotelCount, lodging.hotels]).toEqual([0, []]);
  expect(lodging.similar.map(({ name, lacks }) => [name, lacks])).toEqual([
    ['Quinta das Janelas', ['Parking']],
    ['Casa do Aguadeiro', ['Pool', 'Parking']],
  ]);
  expect(lodging.lists[0]?.address, 'the whole list').toBe('/hotels/lisbon');
});

test('A place without hotels is named, with the nearest that has some', async () => {
  for (const [query, name] of [
    ['hotel kyoto', 'kyoto'],
    ['hotel near the Alhambra', 'Granada'],
    ['Hotel Köln', 'Cologne'],
  ] as const) {
    const lodging = await lodgingOf(query);
    expect([lodging.nothingIn?.name, lodging.nothingIn?.nearest, lodging.hotelCount]).toEqual([
      name,
      'lisbon',
      0,
    ]);
    expect(lodging.nothingIn?.kilometres).toBeGreaterThan(400);
    expect(lodging.lists[0]?.slug).toBe('lisbon');
  }
});

test('Nights and guests of the query are those of prices and links', async () => {
  const { stay, lists, hotels } = await lodgingOf(
    'hotel lisbon 5 January 3 nights 3 adults',
    '&expanded=true',
  );
  expect(stay).toEqual({
    ...{ dateFrom: '2037-01-05', dateTo: '2037-01-08', rooms: '3', isStated: true },
    ...{ spoken: ['nights', 'rooms'], isRefused: false, childrenWithoutAge: 0 },
  });
  expect(lists[0]?.address).toBe('/hotels/lisbon?dateFrom=2037-01-05&dateTo=2037-01-08&rooms=3');
  expect(hotels[0]?.offer).toMatchObject({ currency: 'EUR' });
});

test('A number of nights counts without a day, and children without an age are named and not priced', async () => {
  const stayOf = async (query: string) => (await lodgingOf(query, '&expanded=true')).stay;
  expect(await stayOf('hotel lisbon for 3 nights')).toMatchObject({
    ...{ dateFrom: '2037-01-01', dateTo: '2037-01-04', spoken: [], childrenWithoutAge: 0 },
  });
  expect(await stayOf('hotel lisbon for 2 adults and a child')).toMatchObject({
    ...{ rooms: '2', spoken: ['rooms'], childrenWithoutAge: 1 },
  });
  expect(await stayOf('hotel lisbon for 2 adults and a child of eight')).toMatchObject({
    ...{ rooms: '2-8', childrenWithoutAge: 0 },
  });
});

test('Days and travellers chosen beside the query are those of the stay, unless the query states others', async () => {
  const stayOf = async (query: string, more: string) =>
    (await lodgingOf(query, `&expanded=true${more}`)).stay;
  const days = '&dateFrom=2037-01-10&dateTo=2037-01-13&party=4';
  expect(await stayOf('hotel lisbon', days)).toEqual({
    ...{ dateFrom: '2037-01-10', dateTo: '2037-01-13', rooms: '2,2', isStated: true },
    ...{ spoken: [], isRefused: false, childrenWithoutAge: 0 },
  });
  expect(await stayOf('hotel lisbon 5 January for two', days)).toMatchObject({
    ...{ dateFrom: '2037-01-05', dateTo: '2037-01-07', rooms: '2' },
  });
  expect(await stayOf('hotel lisbon', '&dateFrom=2037-01-10&dateTo=2037-01-10')).toMatchObject({
    ...{ dateFrom: '2037-01-10', dateTo: '2037-01-11', rooms: '2' },
  });
});

test('The price of a hotel is that of a rate with what was asked for', async () => {
  const boardsOf = ({ hotels }: FoundLodging) => hotels.map(({ offer }) => offer?.rateBasis);
  const [usual, withBreakfast] = [
    await lodgingOf('hotel lisbon', '&expanded=true'),
    await lodgingOf('hotel lisbon with breakfast', '&expanded=true'),
  ];
  expect(withBreakfast.hotels.length).toBeGreaterThan(0);
  expect(boardsOf(usual)).not.toEqual(boardsOf(withBreakfast));
  expect(new Set(boardsOf(withBreakfast)).size).toBe(1);
});

test('A price in the query leaves the hotels that keep to it, in the list too, and is named', async () => {
  const full = '&expanded=true';
  const { hotels: all } = await lodgingOf('hotel lisbon', full);
  const [least, most] = all
    .map(({ offer }) => offer?.fromPerNight ?? 0)
    .toSorted((one, other) => one - other) as [number, number];
  expect(least).toBeGreaterThan(0);
  const enough = Math.ceil(most) + 1;
  for (const query of [
    `hotel lisbon under ${enough} euros a night`,
    `Hotel Lissabon unter ${enough} Euro pro Nacht`,
    `lisbon 酒店每晚${enough}欧以下`,
    `hotel lisbon under ${2 * enough} euros in total`,
  ]) {
    const found = await search(query, full);
    expect(found.lodging, query).toMatchObject({ isMeant: true, hotelCount: 2 });
    expect(found.missed, query).toBeUndefined();
    expect(found.lodging?.lists[0]?.address, query).toBe(
      `/hotels/lisbon?dateFrom=2037-01-01&dateTo=2037-01-03&rooms=2&priceTo=${2 * enough}&priceIn=EUR`,
    );
  }
  const { lodging, understood } = await search('hotel lisbon under 10 euros a night', full);
  expect(lodging).toMatchObject({ hotelCount: 0, hotels: [] });
  expect(lodging?.similar.map(({ lacks }) => lacks)).toEqual([
    ['up to €10 per night'],
    ['up to €10 per night'],
  ]);
  expect(understood).toEqual([
    {
      filter: { kind: 'price', to: 10, currency: 'EUR', isForAll: false, per: 'night' },
      words: 'under 10 euros a night',
      without: 'hotel lisbon',
    },
  ]);
});

test('A price per person is one for all guests of the stay', async () => {
  const { understood } = await search('hotel lisbon under 80 euros per person and night', '&expanded=true');
  expect(understood).toMatchObject([{ filter: { to: 160, per: 'night' } }]);
});

test('Suggestions for a query with a price keep to it too', async () => {
  expect(await lodgingOf('hotel lisbon under 10 euros a night')).toMatchObject({ hotelCount: 0, hotels: [] });
});

test('Nights and guests of the query are named with the query without them', async () => {
  const { understood } = await search('hotel lisbon 5 January for 3 adults', '&expanded=true');
  expect(understood).toEqual([
    {
      filter: { kind: 'days', from: '2037-01-05', to: '2037-01-07' },
      words: '5 January',
      without: 'hotel lisbon for 3 adults',
    },
    {
      filter: { kind: 'party', travellers: 3, ages: [] },
      words: 'for 3 adults',
      without: 'hotel lisbon 5 January',
    },
  ]);
});

test('Nights that cannot be booked are refused, and other prices are shown', async () => {
  expect((await lodgingOf('hotel lisbon 5 January 2035', '&expanded=true')).stay).toMatchObject({
    dateFrom: '2037-01-01',
    spoken: [],
    isRefused: true,
  });
});

test('Hotels beside trips have the days and the travellers that the query names for the trip', async () => {
  const query = 'lisbon on 5 January for 2 adults and 2 kids aged 4 and 7';
  const { isMeant, stay, lists } = await lodgingOf(query, '&expanded=true');
  expect([isMeant, stay]).toMatchObject([
    false,
    { dateFrom: '2037-01-05', dateTo: '2037-01-06', rooms: '2-4-7', spoken: ['nights', 'rooms'] },
  ]);
  expect(lists[0]?.address).toBe('/hotels/lisbon?dateFrom=2037-01-05&dateTo=2037-01-06&rooms=2-4-7');
});

test('Prices are those of the list of the same stay, and a hotel without rooms has none', async () => {
  const input = { calculatedDateFrom: firstNight, calculatedDateTo: addDays(firstNight, 2) };
  const answer = await fetch(
    `${origin}/api/booking/hotels/${(await lodgingOf('hotel lisbon')).lists[0]?.id}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
      body: JSON.stringify(input),
    },
  );
  const { hotels: listed } = (await answer.json()) as { hotels: object[] };
  const { hotels, stay } = await lodgingOf('hotel lisbon', '&expanded=true');
  expect(stay).toMatchObject({ dateFrom: firstNight, dateTo: addDays(firstNight, 2), isStated: false });
  expect(hotels.map(({ offer }) => offer)).toEqual(listed);
  for (const roomType of Object.values(casa.roomTypes))
    await takeNights(testDb.database, { roomType, from: firstNight, nights: 2, closed: true });
  const after = await lodgingOf('hotel lisbon', '&expanded=true');
  expect(after.hotels.map(({ name, offer }) => [name, offer !== undefined])).toEqual([
    ['Casa do Aguadeiro', false],
    ['Quinta das Janelas', true],
  ]);
});

test('A hotel is found by its name with a slip', async () => {
  for (const query of ['casa do aguadeiro', 'Casa do Aguadero', 'hotel Casa do Aguadeiro lisbon'])
    expect(namesOf(await lodgingOf(query)), query).toEqual(['Casa do Aguadeiro']);
});

test('A query for a place offers its hotels, and a query for trips has nothing to do with them', async () => {
  expect(await lodgingOf('lisbon')).toMatchObject({
    isMeant: false,
    hotels: [],
    lists: [{ slug: 'lisbon' }],
  });
  for (const query of ['hotel pick-up lisbon', 'transfer to my hotel', 'wine', 'kyoto'])
    expect((await search(query)).lodging, query).toBeUndefined();
});

test('A hotel that changes or is withdrawn is found as it is', async () => {
  const runSql = (text: string, values: unknown[]) => testDb.database.pool.query(text, values);
  await runSql(`update product_texts set name = 'Palacete Novo' where product_id = $1`, [quinta.id]);
  const found = async (query: string) => (await search(query)).lodging?.hotels.map(({ name }) => name);
  await expect.poll(() => found('palacete novo'), { timeout: 60_000 }).toEqual(['Palacete Novo']);
  await runSql(`update products set status = 'withdrawn' where id = $1`, [quinta.id]);
  await expect.poll(() => found('hotel lisbon'), { timeout: 60_000 }).toEqual(['Casa do Aguadeiro']);
});
