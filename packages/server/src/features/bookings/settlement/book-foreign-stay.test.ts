import { money } from '@ashore/core/money/money.ts';
import { localTime } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  bookingDeps,
  emptyBookings,
  heldQuote,
  stateOf,
} from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import {
  bedbankUnderTest,
  cheapestOffer,
  couple,
  family,
  wantedRooms,
} from '../../../../test-support/lodging/bedbank-under-test.ts';
import { quoteCatalogue, showId, showOption } from '../../../../test-support/quotes/quotes.ts';
import type { BedbankConnection } from '../../../gateways/lodging/bedbank/connection.ts';
import type { LodgingSupply } from '../../../gateways/lodging/port.ts';
import { unsettledForeignBookings } from '../../hotels/supply/foreign-booking.ts';
import { listSellerStatement } from '../../hotels/supply/room-costs.ts';
import { cancelBySupplier } from '../cancellation/cancel-by-supplier.ts';
import { expireRequest } from '../requests/expire-request.ts';
import { bookForeignStay, followForeignStays } from './book-foreign-stay.ts';
import { captureAcceptedBooking } from './capture-accepted-booking.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

const signal = () => AbortSignal.timeout(20_000);
const sql = async (text: string) => (await testDb.database.pool.query(text)).rows;
const lead = { firstName: 'Mara', lastName: 'Lind' };

/** A booking of two rooms, one ticket each, whose payment is authorised, and the seller of the rooms. */
async function authorised(differences: Partial<BedbankConnection> = {}) {
  const { database } = testDb;
  const { bedbank, supply, clock } = await bedbankUnderTest(differences);
  onTestFinished(() => bedbank.close());
  const shop = bookingDeps(database);
  const onRequest = { product: showId, optionId: showOption, time: localTime('18:30') };
  const { booking } = await shop.pay(await heldQuote(database, onRequest));
  const offer = await cheapestOffer(supply, wantedRooms({ parties: [couple, family] }));
  bedbank.received.length = 0;
  const book = (seller: LodgingSupply = supply) =>
    bookForeignStay(
      database,
      { bookingId: booking.id, supply: seller, offer, leadGuests: [lead, lead] },
      signal(),
    );
  /** What workers do: follow up, capture, release. */
  const work = async (supplies = new Map([['bedbank', supply]])) => {
    expect(await followForeignStays(database, supplies, signal())).toEqual([]);
    await captureAcceptedBooking(shop.deps, booking.id, signal());
    await shop.payAllRefunds();
  };
  /** What is charged and what is booked, at the payment provider and at the seller. */
  const result = async () => ({
    money: [...shop.provider.intents.values()].map(({ state }) => state),
    rooms: bedbank.heldRooms(),
    booking: (await stateOf(database))[0],
  });
  return { bedbank, supply, clock, shop, booking, offer, book, work, result };
}

/** Lets so many seconds pass since the seller was asked. */
async function pass(seconds: number) {
  await testDb.database.pool.query(
    `update foreign_bookings set requested_at = requested_at - make_interval(secs => $1),
       look_at = look_at - make_interval(secs => $1)`,
    [seconds],
  );
  await testDb.database.pool.query(
    `update foreign_cancellations set wanted_at = wanted_at - make_interval(secs => $1),
       try_at = try_at - make_interval(secs => $1)`,
    [seconds],
  );
}

const sold = { money: ['captured'], rooms: 2, booking: 'confirmed' };
const released = { money: ['cancelled'], rooms: 0, booking: 'declined' };
const pending = { money: ['authorised'], booking: 'on_request' };
/** What the seller gets by the ledger, and what the rooms cost us. */
const sellerLedger = async () =>
  sql(`select account, currency, sum(amount_minor)::int as minor, count(*)::int as entries from ledger_entries
    where account in ('seller', 'room_cost') group by account, currency order by account desc`);
const owed = (minor: number, entries: number) => [
  { account: 'seller', currency: 'EUR', minor, entries },
  { account: 'room_cost', currency: 'EUR', minor: 0 - minor, entries },
];
const foreignState = async () => (await sql('select state from foreign_bookings'))[0]?.state;

