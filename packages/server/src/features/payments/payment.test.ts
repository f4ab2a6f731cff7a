import { randomUUID } from 'node:crypto';
import { money } from '@ashore/core/money/money.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { attemptOf, beginTestPayment, note } from '../../../test-support/payments/payments.ts';
import { transaction } from '../../database/transaction.ts';
import {
  type BeginAttemptInput,
  beginAttempt,
  closeAttempt,
  isOpen,
  OPEN_STATES,
  readPayment,
  readPaymentOf,
  readPaymentsOf,
} from './payment.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
afterAll(() => testDb.drop());

const pressed = (attempt: BeginAttemptInput) =>
  transaction(testDb.database, ({ client }) => beginAttempt(client, attempt));

test('A payment attempt is recorded as requested, without an answer from the provider', async () => {
  const attempt = await attemptOf(testDb.database, { amount: money(12_345, 'JPY'), isCaptureLater: true });
  const { payment } = (await pressed(attempt)) as { payment: unknown };
  expect(payment).toMatchObject({
    id: attempt.id,
    bookingId: attempt.bookingId,
    method: 'credit-card',
    currency: 'JPY',
    amountMinor: 12_345,
    isCaptureLater: true,
    state: 'requested',
    providerId: null,
    refusal: null,
    mismatch: null,
    capturedMinor: 0,
  });
  expect(await readPayment(testDb.database.pool, attempt.id)).toEqual(payment);
});

test('Repeated and concurrent presses of the same button are one payment attempt', async () => {
  const attempt = await attemptOf(testDb.database);
  const attempts = await Promise.all(Array.from({ length: 8 }, () => pressed(attempt)));
  expect(attempts.map(({ outcome }) => outcome).toSorted()).toEqual(['begun', ...Array(7).fill('known')]);
  expect(await readPaymentsOf(testDb.database.pool, attempt.bookingId)).toHaveLength(1);
});

test('A payment attempt that the provider has answered is still known by its ID, with the answer', async () => {
  const payment = await beginTestPayment(testDb.database);
  await note(testDb.database, payment);
  const again = await pressed({
    ...payment,
    amount: money(payment.amountMinor, payment.currency),
  });
  expect(again).toMatchObject({ outcome: 'known', payment: { id: payment.id, state: 'captured' } });
});

test.each<[string, Partial<BeginAttemptInput>]>([
  ['booking', { bookingId: '' }],
  ['method', { method: 'paypal' }],
  ['sum', { amount: money(9_999, 'EUR') }],
  ['currency', { amount: money(10_000, 'USD') }],
  ['time of capture', { isCaptureLater: true }],
])(
  'A payment attempt ID that was used with another %s is refused and changes nothing',
  async (_, difference) => {
    const attempt = await attemptOf(testDb.database);
    await pressed(attempt);
    const other = difference.bookingId === '' ? await attemptOf(testDb.database) : attempt;
    const changed = { ...attempt, ...difference, bookingId: other.bookingId };
    expect(await pressed(changed)).toEqual({ outcome: 'another' });
    expect(await readPayment(testDb.database.pool, attempt.id)).toMatchObject({
      bookingId: attempt.bookingId,
      method: 'credit-card',
      amountMinor: 10_000,
      currency: 'EUR',
      isCaptureLater: false,
    });
  },
);

test('A payment attempt is recorded or rolled back with its booking’s transaction', async () => {
  const attempt = await attemptOf(testDb.database);
  const broken = transaction(testDb.database, async ({ client }) => {
    await beginAttempt(client, attempt);
    throw new Error('something else went wrong');
  });
  await expect(broken).rejects.toThrow('something else');
  expect(await readPayment(testDb.database.pool, attempt.id)).toBeUndefined();
});

test('A payment attempt needs an amount above zero and an existing booking', async () => {
  await expect(beginTestPayment(testDb.database, { amount: money(0, 'EUR') })).rejects.toThrow(
    'amount_minor',
  );
  await expect(beginTestPayment(testDb.database, { bookingId: randomUUID() })).rejects.toThrow('booking_id');
});

test('The payment attempts of a booking are read newest first, without those of other bookings', async () => {
  const { pool } = testDb.database;
  const first = await beginTestPayment(testDb.database);
  const second = await beginTestPayment(testDb.database, { bookingId: first.bookingId });
  await beginTestPayment(testDb.database);
  await pool.query(`update payments set made_at = made_at - interval '1 minute' where id = $1`, [first.id]);
  const read = await readPaymentsOf(pool, first.bookingId);
  expect(read.map(({ id }) => id)).toEqual([second.id, first.id]);
});

test('A provider ID finds a payment attempt only at that provider', async () => {
  const { pool } = testDb.database;
  const payment = await beginTestPayment(testDb.database);
  const { providerId } = await note(testDb.database, payment);
  expect(await readPaymentOf(pool, 'sandbox', providerId ?? '')).toMatchObject({ id: payment.id });
  expect(await readPaymentOf(pool, 'stripe', providerId ?? '')).toBeUndefined();
  expect(await readPaymentOf(pool, 'sandbox', payment.id)).toBeUndefined();
});

test.each(OPEN_STATES)(
  'A payment attempt that is %s can be closed and is then no longer open',
  async (state) => {
    const { pool } = testDb.database;
    const payment = await beginTestPayment(testDb.database);
    await pool.query('update payments set state = $2 where id = $1', [payment.id, state]);
    expect(isOpen({ ...payment, state })).toBe(true);
    await closeAttempt(pool, { id: payment.id, refusal: 'provider_unavailable' });
    const closed = await readPayment(pool, payment.id);
    expect(closed).toMatchObject({ state: 'failed', refusal: 'provider_unavailable' });
    expect(closed && isOpen(closed)).toBe(false);
  },
);

test.each(['authorised', 'captured', 'failed', 'cancelled'] as const)(
  'A payment attempt that is %s cannot be closed: it has money or has ended',
  async (state) => {
    const { pool } = testDb.database;
    const noted = await note(
      testDb.database,
      await beginTestPayment(testDb.database, { isCaptureLater: state === 'authorised' }),
      {
        state,
        refusal: state === 'failed' ? 'card_declined' : null,
      },
    );
    expect(isOpen(noted)).toBe(false);
    await closeAttempt(pool, { id: noted.id, refusal: 'processing_error' });
    expect(await readPayment(pool, noted.id)).toEqual(noted);
  },
);

test('Closing one payment attempt leaves the others of its booking open', async () => {
  const { pool } = testDb.database;
  const first = await beginTestPayment(testDb.database);
  const second = await beginTestPayment(testDb.database, { bookingId: first.bookingId });
  await closeAttempt(pool, { id: first.id, refusal: 'processing_error' });
  expect(await readPayment(pool, second.id)).toMatchObject({ state: 'requested', refusal: null });
});
