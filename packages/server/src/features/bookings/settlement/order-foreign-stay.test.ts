import { randomUUID } from 'node:crypto';
import type { QuotedTrip } from '@ashore/core/contract/quotes.ts';
import { addDays } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { bookingDeps, emptyBookings, stateOf } from '../../../../test-support/bookings/booking-deps.ts';
import { commandLine } from '../../../../test-support/command-line/command-context.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { arrival, takenNights } from '../../../../test-support/hotels/stay-holds.ts';
import { hotelPlaces, type TestHotel, writeHotel } from '../../../../test-support/hotels/write-hotel.ts';
import { stranger } from '../../../../test-support/inventory/wanted-hold.ts';
import type { StandInFault } from '../../../../test-support/lodging/bedbank-stand-in.ts';
import { bedbankUnderTest } from '../../../../test-support/lodging/bedbank-under-test.ts';
import { createSharedSecret } from '../../../database/shared-secret.ts';
import type { LodgingSupplies } from '../../../gateways/lodging/port.ts';
import { createBookingHandlers } from '../../../jobs/booking-handlers.ts';
import { OFFER_SECRET, offerExpiry, type RoomOffer, signOffer } from '../../hotels/offers/room-offer.ts';
import { watchHotels } from '../../hotels/offers/watch-hotels.ts';
import { makeStayQuote } from '../../hotels/rooms/make-stay-quote.ts';
import { confirmForeignHotel } from '../../hotels/supply/foreign-hotels.ts';
import { quoteReadersOf } from '../../quotes/quote-readers.ts';
import { readFacts } from '../notifications/booking-facts.ts';
import { sendNotifications } from '../notifications/send-notifications.ts';
import { answerRequest } from '../requests/answer-request.ts';

let testDb: TestDatabase;
let hotel: TestHotel;
const now = new Date('2037-03-01T10:00:00Z');

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: hotelPlaces });
  hotel = await writeHotel(testDb.database, {
    // The seller takes 120 euros for a night.
    roomTypes: [{ slug: 'dbl', priceMinor: 12_000, capacity: 9 }],
    ratePlans: [
      { slug: 'flexible', board: 'room-only' },
      { slug: 'later', board: 'room-only', payment: 'at-hotel' },
    ],
    taxes: [],
  });
});
beforeEach(async () => {
  const { database } = testDb;
  await emptyBookings(database);
  await database.pool.query('truncate room_nights, foreign_hotels');
  await database.pool.query(`update products set booking_source = 'bedbank' where id = $1`, [hotel.id]);
  await database.pool.query('update rate_plans set price_share = 10000, cancellation = $1', [
    JSON.stringify(freeUntil(2)),
  ]);
  await confirmForeignHotel(database.pool, {
    source: 'bedbank',
    hotelCode: 'H1',
    productId: hotel.id,
    by: 'Ada',
  });
});
afterAll(() => testDb.drop());

const freeUntil = (days: number) => [
  { until: { days, time: '18:00' }, charge: { kind: 'none' } },
  { until: null, charge: { kind: 'nights', nights: 1 } },
];
const signal = () => AbortSignal.timeout(20_000);
const sql = async (text: string) => (await testDb.database.pool.query(text)).rows;

async function connected() {
  const { bedbank, supply } = await bedbankUnderTest({ timeZone: 'Europe/Lisbon' });
  onTestFinished(() => bedbank.close());
  return { bedbank, sellers: new Map([['bedbank', supply]]) as LodgingSupplies };
}

async function quoteTwoRooms(sellers: LodgingSupplies, differences: Partial<RoomOffer> = {}) {
  const { database } = testDb;
  const secretOf = createSharedSecret({ database, name: OFFER_SECRET, clock: { now: () => now } });
  const offer: RoomOffer = {
    hotelId: hotel.id,
    roomTypeId: hotel.roomTypes.dbl ?? '',
    ratePlanId: hotel.ratePlans.flexible ?? '',
    stay: { arrival, departure: addDays(arrival, 3) },
    party: { adults: 2, childrenAges: [] },
    residence: 'DE',
    currency: 'EUR',
    totalMinor: 36_000,
    hotelTotalMinor: 36_000,
    expiresAt: offerExpiry(now),
    ...differences,
  };
  const offers = [signOffer(offer, await secretOf()), signOffer(offer, await secretOf())];
  return makeStayQuote(
    { cartId: randomUUID(), product: hotel.id, offers, acceptTotal: null },
    {
      database,
      offerSecret: secretOf,
      sellers,
      quoteReaders: quoteReadersOf(database),
      hotels: watchHotels(database),
      inventories: bookingDeps(database).deps.inventories,
      holder: stranger(),
      locale: 'en',
      now,
    },
  );
}

