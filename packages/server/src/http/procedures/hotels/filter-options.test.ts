import { MAX_STAY_PARAMETER, MAX_URL_LENGTH } from '@ashore/core/contract/values/limits.ts';
import { AMENITIES, MAIN_AMENITY_FILTERS } from '@ashore/core/hotels/amenities.ts';
import { BOARDS } from '@ashore/core/hotels/board.ts';
import { addDays } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../../test-support/app/test-app.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import {
  firstNight,
  hotelPlaces,
  type TestHotel,
  takeNights,
  writeHotel,
} from '../../../../test-support/hotels/write-hotel.ts';
import { catalogueCode, catalogueId } from '../../../features/catalogue/import/catalogue-id.ts';

let testDb: TestDatabase;
let casa: TestHotel;
let close: TestHotel;
let url: string;
const clock = { now: () => new Date('2036-12-20T12:00:00Z') };
const lisbon = catalogueCode('city', 'lisbon');
const kyoto = catalogueCode('city', 'kyoto');
const stay = { calculatedDateFrom: addDays(firstNight, 9), calculatedDateTo: addDays(firstNight, 13) };
const neverFree = [{ until: null, charge: { kind: 'percent', percent: 100 } }];

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: hotelPlaces });
  const { database } = testDb;
  casa = await writeHotel(database, {
    ...{ name: 'Casa', amenities: ['wifi', 'bar'], popularity: 40 },
    ratePlans: [
      { slug: 'flexible', board: 'breakfast', boardAdultMinor: 1_500, payment: 'at-hotel' },
      { slug: 'saver', priceShare: 9_000, cancellation: neverFree },
    ],
  });
  // At the sight of the test catalogue, the tower.
  close = await writeHotel(database, {
    slug: 'close',
    name: 'Close',
    stars: 5,
    amenities: ['wifi', 'spa'],
    latitude: 38.69,
    longitude: -9.2,
    popularity: 90,
    roomTypes: [{ slug: 'double', priceMinor: 40_000, capacity: 2, beds: [{ bed: 'king', count: 1 }] }],
    ratePlans: [{ slug: 'saver', cancellation: neverFree }],
  });
  await writeHotel(database, { slug: 'pension', stars: 3 });
});

afterAll(() => testDb.drop());

async function started() {
  ({ url } = await testApp({ database: testDb.database, clock }));
}

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

const namesFor = async (difference: object) =>
  (await post(`/booking/hotels/${lisbon}`, { ...stay, ...difference })).body.hotels.map(
    ({ hotelName }: { hotelName: string }) => hotelName,
  );

async function optionsFor(body?: object) {
  const query = new URLSearchParams({ locationUuid: lisbon, ...(body && { stay: JSON.stringify(body) }) });
  const answer = await fetch(`${url}/api/hotel-content/filters?${query}`, {
    headers: { 'accept-language': 'de' },
  });
  return { status: answer.status, body: await answer.json() };
}

const noMainAmenities = Object.fromEntries(MAIN_AMENITY_FILTERS.map((amenity) => [amenity, 0]));

type Group = { name: string; options?: { value: string; count: number }[]; min?: number; max?: number };

async function countsFor(body?: object) {
  const groups: Group[] = (await optionsFor(body)).body.filterOptions;
  return Object.fromEntries(
    groups.map(({ name, options, min, max }) => [
      name,
      options ? Object.fromEntries(options.map(({ value, count }) => [value, count])) : [min, max],
    ]),
  );
}

