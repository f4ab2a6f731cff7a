import { randomUUID } from 'node:crypto';
import { addDays, localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../test-support/app/test-app.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { arrival, takenNights } from '../../../../test-support/hotels/stay-holds.ts';
import { type TestHotel, takeNights, writeHotel } from '../../../../test-support/hotels/write-hotel.ts';
import { call } from '../../../../test-support/http/quote-calls.ts';
import { letExpire, quoteCatalogue, sailId, shared } from '../../../../test-support/quotes/quotes.ts';
import { createSharedSecret } from '../../../database/shared-secret.ts';
import {
  OFFER_SECRET,
  offerExpiry,
  type RoomOffer,
  signOffer,
} from '../../../features/hotels/offers/room-offer.ts';

let testDb: TestDatabase;
let hotel: TestHotel;
const now = new Date('2037-05-01T12:00:00Z');

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  hotel = await writeHotel(testDb.database, {
    roomTypes: [
      { slug: 'twin', capacity: 2 },
      { slug: 'suite', capacity: 1, priceMinor: 30_000 },
    ],
    ratePlans: [
      { slug: 'flexible', board: 'breakfast', boardAdultMinor: 1_500 },
      { slug: 'long', minNights: 2 },
      { slug: 'later', payment: 'at-hotel' },
    ],
    taxes: [],
  });
});
beforeEach(async () => {
  await testDb.database.pool.query('truncate departures, holds, room_nights cascade');
  await testDb.database.pool.query(`update rate_plans set price_share = 10000, min_nights = 1`);
});
afterAll(() => testDb.drop());

const startHotelShop = () =>
  testApp({
    database: testDb.database,
    clock: { now: () => now },
    env: { TRUSTED_PROXIES: '127.0.0.1' },
  });

type OfferDifferences = Partial<RoomOffer> & {
  readonly type?: string;
  readonly rate?: string;
  readonly nights?: number;
};

/** A signed offer of a twin with breakfast for two adults and three nights: 3 × (164 + 2 × 15). */
async function offerOf({
  type = 'twin',
  rate = 'flexible',
  nights = 3,
  ...differences
}: OfferDifferences = {}) {
  const { database } = testDb;
  const secretOf = createSharedSecret({ database, name: OFFER_SECRET, clock: { now: () => now } });
  const offer: RoomOffer = {
    hotelId: hotel.id,
    roomTypeId: hotel.roomTypes[type] ?? type,
    ratePlanId: hotel.ratePlans[rate] ?? rate,
    stay: { arrival, departure: addDays(arrival, nights) },
    party: { adults: 2, childrenAges: [] },
    residence: 'DE',
    currency: 'EUR',
    totalMinor: 58_200,
    hotelTotalMinor: 58_200,
    expiresAt: offerExpiry(now),
    ...differences,
  };
  return signOffer(offer, await secretOf());
}

const twin = () => offerOf();
const suite = () => offerOf({ type: 'suite', totalMinor: 99_000, hotelTotalMinor: 99_000 });

function quoteRooms(url: string, offers: readonly string[], differences: object = {}, options: object = {}) {
  const body = {
    cartId: randomUUID(),
    browserId: randomUUID(),
    product: hotel.id,
    productType: 'hotels',
    offers,
    ...differences,
  };
  return call(url, '/quote', { method: 'POST', body, ...options });
}

const taken = (slug: string) => takenNights(testDb.database, hotel.roomTypes[slug]);

