import { searchHotels } from '@ashore/core/contract/hotels/hotels.ts';
import { addDays, type LocalDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { type PageApi, testApp } from '../../../../test-support/app/test-app.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { eventually } from '../../../../test-support/eventually.ts';
import {
  firstNight,
  hotelPlaces,
  type TestHotel,
  takeNights,
  writeHotel,
} from '../../../../test-support/hotels/write-hotel.ts';
import { catalogueCode } from '../../../features/catalogue/import/catalogue-id.ts';

let testDb: TestDatabase;
let casa: TestHotel;
const clock = { now: () => new Date('2036-12-20T12:00:00Z') };
const [lisbon, kyoto] = [catalogueCode('city', 'lisbon'), catalogueCode('city', 'kyoto')];
const arrival: LocalDate = addDays(firstNight, 9);
const schema = searchHotels['~orpc'].outputSchema as z.ZodType;

const cityTax = (amountMinor: number) => ({
  kind: 'city',
  collected: 'at-hotel',
  basis: { per: 'person-night', amountMinor },
  exemptUnderAge: 13,
});
const byPrice = {
  kind: 'city',
  collected: 'at-hotel',
  basis: {
    per: 'person-night-by-price',
    bands: [
      { belowMinor: 10_000, amountMinor: 200 },
      { belowMinor: null, amountMinor: 500 },
    ],
  },
};
const salesTax = { kind: 'vat', collected: 'charged', basis: { per: 'net-price', share: 8_875 } };
const atHotel = [
  { slug: 'flexible', board: 'breakfast', boardAdultMinor: 1_500, payment: 'at-hotel', stayFeeMinor: 999 },
  { slug: 'saver', priceShare: 9_000, minNights: 2 },
] as const;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: hotelPlaces });
  const { database } = testDb;
  casa = await writeHotel(database, { taxes: [cityTax(400)], name: 'Casa “do” Água \\ 宿' });
  const others = [
    { slug: 'same-tax', taxes: [cityTax(400)], popularity: 70, priceMinor: 12_345 },
    { slug: 'other-tax', taxes: [cityTax(250), salesTax], stars: 5, popularity: 60, ratePlans: atHotel },
    { slug: 'by-price', taxes: [byPrice], amenities: [], latitude: 38.7, ratePlans: atHotel },
    { slug: 'pounds', currency: 'GBP', taxes: [cityTax(400)], amenities: ['spa', 'outdoor-pool'] },
  ];
  for (const { priceMinor = 16_400, ...hotel } of others)
    await writeHotel(database, {
      ...hotel,
      roomTypes: [
        { slug: 'twin', priceMinor, capacity: 1 },
        { slug: 'suite', priceMinor: 2 * priceMinor, maxAdults: 4, maxOccupancy: 4, capacity: 3 },
      ],
    });
  await writeHotel(database, { slug: 'ryokan', place: 'kyoto', currency: 'JPY', taxes: [byPrice] });
  await takeNights(database, { roomType: casa.roomTypes.twin, from: addDays(arrival, 2), sold: 4 });
});

afterAll(() => testDb.drop());

let clients = 0;

function nextAddress(): string {
  clients += 1;
  return `10.0.${clients >> 8}.${clients & 255}`;
}

type Call = (input: object) => Promise<unknown>;

/** The text that a client receives, and the output that a page reads of the same call. */
async function started(): Promise<
  { written: (body: object) => Promise<string>; read: Call; locale: string }[]
> {
  const apis = new Map<string, PageApi>();
  const { url } = await testApp({
    database: testDb.database,
    clock,
    // Each call comes from a client of its own, so that none reaches the limit of a client.
    env: { TRUSTED_PROXIES: '127.0.0.1' },
    loaders: {
      faq: ({ page }) => {
        apis.set(page.locale, page.api as PageApi);
        return null;
      },
    },
  });
  return Promise.all(
    ['en', 'de', 'zh-Hans'].map(async (locale) => {
      await fetch(`${url}/${locale}/faq`);
      const api = apis.get(locale);
      return {
        locale,
        async written({ id, ...body }: { id?: string }) {
          const answer = await fetch(`${url}/api/booking/hotels/${id}`, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'accept-language': locale,
              'x-forwarded-for': nextAddress(),
            },
            body: JSON.stringify(body),
          });
          expect(answer.status).toBe(200);
          return answer.text();
        },
        read: async (input: object) => api?.hotels.search(input as never),
      };
    }),
  );
}

const stay = {
  id: lisbon,
  calculatedDateFrom: arrival,
  calculatedDateTo: addDays(arrival, 3),
  currency: 'USD',
};
const family = { adultsCode: '2', children: [7] };
const questions: readonly object[] = [
  {},
  { currency: 'JPY', sort: 'price' },
  { rooms: [family, { adultsCode: '2' }], sort: 'price-down' },
  { rooms: [family, family, { adultsCode: '1' }], currency: 'EUR' },
  { rooms: [{ adultsCode: '2', rateBasis: 1331, residence: 'PT' }] },
  { filters: { freeCancellation: true, boards: ['breakfast', 'room-only'] } },
  { filters: { payAtHotel: true }, sort: 'rating' },
  { filters: { amenities: ['pool'], stars: [4] } },
  { filters: { priceFrom: 400, priceTo: 900 }, sort: 'distance' },
  { filters: { sight: 'tower', maxKmToSight: 50 } },
  { filters: { sight: 'no-such-sight' } },
  { includeStaticData: false, sort: 'stars' },
  { page: 2, resultsPerPage: 2 },
  { page: 9 },
  { calculatedDateTo: addDays(arrival, 1) },
  { id: kyoto, currency: 'EUR' },
  { id: kyoto, currency: 'JPY', rooms: [family, family] },
];

test('An answer is, byte for byte, the JSON of what pages read, in the order of the contract', async () => {
  for (const { written, read, locale } of await started())
    for (const question of [...questions, ...questions]) {
      const input = { ...stay, ...question };
      const text = await written(input);
      expect(text, `${locale} ${JSON.stringify(question)}`).toBe(
        JSON.stringify(schema.parse(await read(input))),
      );
    }
});

test('What is kept of a hotel is written again once the hotel, its texts or its city have changed', async () => {
  const [english, german] = await started();
  const { pool } = testDb.database;
  const change = async (statement: string, values: unknown[], expected: string, locale: string) => {
    const list = () => (locale === 'en' ? english : german)?.written(stay);
    expect(await list()).not.toContain(expected);
    await pool.query(statement, values);
    await eventually(async () => expect(await list()).toContain(expected));
  };
  await change(
    `update product_texts set name = 'Zum „neuen“ Wasser' where product_id = $1 and locale = 'de'`,
    [casa.id],
    '"hotelName":"Zum „neuen“ Wasser"',
    'de',
  );
  await change(
    'update hotels set stars = 5 where product_id = $1',
    [casa.id],
    `"${casa.code}","hotelName":"Casa “do” Água \\\\ 宿","rating":563`,
    'en',
  );
  await change('update products set review_count = 77 where id = $1', [casa.id], '"reviewCount":77', 'en');
  await change(
    `update location_texts set name = 'Lissabon am Tejo' where locale = 'de'
       and location_id = (select id from locations where code = $1)`,
    [lisbon],
    '"city":"Lissabon am Tejo"',
    'de',
  );
});
