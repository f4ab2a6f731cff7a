import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import type { Fault } from '../../gateways/payments/memory-payments-for-tests.ts';
import { readPaymentsOf } from '../payments/read-payments.ts';
import { loadQuoteWorld } from '../quotes/quotes-for-tests.ts';
import { settleAnswer } from './check-out.ts';
import { closeOtherAttempts } from './close-other-attempts.ts';
import { confirmPayment } from './confirm-payment.ts';
import { deskFor, emptyBookings, heldQuote, stateOf } from './desk-for-tests.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});
beforeEach(() => emptyBookings(place.database));
afterAll(() => place.drop());

const challenge = { charge: { paymentMethodId: 'challenge' } };

/** Somebody whose bank wants to see him, at a provider with whom these deeds go wrong from now on. */
async function acting() {
  const faults = new Map<string, Fault>();
  const stage = deskFor(place.database, { faultOf: (deed) => faults.get(deed) });
  const quote = await heldQuote(place.database);
  const { booking } = await stage.pay(quote, challenge);
  const [payment] = await readPaymentsOf(place.database.pool, booking.id);
  if (!payment?.providerId) throw new Error('Nothing was begun.');
  return { ...stage, faults, quote, booking, payment, id: payment.providerId };
}

const stateOfTries = async (bookingId: string) =>
  (await readPaymentsOf(place.database.pool, bookingId)).map(({ state }) => state);

test('The provider is told whose money it is: banks show it to him.', async () => {
  const { provider, pay } = deskFor(place.database);
  const create = vi.spyOn(provider.gateway, 'create');
  await pay(await heldQuote(place.database), { method: 'bancontact', charge: { paymentMethodId: null } });
  expect(create.mock.calls).toMatchObject([[{ method: 'bancontact', payerName: 'Mara Lind' }, {}]]);
});

test('What a provider answers is done at once: the money is there, and the booking is sold.', async () => {
  const { desk, provider, booking, payment, id } = await acting();
  provider.finish(id, 'paid');
  const answer = await provider.gateway.read(id, AbortSignal.timeout(1_000));
  expect(await settleAnswer(desk, { booking, payment }, answer)).toMatchObject({
    outcome: 'sold',
    booking: { state: 'confirmed' },
    intent: { id, state: 'captured' },
  });
});

test('What was not heard is neither a yes nor a no: nothing changes, and it may be asked again.', async () => {
  const { desk, booking, payment } = await acting();
  const answer = { outcome: 'unknown', reason: 'It answered 500.' } as const;
  await expect(settleAnswer(desk, { booking, payment }, answer)).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(await stateOfTries(booking.id)).toEqual(['acting']);
  expect(await stateOf(place.database)).toEqual(['awaiting_payment']);
});

test('A word that the provider knows for something else is a fault of whoever sent it.', async () => {
  const { desk, booking, payment } = await acting();
  const answer = { outcome: 'refused', why: 'key_reused', reason: '' } as const;
  await expect(settleAnswer(desk, { booking, payment }, answer)).rejects.toMatchObject({
    code: 'unprocessable',
    field: 'data.attemptId',
  });
  expect(await stateOfTries(booking.id)).toEqual(['acting']);
});

test.each(['no_such_intent', 'wrong_state', 'too_much', 'invalid'] as const)(
  'A try that the provider refuses as %s is closed, and the booking waits for another.',
  async (why) => {
    const { desk, booking, payment } = await acting();
    const answer = { outcome: 'refused', why, reason: '' } as const;
    expect(await settleAnswer(desk, { booking, payment }, answer)).toEqual({
      outcome: 'impossible',
      booking,
    });
    expect(await stateOfTries(booking.id)).toEqual(['failed']);
    expect(await stateOf(place.database)).toEqual(['awaiting_payment']);
  },
);

test('Who comes back from his bank is believed nothing: the provider says whether he has paid.', async () => {
  const { desk, provider, quote, id } = await acting();
  const wish = { cartId: quote.cartId, paymentIntentId: id };
  expect(await confirmPayment(desk, wish)).toMatchObject({ outcome: 'open' });
  provider.finish(id, 'paid');
  expect(await confirmPayment(desk, wish)).toMatchObject({ outcome: 'sold' });
  expect(await confirmPayment(desk, wish)).toMatchObject({ outcome: 'sold' });
  expect(await stateOf(place.database)).toEqual(['confirmed']);
});