test('Rooms are blocked and booked once the payment is authorised, and the payment is captured after that', async () => {
  const { bedbank, book, work, result, shop } = await authorised();
  expect(await book()).toMatchObject({ state: 'booked', theirReference: 'B-1' });
  expect(bedbank.calls()).toEqual(['block', 'book']);
  expect(shop.provider.operations.filter(({ operation }) => operation === 'capture')).toEqual([]);
  expect(await result()).toMatchObject({ money: ['authorised'], rooms: 2, booking: 'accepted' });
  await work();
  expect(await result()).toEqual(sold);
  // Its answer is settled, and never again.
  expect(await unsettledForeignBookings(testDb.database.pool)).toEqual([]);
  // Two rooms for four nights of 120 euros.
  expect(await sellerLedger()).toEqual(owed(96_000, 1));
});

test('A booking whose answer is settled settles no other', async () => {
  const lost = await authorised();
  lost.bedbank.plan('book', 'error-after');
  await lost.book();
  const { book, booking } = await authorised();
  await book();
  expect(await sql('select booking_id as id from foreign_bookings where settled_at is not null')).toEqual([
    { id: booking.id },
  ]);
});

test('A repeated or simultaneous request books nothing again', async () => {
  const { bedbank, book, work, result } = await authorised();
  await Promise.all([book(), book(), book()]);
  await book();
  expect(bedbank.bookings).toHaveLength(1);
  await work();
  expect(await result()).toEqual(sold);
});

test('A booking that is not authorised asks the seller nothing', async () => {
  const { bedbank, book, booking } = await authorised();
  await testDb.database.pool.query(`update bookings set state = 'awaiting_payment' where id = $1`, [
    booking.id,
  ]);
  expect(await book()).toBeUndefined();
  expect(bedbank.calls()).toEqual([]);
});

test.each(['error-after', 'cut-after', 'html', 'empty', 'truncated', 'other-reference'] as const)(
  'A booking that the seller made and answered with %s is found after ten seconds and charged then',
  async (fault) => {
    const { bedbank, book, work, result } = await authorised();
    bedbank.plan('book', fault);
    expect(await book()).toMatchObject({ state: 'unknown' });
    await work();
    expect(await result()).toMatchObject({ ...pending, rooms: 2 });
    expect(bedbank.calls()).toEqual(['block', 'book']);
    await pass(10);
    await work();
    expect(await result()).toEqual(sold);
    expect(bedbank.calls()).toEqual(['block', 'book', 'find']);
  },
);

test('The first look has a job of its own after ten seconds', async () => {
  const { bedbank, book } = await authorised();
  bedbank.plan('book', 'error');
  await book();
  expect(
    await sql(`select kind, round(extract(epoch from due_at - requested_at))::int as seconds
      from jobs, foreign_bookings where kind = 'follow-foreign-bookings'`),
  ).toEqual([{ kind: 'follow-foreign-bookings', seconds: 10 }]);
});

test('A booking that the seller does not answer in time is looked for, not booked again', async () => {
  const { bedbank, book, work, result } = await authorised({ waitMs: { book: 30 } });
  bedbank.plan('book', 'late');
  expect(await book()).toMatchObject({ state: 'unknown' });
  await pass(10);
  await work();
  expect(await result()).toMatchObject({ ...pending, rooms: 0 });
  expect(bedbank.calls().filter((call) => call === 'book')).toHaveLength(1);
});

test('A booking that the seller does not know after a quarter of an hour is declined, and not before', async () => {
  const { bedbank, book, work, result } = await authorised();
  bedbank.plan('book', 'error');
  await book();
  for (const seconds of [10, 50, 240]) {
    await pass(seconds);
    await work();
    expect(await result()).toMatchObject({ ...pending, rooms: 0 });
  }
  await pass(600);
  await work();
  expect(await result()).toEqual(released);
});

