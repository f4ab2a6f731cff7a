import type { BookedShip } from '@ashore/core/contract/transfer-request.ts';
import { returnPromiseTexts } from '@ashore/core/cruises/return-promise.ts';
import { localTime } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertBooking } from '../../../../test-support/bookings/booked-cart.ts';
import {
  balances,
  bookingDeps,
  emptyBookings,
  heldQuote,
  stateOf,
} from '../../../../test-support/bookings/booking-deps.ts';
import {
  changeCallInLisbon,
  fromShip,
  withShipInLisbon,
} from '../../../../test-support/bookings/from-sailing.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { countersOf, quoteCatalogue, type TestQuoteInput } from '../../../../test-support/quotes/quotes.ts';
import type { MailBody } from '../../../gateways/mail/outbox.ts';
import { quoteReadersOf } from '../../quotes/quote-readers.ts';
import { findBookingByKey } from '../access.ts';
import { quoteCancellation } from '../cancellation/quote-cancellation.ts';
import { sendNotifications } from '../notifications/send-notifications.ts';
import { presentAccountBooking } from '../of-account/present-account-booking.ts';
import { showBooking } from '../show-booking.ts';
import { checkCalls } from './check-calls.ts';

let testDb: TestDatabase;
let routeId = '';

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(async () => {
  await emptyBookings(testDb.database);
  await testDb.database.pool.query('truncate emails');
  routeId = await withShipInLisbon(testDb.database, '2037-11-23');
});
afterAll(() => testDb.drop());

const sql = (text: string, values: unknown[] = []) => testDb.database.pool.query(text, values);
const check = () => checkCalls(testDb.database, AbortSignal.timeout(30_000));
const change = (what: Parameters<typeof changeCallInLisbon>[1]) => changeCallInLisbon(testDb.database, what);
const site = { name: 'Ashore', publicUrl: 'https://www.example.org', operatorAddress: 'desk@example.org' };

/** A booking that is paid by card, of a traveller who comes with the ship. */
async function paid(input: TestQuoteInput = {}) {
  const shop = bookingDeps(testDb.database);
  const quote = await heldQuote(testDb.database, { ...fromShip(testDb.database, routeId), ...input });
  const { booking } = await shop.pay(quote);
  return { ...shop, booking };
}

const MOVED_BY_TWO_DAYS = `
  update cruise_calls set on_day = on_day + 2, arrives_at = arrives_at + interval '2 days',
    departs_at = departs_at + interval '2 days', all_aboard_at = all_aboard_at + interval '2 days'
  where position = 1`;

async function steps(): Promise<readonly string[]> {
  const { rows } = await sql(`select step from booking_transitions where actor = 'system' order by id`);
  return rows.map(({ step }) => step);
}

async function shipOf(id: string): Promise<BookedShip> {
  const { rows } = await sql(`select quote -> 'ship' as ship from bookings where id = $1`, [id]);
  return rows[0].ship;
}

/** The emails of the queued notifications about changed calls, by their reader. */
async function mails(): Promise<Record<string, { subject: string; body: MailBody }>> {
  const { rows: jobs } = await sql(
    `select payload from jobs where kind = 'notify-booking'
       and payload ->> 'about' in ('change_call', 'offer_other_start', 'cancel_for_ship')`,
  );
  // A worker that dies may write them again.
  for (const { payload } of [...jobs, ...jobs])
    await sendNotifications({ database: testDb.database, site }, payload);
  const { rows } = await sql('select key, subject, body from emails order by key');
  return Object.fromEntries(
    rows.map(({ key, ...mail }) => [key.endsWith('/supplier') ? 'supplier' : 'traveller', mail]),
  );
}

