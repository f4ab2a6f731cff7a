import { randomUUID } from 'node:crypto';
import { money } from '@ashore/core/money/money.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '../../database/run-transaction.ts';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { type BeginAttempt, beginAttempt } from './begin-attempt.ts';
import { closeAttempt } from './close-attempt.ts';
import { OPEN_STATES } from './payment.ts';
import { attemptOf, begun, note } from './payments-for-tests.ts';
import { isOpen, readPayment, readPaymentOf, readPaymentsOf } from './read-payments.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
});
afterAll(() => place.drop());

const pressed = (attempt: BeginAttempt) =>
  transaction(place.database, ({ client }) => beginAttempt(client, attempt));

test('A try is written down as one that was asked for, of which the provider has said nothing.', async () => {
  const attempt = await attemptOf(place.database, { amount: money(12_345, 'JPY'), isLater: true });
  const { payment } = (await pressed(attempt)) as { payment: unknown };
  expect(payment).toMatchObject({
    id: attempt.id,
    bookingId: attempt.bookingId,
    method: 'credit-card',
    currency: 'JPY',
    amountMinor: 12_345,
    isLater: true,
    state: 'asked',
    providerId: null,
    refusal: null,
    doubt: null,
    capturedMinor: 0,
  });
  expect(await readPayment(place.database.pool, attempt.id)).toEqual(payment);
});

test('The same press of the button, however often and at the same moment, is one try.', async () => {
  const attempt = await attemptOf(place.database);
  const said = await Promise.all(Array.from({ length: 8 }, () => pressed(attempt)));
  expect(said.map(({ outcome }) => outcome).toSorted()).toEqual(['begun', ...Array(7).fill('known')]);
  expect(await readPaymentsOf(place.database.pool, attempt.bookingId)).toHaveLength(1);
});

test('A try that the provider has answered is still known by its word, with the answer.', async () => {
  const payment = await begun(place.database);
  await note(place.database, payment);
  const again = await pressed({
    ...payment,
    amount: money(payment.amountMinor, payment.currency),
  });
  expect(again).toMatchObject({ outcome: 'known', payment: { id: payment.id, state: 'captured' } });
});

test.each<[string, Partial<BeginAttempt>]>([
  ['booking', { bookingId: '' }],
  ['method', { method: 'paypal' }],
  ['sum', { amount: money(9_999, 'EUR') }],
  ['currency', { amount: money(10_000, 'USD') }],
  ['moment of the charge', { isLater: true }],
])('A word that was used with another %s is not this try, and changes nothing.', async (_, difference) => {
  const attempt = await attemptOf(place.database);
  await pressed(attempt);
  const other = difference.bookingId === '' ? await attemptOf(place.database) : attempt;
  const changed = { ...attempt, ...difference, bookingId: other.bookingId };
  expect(await pressed(changed)).toEqual({ outcome: 'another' });
  expect(await readPayment(place.database.pool, attempt.id)).toMatchObject({
    bookingId: attempt.bookingId,
    method: 'credit-card',
    amountMinor: 10_000,
    currency: 'EUR',
    isLater: false,
  });
});

test('A try lives and dies with the transaction of its booking.', async () => {
  const attempt = await attemptOf(place.database);
  const broken = transaction(place.database, async ({ client }) => {
    await beginAttempt(client, attempt);
    throw new Error('something else went wrong');
  });
  await expect(broken).rejects.toThrow('something else');
  expect(await readPayment(place.database.pool, attempt.id)).toBeUndefined();
});

test('Nobody is asked for nothing, and for no booking that is not there.', async () => {
  await expect(begun(place.database, { amount: money(0, 'EUR') })).rejects.toThrow('amount_minor');
  await expect(begun(place.database, { bookingId: randomUUID() })).rejects.toThrow('booking_id');
});

test('Tries of a booking are read with the newest first, and nobody else’s among them.', async () => {
  const { pool } = place.database;
  const first = await begun(place.database);
  const second = await begun(place.database, { bookingId: first.bookingId });
  await begun(place.database);
  await pool.query(`update payments set made_at = made_at - interval '1 minute' where id = $1`, [first.id]);
  const read = await readPaymentsOf(pool, first.bookingId);
  expect(read.map(({ id }) => id)).toEqual([second.id, first.id]);
});

test('The provider’s name finds a try at this provider only.', async () => {
  const { pool } = place.database;
  const payment = await begun(place.database);
  const { providerId } = await note(place.database, payment);
  expect(await readPaymentOf(pool, 'sandbox', providerId ?? '')).toMatchObject({ id: payment.id });
  expect(await readPaymentOf(pool, 'stripe', providerId ?? '')).toBeUndefined();
  expect(await readPaymentOf(pool, 'sandbox', payment.id)).toBeUndefined();
});

test.each(OPEN_STATES)('A try that is %s can be closed, and is open no more.', async (state) => {
  const { pool } = place.database;
  const payment = await begun(place.database);
  await pool.query('update payments set state = $2 where id = $1', [payment.id, state]);
  expect(isOpen({ ...payment, state })).toBe(true);
  await closeAttempt(pool, { id: payment.id, refusal: 'provider_unavailable' });
  const closed = await readPayment(pool, payment.id);
  expect(closed).toMatchObject({ state: 'failed', refusal: 'provider_unavailable' });
  expect(closed && isOpen(closed)).toBe(false);
});

test.each(['authorised', 'captured', 'failed', 'cancelled'] as const)(
  'A try that is %s stays so: money that is there is not closed, nor what has ended.',
  async (state) => {
    const { pool } = place.database;
    const noted = await note(
      place.database,
      await begun(place.database, { isLater: state === 'authorised' }),
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

test('Closing one try leaves the others of its booking open.', async () => {
  const { pool } = place.database;
  const first = await begun(place.database);
  const second = await begun(place.database, { bookingId: first.bookingId });
  await closeAttempt(pool, { id: first.id, refusal: 'processing_error' });
  expect(await readPayment(pool, second.id)).toMatchObject({ state: 'asked', refusal: null });
});