test('Rooms that appear after the booking was declined are cancelled until a day has passed', async () => {
  const { bedbank, book, work, result } = await authorised();
  bedbank.plan('book', 'error-after');
  await book();
  const late = bedbank.bookings.splice(0);
  await pass(900);
  await work();
  expect(await result()).toEqual(released);
  bedbank.bookings.push(...late);
  expect(bedbank.heldRooms()).toBe(2);
  await pass(900);
  await work();
  expect(await result()).toEqual(released);
  expect(await foreignState()).toBe('refused');
  expect(await sql('select distinct why from foreign_cancellations')).toEqual([{ why: 'unwanted' }]);
});

test('A seller that never answers is asked eleven times in a day; then operations decide, and the money stays authorised', async () => {
  const { bedbank, book, work, result } = await authorised();
  bedbank.plan('book', 'error-after');
  bedbank.plan('find', 'error', 100);
  await book();
  for (const seconds of [10, 50, 240, 600, 900, 1_800, 3_600, 7_200, 14_400, 28_800]) {
    await pass(seconds - 1);
    await work();
    await pass(1);
    await work();
    expect(await foreignState()).toBe('unknown');
  }
  // After five failures in 30 seconds nothing is sent, which is no answer either.
  await pass(28_800);
  await work();
  expect(await foreignState()).toBe('handed_over');
  expect(await result()).toMatchObject({ ...pending, rooms: 2 });
  await pass(86_400);
  await work();
  expect(await foreignState()).toBe('handed_over');
});

test('A process that stops while it asks the seller leaves a booking that is found', async () => {
  const { bedbank, book, supply, work, result } = await authorised();
  const stops: LodgingSupply = {
    ...supply,
    book: async (...request) => {
      await supply.book(...request);
      throw new Error('The process stops.');
    },
  };
  await expect(book(stops)).rejects.toThrow('The process stops.');
  expect(await foreignState()).toBe('requested');
  await pass(120);
  await work();
  expect(await result()).toEqual(sold);
  expect(bedbank.bookings).toHaveLength(1);
});

test.each([
  'sold-out',
  'refused',
  'dearer',
  'worse-terms',
  'on-request',
  'other-guests',
  'error',
  'html',
  'empty',
] as const)('A block answered with %s books nothing and releases the money', async (fault) => {
  const { bedbank, book, work, result } = await authorised();
  bedbank.plan('block', fault);
  expect(await book()).toMatchObject({ state: 'refused' });
  await work();
  expect(await result()).toEqual(released);
  expect(bedbank.calls()).toEqual(['block']);
});

test.each(['sold-out', 'refused', 'dearer'] as const)(
  'A booking answered with %s releases the money at once',
  async (fault) => {
    const { bedbank, book, work, result } = await authorised();
    bedbank.plan('book', fault);
    expect(await book()).toMatchObject({ state: 'refused' });
    expect(await stateOf(testDb.database)).toEqual(['declined']);
    await work();
    expect(await result()).toEqual(released);
  },
);

test('A lower price at the block is taken, and the traveller pays what was promised', async () => {
  const { bedbank, book, work, result, booking, shop } = await authorised();
  bedbank.plan('block', 'cheaper');
  await book();
  await work();
  expect(await result()).toEqual(sold);
  expect([...shop.provider.intents.values()][0]?.capturedMinor).toBe(booking.totalMinor);
  // What the seller says that we owe.
  expect(await sql('select cost_minor::int from foreign_bookings')).toEqual([{ cost_minor: 86_400 }]);
  expect(await sellerLedger()).toEqual(owed(86_400, 1));
});

test.each(['on-request', 'other-guests'] as const)(
  'Rooms booked %s are cancelled, and the money is released',
  async (fault) => {
    const { bedbank, book, work, result } = await authorised();
    bedbank.plan('book', fault);
    expect(await book()).toMatchObject({ state: 'refused', reason: 'not as ordered' });
    await work();
    expect(await result()).toEqual(released);
  },
);

