import { randomUUID } from 'node:crypto';
import { addDays } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../../../test-support/app/test-app.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { arrival } from '../../../../test-support/hotels/stay-holds.ts';
import { hotelPlaces, type TestHotel, writeHotel } from '../../../../test-support/hotels/write-hotel.ts';
import { call } from '../../../../test-support/http/quote-calls.ts';
import type { StandInFault } from '../../../../test-support/lodging/bedbank-stand-in.ts';
import { bedbankUnderTest } from '../../../../test-support/lodging/bedbank-under-test.ts';
import { catalogueCode } from '../../../features/catalogue/import/catalogue-id.ts';
import { confirmForeignHotel } from '../../../features/hotels/supply/foreign-hotels.ts';
import type { BedbankConnection } from '../../../gateways/lodging/bedbank/connection.ts';
import { keepSearches } from '../../../gateways/lodging/keep-searches.ts';

let testDb: TestDatabase;
let own: TestHotel;
let foreign: TestHotel;
let now: Date;

const lisbon = catalogueCode('city', 'lisbon');
const neverFree = [{ until: null, charge: { kind: 'percent', percent: 100 } }];
const rooms = [{ adultsCode: '2', children: [], residence: 'DE' }];
const stay = { calculatedDateFrom: arrival, calculatedDateTo: addDays(arrival, 3), currency: 'EUR', rooms };
const fiveStars = [{ fieldName: 'rating', fieldTest: 'in', fieldValues: [563] }];

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: hotelPlaces });
  own = await writeHotel(testDb.database, { slug: 'own', stars: 4, popularity: 90 });
  // The seller has the double room for 120 euros a night, 145 with breakfast. Our own prices must not be seen.
  foreign = await writeHotel(testDb.database, {
    slug: 'foreign',
    stars: 5,
    taxes: [{ kind: 'city', collected: 'at-hotel', basis: { per: 'person-night', amountMinor: 100 } }],
    roomTypes: [
      { slug: 'dbl', priceMinor: 77_700, capacity: 9 },
      { slug: 'not-at-the-seller', priceMinor: 100 },
    ],
    ratePlans: [
      { slug: 'flexible' },
      { slug: 'breakfast', board: 'breakfast', cancellation: neverFree },
      { slug: 'later', payment: 'at-hotel' },
      { slug: 'full', board: 'full-board' },
    ],
  });
});
beforeEach(async () => {
  const { pool } = testDb.database;
  now = new Date('2037-03-01T10:00:00Z');
  await pool.query('truncate holds, room_nights, foreign_hotels cascade');
  await pool.query(`update products set booking_source = 'bedbank' where id = $1`, [foreign.id]);
  await confirmForeignHotel(pool, {
    source: 'bedbank',
    hotelCode: 'H1',
    productId: foreign.id,
    by: 'Ada',
  });
});
afterAll(() => testDb.drop());

async function started(differences: Partial<BedbankConnection> = {}) {
  const { bedbank, supply, clock } = await bedbankUnderTest({ timeZone: 'Europe/Lisbon', ...differences });
  onTestFinished(() => bedbank.close());
  clock.instant = now;
  const { url } = await testApp({
    database: testDb.database,
    clock: { now: () => now },
    env: { TRUSTED_PROXIES: '127.0.0.1' },
    sellers: new Map([['bedbank', keepSearches(supply, () => now)]]),
  });
  const post = (path: string, differing: object = {}) =>
    call(url, path, { method: 'POST', body: { ...stay, ...differing } });
  return {
    bedbank,
    url,
    list: (differing: object = {}) => post(`/booking/hotels/${lisbon}`, differing),
    roomsOf: (differing: object = {}) => post(`/booking/rooms/${foreign.code}`, differing),
    quote: (offers: readonly string[], differing: object = {}) =>
      call(url, '/quote', {
        method: 'POST',
        body: {
          ...{ cartId: randomUUID(), browserId: randomUUID(), product: foreign.id, productType: 'hotels' },
          offers,
          ...differing,
        },
      }),
    /** The clock of the server and of the seller. */
    pass: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1_000);
      clock.instant = now;
    },
  };
}