test('Times that change while the trip still fits are stored and sent to traveller and supplier, once', async () => {
  const { booking } = await paid();
  await change({ departure: '17:30' });
  expect(await check()).toEqual([]);
  expect(await check()).toEqual([]);
  expect(await steps()).toEqual(['change_call']);
  expect(await shipOf(booking.id)).toMatchObject({ departsAt: '2037-11-23T17:30:00.000Z', isFitting: true });
  const { traveller, supplier } = await mails();
  expect((await sql('select from emails')).rowCount).toBe(2);
  expect(traveller?.subject).toBe('New ship times: Title of sail');
  for (const mail of [traveller, supplier])
    expect(mail?.body.facts).toContainEqual(['All aboard', '17:00 (lisbon time)']);
  await change({ departure: '16:30' });
  await check();
  expect(await steps()).toEqual(['change_call', 'change_call']);
  await mails();
  expect((await sql('select from emails')).rowCount).toBe(4);
});

test('A small shift is stored for ticket and list without an email', async () => {
  const { booking } = await paid();
  await change({ departure: '18:40' });
  await check();
  expect(await shipOf(booking.id)).toMatchObject({ departsAt: '2037-11-23T18:40:00.000Z' });
  expect(await steps()).toEqual([]);
});

test('A trip that no longer fits is offered the other start of the day, with a full refund until a day before', async () => {
  const { booking } = await paid();
  await change({ arrival: '12:00', departure: '23:30' });
  await check();
  await check();
  expect(await steps()).toEqual(['offer_other_start']);
  expect(await shipOf(booking.id)).toMatchObject({
    isFitting: false,
    otherStarts: ['18:30'],
    chooseUntil: '2037-11-22T12:00:00.000Z',
  });
  const { traveller, supplier } = await mails();
  expect(traveller?.subject).toBe('Please choose: Title of sail no longer fits your ship');
  expect(traveller?.body.paragraphs.join(' ')).toContain('These start times on the same day do: 18:30.');
  expect(traveller?.body.links).toContainEqual({
    label: 'Start times that fit your ship',
    url: expect.stringMatching(`/en/tours/lisbon/.*date=2037-11-23.*sailing=${routeId}.1$`),
  });
  expect(supplier?.subject).toContain('Travellers may not come');
  // Its own terms would refund nothing any more.
  await sql(`update bookings set starts_at = now() + interval '1 hour'`);
  const { pool } = testDb.database;
  expect(await quoteCancellation(pool, { accessKey: booking.accessKey, tickets: [] })).toMatchObject({
    refund: 97,
    refundPercent: 100,
  });
});

test('A trip that fits again after an offer can still be cancelled for a full refund, which the email says', async () => {
  const { booking } = await paid();
  await change({ arrival: '12:00', departure: '23:30' });
  await check();
  await change({ arrival: '07:00', departure: '18:30' });
  await check();
  expect(await steps()).toEqual(['offer_other_start', 'change_call']);
  const ship = await shipOf(booking.id);
  expect(ship).toMatchObject({ isFitting: true, fullRefundUntil: '2037-11-22T12:00:00.000Z' });
  expect(ship.chooseUntil).toBeUndefined();
  const { traveller } = await mails();
  expect(traveller?.body.paragraphs.join(' ')).toContain('cancel this booking for a full refund until');
  await sql(`update bookings set starts_at = now() + interval '1 hour'`);
  const { pool } = testDb.database;
  const quoted = () => quoteCancellation(pool, { accessKey: booking.accessKey, tickets: [] });
  expect(await quoted()).toMatchObject({ refundPercent: 100 });
  expect(await listedDeadline(booking.accessKey)).toBe('2037-11-22T12:00:00.000Z');
  await sql(
    `update bookings set quote = jsonb_set(quote, '{ship,fullRefundUntil}', '"2026-01-01T00:00:00.000Z"')`,
  );
  expect(await quoted()).toMatchObject({ refundPercent: 0 });
  expect(await listedDeadline(booking.accessKey)).toBeNull();
});

/** Until when the list of an account says that cancelling is free. */
async function listedDeadline(accessKey: string): Promise<string | null> {
  const booking = await findBookingByKey(testDb.database.pool, accessKey);
  const listed = { travellers: [], invoices: [], mayReview: false, refundedMinor: 0, isRefundPending: false };
  return presentAccountBooking({ ...booking, ...listed, group: 'upcoming' }, undefined).freeUntil;
}