test('Filters and sort orders of a list', async () => {
  await started();
  expect(await namesFor({})).toEqual(['Close', 'Casa']);
  expect(await namesFor({ sort: 'price' })).toEqual(['Casa', 'Close']);
  expect(await namesFor({ sort: 'price-down' })).toEqual(['Close', 'Casa']);
  expect(await namesFor({ sort: 'distance' })).toEqual(['Close', 'Casa']);
  expect(await namesFor({ sort: 'stars', page: 2, resultsPerPage: 1 })).toEqual(['Casa']);
  expect(
    await namesFor({ conditions: [{ fieldName: 'rating', fieldTest: 'in', fieldValues: [562] }] }),
  ).toEqual(['Casa']);
  const filtered = (filters: object) => namesFor({ filters });
  expect(await filtered({ stars: [5] })).toEqual(['Close']);
  expect(await filtered({ boards: ['breakfast'] })).toEqual(['Casa']);
  expect(await filtered({ bed: 'twin' })).toEqual(['Casa']);
  expect(await filtered({ bed: 'double' })).toEqual(['Close']);
  expect(await filtered({ amenities: ['wifi', 'spa'] })).toEqual(['Close']);
  expect(await filtered({ freeCancellation: true })).toEqual(['Casa']);
  const [paidThere] = (await post(`/booking/hotels/${lisbon}`, { ...stay, filters: { payAtHotel: true } }))
    .body.hotels;
  expect(paidThere).toMatchObject({ hotelName: 'Casa', payment: 'at-hotel', from: 776 });
  expect(await filtered({ payAtHotel: true })).toEqual(['Casa']);
  expect(await filtered({ priceFrom: 590.4, priceTo: 600 })).toEqual(['Casa']);
  expect(await filtered({ priceFrom: 590.41, priceTo: 600 })).toEqual([]);
  expect(await filtered({ maxKmToSight: 0.5 })).toEqual(['Close']);
  expect(
    (await post(`/booking/hotels/${lisbon}`, { ...stay, filters: { boards: ['brunch'] } })).body.field,
  ).toBe('filters.boards.0');
});

test('The price of a list that is filtered by beds is that of a room that has them', async () => {
  const { id } = await writeHotel(testDb.database, {
    ...{ slug: 'both', name: 'Both', stars: 4, popularity: 1 },
    roomTypes: [
      { slug: 'twin', priceMinor: 10_000, beds: [{ bed: 'single', count: 2 }] },
      { slug: 'double', priceMinor: 12_000, beds: [{ bed: 'queen', count: 1 }] },
      { slug: 'either', priceMinor: 15_000, beds: [{ bed: 'double-or-twin', count: 1 }] },
    ],
    ratePlans: [{ slug: 'saver' }],
  });
  await started();
  const from = async (filters: object) => {
    const { hotels } = (await post(`/booking/hotels/${lisbon}`, { ...stay, filters })).body;
    return hotels.find(({ hotelName }: { hotelName: string }) => hotelName === 'Both')?.from;
  };
  expect([await from({}), await from({ bed: 'twin' }), await from({ bed: 'double' })]).toEqual([
    400, 400, 480,
  ]);
  await testDb.database.pool.query(`delete from room_types where hotel_id = $1 and slug <> 'either'`, [id]);
  await started();
  expect([await from({ bed: 'twin' }), await from({ bed: 'double' })]).toEqual([600, 600]);
  await testDb.database.pool.query('update products set excluded = true where id = $1', [id]);
});

test('Each group of filters counts what its choices would leave, and ignores what is chosen in it', async () => {
  await started();
  expect(await countsFor(stay)).toEqual({
    stars: { 562: 1, 563: 1 },
    board: { 'room-only': 2, breakfast: 1 },
    bed: { double: 1, twin: 1 },
    freeCancellation: { true: 1 },
    payAtHotel: { true: 1 },
    amenities: { ...noMainAmenities, wifi: 2, bar: 1, spa: 1 },
    distance: { 'sight-1': 1, 'sight-2': 1, 'sight-5': 1, 'quay-5': 1 },
    sight: { tower: 2 },
    price: [590, 1600],
  });
  expect(await countsFor({ ...stay, filters: { stars: [5] } })).toMatchObject({
    stars: { 562: 1, 563: 1 },
    board: { 'room-only': 1 },
    amenities: { wifi: 1, spa: 1 },
    price: [1600, 1600],
  });
  expect(await countsFor({ ...stay, filters: { boards: ['breakfast'], priceTo: 700 } })).toMatchObject({
    stars: { 562: 0, 563: 0 },
    board: { 'room-only': 1, breakfast: 0 },
    price: [776, 776],
  });
  await takeNights(testDb.database, {
    roomType: close.roomTypes.double,
    from: addDays(firstNight, 50),
    sold: 2,
  });
  const soldOut = { calculatedDateFrom: addDays(firstNight, 50), calculatedDateTo: addDays(firstNight, 51) };
  expect((await countsFor(soldOut)).stars).toEqual({ 562: 1, 563: 0 });
});

