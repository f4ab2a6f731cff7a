import { createHmac } from 'node:crypto';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { changedOnStripe, readStripeEvent } from './stripe-events.ts';

const secret = 'whsec_of_a_test';
const now = new Date('2037-11-23T12:00:00Z');
const library = new Stripe('sk_test_1');

const readEvent = (type: string, object: object, signedWith = secret) =>
  readSigned({ id: 'evt_1', object: 'event', type, data: { object } }, signedWith);

function readSigned(event: unknown, signedWith = secret, secondsAhead = 0) {
  const body = Buffer.from(JSON.stringify(event));
  const time = now.getTime() / 1_000 + secondsAhead;
  const signature = createHmac('sha256', signedWith).update(`${time}.`).update(body).digest('hex');
  const headers = { 'stripe-signature': `t=${time},v1=${signature}` };
  return readStripeEvent(library, secret, { body, headers, now });
}

const attemptId = '4f2c8f6e-6f0e-4f7e-9f39-0d7c5c8f0b11';
const intent = { id: 'pi_1', object: 'payment_intent', metadata: { attemptId } };
const charge = { id: 'ch_1', object: 'charge', payment_intent: 'pi_1', metadata: { attemptId: 'x' } };

test('An event about an intent names its attempt; an event about a charge or a refund names its intent alone', () => {
  const event = { outcome: 'event', id: 'evt_1', intentId: 'pi_1' };
  expect(readEvent('payment_intent.succeeded', intent)).toEqual({ ...event, attemptId });
  expect(readEvent('charge.refunded', charge)).toEqual({ ...event, attemptId: null });
  expect(readEvent('refund.failed', { ...charge, object: 'refund' })).toEqual({ ...event, attemptId: null });
});

test('An event of another type, or without an intent, is ignored; an event signed by another sender is refused', () => {
  const ignored = { outcome: 'ignored', id: 'evt_1' };
  expect(readEvent('payment_intent.something_new', intent)).toEqual(ignored);
  expect(readEvent('customer.created', { id: 'cus_1', object: 'customer' })).toEqual(ignored);
  expect(readEvent('charge.refunded', { ...charge, payment_intent: null })).toEqual(ignored);
  expect(readEvent('payment_intent.succeeded', intent, 'whsec_of_another').outcome).toBe('refused');
});

test.each([
  [-301, 'refused'],
  [-299, 'event'],
  [299, 'event'],
  [301, 'refused'],
  [4_000, 'refused'],
])('An event that was signed %i seconds from now is: %s', (secondsAhead, outcome) => {
  const event = { id: 'evt_1', object: 'event', type: 'charge.refunded', data: { object: charge } };
  expect(readSigned(event, secret, secondsAhead).outcome).toBe(outcome);
});

test.each<[string, unknown]>([
  ['no metadata', undefined],
  ['no attempt', {}],
  ['an attempt of another shop', { attemptId: 'order-77' }],
  ['an attempt that is no text', { attemptId: { id: 7 } }],
])('An event about an intent with %s is ignored, because the account may serve others', (_, metadata) => {
  expect(readEvent('payment_intent.succeeded', { ...intent, metadata })).toEqual({
    outcome: 'ignored',
    id: 'evt_1',
  });
});

test.each<[string, unknown]>([
  ['null', null],
  ['a list', []],
  ['a text', 'event'],
  ['without data', { id: 'evt_1', type: 'charge.refunded' }],
  ['without an object', { id: 'evt_1', type: 'charge.refunded', data: { object: null } }],
  ['with a NUL in its ID', { id: 'evt_\u0000', type: 'charge.refunded', data: { object: charge } }],
])('A signed event that is %s is refused', (_, event) => {
  expect(readSigned(event)).toMatchObject({ outcome: 'refused' });
});

test('An event about an intent whose ID no intent can have is ignored', () => {
  for (const id of ['pi_\u0000', '', 'pi/../1', 7])
    expect(readEvent('payment_intent.succeeded', { ...intent, id })).toEqual({
      outcome: 'ignored',
      id: 'evt_1',
    });
});

test('Changes are all our intents that Stripe’s events name, each once and oldest first', async () => {
  const ids = Array.from({ length: 23 }, (_, n) => `pi_${n}`);
  const about = (object: object) => ({ data: { object } });
  // Stripe lists the newest first.
  const events = [
    about({ ...charge, payment_intent: 'pi_22' }),
    about({ ...intent, id: 'pi_of_others', metadata: {} }),
    about({ ...charge, payment_intent: 'pi_unknown' }),
    about({ id: 'ch_2', object: 'charge', payment_intent: null }),
    ...ids.toReversed().map((id) => about({ ...intent, id })),
  ];
  const requests: { created?: object; types?: readonly string[]; limit?: number }[] = [];
  const retrieved: string[] = [];
  let [atOnce, mostAtOnce] = [0, 0];
  const stripe = {
    events: {
      list: (params: object) => {
        requests.push(params);
        return { autoPagingToArray: async () => [...events] };
      },
    },
    paymentIntents: {
      retrieve: async (id: string) => {
        retrieved.push(id);
        mostAtOnce = Math.max(mostAtOnce, ++atOnce);
        await Promise.resolve();
        atOnce--;
        const metadata = id === 'pi_unknown' ? {} : { attemptId, bookingId: 'b', method: 'credit-card' };
        return { id, amount: 1, amount_received: 0, currency: 'eur', status: 'succeeded', metadata };
      },
    },
  } as unknown as Stripe;
  const answer = await changedOnStripe(stripe, new Date('2037-11-23T12:00:00.900Z'));
  if (answer.outcome !== 'done') throw new Error(answer.outcome);
  expect(answer.result.map(({ id }) => id)).toEqual(ids);
  expect(retrieved).toEqual([...ids, 'pi_unknown']);
  expect(mostAtOnce).toBeLessThanOrEqual(10);
  // Stripe lists no more than a hundred at once.
  expect(requests).toMatchObject([{ created: { gte: now.getTime() / 1_000 }, limit: 100 }]);
  expect(requests[0]?.types).toContain('charge.refunded');
});