test('Rooms are quoted at their current prices, shown in the reader’s language, extended and released', async () => {
  const { url } = await startHotelShop();
  const answer = await quoteRooms(url, [await twin(), await suite()]);
  expect(answer).toMatchObject({
    status: 200,
    caching: 'no-store',
    body: {
      state: 'held',
      productType: 'hotels',
      tourId: hotel.id,
      grandTotal: 1_572,
      queryDate: '2037-05-14',
      startTime: null,
      components: [
        {
          componentKey: hotel.roomTypes.twin,
          label: 'Room twin',
          tickets: [{ ticketType: 'room', count: 1, total: 582 }],
        },
        { componentKey: hotel.roomTypes.suite, label: 'Room suite', tickets: [{ total: 990 }] },
      ],
      stay: {
        arrival: '2037-05-14',
        departure: '2037-05-17',
        nights: 3,
        payment: 'prepaid',
        dueNow: 1_572,
        rooms: [{ roomNumber: 1, board: 'breakfast', total: 582 }, { roomNumber: 2 }],
      },
    },
  });
  expect(await taken('twin')).toEqual(['05-14 1+0', '05-15 1+0', '05-16 1+0']);
  const at = `/quote/${answer.body.cartId}`;
  expect(await call(url, at, { language: 'de' })).toMatchObject({
    status: 200,
    body: {
      tourName: 'Casa do Aguadeiro (de)',
      tourCMSComponent: { label: 'Room twin (de)' },
      components: [{ label: 'Room twin (de)' }, { label: 'Room suite (de)' }],
      stay: {
        neighbourhood: 'Alfama (de)',
        rooms: [{ name: 'Room twin (de)' }, { name: 'Room suite (de)' }],
      },
    },
  });
  expect(await call(url, `${at}/extension`, { method: 'POST' })).toMatchObject({
    status: 200,
    body: { isExtendable: false, stay: { nights: 3 } },
  });
  expect(await call(url, at, { method: 'DELETE' })).toMatchObject({ body: { released: true } });
  expect(await taken('twin')).toEqual([]);
  expect(await call(url, at)).toMatchObject({ body: { state: 'released', stay: { nights: 3 } } });
});

test('The type of the path may be that of the body: /hotels/quote', async () => {
  const { url } = await startHotelShop();
  const body = { cartId: randomUUID(), browserId: randomUUID(), product: hotel.code, offers: [await twin()] };
  expect(await call(url, '/hotels/quote', { method: 'POST', body })).toMatchObject({
    status: 200,
    body: { grandTotal: 582 },
  });
});

test('Rooms that are sold out are answered with 204, and with nothing held', async () => {
  const { url } = await startHotelShop();
  await takeNights(testDb.database, {
    roomType: hotel.roomTypes.suite,
    from: addDays(arrival, 2),
    closed: true,
  });
  expect(await quoteRooms(url, [await twin(), await suite()])).toMatchObject({
    status: 204,
    body: undefined,
  });
  expect(await taken('twin')).toEqual([]);
  const gone = await offerOf({ roomTypeId: randomUUID() });
  expect(await quoteRooms(url, [gone])).toMatchObject({ status: 204 });
});

test('A changed price is stated before anything is held, and held once the traveller accepts it', async () => {
  const { url } = await startHotelShop();
  const offers = [await twin()];
  // The server has read the hotel before its prices change.
  const before = await quoteRooms(url, offers);
  expect(before).toMatchObject({ status: 200 });
  await call(url, `/quote/${before.body.cartId}`, { method: 'DELETE' });
  await testDb.database.pool.query(`update rate_plans set price_share = 11000 where slug = 'flexible'`);
  // Once the announcement of the change has arrived.
  await expect
    .poll(async () => (await quoteRooms(url, offers, { cartId: before.body.cartId })).status)
    .toBe(409);
  await call(url, `/quote/${before.body.cartId}`, { method: 'DELETE' });
  const refused = {
    status: 409,
    body: { field: 'acceptTotal', reason: 'price_changed', total: { amount: 631.2, currency: 'EUR' } },
  };
  expect(await quoteRooms(url, offers)).toMatchObject(refused);
  expect(await quoteRooms(url, offers, { acceptTotal: 582 })).toMatchObject(refused);
  expect(await taken('twin')).toEqual([]);
  expect(await quoteRooms(url, offers, { acceptTotal: 631.2 })).toMatchObject({
    status: 200,
    body: { grandTotal: 631.2 },
  });
});