test('Of two bookings for one request the second is cancelled without charge', async () => {
  const { bedbank, book, work, result } = await authorised();
  bedbank.plan('book', 'twice');
  await book();
  await work();
  expect(await result()).toMatchObject({ rooms: 4 });
  await pass(60);
  await work();
  expect(await result()).toEqual(sold);
  expect(await sql('select their_reference, why, charge_minor::int from foreign_cancellations')).toEqual([
    { their_reference: 'B-2', why: 'duplicate', charge_minor: 0 },
    { their_reference: 'B-2', why: 'duplicate', charge_minor: 0 },
  ]);
  expect(await sellerLedger()).toEqual(owed(96_000, 1));
});

test('A cancelled ticket cancels its room although the same room of a second booking was cancelled before', async () => {
  const { bedbank, book, work, result } = await authorised();
  bedbank.plan('book', 'twice');
  await book();
  await work();
  await pass(60);
  await work();
  expect(await result()).toMatchObject({ rooms: 2 });
  await sql('update booking_tickets set cancelled_at = now() where position = 1');
  await work();
  expect(await result()).toMatchObject({ rooms: 1, booking: 'confirmed' });
});

test('A second booking that the seller charges for is owed besides the first', async () => {
  const { bedbank, book, work } = await authorised();
  bedbank.plan('book', 'twice');
  await book();
  await work();
  bedbank.plan('cancel', 'dearer-cancel', 2);
  await pass(60);
  await work();
  expect(await sellerLedger()).toEqual(owed(96_000 + 9_900, 2));
});

test('Two bookings of a lost answer are one booking and one cancellation', async () => {
  const { bedbank, book, work, result } = await authorised();
  bedbank.plan('book', 'twice');
  const { supply } = await lostAnswer(bedbank);
  await book(supply);
  await pass(10);
  await work();
  expect(await result()).toEqual(sold);
});

/** Books, and loses the answer. */
async function lostAnswer(bedbank: Awaited<ReturnType<typeof authorised>>['bedbank']) {
  const { supply } = await bedbankUnderTestAt(bedbank.url);
  const losing: LodgingSupply = {
    ...supply,
    book: async (...request) => {
      await supply.book(...request);
      return { outcome: 'unknown', reason: 'lost' };
    },
  };
  return { supply: losing };
}

async function bedbankUnderTestAt(url: string) {
  const other = await bedbankUnderTest({ url });
  onTestFinished(() => other.bedbank.close());
  return other;
}

test('A cancelled ticket cancels its room at the seller, once, and leaves the others', async () => {
  const { bedbank, book, work, result, booking } = await authorised();
  await book();
  await work();
  await sql(`update booking_tickets set cancelled_at = now() where position = 1`);
  await work();
  await work();
  expect(await result()).toMatchObject({ rooms: 1, booking: 'confirmed' });
  expect(await sql('select position, why, charge_minor::int from foreign_cancellations')).toEqual([
    { position: 1, why: 'cancelled', charge_minor: 0 },
  ]);
  expect(bedbank.received.filter(({ call }) => call === 'cancel').map(({ body }) => body)).toEqual([
    { bookingCode: 'B-1', roomNumber: 2, testOnly: true },
    { bookingCode: 'B-1', roomNumber: 2, testOnly: false },
  ]);
  await cancelBySupplier(testDb.database, { bookingId: booking.id, actor: 'operator', reason: 'weather' });
  await work();
  expect(await result()).toMatchObject({ rooms: 0, booking: 'cancelled' });
  expect(await sellerLedger()).toEqual(owed(0, 3));
  const always = { from: '2000-01-01', until: '2999-12-31' };
  expect(await listSellerStatement(testDb.database.pool, always)).toEqual([]);
  // Nothing is left to be looked for.
  expect(await sql('select look_at from foreign_bookings')).toEqual([{ look_at: null }]);
});

