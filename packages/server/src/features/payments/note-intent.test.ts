import { randomUUID } from 'node:crypto';
import { money } from '@ashore/core/money/money.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { INTENT_STATES, type Intent, type IntentState } from '../../gateways/payments/port.ts';
import { isSameAsWritten } from './is-same-as-written.ts';
import type { Payment } from './payment.ts';
import { begun, intentOf, movementsOf, note } from './payments-for-tests.ts';
import { readPayment } from './read-payments.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
});
afterAll(() => place.drop());

/** What is written in the end of a try of which all of this was heard, in this order. */
async function heard(states: readonly IntentState[], isLater = false): Promise<Payment> {
  let payment = await begun(place.database, { isLater });
  for (const state of states) payment = await note(place.database, payment, { state });
  return payment;
}

test.each(INTENT_STATES)('What the provider says first is written down as it says it: %s.', async (state) => {
  const payment = await heard([state], state === 'authorised');
  expect(payment).toMatchObject({ state, doubt: null, providerId: `pi_${payment.id}` });
  expect(payment.capturedMinor).toBe(state === 'captured' ? 10_000 : 0);
});

test('Why it was refused is written down, and until when what is set aside can be charged.', async () => {
  const failed = await note(place.database, await begun(place.database), {
    state: 'failed',
    refusal: 'insufficient_funds',
  });
  expect(failed.refusal).toBe('insufficient_funds');
  const captureBefore = new Date('2026-11-29T10:00:00Z');
  const later = await begun(place.database, { isLater: true });
  const set = await note(place.database, later, { state: 'authorised', captureBefore });
  expect(set.captureBefore).toEqual(captureBefore);
});

test('The provider is known to have been asked from then on.', async () => {
  const payment = await begun(place.database);
  const readAt = async () =>
    (await place.database.pool.query('select read_at from payments where id = $1', [payment.id])).rows[0]
      .read_at;
  expect(await readAt()).toBeNull();
  await note(place.database, payment, { state: 'waiting' });
  expect(await readAt()).toBeInstanceOf(Date);
});

test.each(INTENT_STATES)('Money that is there is not forgotten for the older word %s.', async (older) => {
  const payment = await heard(['captured', older]);
  expect(payment).toMatchObject({ state: 'captured', capturedMinor: 10_000 });
});

test.each<[IntentState, IntentState]>([
  ['waiting', 'authorised'],
  ['acting', 'authorised'],
  ['processing', 'authorised'],
  ['failed', 'authorised'],
  ['authorised', 'authorised'],
  ['cancelled', 'cancelled'],
  ['captured', 'captured'],
])('Of what is set aside the word %s leaves it %s.', async (next, expected) => {
  expect((await heard(['authorised', next], true)).state).toBe(expected);
});

test('A word that was asked for before another was heard does not undo what that said: state, reason and time stay.', async () => {
  const before = await begun(place.database);
  const failed = await note(place.database, before, { state: 'failed', refusal: 'insufficient_funds' });
  for (const state of ['waiting', 'acting', 'processing'] as const)
    expect(await note(place.database, before, { state })).toMatchObject({
      state: 'failed',
      refusal: 'insufficient_funds',
    });
  // Whoever has asked since knows better: another card was tried.
  const since = { ...failed, readAt: (await readPayment(place.database.pool, failed.id))?.readAt ?? null };
  expect(await note(place.database, since, { state: 'acting' })).toMatchObject({
    state: 'acting',
    refusal: null,
  });
  const captureBefore = new Date('2026-11-29T10:00:00Z');
  const asked = await begun(place.database, { isLater: true });
  await note(place.database, asked, { state: 'authorised', captureBefore });
  for (const state of ['acting', 'failed', 'authorised'] as const)
    expect(await note(place.database, asked, { state, refusal: null })).toMatchObject({
      state: 'authorised',
      captureBefore,
      refusal: null,
    });
  await note(place.database, asked, { state: 'cancelled' });
  expect((await note(place.database, asked, { state: 'authorised', captureBefore })).state).toBe('cancelled');
});

test.each(INTENT_STATES)('Charged, no older word %s brings back why it was refused once.', async (state) => {
  const charged = await heard(['captured']);
  const noted = await note(place.database, charged, {
    state,
    refusal: state === 'captured' ? null : 'expired_card',
  });
  expect(noted.refusal).toBeNull();
});

test('Two words about the same try end alike, whichever of those who asked at the same moment writes first.', async () => {
  const pairs = fc.tuple(fc.constantFrom(...INTENT_STATES), fc.constantFrom(...INTENT_STATES));
  await fc.assert(
    fc.asyncProperty(pairs, async ([one, other]) => {
      const ends = [];
      for (const order of [
        [one, other],
        [other, one],
      ]) {
        const asked = await begun(place.database, { isLater: order.includes('authorised') });
        for (const state of order)
          await note(place.database, asked, { state, refusal: state === 'failed' ? 'expired_card' : null });
        const { state, refusal } = (await readPayment(place.database.pool, asked.id)) ?? asked;
        ends.push({ state, refusal });
      }
      expect(ends[0]).toEqual(ends[1]);
    }),
    { numRuns: 30 },
  );
});

