import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingDeps, emptyBookings, heldQuote } from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import { readPaymentsOf } from '../../payments/payment.ts';
import { refundUnusablePayment } from './refund-unusable-payment.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

const sql = async (text: string) => (await testDb.database.pool.query(text)).rows;

/** Two bookings, each with a payment in this state that was never judged. */
async function twoPayments(state: 'captured' | 'authorised') {
  const { pool } = testDb.database;
  const pays = async () => {
    const quote = await heldQuote(testDb.database);
    const { booking } = await bookingDeps(testDb.database).pay(quote, {
      charge: { paymentMethodId: 'challenge' },
    });
    return booking;
  };
  const bookings = [await pays(), await pays()] as const;
  await pool.query(
    'update payments set state = $1, captured_minor = case when $1 = $2 then 9700 else 0 end',
    [state, 'captured'],
  );
  const refund = async (index: 0 | 1) => {
    const booking = bookings[index];
    const [payment] = await readPaymentsOf(pool, booking.id);
    if (!payment) throw new Error('There is no payment.');
    await refundUnusablePayment(pool, { booking, payment });
    return payment.id;
  };
  return { refund };
}

const jobs = async () =>
  (await sql(`select payload ->> 'paymentId' as id from jobs where kind = 'pay-refund'`)).map(({ id }) => id);
const unusable = async () =>
  (await sql('select id from payments where unusable_at is not null')).map(({ id }) => id);
const refunds = () => sql('select payment_id as id, amount_minor::int as minor, reason from refunds');

test('The worker is requested once to void an unusable authorisation, and no other payment is marked', async () => {
  const { refund } = await twoPayments('authorised');
  const first = await refund(0);
  expect(await unusable()).toEqual([first]);
  expect(await jobs()).toEqual([first]);
  await sql('truncate jobs');
  await refund(0);
  expect(await jobs()).toEqual([]);
  const second = await refund(1);
  expect(await jobs()).toEqual([second]);
  expect(await refunds()).toEqual([]);
});

test('A captured payment is refunded as far as no refund of it was begun, apart from refunds of another', async () => {
  const { refund } = await twoPayments('captured');
  const first = await refund(0);
  await refund(0);
  expect(await refunds()).toEqual([{ id: first, minor: 9_700, reason: 'late' }]);
  const second = await refund(1);
  expect(await refunds()).toContainEqual({ id: second, minor: 9_700, reason: 'late' });
  await sql(`update refunds set state = 'failed', ended_at = now()`);
  await refund(1);
  expect(await refunds()).toHaveLength(2);
});
