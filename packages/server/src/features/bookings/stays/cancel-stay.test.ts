import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { balances, emptyBookings } from '../../../../test-support/bookings/booking-deps.ts';
import { commandLine } from '../../../../test-support/command-line/command-context.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { bookStay } from '../../../../test-support/hotels/booked-stay.ts';
import { familyRoom, type StayInput, storedRoom } from '../../../../test-support/hotels/held-stay.ts';
import { hotelPlaces, type TestHotel, writeHotel } from '../../../../test-support/hotels/write-hotel.ts';
import { cancelBooking } from '../cancellation/cancel-booking.ts';
import { cancelBySupplier } from '../cancellation/cancel-by-supplier.ts';
import { quoteCancellation } from '../cancellation/quote-cancellation.ts';
import { numberDocuments } from '../documents/number-documents.ts';
import { completeBooking } from '../maintenance/complete-bookings.ts';

let testDb: TestDatabase;
let hotel: TestHotel;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: hotelPlaces });
  hotel = await writeHotel(testDb.database);
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

const twoRooms = [storedRoom(), familyRoom()];

async function booked(input: StayInput = { rooms: twoRooms }) {
  const { booking, ...shop } = await bookStay(testDb.database, hotel, input);
  const { accessKey } = booking;
  const quoteOf = (tickets: readonly number[]) =>
    quoteCancellation(testDb.database.pool, { accessKey, tickets });
  const cancel = async (tickets: readonly number[]) => {
    const { refund, chargeAtHotel } = await quoteOf(tickets);
    await cancelBooking(shop.deps, { accessKey, tickets, refund, chargeAtHotel });
    return refund;
  };
  return { ...shop, booking, quoteOf, cancel };
}

async function rows(text: string) {
  return (await testDb.database.pool.query(text)).rows;
}
const soldNights = async () =>
  (
    await rows(
      `select coalesce(sum(sold), 0)::int as sold, coalesce(sum(held), 0)::int as held from room_nights`,
    )
  )[0];
const bookings = () =>
  rows(`select state, spots, cancelled_minor::int as cancelled from bookings order by booked_at`);

test('One of two rooms is cancelled by its own terms, and its nights are on sale again, once', async () => {
  const { quoteOf, cancel, payAllRefunds } = await booked();
  expect(await soldNights()).toEqual({ sold: 8, held: 0 });
  expect(await quoteOf([0])).toEqual({
    currencyCode: 'EUR',
    price: 656,
    refund: 656,
    fee: 0,
    refundPercent: 100,
    until: '2037-05-12T17:00:00.000Z',
    chargeAtHotel: 0,
  });
  expect(await quoteOf([1])).toMatchObject({ price: 1_200, refund: 0, fee: 1_200, until: null });
  await cancel([0]);
  await expect(quoteOf([0])).rejects.toMatchObject({ code: 'conflict', field: 'tickets' });
  expect(await soldNights()).toEqual({ sold: 4, held: 0 });
  expect(await bookings()).toEqual([{ state: 'confirmed', spots: 1, cancelled: 65_600 }]);
  await payAllRefunds();
  expect(await balances(testDb.database)).toEqual({
    provider: -120_000,
    supplier: 96_000,
    commission: 24_000,
  });
  await numberDocuments(testDb.database);
  expect(await rows('select kind, total_minor::int as total from invoices order by number')).toEqual([
    { kind: 'invoice', total: 185_600 },
    { kind: 'credit_note', total: 65_600 },
  ]);
});

test('A repeated cancellation of a room changes nothing', async () => {
  const { deps, booking, cancel } = await booked();
  const refund = await cancel([0]);
  await cancelBooking(deps, { accessKey: booking.accessKey, tickets: [0], refund });
  expect(await soldNights()).toEqual({ sold: 4, held: 0 });
  expect(await bookings()).toEqual([{ state: 'confirmed', spots: 1, cancelled: 65_600 }]);
});

test('The whole stay is refunded room by room, and the last room ends the booking', async () => {
  const { quoteOf, cancel } = await booked();
  expect(await quoteOf([])).toMatchObject({ price: 1_856, refund: 656, fee: 1_200, refundPercent: 35 });
  await cancel([]);
  expect(await soldNights()).toEqual({ sold: 0, held: 0 });
  expect(await bookings()).toMatchObject([{ state: 'cancelled', cancelled: 65_600 }]);
});