test('Who gives up what he was asked has the time that a refusal leaves, and nobody pays by it any more.', async () => {
  const { desk, provider, booking, quote, id } = await acting();
  const minutesLeft = async () => {
    const { rows } = await place.database.pool.query<{ left: number }>(
      'select extract(epoch from expires_at - now())::float8 / 60 as left from holds where id = $1',
      [booking.holdId],
    );
    return rows[0]?.left;
  };
  expect(await minutesLeft()).toBeGreaterThan(16);
  const wish = { cartId: quote.cartId, paymentIntentId: id, isGivenUp: true };
  expect(await confirmPayment(desk, wish)).toMatchObject({ outcome: 'refused' });
  expect(await stateOfTries(booking.id)).toEqual(['cancelled']);
  expect(await minutesLeft()).toBeLessThan(16);
  expect(provider.intents.get(id)?.state).toBe('cancelled');
});

test.each(['captured', 'processing'] as const)(
  'What is given up and is %s by then is not cancelled.',
  async (state) => {
    const { desk, provider, quote, id } = await acting();
    const intent = provider.intents.get(id);
    if (intent)
      provider.put({ ...intent, state, capturedMinor: state === 'captured' ? intent.amount.amount : 0 });
    const wish = { cartId: quote.cartId, paymentIntentId: id, isGivenUp: true };
    const outcome = state === 'captured' ? 'sold' : 'open';
    expect(await confirmPayment(desk, wish)).toMatchObject({ outcome });
    expect(provider.asked.filter(({ deed }) => deed === 'cancel')).toEqual([]);
  },
);

test('Of another cart an intent is nobody’s, and a cart that has booked nothing has none.', async () => {
  const { desk, quote, id, pay } = await acting();
  const other = await heldQuote(place.database);
  await pay(other, challenge);
  const said = (cartId: string, paymentIntentId: string) =>
    confirmPayment(desk, { cartId, paymentIntentId }).catch(({ code, field }) => `${code} ${field}`);
  expect(await said(other.cartId, id)).toBe('not_found paymentIntentId');
  expect(await said(quote.cartId, 'pi_another')).toBe('not_found paymentIntentId');
  expect(await said(randomUUID(), id)).toBe('not_found cartId');
});

const closing = (stage: Awaited<ReturnType<typeof acting>>, wanted?: string) =>
  closeOtherAttempts(stage.desk, stage.booking, ({ id }) => id === wanted);

test('The try that is wanted stays as it is, and what has ended is not touched again.', async () => {
  const stage = await acting();
  await closing(stage, stage.payment.id);
  expect(await stateOfTries(stage.booking.id)).toEqual(['acting']);
  await closing(stage);
  expect(await stateOfTries(stage.booking.id)).toEqual(['cancelled']);
  const asked = stage.provider.asked.length;
  await closing(stage);
  expect(stage.provider.asked).toHaveLength(asked);
});

test('Where it is not known whether a try was let go, nobody pays with another.', async () => {
  const stage = await acting();
  stage.faults.set('cancel', 'lost');
  await expect(closing(stage)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await stateOfTries(stage.booking.id)).toEqual(['acting']);
  stage.faults.clear();
  await closing(stage);
  expect(await stateOfTries(stage.booking.id)).toEqual(['cancelled']);
});

test('A try of which the provider has not heard may be under way for half a minute; after that it is closed.', async () => {
  const stage = await acting();
  const { pool } = place.database;
  await pool.query(`update payments set state = 'asked', provider_id = null`);
  stage.provider.intents.clear();
  await expect(closing(stage)).rejects.toMatchObject({ code: 'conflict', field: 'attemptId' });
  expect(await stateOfTries(stage.booking.id)).toEqual(['asked']);
  await pool.query(`update payments set made_at = made_at - interval '31 seconds'`);
  await closing(stage);
  expect(await readPaymentsOf(pool, stage.booking.id)).toMatchObject([
    { state: 'failed', refusal: 'provider_unavailable' },
  ]);
});