/** A quote that is paid as far as it can be: its payment is authorised. */
async function paid(sellers: LodgingSupplies) {
  const result = await quoteTwoRooms(sellers);
  if (result.outcome !== 'held') throw new Error(`Not held: ${result.outcome}.`);
  const shop = bookingDeps(testDb.database);
  const participants = ['Mara Maria Lind', '王芳'].map((participantName) => ({
    participantName,
    ticketType: 'room',
    age: 34,
  }));
  const { booking } = await shop.pay(result.quote as QuotedTrip, { cart: { participants } });
  const handlers = createBookingHandlers(shop.deps, sellers);
  const bookingId = booking.id;
  const order = () => handlers['book-foreign-stay'].run({ bookingId }, signal());
  const work = async () => {
    await handlers['follow-foreign-bookings'].run({}, signal());
    await handlers['capture-booking'].run({ bookingId }, signal());
    await shop.payAllRefunds();
  };
  return { ...shop, booking, order, work };
}

test('A hotel that names its seller is booked there once its payment is authorised, and charged after that', async () => {
  const { bedbank, sellers } = await connected();
  const { booking, order, work, provider } = await paid(sellers);
  expect(await stateOf(testDb.database)).toEqual(['on_request']);
  expect(await sql(`select payload from jobs where kind = 'book-foreign-stay'`)).toEqual([
    { payload: { bookingId: booking.id } },
  ]);
  expect(bedbank.bookings).toEqual([]);
  expect(await order()).toEqual({ end: 'done' });
  expect(bedbank.bookings).toMatchObject([
    {
      hotelid: 'H1',
      from: '2037-05-14',
      to: '2037-05-17',
      leadGuests: [
        { firstName: 'Mara Maria', lastName: 'Lind' },
        { firstName: '王芳', lastName: '王芳' },
      ],
    },
  ]);
  expect([...provider.intents.values()][0]?.state).toBe('authorised');
  await work();
  expect(await stateOf(testDb.database)).toEqual(['confirmed']);
  expect([...provider.intents.values()]).toMatchObject([{ state: 'captured', capturedMinor: 72_000 }]);
  // The whole price is ours, and the seller gets what the rooms cost.
  expect(
    await sql(`select account, sum(amount_minor)::int as minor from ledger_entries group by account
      having sum(amount_minor) <> 0 order by account`),
  ).toEqual([
    { account: 'commission', minor: 72_000 },
    { account: 'provider', minor: -72_000 },
    { account: 'room_cost', minor: -72_000 },
    { account: 'seller', minor: 72_000 },
  ]);
});

test('The seller gets the lead guests of the booking and of no other', async () => {
  const { bedbank, sellers } = await connected();
  await paid(sellers);
  const { order } = await paid(sellers);
  await order();
  expect(bedbank.bookings).toMatchObject([{ leadGuests: [{ lastName: 'Lind' }, { lastName: '王芳' }] }]);
});

