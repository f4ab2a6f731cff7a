import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { readOnStripe } from './read-on-stripe.ts';

const intent = {
  id: 'pi_1',
  amount: 1_000,
  amount_received: 1_000,
  currency: 'eur',
  status: 'succeeded',
  metadata: {
    attemptId: '4f2c8f6e-6f0e-4f7e-9f39-0d7c5c8f0b11',
    bookingId: 'booking-1',
    method: 'credit-card',
  },
  latest_charge: { payment_method_details: { card: { capture_before: 2_142_000_000 } } },
};
const refundOf = (id: string) => ({ id, amount: 1, status: 'succeeded', metadata: { key: `key-${id}` } });

function readIntent(differences: object) {
  const requests: unknown[] = [];
  const stripe = {
    paymentIntents: {
      retrieve: async (...of: unknown[]) => {
        requests.push(of);
        return { ...intent, ...differences };
      },
    },
    disputes: {
      list: (params: object) => {
        requests.push(params);
        const dispute = (id: string, status: string) => ({ id, amount: 900, status });
        const disputes = [
          dispute('dp_1', 'needs_response'),
          dispute('dp_2', 'warning_closed'),
          dispute('dp_3', 'lost'),
        ];
        return { autoPagingToArray: async () => disputes };
      },
    },
    refunds: {
      list: (params: object) => {
        requests.push(params);
        return { autoPagingToArray: async () => [refundOf('re_new'), refundOf('re_old')] };
      },
    },
  } as unknown as Stripe;
  return { answer: readOnStripe(stripe, 'pi_1'), requests };
}

test('A captured intent is read with its refunds, oldest first, and with the end of its authorisation', async () => {
  const { answer, requests } = readIntent({});
  expect(await answer).toMatchObject({
    outcome: 'done',
    result: {
      id: 'pi_1',
      refunds: [{ id: 're_old' }, { id: 're_new' }],
      captureBefore: new Date(2_142_000_000_000),
    },
  });
  expect(requests).toEqual([
    ['pi_1', { expand: ['latest_charge'] }],
    // Stripe lists no more than a hundred at once.
    { payment_intent: 'pi_1', limit: 100 },
  ]);
});

test('A disputed charge is read with its disputes, and what the provider has not decided is open', async () => {
  const { answer, requests } = readIntent({ latest_charge: { disputed: true } });
  expect(await answer).toMatchObject({
    result: {
      disputes: [
        { id: 'dp_1', amountMinor: 900, state: 'open' },
        { id: 'dp_2', amountMinor: 900, state: 'won' },
        { id: 'dp_3', amountMinor: 900, state: 'lost' },
      ],
    },
  });
  expect(requests).toHaveLength(3);
});

test('Only an intent that took money is asked for its refunds', async () => {
  const { answer, requests } = readIntent({ amount_received: 0 });
  expect(await answer).toMatchObject({ outcome: 'done', result: { refunds: [] } });
  expect(requests).toHaveLength(1);
});

test.each([
  [{ metadata: {} }],
  [{ metadata: { ...intent.metadata, attemptId: '' } }],
  [{ metadata: { ...intent.metadata, attemptId: 'order-77' } }],
  [{ metadata: { ...intent.metadata, bookingId: '' } }],
  [{ metadata: { ...intent.metadata, method: 'cheque' } }],
  [{ currency: 'xxx' }],
])('An intent of the same account that we did not create does not exist for us: %j', async (differences) => {
  expect(await readIntent(differences).answer).toMatchObject({ outcome: 'refused', why: 'no_such_intent' });
});
