import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BookingOverrides, insertBooking } from '../../../../test-support/bookings/booked-cart.ts';
import { emptyBookings } from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import { quoteReadersOf } from '../../quotes/quote-readers.ts';
import { listAccountBookings } from './list-account-bookings.ts';

const accountId = '0d1ce000-0000-4000-8000-00000000000a';
let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  await testDb.database.pool.query(
    `insert into accounts (id, name, locale, email, email_key) values ($1, 'Ada', 'en', 'ada@example.org', 'ada@example.org')`,
    [accountId],
  );
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

const runSql = (text: string, values: unknown[] = []) => testDb.database.pool.query(text, values);

/** A booking of the account whose trip starts in so many hours and takes one. */
async function booked(hours: number, overrides: BookingOverrides = {}) {
  const { id, orderNumber } = await insertBooking(testDb.database, overrides);
  await runSql(
    `update bookings set account_id = $2, starts_at = now() + make_interval(hours => $3),
       ends_at = now() + make_interval(hours => $3 + 1) where id = $1`,
    [id, accountId, hours],
  );
  return { id, orderNumber };
}

type Wanted = Partial<Parameters<typeof listAccountBookings>[1]>;

const list = (wanted: Wanted = {}) =>
  listAccountBookings(
    {
      client: testDb.database.pool,
      readTexts: quoteReadersOf(testDb.database).readTexts,
      locale: 'en',
    },
    { accountId, page: 0, size: 10, ...wanted },
  );
const numbersOf = async (wanted: Wanted = {}) =>
  (await list(wanted)).bookings.map(({ orderNumber }) => orderNumber);

test('Upcoming trips begin with the next one, past ones and all together with the latest', async () => {
  const [far, near] = [await booked(48), await booked(24)];
  const [longAgo, ago] = [await booked(-48), await booked(-24)];
  expect(await numbersOf({ group: 'upcoming' })).toEqual([near.orderNumber, far.orderNumber]);
  expect(await numbersOf({ group: 'past' })).toEqual([ago.orderNumber, longAgo.orderNumber]);
  expect(await numbersOf()).toEqual([far, near, ago, longAgo].map(({ orderNumber }) => orderNumber));
  expect(await numbersOf({ group: 'cancelled' })).toEqual([]);
  expect((await list()).counts).toEqual({ upcoming: 2, past: 2, cancelled: 0 });
});

test('Pages follow each other without gaps', async () => {
  const [far, near] = [await booked(48), await booked(24)];
  const pages = [
    await numbersOf({ size: 1 }),
    await numbersOf({ size: 1, page: 1 }),
    await numbersOf({ size: 1, page: 2 }),
  ];
  expect(pages).toEqual([[far.orderNumber], [near.orderNumber], []]);
});

test.each(['awaiting_payment', 'on_request', 'accepted'] as const)(
  'A booking that is %s is upcoming, even if its trip has ended',
  async (state) => {
    await booked(-48);
    await runSql(
      'update bookings set state = $1, pay_until = now(), answer_until = now(), confirmed_at = null',
      [state],
    );
    expect((await list()).counts).toEqual({ upcoming: 1, past: 0, cancelled: 0 });
    expect((await list({ group: 'upcoming' })).bookings).toMatchObject([{ state, group: 'upcoming' }]);
  },
);

test('A trip that is taking place is upcoming, and one that was completed early is past', async () => {
  await booked(0);
  await booked(24, { state: 'completed' });
  expect((await list()).counts).toEqual({ upcoming: 1, past: 1, cancelled: 0 });
});

test('Travellers are counted by ticket, without those who were cancelled, unless the booking was', async () => {
  const { id } = await booked(24, { names: ['Mara Lind', 'Jonas Lind', 'Ida Lind'] });
  await runSql(`update booking_tickets set band = 'child' where booking_id = $1 and position = 0`, [id]);
  await runSql(`update booking_tickets set cancelled_at = now() where booking_id = $1 and position = 2`, [
    id,
  ]);
  const travellers = async () => (await list()).bookings[0]?.travellers;
  expect(await travellers()).toEqual([
    { ticketType: 'child', count: 1 },
    { ticketType: 'adult', count: 1 },
  ]);
  await runSql(`update bookings set state = 'cancelled'`);
  expect(await travellers()).toEqual([
    { ticketType: 'child', count: 1 },
    { ticketType: 'adult', count: 2 },
  ]);
});

test('Refunds of the booking are added up without failed ones, and are pending until all are paid', async () => {
  const { id } = await booked(24, { state: 'cancelled' });
  await booked(48, { state: 'cancelled' });
  await runSql(
    `insert into payments (id, booking_id, gateway, method, currency, amount_minor, is_capture_later, state, captured_minor)
     values (gen_random_uuid(), $1, 'sandbox', 'credit-card', 'EUR', 9700, false, 'captured', 9700)`,
    [id],
  );
  const refund = (minor: number, state: string) =>
    runSql(
      `insert into refunds (id, payment_id, amount_minor, reason, state, ended_at)
       select gen_random_uuid(), id, $1, 'cancelled', $2, case when $2 in ('done', 'failed') then now() end from payments`,
      [minor, state],
    );
  await refund(1_000, 'done');
  await refund(2_000, 'failed');
  const shown = async () =>
    (await list()).bookings.map(({ refundedTotal, refundPending }) => [refundedTotal, refundPending]);
  expect(await shown()).toEqual([
    [0, false],
    [10, false],
  ]);
  await refund(3_000, 'requested');
  expect(await shown()).toEqual([
    [0, false],
    [40, true],
  ]);
});