test('An offer that a later change has overtaken is not sent', async () => {
  await paid();
  await change({ arrival: '12:00', departure: '23:30' });
  await check();
  await change({ arrival: '07:00', departure: '18:30' });
  await check();
  await mails();
  const { rows } = await sql(`select key from emails where key like '%offer_other_start%'`);
  expect(rows).toEqual([]);
});

/** What the booking page and the email to the traveller say of the return promise. */
async function statedPromise(accessKey: string) {
  const { database } = testDb;
  const reader = {
    client: database.pool,
    readTexts: quoteReadersOf(database).readTexts,
    locale: 'en',
  } as const;
  const view = await showBooking(reader, accessKey);
  return view?.facts.find(({ kind }) => kind === 'returnPromise')?.text;
}

const promisedLimit = { limitMinor: 100_000, currency: 'EUR' } as const;

test('The return promise of a booking follows the timetable: it applies, does not while the trip does not fit, and applies again', async () => {
  const { booking } = await paid(fromShip(testDb.database, routeId, promisedLimit));
  const { label, ofTrip, ofUnfitTrip } = returnPromiseTexts.en;
  const { returnPromise } = await shipOf(booking.id);
  expect(returnPromise).toMatchObject(promisedLimit);
  expect(await statedPromise(booking.accessKey)).toBe(ofTrip('€1,000'));
  await change({ arrival: '12:00', departure: '23:30' });
  await check();
  expect(await statedPromise(booking.accessKey)).toBe(ofUnfitTrip);
  expect((await mails()).traveller?.body.facts).toContainEqual([label, ofUnfitTrip]);
  await change({ arrival: '07:00', departure: '18:30' });
  await check();
  expect(await statedPromise(booking.accessKey)).toBe(ofTrip('€1,000'));
  expect(await shipOf(booking.id)).toMatchObject({ returnPromise });
});

test('A small shift keeps the return promise, and a cancelled booking states none', async () => {
  const { booking } = await paid(fromShip(testDb.database, routeId, promisedLimit));
  await change({ departure: '18:40' });
  await check();
  expect(await statedPromise(booking.accessKey)).toBe(returnPromiseTexts.en.ofTrip('€1,000'));
  await change({ isSkipped: true });
  await check();
  expect(await stateOf(testDb.database)).toEqual(['cancelled']);
  expect(await statedPromise(booking.accessKey)).toBeUndefined();
});

test('A start that did not fit when it was sold gets no return promise if it fits later', async () => {
  const { booking } = await paid({
    ...fromShip(testDb.database, routeId, promisedLimit),
    time: localTime('18:30'),
  });
  await change({ departure: '23:30' });
  await check();
  expect(await shipOf(booking.id)).toMatchObject({ isFitting: true });
  expect(await statedPromise(booking.accessKey)).toBeUndefined();
});

test('A start without spots for all travellers is no other start', async () => {
  await paid({ party: { adult: 3 } });
  await sql('update product_options set capacity = 2');
  await change({ arrival: '12:00', departure: '23:30' });
  await check();
  expect(await steps()).toEqual(['cancel_for_ship']);
  await sql('update product_options set capacity = 20');
});

test('A call whose first day shifts across midnight is still that call', async () => {
  const { booking } = await paid();
  await sql(
    `update cruise_calls set on_day = on_day - 1, arrives_at = '2037-11-22T23:50:00Z' where position = 1`,
  );
  await check();
  expect(await stateOf(testDb.database)).toEqual(['confirmed']);
  expect(await shipOf(booking.id)).toMatchObject({
    day: '2037-11-22',
    arrivesAt: '2037-11-22T23:50:00.000Z',
  });
});

test('Travellers who do not choose in time are refunded in full, once, and the ledger is balanced', async () => {
  const { payAllRefunds, provider } = await paid();
  await change({ arrival: '12:00', departure: '23:30' });
  await check();
  await sql(
    `update bookings set quote = jsonb_set(quote, '{ship,chooseUntil}', '"2026-01-01T00:00:00.000Z"')`,
  );
  await check();
  await check();
  await payAllRefunds();
  expect(await steps()).toEqual(['offer_other_start', 'cancel_for_ship']);
  expect([...provider.intents.values()]).toMatchObject([{ refunds: [{ amountMinor: 9_700 }] }]);
  expect(await balances(testDb.database)).toEqual({});
});