test('The hotel’s own number is on the booking page and documents, and in the lists of operators, once it is known', async () => {
  const { bedbank, sellers } = await connected();
  const { booking, order, work } = await paid(sellers);
  await order();
  await work();
  const numberIn = async (locale: 'en' | 'de' | 'zh-Hans') =>
    (await readFacts(testDb.database, { id: booking.id }, locale))?.facts
      .filter(({ kind }) => kind === 'hotelNumber')
      .map(({ label, text }) => [label, text]);
  const run = async (...args: string[]) => {
    const { printed } = await commandLine({ databaseUrl: testDb.url }).run(...args);
    return printed;
  };
  const seen = async () => [
    await run('hotel-arrivals', hotel.code, '2037-05-14'),
    await run('booking', booking.orderNumber),
    await run('foreign-bookings', '--owed', '2037-05'),
  ];
  expect(await numberIn('en')).toEqual([]);
  for (const printed of await seen()) expect(printed).not.toContain('hotel’s number');
  bedbank.confirmAtHotel('HTL-77');
  await sql(`update foreign_bookings set look_at = now()`);
  await work();
  expect(await numberIn('en')).toEqual([['Hotel’s confirmation number', 'HTL-77']]);
  expect(await numberIn('de')).toEqual([['Bestätigungsnummer des Hotels', 'HTL-77']]);
  expect(await numberIn('zh-Hans')).toEqual([['酒店确认号', 'HTL-77']]);
  const [arrivals, record, statement] = await seen();
  expect(arrivals).toMatch(/Mara Maria Lind, 2 adults.*, hotel’s number HTL-77/);
  expect(record).toContain('bedbank booked, B-1, hotel’s number HTL-77, owed to it: EUR 720.00');
  expect(statement).toContain('2037-05-14  bedbank H1, B-1, hotel’s number HTL-77: EUR 720.00');
  expect(statement).toContain('bedbank gets EUR 720.00 for 1 stay.');
  for (const month of ['2037-04', '2037-06'])
    expect(await run('foreign-bookings', '--owed', month)).toBe(
      `No seller gets anything for stays that begin in ${month}.`,
    );
});

const numberMails = () =>
  sql(`select key, to_address as to, locale, subject, body #>> '{paragraphs,1}' as text from emails
    where key like '%/hotel_number' order by key`);
const mailSite = { name: 'Ashore', publicUrl: 'https://www.example.org', operatorAddress: 'us@example.org' };

test.each([
  ['en', 'Hotel’s confirmation number: ', 'now has its own confirmation number for your stay: HTL-77.'],
  ['de', 'Bestätigungsnummer des Hotels: ', 'unter der Bestätigungsnummer HTL-77.'],
  ['zh-Hans', '酒店确认号：', '已为您的住宿生成酒店确认号：HTL-77。'],
])(
  'A number that the hotel gives later is emailed to the traveller once, in %s',
  async (locale, subject, text) => {
    const { bedbank, sellers } = await connected();
    const { booking, order, work } = await paid(sellers);
    await testDb.database.pool.query('update bookings set locale = $1', [locale]);
    await sql('truncate emails, jobs');
    await order();
    await work();
    const notify = () =>
      sendNotifications(
        { database: testDb.database, site: mailSite },
        { bookingId: booking.id, about: 'hotel_number' },
      );
    const numberJobs = () => sql(`select payload from jobs where key like '%/hotel_number'`);
    const look = async () => {
      await sql('update foreign_bookings set look_at = now()');
      await work();
    };
    await look();
    expect(await numberJobs()).toEqual([]);
    bedbank.confirmAtHotel('HTL-77');
    await look();
    const payload = { bookingId: booking.id, about: 'hotel_number' };
    expect(await numberJobs()).toEqual([{ payload }]);
    await look();
    expect(await numberJobs()).toEqual([{ payload }]);
    // A worker that is killed after it has written the email does its job again.
    await notify();
    await notify();
    const [mail, ...more] = await numberMails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'mara@example.org', locale });
    expect(mail.subject).toContain(subject);
    expect(mail.text).toContain(text);
  },
);

test('A number that comes with the booking, or for one that has ended, has no email of its own', async () => {
  const { bedbank, sellers } = await connected();
  const { booking, order, work } = await paid(sellers);
  bedbank.plan('book', 'error-after');
  await order();
  bedbank.confirmAtHotel('HTL-77');
  await sql('update foreign_bookings set look_at = now()');
  await work();
  expect(await stateOf(testDb.database)).toEqual(['confirmed']);
  expect(await sql(`select from jobs where key like '%/hotel_number'`)).toEqual([]);
  await sql(`update bookings set state = 'cancelled'`);
  await sql(`delete from emails`);
  await sendNotifications(
    { database: testDb.database, site: mailSite },
    { bookingId: booking.id, about: 'hotel_number' },
  );
  expect(await numberMails()).toEqual([]);
});

test('Rooms that are sold out at the seller decline the booking, release the money, and are back on sale', async () => {
  const { bedbank, sellers } = await connected();
  const { order, work, provider } = await paid(sellers);
  bedbank.plan('block', 'sold-out');
  await order();
  await work();
  expect(await stateOf(testDb.database)).toEqual(['declined']);
  expect([...provider.intents.values()][0]?.state).toBe('cancelled');
  expect(await takenNights(testDb.database, hotel.roomTypes.dbl)).toEqual([]);
});

