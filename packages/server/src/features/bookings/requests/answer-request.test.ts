import { localTime } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  balances,
  bookingDeps,
  emptyBookings,
  heldQuote,
  stateOf,
} from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { countersOf, quoteCatalogue, showId, showOption } from '../../../../test-support/quotes/quotes.ts';
import { numberDocuments } from '../documents/number-documents.ts';
import { captureAcceptedBooking } from '../settlement/capture-accepted-booking.ts';
import { reconcilePayments } from '../settlement/reconcile-payments.ts';
import { type AnswerRequestInput, answerRequest } from './answer-request.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

const signal = () => AbortSignal.timeout(5_000);
const onRequest = { product: showId, optionId: showOption, time: localTime('18:30') };
const sql = (text: string) => testDb.database.pool.query(text);

async function requested(options: Parameters<typeof bookingDeps>[1] = {}) {
  const shop = bookingDeps(testDb.database, options);
  const { booking } = await shop.pay(await heldQuote(testDb.database, onRequest));
  const answer = (reply: AnswerRequestInput['answer'], more: Partial<AnswerRequestInput> = {}) =>
    answerRequest(testDb.database, { bookingId: booking.id, answer: reply, actor: 'supplier', ...more });
  const capture = () => captureAcceptedBooking(shop.deps, booking.id, signal());
  return { ...shop, booking, answer, capture };
}

test('Accepting captures the authorisation once, and only then is the booking confirmed and invoiced', async () => {
  const { answer, capture, provider, jobs, booking } = await requested();
  expect(await answer('accept')).toMatchObject({ outcome: 'answered', booking: { state: 'accepted' } });
  expect(await numberDocuments(testDb.database)).toBe(0);
  expect(await answer('accept')).toMatchObject({ outcome: 'same' });
  expect(await Promise.all([capture(), capture(), capture()])).toEqual([undefined, undefined, undefined]);
  expect([...provider.intents.values()]).toMatchObject([
    { state: 'captured', capturedMinor: booking.totalMinor },
  ]);
  expect(await stateOf(testDb.database)).toEqual(['confirmed']);
  expect(await numberDocuments(testDb.database)).toBe(1);
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 0, sold: 2 }]);
  expect(await jobs()).toEqual(['request', 'accept', 'capture']);
  expect(await answer('accept')).toMatchObject({ outcome: 'same', booking: { state: 'confirmed' } });
  expect(await answer('decline')).toMatchObject({ outcome: 'otherwise' });
});

test('Declining releases the spots, voids the authorisation and records actor and reason', async () => {
  const { answer, provider, payAllRefunds } = await requested();
  const byOperator = { actor: 'operator', actorName: 'Ada', reason: 'The stage is being repaired.' } as const;
  expect(await answer('decline', byOperator)).toMatchObject({
    outcome: 'answered',
    booking: { state: 'declined' },
  });
  await payAllRefunds();
  expect([...provider.intents.values()]).toMatchObject([{ state: 'cancelled', capturedMinor: 0 }]);
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 0, sold: 0 }]);
  expect(
    (await sql('select actor, actor_name, reason from booking_transitions order by id desc limit 1')).rows,
  ).toEqual([{ actor: 'operator', actor_name: 'Ada', reason: byOperator.reason }]);
  expect(await answer('decline')).toMatchObject({ outcome: 'same' });
  expect(await answer('accept')).toMatchObject({ outcome: 'otherwise' });
});

test('A payment captured before the answer confirms at once when accepted and is refunded when declined', async () => {
  for (const reply of ['accept', 'decline'] as const) {
    await emptyBookings(testDb.database);
    const { answer, provider, payAllRefunds, deps } = await requested();
    const [intent] = provider.intents.values();
    if (!intent) throw new Error('No payment was requested.');
    provider.put({ ...intent, state: 'captured', capturedMinor: intent.amount.amount });
    await reconcilePayments(deps, signal());
    await answer(reply);
    await payAllRefunds();
    expect(await stateOf(testDb.database)).toEqual([reply === 'accept' ? 'confirmed' : 'declined']);
    const refunds = provider.intents.get(intent.id)?.refunds.map(({ amountMinor }) => amountMinor);
    expect(refunds).toEqual(reply === 'accept' ? [] : [intent.amount.amount]);
  }
});