test('Main filters are offered where no hotel meets them, and so is a chosen one, which can be undone', async () => {
  await started();
  const filters = { amenities: ['sauna'], boards: ['full-board'], maxKmToQuay: 1 };
  expect(await countsFor({ ...stay, filters })).toMatchObject({
    board: { breakfast: 0, 'full-board': 0 },
    freeCancellation: { true: 0 },
    payAtHotel: { true: 0 },
    amenities: { ...noMainAmenities, sauna: 0 },
    distance: { 'quay-1': 0 },
  });
});

test('Distances are measured to the sight that a search names, and name it', async () => {
  await started();
  const { pool } = testDb.database;
  await pool.query(`insert into public_codes (code, kind) values ('wa110e00', 'location')`);
  await pool.query(
    `insert into locations (id, code, slug, country_code, time_zone, latitude, longitude, place_kind, parent_id)
     select gen_random_uuid(), 'wa110e00', 'wall', 'PT', 'Europe/Lisbon', h.latitude, h.longitude, 'sight', h.location_id
     from products h where h.id = $1`,
    [casa.id],
  );
  await pool.query(
    `insert into location_texts (location_id, locale, name, country_name)
     select id, 'en', 'Wall', 'Portugal' from locations where slug = 'wall'`,
  );
  await started();
  const listed = async (filters: object, sort = 'distance') =>
    (await post(`/booking/hotels/${lisbon}`, { ...stay, sort, filters })).body.hotels;
  expect(await listed({})).toMatchObject([{ hotelName: 'Close', sightName: 'Tower', kmToSight: 0 }, {}]);
  expect(await listed({ sight: 'wall' })).toMatchObject([
    { hotelName: 'Casa', sightName: 'Wall', kmToSight: 0 },
    { hotelName: 'Close' },
  ]);
  expect(await listed({ sight: 'wall', maxKmToSight: 1 })).toHaveLength(1);
  expect(await listed({ sight: 'elsewhere', maxKmToSight: 1 })).toEqual([]);
  const groups: Group[] = (await optionsFor({ ...stay, filters: { sight: 'wall' } })).body.filterOptions;
  expect(groups.find(({ name }) => name === 'sight')?.options).toHaveLength(2);
  expect(groups.find(({ name }) => name === 'distance')?.options).toContainEqual({
    value: 'sight-1',
    label: 'Wall: bis 1 km',
    count: 1,
  });
  await pool.query(`delete from locations where slug = 'wall'`);
});

test('Without a stay the filters count what hotels offer at all, in the language of the reader', async () => {
  await started();
  const { body } = await optionsFor();
  expect(body.filterOptions[0]).toEqual({
    name: 'stars',
    options: [
      { value: '562', label: '4 Sterne', count: 1 },
      { value: '563', label: '5 Sterne', count: 1 },
    ],
  });
  expect(body.filterOptions.some(({ name }: Group) => name === 'price')).toBe(false);
  expect((await optionsFor({ ...stay, rooms: [] })).body).toMatchObject({ status: 400, field: 'stay.rooms' });
  expect((await optionsFor({ ...stay, calculatedDateTo: '2039-01-01' })).body).toMatchObject({
    status: 422,
    reason: 'too_many_nights',
  });
});