test('A booking is looked for as long as one of its rooms is not cancelled', async () => {
  const { bedbank, book, work, result, booking } = await authorised();
  await book();
  await work();
  bedbank.plan('cancel', 'error');
  await cancelBySupplier(testDb.database, { bookingId: booking.id, actor: 'operator', reason: 'weather' });
  await work();
  expect(await result()).toMatchObject({ rooms: 1 });
  expect(await sql('select look_at is not null as "isLookedFor" from foreign_bookings')).toEqual([
    { isLookedFor: true },
  ]);
});

test('A seller that charges more than it promised charges us; the rooms are cancelled all the same', async () => {
  const { bedbank, book, work, result, booking } = await authorised();
  await book();
  await work();
  bedbank.plan('cancel', 'dearer-cancel', 2);
  await cancelBySupplier(testDb.database, { bookingId: booking.id, actor: 'operator', reason: 'weather' });
  await work();
  expect(await result()).toMatchObject({ rooms: 0 });
  expect(
    await sql('select promised_minor::int, charge_minor::int from foreign_cancellations order by position'),
  ).toEqual([
    { promised_minor: 0, charge_minor: 9_900 },
    { promised_minor: 0, charge_minor: 0 },
  ]);
  expect(await sellerLedger()).toEqual(owed(9_900, 3));
});

test('Of rooms that were cheaper when they were booked, each costs its part of the total', async () => {
  const { bedbank, book, work } = await authorised();
  bedbank.plan('block', 'cheaper');
  await book();
  await work();
  await sql(`update booking_tickets set cancelled_at = now() where position = 0`);
  await work();
  expect(await sellerLedger()).toEqual(owed(43_200, 2));
});

test('A charge in another currency is not known, and is left to operations', async () => {
  const { supply, book, work, booking } = await authorised();
  await book();
  await work();
  await cancelBySupplier(testDb.database, { bookingId: booking.id, actor: 'operator', reason: 'weather' });
  const inYen: LodgingSupply = {
    ...supply,
    cancel: async (room) => ({
      outcome: room.isTestOnly ? 'tested' : 'cancelled',
      charge: money(100, 'JPY'),
    }),
  };
  await work(new Map([['bedbank', inYen]]));
  expect(await sql('select distinct reason from foreign_cancellations')).toEqual([
    { reason: 'the charge is in another currency' },
  ]);
  expect(await sellerLedger()).toEqual(owed(96_000, 1));
});

test('A process that stops between a cancellation and its record cancels again, and the seller’s charge is owed once', async () => {
  const { bedbank, supply, book, work, result, booking } = await authorised();
  await book();
  await work();
  bedbank.plan('cancel', 'dearer-cancel', 2);
  await cancelBySupplier(testDb.database, { bookingId: booking.id, actor: 'operator', reason: 'weather' });
  const stops: LodgingSupply = {
    ...supply,
    cancel: async (room, aborted) => {
      const answer = await supply.cancel(room, aborted);
      if (!room.isTestOnly) throw new Error('The process stops.');
      return answer;
    },
  };
  const problems = await followForeignStays(testDb.database, new Map([['bedbank', stops]]), signal());
  expect(problems).toEqual(['cancellations: The process stops.']);
  expect(bedbank.heldRooms()).toBe(1);
  expect(await sellerLedger()).toEqual(owed(96_000, 1));
  await work();
  await work();
  expect(await result()).toMatchObject({ rooms: 0 });
  expect(await sellerLedger()).toEqual(owed(9_900, 3));
});

test('Two workers at once cancel each room once, and owe the seller its charge once', async () => {
  const { bedbank, book, work, result, booking } = await authorised();
  await book();
  await work();
  bedbank.plan('cancel', 'dearer-cancel', 1);
  await cancelBySupplier(testDb.database, { bookingId: booking.id, actor: 'operator', reason: 'weather' });
  await Promise.all([work(), work(), work()]);
  await work();
  expect(await result()).toMatchObject({ rooms: 0 });
  const charged = await sql('select sum(charge_minor)::int as minor from foreign_cancellations');
  expect(await sellerLedger()).toEqual(owed(charged[0]?.minor, 3));
});