type Shown = { readonly body: { readonly rooms: readonly { roomTypes: readonly { rates: Rate[] }[] }[] } };
type Rate = { readonly offerId: string; readonly board: string; readonly total: number };

const ratesOf = ({ body }: Shown) => body.rooms[0]?.roomTypes.flatMap(({ rates }) => rates) ?? [];
const offerOf = (shown: Shown, board = 'room-only') =>
  ratesOf(shown).find((rate) => rate.board === board)?.offerId ?? '';
const listed = (answer: { readonly body: { readonly hotels: readonly { hotelid: string }[] } }) =>
  answer.body.hotels.map(({ hotelid }) => hotelid);
const sql = async (text: string) => (await testDb.database.pool.query(text)).rows;

test('A list has the price, the board and the rooms left of the seller beside those of our own hotels', async () => {
  const { bedbank, list } = await started();
  const { status, body } = await list();
  expect(status).toBe(200);
  expect(listed({ body })).toEqual([own.id, foreign.id]);
  expect(body.hotels[1]).toMatchObject({
    from: 360,
    fromPerNight: 120,
    currency: 'EUR',
    rateBasis: 0,
    payment: 'prepaid',
    left: 3,
    // As the seller names it, not as our rule has it.
    payAtHotel: { amount: 32, currency: 'EUR' },
    freeCancellationUntil: '2037-05-12T18:00:00+01:00',
  });
  expect(bedbank.received.map(({ body: sent }) => sent)).toMatchObject([
    { hotelids: ['H1'], from: '2037-05-14', to: '2037-05-17' },
  ]);
});

test('Filters, orders and further pages of a list are one search at the seller, for five minutes', async () => {
  const { bedbank, list, url, pass } = await started();
  const breakfast = await list({ filters: { boards: ['breakfast'] } });
  expect(
    breakfast.body.hotels.find(({ hotelid }: { hotelid: string }) => hotelid === foreign.id),
  ).toMatchObject({ from: 435, freeCancellationUntil: null });
  expect(listed(await list({ filters: { boards: ['full-board'] } }))).toEqual([]);
  expect(listed(await list({ sort: 'price' }))).toEqual([foreign.id, own.id]);
  expect(listed(await list({ filters: { priceTo: 400 } }))).toEqual([foreign.id]);
  expect(listed(await list({ page: 2, resultsPerPage: 1 }))).toEqual([foreign.id]);
  const counted = await call(
    url,
    `/hotel-content/filters?locationUuid=${lisbon}&stay=${encodeURIComponent(JSON.stringify(stay))}`,
  );
  expect(counted.body.filterOptions).toContainEqual({ name: 'price', min: 360, max: expect.any(Number) });
  pass(299);
  expect((await list()).body.hotelOfferExpiresAt).toBe('2037-03-01T10:15:00.000Z');
  expect(bedbank.calls()).toEqual(['search']);
  pass(1);
  expect((await list()).body.hotelOfferExpiresAt).toBe('2037-03-01T10:20:00.000Z');
  expect(bedbank.calls()).toEqual(['search', 'search']);
});

test('Visitors who search for the same at the same time ask the seller once', async () => {
  const { bedbank, list } = await started();
  const answers = await Promise.all([list(), list(), list()]);
  expect(answers.map(listed)).toEqual([1, 2, 3].map(() => [own.id, foreign.id]));
  expect(bedbank.calls()).toEqual(['search']);
});

const noAnswers = [
  ...([
    'html',
    'empty',
    'truncated',
    'redirect',
    'error',
    'error-after',
    'cut-after',
    'other-dates',
  ] as const),
  'huge',
] as const;