test('No supplier and no operator can accept rooms that are not booked at the seller', async () => {
  const { sellers } = await connected();
  const { booking } = await paid(sellers);
  const accept = { bookingId: booking.id, answer: 'accept', actor: 'operator' } as const;
  expect(await answerRequest(testDb.database, accept)).toMatchObject({ outcome: 'otherwise' });
  expect(await stateOf(testDb.database)).toEqual(['on_request']);
});

test('The supplier is not asked by email for what the seller is asked over its interface', async () => {
  const { sellers } = await connected();
  const { booking } = await paid(sellers);
  await testDb.database.pool.query(`update organisations set email_address = 'hotel@example.org'`);
  const site = { name: 'Ashore', publicUrl: 'https://www.example.org', operatorAddress: 'us@example.org' };
  await testDb.database.pool.query('truncate emails');
  await sendNotifications({ database: testDb.database, site }, { bookingId: booking.id, about: 'request' });
  expect(await sql('select to_address from emails')).toEqual([{ to_address: 'mara@example.org' }]);
});

test('A seller that is not connected any more is tried again later', async () => {
  const { sellers } = await connected();
  const { booking, deps } = await paid(sellers);
  const { 'book-foreign-stay': job } = createBookingHandlers(deps);
  expect(await job.run({ bookingId: booking.id }, signal())).toEqual({
    end: 'later',
    reason: 'The seller bedbank is not connected.',
  });
});

test.each<[string, StandInFault]>([
  ['are refunded less', 'worse-terms'],
  ['are on request', 'on-request'],
  ['are sold out', 'sold-out'],
  ['are for other guests', 'other-guests'],
])('Rooms that %s at the seller are not held', async (_, fault) => {
  const { bedbank, sellers } = await connected();
  bedbank.plan('rooms', fault);
  expect(await quoteTwoRooms(sellers)).toEqual({ outcome: 'nothing' });
  expect(await sql('select from holds')).toEqual([]);
});

test.each<[string, StandInFault, number]>([
  ['more', 'dearer', 792],
  ['less', 'cheaper', 648],
])(
  'Rooms that cost %s at the seller than they were offered for are not held at the old price',
  async (_, fault, amount) => {
    const { bedbank, sellers } = await connected();
    bedbank.plan('rooms', fault);
    expect(await quoteTwoRooms(sellers)).toEqual({
      outcome: 'price_changed',
      total: { amount, currency: 'EUR' },
    });
    expect(await sql('select from holds')).toEqual([]);
  },
);

test('A seller that does not answer makes the quote unavailable, and holds nothing', async () => {
  const { bedbank, sellers } = await connected();
  bedbank.plan('rooms', 'html');
  await expect(quoteTwoRooms(sellers)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await sql('select from holds')).toEqual([]);
});

test('A hotel of the seller that no person has confirmed, and a rate that is paid at the hotel, are not sold', async () => {
  const { bedbank, sellers } = await connected();
  expect(await quoteTwoRooms(sellers, { ratePlanId: hotel.ratePlans.later ?? '' })).toEqual({
    outcome: 'nothing',
  });
  bedbank.received.length = 0;
  await testDb.database.pool.query('update foreign_hotels set confirmed_at = null, confirmed_by = null');
  expect(await quoteTwoRooms(sellers)).toEqual({ outcome: 'nothing' });
  expect(bedbank.calls()).toEqual([]);
});

test('A hotel without a connected seller is sold from our own rooms', async () => {
  const { bedbank, sellers } = await connected();
  const isOwn = { outcome: 'held', quote: { bookingExternalApiName: null } };
  expect(await quoteTwoRooms(new Map())).toMatchObject(isOwn);
  for (const source of ['another', null]) {
    await testDb.database.pool.query('update products set booking_source = $1', [source]);
    expect(await quoteTwoRooms(sellers)).toMatchObject(isOwn);
  }
  expect(bedbank.calls()).toEqual([]);
});

test('A price in another currency is compared at the rates of the day', async () => {
  const { sellers } = await connected();
  const pounds = { currency: 'GBP', totalMinor: 31_680 } as const;
  expect(await quoteTwoRooms(sellers, pounds)).toMatchObject({
    outcome: 'held',
    quote: { currencyCode: 'GBP', grandTotal: 633.6 },
  });
});