test('After the deadline the charge of the terms is kept', async () => {
  const passed = { until: '2020-01-01T00:00:00Z', chargeMinor: 0 };
  const rooms = [storedRoom({ cancellation: [passed, { until: null, chargeMinor: 16_400 }] })];
  const { quoteOf, cancel } = await booked({ rooms });
  expect(await quoteOf([])).toMatchObject({ price: 656, refund: 492, fee: 164, until: null });
  await cancel([]);
  expect(await balances(testDb.database)).toMatchObject({ supplier: 13_120, commission: 3_280 });
});

test('Of a stay that is paid at the hotel we refund nothing, and state what the hotel charges', async () => {
  const rooms = [storedRoom({ cancellation: [{ until: null, chargeMinor: 16_400 }] }), storedRoom()];
  const { quoteOf, cancel } = await booked({ rooms, stay: { payment: 'at-hotel' } });
  expect(await quoteOf([0])).toMatchObject({ price: 0, refund: 0, fee: 0, chargeAtHotel: 164 });
  await cancel([0]);
  expect(await bookings()).toEqual([{ state: 'confirmed', spots: 1, cancelled: 0 }]);
  await cancel([]);
  expect(await soldNights()).toEqual({ sold: 0, held: 0 });
  expect(await bookings()).toMatchObject([{ state: 'cancelled', cancelled: 0 }]);
});

test('A page that still says free cancels nothing once the hotel may charge, and neither does any other charge', async () => {
  const rooms = [storedRoom({ cancellation: [{ until: null, chargeMinor: 16_400 }] }), storedRoom()];
  const { deps, booking, quoteOf } = await booked({ rooms, stay: { payment: 'at-hotel' } });
  const cancelFor = (chargeAtHotel: number | undefined) =>
    cancelBooking(deps, {
      accessKey: booking.accessKey,
      tickets: [],
      refund: 0,
      ...(chargeAtHotel !== undefined && { chargeAtHotel }),
    });
  for (const shown of [undefined, 0, 163.99, 164.01])
    await expect(cancelFor(shown)).rejects.toMatchObject({ code: 'conflict', field: 'chargeAtHotel' });
  await expect(cancelFor(164.001)).rejects.toMatchObject({ code: 'invalid_input', field: 'chargeAtHotel' });
  expect(await bookings()).toMatchObject([{ state: 'confirmed' }]);
  expect(await soldNights()).toEqual({ sold: 8, held: 0 });
  const { chargeAtHotel } = await quoteOf([]);
  await cancelFor(chargeAtHotel);
  expect(await bookings()).toMatchObject([{ state: 'cancelled' }]);
});

test('Of a prepaid stay no charge of the hotel can be accepted', async () => {
  const { deps, booking } = await booked();
  const claim = { accessKey: booking.accessKey, tickets: [0], refund: 656, chargeAtHotel: 1 };
  await expect(cancelBooking(deps, claim)).rejects.toMatchObject({ field: 'chargeAtHotel' });
});

test('A stay that the hotel cancels is refunded in full, against its terms', async () => {
  const { booking, cancel, payAllRefunds } = await booked();
  await cancel([0]);
  await cancelBySupplier(testDb.database, {
    bookingId: booking.id,
    actor: 'operator',
    reason: 'other',
    words: 'Water damage',
  });
  await payAllRefunds();
  expect(await bookings()).toMatchObject([{ state: 'cancelled', cancelled: 185_600 }]);
  expect(await soldNights()).toEqual({ sold: 0, held: 0 });
  expect(await balances(testDb.database)).toEqual({});
});

/** Moves check-in to this many hours ago. */
async function letCheckInPass(hours: number) {
  await testDb.database.pool.query(
    `update bookings set starts_at = now() - make_interval(hours => $1), ends_at = now() + interval '1 day'`,
    [hours],
  );
}

const nightAlone = [storedRoom({ noShowMinor: 16_400 }), familyRoom()];

