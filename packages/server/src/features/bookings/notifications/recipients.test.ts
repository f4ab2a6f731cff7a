import { randomUUID } from 'node:crypto';
import type { BookingNotification } from '@ashore/core/booking/booking-process.ts';
import type { Actor } from '@ashore/core/booking/process.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertBooking } from '../../../../test-support/bookings/booked-cart.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import { recipientsOf } from './recipients.ts';
import { sendNotifications } from './send-notifications.ts';

let testDb: TestDatabase;

const site = { name: 'Ashore', publicUrl: 'https://www.example.org', operatorAddress: 'desk@example.org' };
const organisationId = randomUUID();

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  const { pool } = testDb.database;
  await pool.query(
    `update organisations set email_address = 'walks@example.org' where slug = 'harbour-walks'`,
  );
  await pool.query(
    `insert into organisations (id, kind, name, email_address) values ($1, 'concierge', 'Hotel Sol', 'sol@example.org')`,
    [organisationId],
  );
});
afterAll(() => testDb.drop());

const addressOf = {
  traveller: 'mara@example.org',
  supplier: 'walks@example.org',
  organisation: 'sol@example.org',
};

/** The addresses that get an email about this event, which this actor caused. */
async function notified(about: BookingNotification, actor: Actor, isBilled = false) {
  const { pool } = testDb.database;
  // A decoy: another booking, of which nothing is sent.
  await insertBooking(testDb.database);
  const { id: bookingId } = await insertBooking(testDb.database, isBilled ? { organisationId } : {});
  await pool.query(
    `insert into booking_transitions (booking_id, step, from_state, to_state, actor)
     values ($1, $2, 'on_request', 'declined', $3)`,
    [bookingId, about, actor],
  );
  await pool.query('delete from emails');
  expect(await sendNotifications({ database: testDb.database, site }, { bookingId, about })).toBe(true);
  const { rows } = await pool.query('select key, to_address as to from emails');
  for (const { key } of rows) expect(key).toContain(`booking/${bookingId}/${about}`);
  return rows.map(({ to }) => to).toSorted();
}

const { traveller, supplier, organisation } = addressOf;
const both = [traveller, supplier];

/** Who is notified of an event that a traveller, an operator or the clock caused. */
const expected: Readonly<
  Record<Exclude<BookingNotification, 'complete' | 'hotel_number'>, readonly string[]>
> = {
  ...{ book: [], expire: [], accept: [] },
  ...{ pay: both, pay_late: both, put_on_account: both, capture: both },
  ...{ request: both, request_late: both, request_on_account: both },
  ...{ decline: both, expire_request: both, lose_authorisation: both, withdraw: both },
  ...{ cancel_tickets: both, cancel: both, cancel_by_supplier: both },
  ...{ change_call: both, offer_other_start: both, cancel_for_ship: both },
  // The hotel, or operations for it, reported it.
  ...{ no_show: [traveller], no_show_rooms: [traveller] },
  change_ship: [supplier],
  ...{ refunded: [traveller], late_money: [traveller] },
  refund_failed: [site.operatorAddress, traveller],
  disputed: [site.operatorAddress],
};
const events = Object.entries(expected) as [keyof typeof expected, readonly string[]][];

test.each(events)('Of the event %s its readers are notified, each once', async (about, addresses) => {
  expect(Object.keys(recipientsOf)).toContain(about);
  expect(await notified(about, 'operator')).toEqual([...addresses]);
});

test('Of the supplier’s own answer only the traveller is notified', async () => {
  expect(await notified('decline', 'supplier')).toEqual([traveller]);
  expect(await notified('decline', 'traveller')).toEqual(both);
});

test.each(events.filter(([, addresses]) => addresses.includes(traveller)))(
  'On account the organisation is notified of the event %s, and its guest unless the event is about money',
  async (about, addresses) => {
    const isForGuest = !['lose_authorisation', 'refunded', 'refund_failed', 'late_money'].includes(about);
    const readers = addresses.filter((address) => address !== traveller || isForGuest);
    expect(await notified(about, 'operator', true)).toEqual([...readers, organisation].toSorted());
  },
);

test('The review invitation is the only email about a completed trip', async () => {
  const { pool } = testDb.database;
  const { id: bookingId } = await insertBooking(testDb.database, { state: 'completed' });
  await pool.query(
    `update bookings set starts_at = now() - interval '1 day', ends_at = now() - interval '1 day',
       quote = quote || '{"startsAt": "2024-11-14T10:00:00.000Z"}' where id = $1`,
    [bookingId],
  );
  await pool.query('delete from emails');
  await sendNotifications({ database: testDb.database, site }, { bookingId, about: 'complete' });
  const { rows } = await pool.query('select key, to_address as to from emails');
  expect(rows).toEqual([{ key: expect.stringContaining('review-invitation/'), to: traveller }]);
});