test.each([
  ['board', `board = 'half-board'`, ['board']],
  [
    'cancellation',
    `cancellation = '[{"until": null, "charge": {"kind": "percent", "percent": 100}}]'`,
    ['cancellation'],
  ],
  ['no-show', `no_show = '{"kind": "nights", "nights": 1}'`, ['no_show']],
  ['payment and board', `payment = 'at-hotel', board = 'all-inclusive'`, ['board', 'payment']],
])(
  'Another %s at the same price is stated before anything is held, and new offers are held',
  async (_, change, changes) => {
    const { url } = await startHotelShop();
    const { pool } = testDb.database;
    const { rows } = await pool.query(
      `select board, payment, cancellation, no_show from rate_plans where slug = 'flexible'`,
    );
    const offersNow = async () => {
      const { body } = await call(url, `/booking/rooms/${hotel.code}`, {
        method: 'POST',
        body: { calculatedDateFrom: arrival, calculatedDateTo: addDays(arrival, 3), currency: 'EUR' },
      });
      const types: { roomTypeId: string; rates: { offerId: string; total: number }[] }[] =
        body.rooms[0].roomTypes;
      const rates = types.find(({ roomTypeId }) => roomTypeId === hotel.roomTypes.twin)?.rates ?? [];
      return rates.filter(({ total }) => total === 582).map(({ offerId }) => offerId);
    };
    const offers = await offersNow();
    expect(offers).toHaveLength(1);
    const before = await quoteRooms(url, offers);
    expect(before).toMatchObject({ status: 200 });
    await call(url, `/quote/${before.body.cartId}`, { method: 'DELETE' });
    await pool.query(`update rate_plans set ${change} where slug = 'flexible'`);
    try {
      // Once the announcement of the change has arrived.
      await expect
        .poll(async () => (await quoteRooms(url, offers, { cartId: before.body.cartId })).status)
        .toBe(409);
      await call(url, `/quote/${before.body.cartId}`, { method: 'DELETE' });
      expect(await quoteRooms(url, offers, { acceptTotal: 582 })).toMatchObject({
        status: 409,
        body: { field: 'offers', reason: 'terms_changed', changes },
      });
      expect(await taken('twin')).toEqual([]);
      expect(await quoteRooms(url, await offersNow())).toMatchObject({
        status: 200,
        body: { grandTotal: 582 },
      });
    } finally {
      const [{ board, payment, cancellation, no_show: noShow }] = rows as [Record<string, unknown>];
      await pool.query(
        `update rate_plans set board = $1, payment = $2, cancellation = $3, no_show = $4 where slug = 'flexible'`,
        [board, payment, JSON.stringify(cancellation), JSON.stringify(noShow)],
      );
    }
  },
);

test('An expired offer is gone', async () => {
  const { url } = await startHotelShop();
  const offers = [await twin(), await offerOf({ expiresAt: now })];
  expect(await quoteRooms(url, offers)).toMatchObject({ status: 410, body: { field: 'offers' } });
});

test('A rule that refuses the stay is named', async () => {
  const refused = (reason: string) => ({ status: 422, body: { field: 'offers', reason } });
  await testDb.database.pool.query(`update rate_plans set min_nights = 2 where slug = 'long'`);
  await testDb.database.pool.query(`update hotels set sells_until = '10:00'`);
  const { url } = await startHotelShop();
  const short = await offerOf({ rate: 'long', nights: 1 });
  expect(await quoteRooms(url, [short])).toMatchObject(refused('min_stay'));
  const past = { arrival: localDate('2037-04-30'), departure: localDate('2037-05-02') };
  expect(await quoteRooms(url, [await offerOf({ stay: past })])).toMatchObject(refused('past_arrival'));
  const today = { arrival: localDate('2037-05-01'), departure: localDate('2037-05-02') };
  expect(await quoteRooms(url, [await offerOf({ stay: today })])).toMatchObject(refused('closed'));
});