test('Guests who do not arrive pay what the rate of each room says; the rest is refunded and the nights are on sale again', async () => {
  const { booking, payAllRefunds, jobs } = await booked({ rooms: nightAlone });
  const { run } = commandLine({ databaseUrl: testDb.url });
  await letCheckInPass(5);
  expect(await run('no-show', booking.orderNumber, '--by', 'Ada')).toEqual({
    status: 0,
    printed: `${booking.orderNumber}: recorded that the guests did not arrive. Refund: 492.00 EUR. The contact person is notified.`,
  });
  await payAllRefunds();
  expect(await bookings()).toMatchObject([{ state: 'cancelled', cancelled: 49_200 }]);
  expect(await soldNights()).toEqual({ sold: 0, held: 0 });
  expect(await balances(testDb.database)).toEqual({
    provider: -136_400,
    supplier: 109_120,
    commission: 27_280,
  });
  expect(await jobs()).toContain('no_show');
});

test('If the guests of one room do not arrive, the other room stays booked, also after the departure', async () => {
  const { booking } = await booked({ rooms: nightAlone });
  await letCheckInPass(5);
  await testDb.database.pool.query(`update bookings set state = 'completed', ended_at = now()`);
  const { run } = commandLine({ databaseUrl: testDb.url });
  expect(await run('no-show', booking.orderNumber, '1')).toMatchObject({ status: 0 });
  expect(await bookings()).toEqual([{ state: 'confirmed', spots: 1, cancelled: 49_200 }]);
  expect(await soldNights()).toEqual({ sold: 4, held: 0 });
  expect(await run('no-show', booking.orderNumber, '1')).toEqual({
    status: 1,
    printed: `Nothing was changed for ${booking.orderNumber}: it was recorded before that these guests did not arrive.`,
  });
});

/** Everything that a refused change must leave alone. */
async function moneyAndNights() {
  await numberDocuments(testDb.database);
  return [
    await bookings(),
    await balances(testDb.database),
    await soldNights(),
    await rows(`select payment_id, sum(amount_minor)::int as refunded from refunds group by payment_id`),
    await rows('select kind, total_minor::int as total from invoices order by number'),
    await rows('select step from booking_transitions order by id'),
  ];
}

test('Rooms whose guests did not arrive cannot be cancelled, alone or with the others, and money stays as it is', async () => {
  const { deps, booking, quoteOf } = await booked({ rooms: nightAlone });
  const { accessKey, orderNumber } = booking;
  const { run } = commandLine({ databaseUrl: testDb.url });
  await letCheckInPass(5);
  const refused = { code: 'conflict', field: 'tickets', reason: 'no_show' };
  for (const [report, refusedLists] of [
    [
      [orderNumber, '1'],
      [[0], [0, 1], []],
    ],
    [[orderNumber], [[0], [1], [0, 1], []]],
  ] as const) {
    expect(await run('no-show', ...report)).toMatchObject({ status: 0 });
    const before = await moneyAndNights();
    for (const tickets of refusedLists) {
      await expect(quoteOf(tickets)).rejects.toMatchObject(refused);
      await expect(cancelBooking(deps, { accessKey, tickets, refund: 0 })).rejects.toMatchObject(refused);
    }
    expect(await moneyAndNights()).toEqual(before);
  }
});

test('A cancelled room is not reported again, and repeating its cancellation stays without effect after a report', async () => {
  const { deps, booking, cancel } = await booked({ rooms: nightAlone });
  const { accessKey, orderNumber } = booking;
  const { run } = commandLine({ databaseUrl: testDb.url });
  const refund = await cancel([0]);
  await letCheckInPass(5);
  const before = await moneyAndNights();
  expect(await run('no-show', orderNumber, '1')).toEqual({
    status: 1,
    printed: `Nothing was changed for ${orderNumber}: what was reported had been cancelled before. Its terms of cancellation apply.`,
  });
  expect(await run('no-show', orderNumber, '3')).toMatchObject({
    status: 1,
    printed: `Nothing was changed for ${orderNumber}: it has no such room.`,
  });
  expect(await moneyAndNights()).toEqual(before);
  expect(await run('no-show', orderNumber)).toMatchObject({ status: 0 });
  const reported = await moneyAndNights();
  await cancelBooking(deps, { accessKey, tickets: [0], refund });
  expect(await moneyAndNights()).toEqual(reported);
});