test('After the deadline a request cannot be accepted, whether or not the expiry job has run', async () => {
  const { answer } = await requested();
  await sql(`update bookings set answer_until = now() - interval '1 second'`);
  expect(await answer('accept')).toMatchObject({ outcome: 'too_late' });
  await sql(`update bookings set state = 'unanswered'`);
  expect(await answer('accept')).toMatchObject({ outcome: 'too_late' });
  expect(await answer('decline')).toMatchObject({ outcome: 'too_late' });
});

test('A capture whose answer was lost is requested again and charges once', async () => {
  let isLost = true;
  const { answer, capture, provider } = await requested({
    faultOf: (operation) => (isLost && operation === 'capture' ? 'lost' : undefined),
  });
  await answer('accept');
  expect(await capture()).toBe('The answer of the provider was lost.');
  expect(await stateOf(testDb.database)).toEqual(['accepted']);
  isLost = false;
  expect(await capture()).toBeUndefined();
  expect(await stateOf(testDb.database)).toEqual(['confirmed']);
  expect([...provider.intents.values()]).toMatchObject([{ state: 'captured' }]);
});

test('A failed capture job is queued again as long as the accepted booking waits for it', async () => {
  const { answer, deps, capture } = await requested();
  await answer('accept');
  await sql(`update jobs set state = 'failed', ended_at = now() where kind = 'capture-booking'`);
  const waiting = async () =>
    (await sql(`select from jobs where kind = 'capture-booking' and state = 'waiting'`)).rowCount;
  await reconcilePayments(deps, signal());
  // Reconciliation leaves an acceptance of the last minute to its own job.
  expect(await waiting()).toBe(0);
  await sql(`update booking_transitions set taken_at = taken_at - interval '2 minutes'`);
  for (let pass = 0; pass < 2; pass++) await reconcilePayments(deps, signal());
  expect(await waiting()).toBe(1);
  await capture();
  await sql(`update jobs set state = 'done', ended_at = now() where kind = 'capture-booking'`);
  await reconcilePayments(deps, signal());
  expect(await waiting()).toBe(0);
});

test('A capture of less than the price does not confirm an accepted booking', async () => {
  const { answer, capture, provider } = await requested();
  await answer('accept');
  const [intent] = provider.intents.values();
  if (!intent) throw new Error('Nothing was authorised.');
  provider.put({ ...intent, state: 'captured', capturedMinor: intent.amount.amount - 1 });
  expect(await capture()).toBe('The money is captured.');
  expect(await stateOf(testDb.database)).toEqual(['accepted']);
  expect(await numberDocuments(testDb.database)).toBe(0);
});

test('An acceptance does not confirm a booking of which only a part was captured before', async () => {
  const { answer } = await requested();
  await sql(`update payments set state = 'captured', captured_minor = amount_minor - 1`);
  expect(await answer('accept')).toMatchObject({ outcome: 'answered', booking: { state: 'accepted' } });
  expect(await numberDocuments(testDb.database)).toBe(0);
});

test('A lost authorisation ends the booking: spots are released and the traveller is notified', async () => {
  const { answer, capture, provider, jobs } = await requested();
  await answer('accept');
  const [id = ''] = provider.intents.keys();
  provider.finish(id, 'cancelled');
  expect(await capture()).toBeUndefined();
  expect(await stateOf(testDb.database)).toEqual(['unpaid']);
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 0, sold: 0 }]);
  expect((await jobs()).at(-1)).toBe('lose_authorisation');
  expect(await balances(testDb.database)).toEqual({});
});

test('A payment captured at the moment its booking is cancelled is refunded once', async () => {
  const { answer, capture, provider, deps, payAllRefunds } = await requested({
    faultOf: (operation) => (operation === 'capture' ? 'lost' : undefined),
  });
  await answer('accept');
  await capture();
  await sql(`update bookings set state = 'cancelled'`);
  for (let pass = 0; pass < 2; pass++) {
    await reconcilePayments(deps, signal());
    await payAllRefunds();
  }
  const [intent] = provider.intents.values();
  expect(intent).toMatchObject({ state: 'captured', refunds: [{ amountMinor: intent?.capturedMinor }] });
  expect(await balances(testDb.database)).toEqual({});
});