test('Nothing is owed to a seller that has not booked', async () => {
  const { bedbank, book, work } = await authorised();
  bedbank.plan('book', 'sold-out');
  await book();
  await work();
  expect(await sellerLedger()).toEqual([]);
});

test.each(['html', 'error', 'error-after', 'refused'] as const)(
  'A cancellation answered with %s is tried again until it is known',
  async (fault) => {
    const { bedbank, book, work, result, booking } = await authorised();
    await book();
    await work();
    bedbank.plan('cancel', fault, 2);
    await cancelBySupplier(testDb.database, { bookingId: booking.id, actor: 'operator', reason: 'weather' });
    await work();
    expect(await result()).toMatchObject({ rooms: 2 });
    await pass(10);
    await work();
    expect(await result()).toMatchObject({ rooms: 0 });
  },
);

test('Money that is lost after the rooms were booked cancels the rooms', async () => {
  const { book, work, result, shop } = await authorised();
  await book();
  const [intent] = shop.provider.intents.values();
  if (!intent) throw new Error('No payment was requested.');
  shop.provider.put({ ...intent, state: 'cancelled' });
  await work();
  await work();
  expect(await result()).toEqual({ money: ['cancelled'], rooms: 0, booking: 'unpaid' });
});

test('A booking that ends while its answer is unknown releases the money, and the rooms are cancelled when they are found', async () => {
  const { bedbank, book, work, result, shop, booking } = await authorised();
  bedbank.plan('book', 'error-after');
  await book();
  await sql(`update bookings set answer_until = now() - interval '1 second'`);
  expect(await expireRequest(shop.deps, booking.id)).toBe(true);
  await pass(10);
  await work();
  expect(await result()).toEqual({ money: ['cancelled'], rooms: 0, booking: 'unanswered' });
});

test('A lost answer has longer than a day to be found, and never longer than until the check-in', async () => {
  const { bedbank, book } = await authorised();
  bedbank.plan('book', 'error');
  await book();
  expect(
    await sql(
      `select answer_until > now() + interval '5 days' and answer_until <= starts_at as is_long from bookings`,
    ),
  ).toEqual([{ is_long: true }]);
});

test('The number of the hotel is asked for every day until it is known', async () => {
  const { bedbank, book, work } = await authorised();
  await book();
  await work();
  await pass(60);
  await work();
  expect(await sql('select hotel_reference from foreign_bookings')).toEqual([{ hotel_reference: null }]);
  bedbank.confirmAtHotel('HTL-77');
  await pass(86_399);
  await work();
  expect(await sql('select hotel_reference from foreign_bookings')).toEqual([{ hotel_reference: null }]);
  await pass(1);
  await work();
  expect(await sql('select hotel_reference, look_at from foreign_bookings')).toEqual([
    { hotel_reference: 'HTL-77', look_at: null },
  ]);
});

test('A seller that cannot be asked about a known booking leaves it booked', async () => {
  const { bedbank, book, work, result } = await authorised();
  await book();
  await work();
  bedbank.plan('find', 'error');
  await pass(60);
  await work();
  expect(await result()).toEqual(sold);
  expect(await sql('select state, reason from foreign_bookings')).toEqual([
    { state: 'booked', reason: 'find: status 503' },
  ]);
});

test('A booking that the seller has cancelled by itself stays booked, with a reason for operations', async () => {
  const { bedbank, book, work } = await authorised();
  await book();
  await work();
  bedbank.forget();
  await pass(900);
  await work();
  expect(await sql('select state, reason from foreign_bookings')).toEqual([
    { state: 'booked', reason: 'the seller does not have the booking any more' },
  ]);
});

test('A seller that is not connected any more is no answer, and disturbs no other', async () => {
  const { bedbank, book, work } = await authorised();
  bedbank.plan('book', 'error-after');
  await book();
  await pass(10);
  await work(new Map());
  expect(await sql('select state, reason from foreign_bookings')).toEqual([
    { state: 'unknown', reason: 'the seller is not connected' },
  ]);
});