test('Without another start, or with less than a day to choose, everything is refunded at once', async () => {
  const { payAllRefunds, provider } = await paid();
  await change({ departure: '12:00' });
  await check();
  await payAllRefunds();
  expect(await stateOf(testDb.database)).toEqual(['cancelled']);
  expect([...provider.intents.values()]).toMatchObject([{ refunds: [{ amountMinor: 9_700 }] }]);
  expect(await countersOf(testDb.database)).toMatchObject([{ sold: 0, soldSum: 0 }]);
  expect((await mails()).traveller?.body.paragraphs).toContain(
    'With the ship’s new times, the trip wouldn’t end in time to get back on board.',
  );
});

test.each([
  ['skipped', () => change({ isSkipped: true })],
  ['moved to another day', () => sql(MOVED_BY_TWO_DAYS)],
  ['no longer in the timetable', () => sql('delete from cruise_calls where position = 1')],
])(
  'If the port is %s, everything is refunded at once, also of a start that never fitted',
  async (_, skip) => {
    const { payAllRefunds, provider } = await paid({ time: localTime('18:30') });
    await skip();
    await check();
    await check();
    await payAllRefunds();
    expect(await steps()).toEqual(['cancel_for_ship']);
    expect(await stateOf(testDb.database)).toEqual(['cancelled']);
    expect([...provider.intents.values()]).toMatchObject([{ refunds: [{ amountMinor: 9_700 }] }]);
    expect(await balances(testDb.database)).toEqual({});
    const { traveller, supplier } = await mails();
    expect(traveller?.body.paragraphs).toContain('The ship no longer calls at this port on that day.');
    expect(supplier?.subject).toContain('Booking cancelled');
  },
);

test('A request that still fits gets the new times without an email, and one that does not is closed', async () => {
  const request = { state: 'on_request', quote: fromShip(testDb.database, routeId) } as const;
  const { id } = await insertBooking(testDb.database, request);
  await change({ departure: '17:30' });
  await check();
  expect(await steps()).toEqual([]);
  expect(await shipOf(id)).toMatchObject({ departsAt: '2037-11-23T17:30:00.000Z' });
  await change({ arrival: '12:00', departure: '23:30' });
  await check();
  expect(await stateOf(testDb.database)).toEqual(['cancelled']);
});

test('Bookings without a ship, of other ships and of trips that have begun stay as they are', async () => {
  await insertBooking(testDb.database);
  const { id } = await insertBooking(testDb.database, { quote: fromShip(testDb.database, routeId) });
  await sql(`update bookings set starts_at = now() - interval '1 minute' where id = $1`, [id]);
  await change({ isSkipped: true });
  expect(await check()).toEqual([]);
  expect(await stateOf(testDb.database)).toEqual(['confirmed', 'confirmed']);
});

test('What travellers stated stays through a change of the timetable, and what only repeated it does not count as stated', async () => {
  const [stating, repeating] = [await paid(), await paid()];
  const answer = (bookingId: string, allAboard: string) =>
    sql(
      `update bookings set traveller_notes = traveller_notes
         || jsonb_build_object('dropOffInformation', jsonb_build_object('title', $2::text)) where id = $1`,
      [bookingId, `Serena, South quay, ${allAboard}`],
    );
  await answer(stating.booking.id, '15:00');
  await answer(repeating.booking.id, '18:00');
  await change({ departure: '17:30' });
  await check();
  expect(await shipOf(stating.booking.id)).toMatchObject({
    lastBoardingAt: '2037-11-23T17:00:00.000Z',
    stated: { terminal: '', allAboard: '15:00' },
  });
  expect((await shipOf(repeating.booking.id)).stated).toEqual({ terminal: '', allAboard: null });
  const { traveller } = await mails();
  expect(traveller).toBeDefined();
  await change({ departure: '16:30' });
  await check();
  expect((await shipOf(stating.booking.id)).stated).toEqual({ terminal: '', allAboard: '15:00' });
});