test('Whatever is heard in whatever order, charged stays charged and is in the books exactly once.', async () => {
  const words = fc.array(fc.constantFrom(...INTENT_STATES), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(words, async (states) => {
      // In the order in which providers go on: the last word before a charge says what it is without one.
      const later = states.includes('authorised');
      const payment = await heard(states, later);
      const isCharged = states.includes('captured');
      expect(payment.state === 'captured').toBe(isCharged);
      expect(payment.capturedMinor).toBe(isCharged ? 10_000 : 0);
      const books = isCharged ? ['charge provider -10000', 'charge traveller 10000'] : [];
      expect((await movementsOf(place.database, payment.bookingId)).toSorted()).toEqual(books);
    }),
    { numRuns: 40 },
  );
});

type Doubtful = [NonNullable<Payment['doubt']>, string, Partial<Intent>];

test.each<Doubtful>([
  ['booking', 'names another try', { attemptId: randomUUID() }],
  ['booking', 'names another booking', { bookingId: randomUUID() }],
  ['currency', 'is in other money', { amount: money(10_000, 'USD') }],
  ['amount', 'is more than was asked for', { amount: money(10_001, 'EUR') }],
  ['amount', 'is less than was asked for', { amount: money(9_999, 'EUR') }],
  ['amount', 'charges only a part', { capturedMinor: 9_999 }],
  ['amount', 'charges nothing and calls it charged', { capturedMinor: 0 }],
  ['later', 'was only to be charged later', { isLater: true, state: 'authorised' }],
])('There is doubt about %s where an intent %s: it counts as no money.', async (doubt, _, difference) => {
  const payment = await begun(place.database);
  const noted = await note(place.database, payment, difference);
  expect(noted).toMatchObject({ doubt, state: 'asked', capturedMinor: 0 });
  expect(await movementsOf(place.database, payment.bookingId)).toEqual([]);
});

test('There is doubt about a second intent of the same try: the first is the one that is kept.', async () => {
  const first = await note(place.database, await begun(place.database), { state: 'acting' });
  const noted = await note(place.database, first, { id: 'pi_another' });
  expect(noted).toMatchObject({ doubt: 'booking', state: 'acting', providerId: first.providerId });
});

test('An intent of another try gives this one no name: nobody cancels or refunds what is somebody else’s.', async () => {
  const theirs = await heard(['captured']);
  const ours = await begun(place.database);
  const difference = { id: theirs.providerId ?? '', attemptId: theirs.id, bookingId: theirs.bookingId };
  expect(await note(place.database, ours, difference)).toMatchObject({ doubt: 'booking', providerId: null });
  const found = await note(place.database, ours);
  expect(found).toMatchObject({ doubt: null, state: 'captured', providerId: `pi_${ours.id}` });
});

test('Several doubts are told by the first, and whose money it is comes before how much.', async () => {
  const all = { bookingId: randomUUID(), amount: money(1, 'USD'), isLater: true };
  const doubtOf = async (difference: Partial<Intent>) =>
    (await note(place.database, await begun(place.database), difference)).doubt;
  expect(await doubtOf(all)).toBe('booking');
  expect(await doubtOf({ amount: all.amount, isLater: true })).toBe('currency');
  expect(await doubtOf({ amount: money(1, 'EUR'), isLater: true })).toBe('amount');
});

test('Of what was set aside a part may be charged: that much is in the books, and there is no doubt.', async () => {
  const payment = await begun(place.database, { isLater: true });
  const noted = await note(place.database, payment, { capturedMinor: 4_000 });
  expect(noted).toMatchObject({ doubt: null, state: 'captured', capturedMinor: 4_000 });
  expect(await movementsOf(place.database, payment.bookingId)).toEqual([
    'charge traveller 4000',
    'charge provider -4000',
  ]);
});

test('Doubt takes no money away that was there, and is over once the provider says what was asked for.', async () => {
  const payment = await heard(['captured']);
  const doubtful = await note(place.database, payment, { amount: money(1, 'EUR') });
  expect(doubtful).toMatchObject({ doubt: 'amount', state: 'captured', capturedMinor: 10_000 });
  expect(await note(place.database, payment)).toMatchObject({ doubt: null, state: 'captured' });
});

test('Nothing is written down of a try that is not there.', async () => {
  const payment = { ...(await begun(place.database)), id: randomUUID() };
  await expect(note(place.database, payment)).rejects.toThrow(`no payment ${payment.id}`);
});

test('A provider says nothing new while state, name and sum are those that are written, and no refund is told.', async () => {
  const payment = await heard(['captured']);
  const refund = { id: 're_1', key: randomUUID(), amountMinor: 1, state: 'done' } as const;
  expect(isSameAsWritten(payment, intentOf(payment))).toBe(true);
  expect(isSameAsWritten(payment, intentOf(payment, { state: 'cancelled' }))).toBe(false);
  expect(isSameAsWritten(payment, intentOf(payment, { id: 'pi_another' }))).toBe(false);
  expect(isSameAsWritten(payment, intentOf(payment, { capturedMinor: 1 }))).toBe(false);
  expect(isSameAsWritten(payment, intentOf(payment, { refunds: [refund] }))).toBe(false);
  expect(await readPayment(place.database.pool, payment.id)).toEqual(payment);
});