test.each(noAnswers)(
  'A list whose seller answers with %s has our own hotels, and the next asks again',
  async (fault) => {
    const { bedbank, list } = await started();
    bedbank.plan('search', fault);
    expect(listed(await list())).toEqual([own.id]);
    expect(listed(await list())).toEqual([own.id, foreign.id]);
  },
);

test.each<[string, StandInFault]>([
  ['for other guests', 'other-guests'],
  ['on request', 'on-request'],
  ['sold out', 'sold-out'],
  ['refused', 'refused'],
])('A hotel whose rooms are %s is not in the list', async (_, fault) => {
  const { bedbank, list } = await started();
  bedbank.plan('search', fault);
  expect(listed(await list())).toEqual([own.id]);
});

test('A seller that is too late leaves the list with our own hotels; after five times it is not asked for a minute', async () => {
  const { bedbank, list, pass } = await started({ waitMs: { search: 250 } });
  bedbank.plan('search', 'late', 5);
  for (const _ of '12345') expect(listed(await list())).toEqual([own.id]);
  expect(bedbank.calls()).toHaveLength(5);
  expect(listed(await list())).toEqual([own.id]);
  expect(bedbank.calls()).toHaveLength(5);
  pass(60);
  expect(listed(await list())).toEqual([own.id, foreign.id]);
});

test('A list that would have nothing but hotels of a silent seller is unavailable, not empty', async () => {
  const { bedbank, list } = await started();
  bedbank.plan('search', 'html');
  expect(await list({ conditions: fiveStars })).toMatchObject({ status: 503 });
  bedbank.plan('search', 'sold-out');
  expect(await list({ conditions: fiveStars })).toMatchObject({ status: 200, body: { total: 0 } });
});

test('The page of a hotel has the rates that its seller has now, with our terms and an offer for each', async () => {
  const { bedbank, roomsOf, list, pass } = await started();
  await list();
  pass(120);
  const shown = await roomsOf();
  expect(shown.body).toMatchObject({
    hotelid: foreign.id,
    hotelOfferExpiresAt: '2037-03-01T10:17:00.000Z',
    rooms: [
      {
        roomTypes: [
          {
            roomTypeId: foreign.roomTypes.dbl,
            left: 3,
            rates: [
              {
                board: 'room-only',
                total: 360,
                nights: [{ amount: 120 }, { amount: 120 }, { amount: 120 }],
                taxes: [{ kind: 'city', collected: 'at-hotel', amount: 32, currency: 'EUR' }],
                payment: 'prepaid',
                refundable: true,
                cancellation: [
                  { until: '2037-05-12T18:00:00+01:00', charge: 0 },
                  { until: null, charge: 120 },
                ],
              },
              { board: 'breakfast', total: 435, refundable: false, cancellation: [{ charge: 435 }] },
            ],
          },
        ],
      },
    ],
  });
  expect(bedbank.calls()).toEqual(['search', 'rooms']);
});

test('Rooms are unavailable if their seller does not answer, and empty if it has none', async () => {
  const { bedbank, roomsOf, pass } = await started();
  for (const fault of noAnswers) {
    bedbank.plan('rooms', fault);
    expect(await roomsOf(), fault).toMatchObject({ status: 503 });
    // Five failures within 30 seconds would leave the call out.
    pass(10);
  }
  for (const fault of ['sold-out', 'refused', 'other-guests', 'on-request'] as const) {
    bedbank.plan('rooms', fault);
    const { status, body } = await roomsOf();
    expect({ fault, status, rooms: body.rooms, next: body.nextAvailable }).toEqual({
      ...{ fault, status: 200, rooms: [{ roomNumber: 1, roomTypes: [] }], next: null },
    });
  }
});

test('A rate with another board than a traveller asked for is not shown', async () => {
  const { bedbank, list, roomsOf } = await started();
  const breakfast = { rooms: [{ ...rooms[0], rateBasis: 1331 }], conditions: fiveStars };
  bedbank.plan('search', 'other-board');
  expect((await list(breakfast)).body.hotels[0]).toMatchObject({ from: 435, rateBasis: 1331 });
  bedbank.plan('rooms', 'other-board');
  expect(ratesOf(await roomsOf(breakfast)).map(({ board }) => board)).toEqual(['breakfast']);
});

