import { randomUUID } from 'node:crypto';
import { money } from '@ashore/core/money/money.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { beginTestPayment, intentOf, movementsOf, note } from '../../../test-support/payments/payments.ts';
import { INTENT_STATES, type Intent, type IntentState } from '../../gateways/payments/port.ts';
import { isSameAsWritten, type Payment, readPayment } from './payment.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
afterAll(() => testDb.drop());

/** Reports these states of a payment attempt in this order, and returns what is recorded in the end. */
async function reported(states: readonly IntentState[], isCaptureLater = false): Promise<Payment> {
  let payment = await beginTestPayment(testDb.database, { isCaptureLater });
  for (const state of states) payment = await note(testDb.database, payment, { state });
  return payment;
}

test.each(INTENT_STATES)(
  'The first state that the provider reports is recorded as reported: %s',
  async (state) => {
    const payment = await reported([state], state === 'authorised');
    expect(payment).toMatchObject({ state, mismatch: null, providerId: `pi_${payment.id}` });
    expect(payment.capturedMinor).toBe(state === 'captured' ? 10_000 : 0);
  },
);

test('The reason of a refusal is recorded, and so is the capture deadline of an authorisation', async () => {
  const failed = await note(testDb.database, await beginTestPayment(testDb.database), {
    state: 'failed',
    refusal: 'insufficient_funds',
  });
  expect(failed.refusal).toBe('insufficient_funds');
  const captureBefore = new Date('2026-11-29T10:00:00Z');
  const later = await beginTestPayment(testDb.database, { isCaptureLater: true });
  const authorised = await note(testDb.database, later, { state: 'authorised', captureBefore });
  expect(authorised.captureBefore).toEqual(captureBefore);
});

test('The time of the provider’s report is recorded', async () => {
  const payment = await beginTestPayment(testDb.database);
  const readAt = async () =>
    (await testDb.database.pool.query('select read_at from payments where id = $1', [payment.id])).rows[0]
      .read_at;
  expect(await readAt()).toBeNull();
  await note(testDb.database, payment, { state: 'requires_method' });
  expect(await readAt()).toBeInstanceOf(Date);
});

test.each(INTENT_STATES)('A captured payment is not replaced by the older state %s', async (older) => {
  const payment = await reported(['captured', older]);
  expect(payment).toMatchObject({ state: 'captured', capturedMinor: 10_000 });
});

test.each<[IntentState, IntentState]>([
  ['requires_method', 'authorised'],
  ['requires_action', 'authorised'],
  ['processing', 'authorised'],
  ['failed', 'authorised'],
  ['authorised', 'authorised'],
  ['cancelled', 'cancelled'],
  ['captured', 'captured'],
])('A report of %s leaves an authorised payment %s', async (next, expected) => {
  expect((await reported(['authorised', next], true)).state).toBe(expected);
});

test('A state requested before a newer report does not undo that report’s state, reason or time', async () => {
  const before = await beginTestPayment(testDb.database);
  const failed = await note(testDb.database, before, { state: 'failed', refusal: 'insufficient_funds' });
  for (const state of ['requires_method', 'requires_action', 'processing'] as const)
    expect(await note(testDb.database, before, { state })).toMatchObject({
      state: 'failed',
      refusal: 'insufficient_funds',
    });
  // A later request counts: another card was tried.
  const since = { ...failed, readAt: (await readPayment(testDb.database.pool, failed.id))?.readAt ?? null };
  expect(await note(testDb.database, since, { state: 'requires_action' })).toMatchObject({
    state: 'requires_action',
    refusal: null,
  });
  const captureBefore = new Date('2026-11-29T10:00:00Z');
  const payment = await beginTestPayment(testDb.database, { isCaptureLater: true });
  await note(testDb.database, payment, { state: 'authorised', captureBefore });
  for (const state of ['requires_action', 'failed', 'authorised'] as const)
    expect(await note(testDb.database, payment, { state, refusal: null })).toMatchObject({
      state: 'authorised',
      captureBefore,
      refusal: null,
    });
  await note(testDb.database, payment, { state: 'cancelled' });
  expect((await note(testDb.database, payment, { state: 'authorised', captureBefore })).state).toBe(
    'cancelled',
  );
});

test.each(INTENT_STATES)(
  'After a capture the older state %s does not bring back a refusal',
  async (state) => {
    const charged = await reported(['captured']);
    const noted = await note(testDb.database, charged, {
      state,
      refusal: state === 'captured' ? null : 'expired_card',
    });
    expect(noted.refusal).toBeNull();
  },
);

test('Two concurrent reports end in the same state in either order', async () => {
  const pairs = fc.tuple(fc.constantFrom(...INTENT_STATES), fc.constantFrom(...INTENT_STATES));
  await fc.assert(
    fc.asyncProperty(pairs, async ([one, other]) => {
      const ends = [];
      for (const order of [
        [one, other],
        [other, one],
      ]) {
        const payment = await beginTestPayment(testDb.database, {
          isCaptureLater: order.includes('authorised'),
        });
        for (const state of order)
          await note(testDb.database, payment, {
            state,
            refusal: state === 'failed' ? 'expired_card' : null,
          });
        const { state, refusal } = (await readPayment(testDb.database.pool, payment.id)) ?? payment;
        ends.push({ state, refusal });
      }
      expect(ends[0]).toEqual(ends[1]);
    }),
    { numRuns: 30 },
  );
});

