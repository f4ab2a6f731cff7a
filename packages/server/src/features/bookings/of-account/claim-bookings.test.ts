import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BookingOverrides, insertBooking } from '../../../../test-support/bookings/booked-cart.ts';
import { emptyBookings } from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import { quoteReadersOf } from '../../quotes/quote-readers.ts';
import { claimBooking, findContactOfClaim, findUnclaimedBooking } from './claim-booking-by-key.ts';
import { claimBookings, listGuestBookings } from './claim-bookings.ts';
import { listAccountBookings } from './list-account-bookings.ts';

let testDb: TestDatabase;
let ada: string;
let bob: string;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(async () => {
  await emptyBookings(testDb.database);
  await runSql('truncate accounts, log_in_attempts cascade');
  ada = await verifiedAccount('ada@example.org');
  bob = await verifiedAccount('bob@example.org');
});
afterAll(() => testDb.drop());

const runSql = (text: string, values: unknown[] = []) => testDb.database.pool.query(text, values);

async function verifiedAccount(email: string): Promise<string> {
  const { rows } = await runSql(
    `insert into accounts (id, name, locale, email, email_key, email_verified_at)
     values (gen_random_uuid(), 'Name', 'en', $1, $1, now()) returning id`,
    [email],
  );
  return rows[0].id;
}
const bookedBy = (email: string, overrides: BookingOverrides = {}) =>
  insertBooking(testDb.database, {
    contact: { firstName: 'Ada', lastName: 'Lind', email, phoneNumber: null },
    ...overrides,
  });
const owners = async () =>
  (await runSql('select account_id as owner from bookings order by booked_at')).rows.map(
    ({ owner }) => owner,
  );
const list = () => ({
  client: testDb.database.pool,
  readTexts: quoteReadersOf(testDb.database).readTexts,
  locale: 'en' as const,
});
const offeredTo = async (accountId: string) =>
  (await listGuestBookings(list(), accountId)).bookings.map(({ orderNumber }) => orderNumber);
const claim = (accountId: string, orderNumber?: string) =>
  claimBookings(testDb.database.pool, { accountId, orderNumber });
const anOrganisation = async () => (await runSql('select id from organisations limit 1')).rows[0].id;

test('An account claims one of the bookings of its confirmed address, or all of them, and each once', async () => {
  const first = await bookedBy('ADA@example.org');
  await bookedBy('bob@example.org');
  await bookedBy('ada@example.org');
  expect(await offeredTo(ada)).toHaveLength(2);
  expect(await claim(ada, first.orderNumber)).toBe(1);
  expect(await owners()).toEqual([ada, null, null]);
  expect(await claim(ada)).toBe(1);
  expect(await claim(ada)).toBe(0);
  expect(await owners()).toEqual([ada, null, ada]);
  const events = await runSql('select account_id as id, kind from account_events');
  expect(events.rows).toEqual(Array(2).fill({ id: ada, kind: 'booking_claimed' }));
});

test.each([
  ['of another account', () => runSql('update bookings set account_id = $1', [bob])],
  [
    'that an organisation pays for',
    async () =>
      runSql(`update bookings set checkout_kind = 'billed', organisation_id = $1`, [await anOrganisation()]),
  ],
  ['that expired before it was paid', () => runSql(`update bookings set state = 'expired'`)],
  ['while its address is not confirmed', () => runSql('update accounts set email_verified_at = null')],
  ['while it is locked', () => runSql(`update accounts set state = 'locked'`)],
])('An account claims no booking %s', async (_, change) => {
  await bookedBy('ada@example.org');
  await change();
  const before = await owners();
  expect(await offeredTo(ada)).toEqual([]);
  expect(await claim(ada)).toBe(0);
  expect(await owners()).toEqual(before);
});

test('The key of a guest’s booking finds it and no other, until an account has it', async () => {
  const { pool } = testDb.database;
  const { id, accessKey } = await bookedBy('ada@example.org');
  await bookedBy('ada@example.org');
  expect(await findUnclaimedBooking(pool, accessKey)).toEqual({
    id,
    name: 'Ada Lind',
    email: 'ada@example.org',
  });
  expect(await findUnclaimedBooking(pool, randomUUID())).toBeUndefined();
  expect(await claimBooking(pool, { bookingId: id, accountId: bob })).toBe(true);
  expect(await owners()).toEqual([bob, null]);
  expect(await findUnclaimedBooking(pool, accessKey)).toBeUndefined();
  expect(await claimBooking(pool, { bookingId: id, accountId: ada })).toBe(false);
  expect(await owners()).toEqual([bob, null]);
});

test('A log-in that keeps a booking names its contact person until the log-in expires', async () => {
  const { pool } = testDb.database;
  const { id } = await bookedBy('ada@example.org');
  const attempt = (state: string, bookingId: string | null) =>
    runSql(
      `insert into log_in_attempts (state_hash, binding_hash, nonce, verifier, return_to, mode, booking_id, expires_at)
       values (sha256($1::text::bytea), 'b', 'n', 'v', '/', 'page', $2, now() + interval '5 minutes')`,
      [state, bookingId],
    );
  await attempt('keeps', id);
  await attempt('plain', null);
  expect(await findContactOfClaim(pool, 'keeps')).toEqual({ name: 'Ada Lind', email: 'ada@example.org' });
  expect(await findContactOfClaim(pool, 'plain')).toBeUndefined();
  expect(await findContactOfClaim(pool, 'other')).toBeUndefined();
  await runSql(`update log_in_attempts set expires_at = now() - interval '1 second'`);
  expect(await findContactOfClaim(pool, 'keeps')).toBeUndefined();
});

test('Bookings are upcoming until the trip has ended, then past; and what bought nothing is in no group', async () => {
  const states = [
    ...['on_request', 'accepted', 'confirmed', 'completed'],
    ...['cancelled', 'declined', 'unanswered', 'unpaid', 'expired'],
  ] as const;
  for (const state of states) await bookedBy('ada@example.org', { state: state as 'confirmed' });
  const over = await bookedBy('ada@example.org');
  await runSql('update bookings set account_id = $1', [ada]);
  await runSql(
    `update bookings set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour' where id = $1`,
    [over.id],
  );
  const others = await bookedBy('ada@example.org');
  await runSql('update bookings set account_id = $1 where id = $2', [bob, others.id]);
  const page = async (group?: 'upcoming' | 'past' | 'cancelled', size = 20) =>
    listAccountBookings(list(), { accountId: ada, group, page: 0, size });
  expect((await page()).counts).toEqual({ upcoming: 3, past: 2, cancelled: 4 });
  expect((await page()).bookings).toHaveLength(9);
  expect((await page('past')).bookings.map(({ state }) => state).toSorted()).toEqual([
    'completed',
    'confirmed',
  ]);
  expect((await page('cancelled')).bookings).toHaveLength(4);
  expect((await page('upcoming', 2)).bookings).toHaveLength(2);
});