test('Offers that do not belong together, or that no server here has made, are invalid', async () => {
  const { url } = await startHotelShop();
  const invalid = { status: 400, body: { field: 'offers' } };
  const other = await offerOf({ stay: { arrival: addDays(arrival, 1), departure: addDays(arrival, 3) } });
  expect(await quoteRooms(url, [await twin(), other])).toMatchObject(invalid);
  const later = await offerOf({ rate: 'later' });
  expect(await quoteRooms(url, [await twin(), later])).toMatchObject(invalid);
  expect(await quoteRooms(url, [await offerOf({ currency: 'USD' }), await twin()])).toMatchObject(invalid);
  expect(await quoteRooms(url, [await twin()], { product: sailId })).toMatchObject(invalid);
  const [body = '', signature] = (await twin()).split('.');
  const cheaper = Buffer.from(Buffer.from(body, 'base64url').toString().replaceAll('58200', '1'));
  expect(await quoteRooms(url, [`${cheaper.toString('base64url')}.${signature}`])).toMatchObject(invalid);
  for (const offers of [[], ['x'], Array(6).fill(await twin()), 'x', undefined])
    expect((await quoteRooms(url, offers as never)).status).toBe(400);
  expect(await quoteRooms(url, [await twin()], { acceptTotal: -1 })).toMatchObject({
    status: 400,
    body: { field: 'acceptTotal' },
  });
  expect(await quoteRooms(url, [await twin()], { product: randomUUID() })).toMatchObject({ status: 404 });
  expect((await testDb.database.pool.query('select from holds')).rowCount).toBe(0);
});

test('A stay that is paid at the hotel owes nothing now', async () => {
  const { url } = await startHotelShop();
  const later = await offerOf({ rate: 'later', totalMinor: 49_200, hotelTotalMinor: 49_200 });
  expect(await quoteRooms(url, [later])).toMatchObject({
    status: 200,
    body: { grandTotal: 492, stay: { payment: 'at-hotel', dueNow: 0 } },
  });
});

test('A cart changes between a trip and rooms, and a bought cart gets neither', async () => {
  const { url } = await startHotelShop();
  const cartId = randomUUID();
  const trip = {
    ...{ cartId, browserId: randomUUID(), product: sailId, productType: 'tours', componentKey: shared },
    ...{ date: '2037-11-23', time: '10:00', tickets: [{ ticketType: 'adult', count: 1 }] },
  };
  const quoteTrip = () => call(url, '/quote', { method: 'POST', body: trip });
  expect(await quoteTrip()).toMatchObject({ status: 200, body: { stay: null } });
  expect(await quoteRooms(url, [await twin()], { cartId })).toMatchObject({ status: 200 });
  expect(await call(url, `/quote/${cartId}`)).toMatchObject({ body: { productType: 'hotels' } });
  expect(await quoteTrip()).toMatchObject({ status: 200 });
  expect(await taken('twin')).toEqual([]);
  await quoteRooms(url, [await twin()], { cartId });
  await testDb.database.pool.query(
    `update holds set state = 'sold', browser = null, address = null where cart_id = $1 and state = 'held'`,
    [cartId],
  );
  const bought = { status: 409, body: { field: 'cartId' } };
  expect(await quoteRooms(url, [await twin()], { cartId })).toMatchObject(bought);
  expect(await quoteTrip()).toMatchObject(bought);
});

test('A browser holds no more stays than it may, and an expired hold counts no longer', async () => {
  const { url } = await startHotelShop();
  const options = { from: '10.99.0.1' };
  const browserId = randomUUID();
  const hold = async (first: number) => {
    const stay = { arrival: addDays(arrival, first), departure: addDays(arrival, first + 3) };
    return await quoteRooms(url, [await offerOf({ stay })], { browserId }, options);
  };
  const [one] = [await hold(0), await hold(3), await hold(6)];
  expect(await hold(9)).toMatchObject({ status: 429, body: { field: 'browserId' } });
  await letExpire(testDb.database, one?.body.cartId);
  expect(await hold(9)).toMatchObject({ status: 200 });
});