test('A list of a seller with worse terms or another price has them as they are', async () => {
  const { bedbank, list, pass } = await started();
  const shown = async (fault: StandInFault) => {
    bedbank.plan('search', fault);
    const { body } = await list({ conditions: fiveStars });
    pass(300);
    return [body.hotels[0].from, body.hotels[0].hasFreeCancellation];
  };
  expect(await shown('worse-terms')).toEqual([435, false]);
  expect(await shown('dearer')).toEqual([396, true]);
  expect(await shown('cheaper')).toEqual([324, true]);
});

test('Rates with worse terms than a plan of ours are not sold as that plan', async () => {
  const { bedbank, roomsOf } = await started();
  bedbank.plan('rooms', 'worse-terms');
  expect(ratesOf(await roomsOf()).map(({ board }) => board)).toEqual(['breakfast']);
});

test.each<[string, StandInFault, number]>([
  ['rose', 'dearer', 396],
  ['fell', 'cheaper', 324],
])(
  'A price that %s after the rooms were shown is stated before the hold, and held once it is accepted',
  async (_, fault, total) => {
    const { bedbank, roomsOf, quote } = await started();
    const offers = [offerOf(await roomsOf())];
    bedbank.plan('rooms', fault, 3);
    const changed = {
      status: 409,
      body: { field: 'acceptTotal', reason: 'price_changed', total: { amount: total, currency: 'EUR' } },
    };
    expect(await quote(offers)).toMatchObject(changed);
    expect(await quote(offers, { acceptTotal: 360 })).toMatchObject(changed);
    expect(await sql('select from holds')).toEqual([]);
    expect(await quote(offers, { acceptTotal: total })).toMatchObject({
      status: 200,
      body: { grandTotal: total, requireBookingApproval: true, bookingExternalApiName: 'bedbank' },
    });
    expect(await sql(`select quote #>> '{foreignOffer,rooms,0,price,amount}' as price from holds`)).toEqual([
      { price: String(total * 100) },
    ]);
  },
);

test('A price that changed between the list and the rooms is that of the rooms', async () => {
  const { bedbank, list, roomsOf, quote } = await started();
  expect((await list({ conditions: fiveStars })).body.hotels[0].from).toBe(360);
  bedbank.plan('rooms', 'dearer', 2);
  const shown = await roomsOf();
  expect(ratesOf(shown)[0]?.total).toBe(396);
  expect(await quote([offerOf(shown)])).toMatchObject({ status: 200, body: { grandTotal: 396 } });
});

test.each<[number, StandInFault[]]>([
  [503, ['html', 'error', 'cut-after', 'truncated']],
  [204, ['sold-out', 'other-guests', 'on-request']],
])('A quote is answered with %i and holds nothing if the seller answers with %j', async (status, faults) => {
  const { bedbank, roomsOf, quote } = await started();
  const offers = [offerOf(await roomsOf())];
  for (const fault of faults) {
    bedbank.plan('rooms', fault);
    expect((await quote(offers)).status, fault).toBe(status);
  }
  expect(await sql('select from holds')).toEqual([]);
});

test('Nationality and residence reach the seller apart, from the list to the hold', async () => {
  const { bedbank, list, roomsOf, quote } = await started();
  const wanted = { rooms: [{ adultsCode: '2', nationality: 'AT', residence: 'DE' }] };
  await list(wanted);
  const shown = await roomsOf(wanted);
  await quote([offerOf(shown)]);
  expect(bedbank.calls()).toEqual(['search', 'rooms', 'rooms']);
  for (const { body } of bedbank.received)
    expect(body).toMatchObject({ rooms: [{ nationality: '12', residence: '69' }] });
  expect(await sql(`select quote #> '{foreignOffer,rooms,0,party}' as party from holds`)).toMatchObject([
    { party: { nationality: 'AT', residence: 'DE' } },
  ]);
});