/** Five full rooms, and every filter chosen. */
const longestStay = {
  ...stay,
  currency: 'EUR',
  rooms: Array.from({ length: 5 }, () => ({ adultsCode: '6', children: [17, 17, 17, 17] })),
  sort: 'distance',
  filters: {
    stars: [4, 5],
    boards: BOARDS,
    amenities: AMENITIES,
    freeCancellation: true,
    payAtHotel: true,
    priceFrom: 12_345,
    priceTo: 234_567,
    maxKmToSight: 1.5,
    maxKmToQuay: 1.5,
  },
};

test('A stay with everything that can be chosen fits into the address, and a longer one is refused by its name', async () => {
  await started();
  expect((await optionsFor(longestStay)).status).toBe(200);
  const padded = (length: number) => {
    const bare = JSON.stringify({ ...longestStay, padding: '' });
    return { ...longestStay, padding: 'a'.repeat(length - bare.length) };
  };
  expect((await optionsFor(padded(MAX_STAY_PARAMETER))).status).toBe(200);
  expect((await optionsFor(padded(MAX_STAY_PARAMETER + 1))).body).toMatchObject({
    status: 400,
    field: 'stay',
  });
  expect((await optionsFor(padded(MAX_URL_LENGTH))).status).toBe(414);
});

test('Content of hotels comes by id, by product and by place, in the language of the reader', async () => {
  await started();
  const contentFor = async (conditions: unknown, headers = {}) =>
    (await post('/content/hotels', { conditions }, headers)).body;
  const [found] = (await contentFor({ hotelId: [casa.code] }, { 'accept-language': 'de' })).hotels;
  expect(found).toMatchObject({
    hotelid: casa.id,
    hotelName: 'Casa (de)',
    rating: 562,
    cityCode: 'lisbon',
    normalizedUrlPath: `/hotels/lisbon/casa-${casa.code}`,
    checkInFrom: '15:00',
    longDescription: ['One.', 'Two.'],
    registration:
      'Gesetzlich vorgeschrieben: Alle Gäste müssen beim Check-in Personalausweis oder Reisepass vorlegen.',
    sightName: 'Tower (de)',
    language: 'de',
  });
  const inBody = await contentFor({ hotelId: casa.id, language: 'de' }, { 'accept-language': '*' });
  expect(inBody.hotels[0].hotelName).toBe('Casa (de)');
  const inBoth = await contentFor({ hotelId: casa.id, language: 'de' }, { 'accept-language': 'zh-CN' });
  // With the name on the sign.
  expect(inBoth.hotels[0].hotelName).toBe('Casa (zh)（Casa）');
  const namesOf = (body: { hotels: { hotelName: string }[] }) =>
    body.hotels.map(({ hotelName }) => hotelName);
  expect(namesOf(await contentFor({ productId: close.id }))).toEqual(['Close']);
  expect(namesOf(await contentFor({ hotelId: [casa.id], locationUuid: kyoto }))).toEqual([]);
  expect(namesOf(await contentFor({ locationUuid: catalogueId('city', 'lisbon') }))).toHaveLength(3);
  expect(
    namesOf(await contentFor([{ fieldName: 'hotelId', fieldTest: 'in', fieldValues: [casa.id] }])),
  ).toEqual(['Casa']);
  expect(await contentFor({})).toMatchObject({ status: 400, field: 'conditions' });
});

test('Hotels of cities nearby follow those of the place', async () => {
  await testDb.database.pool.query(
    `update locations set latitude = 38.8, longitude = -9.2 where slug = 'kyoto' and place_kind = 'city'`,
  );
  await writeHotel(testDb.database, {
    slug: 'near',
    place: 'kyoto',
    name: 'Near',
    currency: 'JPY',
    popularity: 100,
  });
  await started();
  expect(await namesFor({ nearbyCities: true })).toEqual(['Close', 'Casa', 'Near']);
  expect(await namesFor({})).toEqual(['Close', 'Casa']);
});