test('A capture stays and enters the ledger exactly once, for every order of reported states', async () => {
  const words = fc.array(fc.constantFrom(...INTENT_STATES), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(words, async (states) => {
      // An attempt with an authorisation is begun for a later capture.
      const later = states.includes('authorised');
      const payment = await reported(states, later);
      const isCharged = states.includes('captured');
      expect(payment.state === 'captured').toBe(isCharged);
      expect(payment.capturedMinor).toBe(isCharged ? 10_000 : 0);
      const books = isCharged ? ['charge provider -10000', 'charge traveller 10000'] : [];
      expect((await movementsOf(testDb.database, payment.bookingId)).toSorted()).toEqual(books);
    }),
    { numRuns: 40 },
  );
});

type MismatchCase = [NonNullable<Payment['mismatch']>, string, Partial<Intent>];

test.each<MismatchCase>([
  ['booking', 'names another payment attempt', { attemptId: randomUUID() }],
  ['booking', 'names another booking', { bookingId: randomUUID() }],
  ['currency', 'has another currency', { amount: money(10_000, 'USD') }],
  ['amount', 'has a higher amount than requested', { amount: money(10_001, 'EUR') }],
  ['amount', 'has a lower amount than requested', { amount: money(9_999, 'EUR') }],
  ['amount', 'captures only part of the amount', { capturedMinor: 9_999 }],
  ['amount', 'is captured with an amount of zero', { capturedMinor: 0 }],
  [
    'later',
    'is captured later, although a direct capture was requested',
    { isCaptureLater: true, state: 'authorised' },
  ],
])(
  'The mismatch %s is recorded, and no money is counted, if an intent %s',
  async (mismatch, _, difference) => {
    const payment = await beginTestPayment(testDb.database);
    const noted = await note(testDb.database, payment, difference);
    expect(noted).toMatchObject({ mismatch, state: 'requested', capturedMinor: 0 });
    expect(await movementsOf(testDb.database, payment.bookingId)).toEqual([]);
  },
);

test('A second intent of the same payment attempt is a mismatch, and the first one stays recorded', async () => {
  const first = await note(testDb.database, await beginTestPayment(testDb.database), {
    state: 'requires_action',
  });
  const noted = await note(testDb.database, first, { id: 'pi_another' });
  expect(noted).toMatchObject({
    mismatch: 'booking',
    state: 'requires_action',
    providerId: first.providerId,
  });
});

test('An intent of another attempt does not set the provider ID, so that intent is never cancelled or refunded here', async () => {
  const theirs = await reported(['captured']);
  const ours = await beginTestPayment(testDb.database);
  const difference = { id: theirs.providerId ?? '', attemptId: theirs.id, bookingId: theirs.bookingId };
  expect(await note(testDb.database, ours, difference)).toMatchObject({
    mismatch: 'booking',
    providerId: null,
  });
  const payment = await note(testDb.database, ours);
  expect(payment).toMatchObject({ mismatch: null, state: 'captured', providerId: `pi_${ours.id}` });
});

test('Of several mismatches one is recorded: booking first, then currency, then amount', async () => {
  const differences = { bookingId: randomUUID(), amount: money(1, 'USD'), isCaptureLater: true };
  const mismatchOf = async (difference: Partial<Intent>) =>
    (await note(testDb.database, await beginTestPayment(testDb.database), difference)).mismatch;
  expect(await mismatchOf(differences)).toBe('booking');
  expect(await mismatchOf({ amount: differences.amount, isCaptureLater: true })).toBe('currency');
  expect(await mismatchOf({ amount: money(1, 'EUR'), isCaptureLater: true })).toBe('amount');
});

test('A partial capture of an authorisation enters the ledger without a mismatch', async () => {
  const payment = await beginTestPayment(testDb.database, { isCaptureLater: true });
  const noted = await note(testDb.database, payment, { capturedMinor: 4_000 });
  expect(noted).toMatchObject({ mismatch: null, state: 'captured', capturedMinor: 4_000 });
  expect(await movementsOf(testDb.database, payment.bookingId)).toEqual([
    'charge traveller 4000',
    'charge provider -4000',
  ]);
});

test('A mismatch does not undo recorded money, and ends when the provider reports what was requested', async () => {
  const payment = await reported(['captured']);
  const doubtful = await note(testDb.database, payment, { amount: money(1, 'EUR') });
  expect(doubtful).toMatchObject({ mismatch: 'amount', state: 'captured', capturedMinor: 10_000 });
  expect(await note(testDb.database, payment)).toMatchObject({ mismatch: null, state: 'captured' });
});

test('Nothing is recorded for an unknown payment attempt', async () => {
  const payment = { ...(await beginTestPayment(testDb.database)), id: randomUUID() };
  await expect(note(testDb.database, payment)).rejects.toThrow(`no payment ${payment.id}`);
});

test('An intent is unchanged if state, ID and amount are as recorded and it has neither refunds nor disputes', async () => {
  const payment = await reported(['captured']);
  const refund = { id: 're_1', key: randomUUID(), amountMinor: 1, state: 'done' } as const;
  expect(isSameAsWritten(payment, intentOf(payment))).toBe(true);
  expect(isSameAsWritten(payment, intentOf(payment, { state: 'cancelled' }))).toBe(false);
  expect(isSameAsWritten(payment, intentOf(payment, { id: 'pi_another' }))).toBe(false);
  expect(isSameAsWritten(payment, intentOf(payment, { capturedMinor: 1 }))).toBe(false);
  expect(isSameAsWritten(payment, intentOf(payment, { refunds: [refund] }))).toBe(false);
  const dispute = { id: 'dp_1', amountMinor: 1, state: 'open' } as const;
  expect(isSameAsWritten(payment, intentOf(payment, { disputes: [dispute] }))).toBe(false);
  expect(isSameAsWritten(payment, intentOf(payment, { disputes: [] }))).toBe(true);
  expect(await readPayment(testDb.database.pool, payment.id)).toEqual(payment);
});