test('Countries of the guests are asked for where a connected seller sells a hotel, and nowhere else', async () => {
  const { list, roomsOf, url } = await started();
  expect((await list()).body.asksGuestCountries).toBe(true);
  expect((await roomsOf()).body.asksGuestCountries).toBe(true);
  // A seller that has no code for the country of the language cannot be asked: the traveller must be.
  const unnamed = { rooms: [{ adultsCode: '2', residence: 'PT' }] };
  expect((await list(unnamed)).body).toMatchObject({ total: 1, asksGuestCountries: true });
  const ofOwn = await call(url, `/booking/rooms/${own.code}`, { method: 'POST', body: stay });
  expect(ofOwn.body.asksGuestCountries).toBe(false);
  await sql('update products set booking_source = null');
  expect((await list()).body.asksGuestCountries).toBe(false);
});

test('A hotel that no person has confirmed has no rooms, and asks the seller nothing', async () => {
  const { bedbank, list, roomsOf } = await started();
  await testDb.database.pool.query('update foreign_hotels set confirmed_at = null, confirmed_by = null');
  expect(listed(await list())).toEqual([own.id]);
  expect(ratesOf(await roomsOf())).toEqual([]);
  expect(bedbank.calls()).toEqual([]);
});

test('A price in another currency is converted once, and the hold has the same', async () => {
  const { list, roomsOf, quote } = await started();
  const pounds = { currency: 'GBP', conditions: fiveStars };
  const { body } = await list(pounds);
  expect(body.hotels[0]).toMatchObject({ from: 316.8, currency: 'GBP', payAtHotel: { currency: 'EUR' } });
  const shown = await roomsOf(pounds);
  expect(ratesOf(shown)[0]?.total).toBe(316.8);
  expect(await quote([offerOf(shown)])).toMatchObject({ status: 200, body: { grandTotal: 316.8 } });
});

test('Two rooms need two that the seller has left', async () => {
  const { bedbank, list } = await started();
  const four = { rooms: [...rooms, ...rooms, ...rooms, ...rooms], conditions: fiveStars };
  expect((await list(four)).body.total).toBe(0);
  const three = { rooms: [...rooms, ...rooms, ...rooms], conditions: fiveStars };
  expect((await list(three)).body.hotels[0]).toMatchObject({ from: 1_080, left: 3 });
  expect(bedbank.calls()).toEqual(['search', 'search']);
});

test('A search does not wait for a seller that is silent: the page of the hotel says its price', async () => {
  const { supply } = await bedbankUnderTest({ timeZone: 'Europe/Lisbon' });
  const silent = { ...supply, search: () => new Promise<never>(() => {}) };
  const { url } = await testApp({
    database: testDb.database,
    clock: { now: () => now },
    sellers: new Map([['bedbank', silent]]),
  });
  const { body } = await call(url, '/search?query=hotel+lisbon+14+may+2037&expanded=true');
  const byId = new Map(body.lodging.hotels.map((hotel: { hotelid: string }) => [hotel.hotelid, hotel]));
  expect(byId.get(own.id)).toMatchObject({ offer: { currency: 'EUR' } });
  expect(byId.get(foreign.id)).toMatchObject({ isPriceUnknown: true });
});

test('After 120 priced searches in a minute a client gets hotels without prices, and no refusal', async () => {
  const { url } = await started();
  const isPriced: boolean[] = [];
  for (let search = 0; search < 121; search++) {
    const { status, body } = await call(url, '/search?query=hotel+lisbon+14+may+2037&expanded=true', {
      from: '10.99.0.1',
    });
    expect(status).toBe(200);
    const [hotel] = body.lodging.hotels;
    expect(hotel.isPriceUnknown === true).toBe(hotel.offer === undefined);
    isPriced.push(hotel.offer !== undefined);
  }
  expect(isPriced.indexOf(false)).toBe(120);
});