test('A stay that was cancelled as a whole is not reported', async () => {
  const { booking, cancel } = await booked();
  await cancel([]);
  await letCheckInPass(5);
  const before = await moneyAndNights();
  const { run } = commandLine({ databaseUrl: testDb.url });
  expect(await run('no-show', booking.orderNumber)).toMatchObject({ status: 1 });
  expect(await moneyAndNights()).toEqual(before);
});

test('After the departure the hotel that was paid owes our commission on the rooms that were used', async () => {
  const { deps, booking, cancel } = await booked({ rooms: twoRooms, stay: { payment: 'at-hotel' } });
  await cancel([1]);
  await testDb.database.pool.query(
    `update bookings set starts_at = now() - interval '30 hours', ends_at = now()`,
  );
  expect(await completeBooking(deps, booking.id)).toBe(true);
  expect(await balances(testDb.database)).toEqual({ supplier: -13_120, commission: 13_120 });
  const { run } = commandLine({ databaseUrl: testDb.url });
  expect(await run('no-show', booking.orderNumber)).toEqual({
    status: 0,
    printed: `${booking.orderNumber}: recorded that the guests did not arrive. Nothing was charged in advance; the hotel collects what the rate states. The contact person is notified.`,
  });
  expect(await balances(testDb.database)).toEqual({});
});

test('Operators who cancel a stay that is paid at the hotel read that nothing had been charged', async () => {
  const { booking } = await booked({ stay: { payment: 'at-hotel' } });
  const { run } = commandLine({ databaseUrl: testDb.url });
  expect(await run('cancel-departure', booking.orderNumber, '--reason', 'other', '--by', 'Ada')).toEqual({
    status: 0,
    printed: `${booking.orderNumber} is cancelled. Nothing had been charged; the contact person is notified.`,
  });
});

test.each([
  ['before check-in', -1],
  ['two days after it', 48],
])('A report %s is refused', async (_, hours) => {
  const { booking } = await booked();
  await letCheckInPass(hours);
  const { run } = commandLine({ databaseUrl: testDb.url });
  const { status, printed } = await run('no-show', booking.orderNumber);
  expect([status, printed]).toEqual([
    1,
    `Nothing was changed for ${booking.orderNumber}: reports are possible from check-in until 48 hours later.`,
  ]);
  expect(await bookings()).toMatchObject([{ state: 'confirmed', cancelled: 0 }]);
});

const cancellations = fc.record({
  rooms: fc.array(
    fc.record({ price: fc.integer({ min: 1, max: 300_000 }), charge: fc.integer({ min: 0, max: 300_000 }) }),
    { minLength: 1, maxLength: 2 },
  ),
  order: fc.shuffledSubarray([0, 1]),
});

test('In any order of cancelling rooms, what was charged is what is refunded and what is kept', async () => {
  await fc.assert(
    fc.asyncProperty(cancellations, async ({ rooms: wanted, order }) => {
      await emptyBookings(testDb.database);
      const rooms = wanted.map(({ price, charge }, position) =>
        storedRoom({
          position,
          totalMinor: price,
          taxes: [],
          cancellation: [{ until: null, chargeMinor: charge }],
        }),
      );
      const { cancel, payAllRefunds } = await booked({ rooms });
      const positions = order.filter((position) => position < rooms.length);
      let refunded = 0;
      for (const position of positions) refunded += Math.round((await cancel([position])) * 100);
      await payAllRefunds();
      const sumOf = (indexes: readonly number[], part: (room: (typeof wanted)[number]) => number) =>
        indexes.reduce((sum, index) => sum + part(wanted[index] ?? { price: 0, charge: 0 }), 0);
      const left = [...rooms.keys()].filter((index) => !positions.includes(index));
      const charged = sumOf([...rooms.keys()], ({ price }) => price);
      const retained =
        sumOf(left, ({ price }) => price) + sumOf(positions, ({ price, charge }) => Math.min(price, charge));
      expect(refunded + retained).toBe(charged);
      const { provider = 0, supplier = 0, commission = 0, traveller = 0 } = await balances(testDb.database);
      expect([provider, supplier + commission, traveller].map((minor) => minor + 0)).toEqual([
        -retained + 0,
        retained,
        0,
      ]);
      expect(await soldNights()).toEqual({ sold: 4 * left.length, held: 0 });
    }),
    { numRuns: 25 },
  );
}, 60_000);
