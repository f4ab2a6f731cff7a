import { money } from '@ashore/core/money/money.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { resultOf } from '../../../../test-support/payment-providers/read-answer.ts';
import type { NewIntent } from '../port.ts';
import { cancelOrder, captureOrAuthoriseOrder, captureOrder, refundOrder } from './change-order.ts';
import type { PaypalAnswer, PaypalRequest } from './client.ts';
import { createOrder, findOrderOfAttempt } from './create-order.ts';
import { rowOfAttempt } from './read-order.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(() => testDb.database.pool.query('delete from paypal_orders'));
afterAll(() => testDb.drop());

const wanted: NewIntent = {
  attemptId: 'attempt-1',
  bookingId: 'booking-1',
  method: 'paypal',
  amount: money(8_730, 'EUR'),
  isCaptureLater: false,
  paymentMethodId: null,
  returnUrl: 'https://shop.example/return',
  description: 'A trip',
  locale: 'en',
};
const euros = (value: string) => ({ amount: { currency_code: 'EUR', value } });
const authorization = { id: 'AUT-1', status: 'CREATED', ...euros('87.30') };
const capture = { id: 'CAP-1', status: 'COMPLETED', ...euros('87.30') };
const refundKey = { key: 'key-1', amountMinor: 1_000, reason: 'x'.repeat(300) };

type OrderParts = { readonly status?: string; readonly payments?: object; readonly intent?: string };

/** Plays PayPal with one order, as `order` tells it, and one reply to every write. */
function createPlayedClient(order: OrderParts, reply: Partial<PaypalAnswer> = {}) {
  const writes: (PaypalRequest | undefined)[] = [];
  const body = {
    id: 'ORDER-1',
    intent: order.intent ?? 'CAPTURE',
    status: order.status ?? 'PAYER_ACTION_REQUIRED',
    purchase_units: [{ custom_id: 'attempt-1', ...euros('87.30'), payments: order.payments }],
  };
  const deps = {
    pool: testDb.database.pool,
    signal: new AbortController().signal,
    callPaypal: async (request: PaypalRequest): Promise<PaypalAnswer> => {
      if (request.method === 'GET') return { status: 200, body, issue: '' };
      writes.push(request);
      return { status: 201, body, issue: '', ...reply };
    },
  };
  return { deps, writes };
}

/** An order of ours that PayPal then shows with these parts. */
async function createPlayedOrder(order: OrderParts, reply: Partial<PaypalAnswer> = {}) {
  const isCaptureLater = order.intent === 'AUTHORIZE';
  await createOrder(createPlayedClient({ intent: order.intent ?? 'CAPTURE' }).deps, {
    ...wanted,
    isCaptureLater,
  });
  return createPlayedClient(order, reply);
}
const storedOrder = () => rowOfAttempt(testDb.database.pool, 'attempt-1');

const authorised = {
  intent: 'AUTHORIZE',
  status: 'COMPLETED',
  payments: { authorizations: [authorization] },
};
const capturedOrder = { status: 'COMPLETED', payments: { captures: [capture] } };

test.each([
  [0, 'invalid'],
  [-1, 'invalid'],
  [0.5, 'invalid'],
  [Number.NaN, 'invalid'],
  [8_731, 'too_much'],
  [9_999, 'too_much'],
])('A capture of %d is refused without a call: %s', async (amountMinor, why) => {
  const { deps, writes } = await createPlayedOrder(authorised);
  expect(await captureOrder(deps, 'ORDER-1', { key: 'key-1', amountMinor })).toMatchObject({ why });
  expect(writes).toEqual([]);
});

test('A capture is final, so that the rest of the authorisation is released', async () => {
  const { deps, writes } = await createPlayedOrder(authorised);
  await captureOrder(deps, 'ORDER-1', { key: 'key-1', amountMinor: 8_730 });
  const body = { ...euros('87.30'), final_capture: true };
  const path = '/v2/payments/authorizations/AUT-1/capture';
  expect(writes).toEqual([{ method: 'POST', path, key: 'key-1', body }]);
});

test.each([0, -1, 0.5])('A refund of %d is refused without a call', async (amountMinor) => {
  const { deps, writes } = await createPlayedOrder(capturedOrder);
  expect(await refundOrder(deps, 'ORDER-1', { ...refundKey, amountMinor })).toMatchObject({ why: 'invalid' });
  expect(writes).toEqual([]);
});

test('A refund names its key, and tells the payer the reason as far as PayPal shows it', async () => {
  const refund = { id: 'REF-1', status: 'COMPLETED', custom_id: 'key-1', ...euros('10.00') };
  const { deps, writes } = await createPlayedOrder(capturedOrder, { body: refund });
  expect(resultOf(await refundOrder(deps, 'ORDER-1', refundKey))).toEqual({
    id: 'REF-1',
    key: 'key-1',
    amountMinor: 1_000,
    state: 'done',
  });
  const body = { ...euros('10.00'), custom_id: 'key-1', note_to_payer: 'x'.repeat(255) };
  const path = '/v2/payments/captures/CAP-1/refund';
  expect(writes).toEqual([{ method: 'POST', path, key: 'key-1', body }]);
});

test('A capture or a refund that PayPal refuses changed nothing', async () => {
  const capturing = await createPlayedOrder(authorised, { status: 400 });
  const operation = { key: 'key-1', amountMinor: 8_730 };
  expect(await captureOrder(capturing.deps, 'ORDER-1', operation)).toMatchObject({ why: 'wrong_state' });
  await testDb.database.pool.query('delete from paypal_orders');
  const refunding = await createPlayedOrder(capturedOrder, { status: 400 });
  expect(await refundOrder(refunding.deps, 'ORDER-1', refundKey)).toMatchObject({ why: 'too_much' });
});

test.each([
  ['an open order', {}],
  ['an approved order', { status: 'APPROVED' }],
  ['an authorised order', authorised],
  ['a pending capture', { status: 'COMPLETED', payments: { captures: [{ ...capture, status: 'PENDING' }] } }],
])('Nothing is refunded of %s', async (_, order) => {
  const { deps, writes } = await createPlayedOrder(order);
  expect(await refundOrder(deps, 'ORDER-1', refundKey)).toMatchObject({ why: 'wrong_state' });
  expect(writes).toEqual([]);
});

test.each([
  ['CAPTURE', 'capture'],
  ['AUTHORIZE', 'authorize'],
])(
  'An approved order of intent %s is taken by "%s", under a key that is the same in every release',
  async (intent, operation) => {
    const { deps, writes } = await createPlayedOrder({ intent, status: 'APPROVED' });
    await captureOrAuthoriseOrder(deps, 'ORDER-1');
    const path = `/v2/checkout/orders/ORDER-1/${operation}`;
    expect(writes).toEqual([{ method: 'POST', path, key: 'attempt-1/take' }]);
  },
);

test.each([
  ['not approved yet', {}],
  ['captured', capturedOrder],
  ['authorised', authorised],
])('An order that is %s is not taken', async (_, order) => {
  const { deps, writes } = await createPlayedOrder(order);
  expect((await captureOrAuthoriseOrder(deps, 'ORDER-1')).outcome).toBe('done');
  expect([writes, (await storedOrder())?.capture_started_at]).toEqual([[], null]);
});

test.each([
  ['INSTRUMENT_DECLINED', 'failed', 'card_declined'],
  ['TRANSACTION_REFUSED', 'failed', 'card_declined'],
  ['PAYER_CANNOT_PAY', 'failed', 'card_declined'],
  ['COMPLIANCE_VIOLATION', 'failed', 'card_declined'],
  ['INTERNAL_LIMIT', 'processing', null],
])(
  'A capture that PayPal refuses with %s leaves the payment %s, and it can be voided',
  async (issue, state, refusal) => {
    const { deps } = await createPlayedOrder({ status: 'APPROVED' }, { status: 400, issue });
    expect(resultOf(await captureOrAuthoriseOrder(deps, 'ORDER-1'))).toMatchObject({ state, refusal });
    expect(resultOf(await cancelOrder(deps, 'ORDER-1', { key: 'key-1' })).state).toBe('cancelled');
  },
);

test.each(['ORDER_ALREADY_CAPTURED', 'ORDER_ALREADY_AUTHORIZED'])(
  'An order that was taken already (%s) has not failed, and cannot be voided',
  async (issue) => {
    const { deps } = await createPlayedOrder({ status: 'APPROVED' }, { status: 400, issue });
    expect(resultOf(await captureOrAuthoriseOrder(deps, 'ORDER-1')).refusal).toBeNull();
    expect((await storedOrder())?.capture_started_at).not.toBeNull();
    expect(await cancelOrder(deps, 'ORDER-1', { key: 'key-1' })).toMatchObject({ why: 'wrong_state' });
  },
);

test('An authorisation is voided at PayPal under the key of the operation; a refused void is no void', async () => {
  const { deps, writes } = await createPlayedOrder(authorised, { status: 400 });
  expect(await cancelOrder(deps, 'ORDER-1', { key: 'key-1' })).toMatchObject({ why: 'wrong_state' });
  expect(writes).toEqual([{ method: 'POST', path: '/v2/payments/authorizations/AUT-1/void', key: 'key-1' }]);
  expect((await storedOrder())?.voided_at).toBeNull();
});

test('A captured or cancelled order is not voided at PayPal', async () => {
  const over = await createPlayedOrder(capturedOrder);
  expect(await cancelOrder(over.deps, 'ORDER-1', { key: 'key-1' })).toMatchObject({ why: 'wrong_state' });
  const voided = createPlayedClient({ status: 'VOIDED' });
  expect(resultOf(await cancelOrder(voided.deps, 'ORDER-1', { key: 'key-1' })).state).toBe('cancelled');
  expect([over.writes, voided.writes, (await storedOrder())?.voided_at]).toEqual([[], [], null]);
});

test.each([
  [{ amount: money(0, 'EUR') }],
  [{ amount: money(-1, 'EUR') }],
  [{ method: 'credit-card' }],
  [{ paymentMethodId: 'pm_1' }],
  [{ amount: money(100, 'AED') }],
] as const)('A payment that PayPal cannot take is refused before it is recorded: %j', async (differences) => {
  const { deps, writes } = createPlayedClient({});
  expect(await createOrder(deps, { ...wanted, ...differences })).toMatchObject({ why: 'invalid' });
  expect([writes, await storedOrder()]).toEqual([[], undefined]);
});

test('An order that PayPal refuses is invalid, with PayPal’s reason, and its attempt is not found', async () => {
  const { deps } = createPlayedClient({}, { status: 400, issue: 'PAYEE_ACCOUNT_RESTRICTED' });
  const refused = { outcome: 'refused', why: 'invalid', reason: 'PAYEE_ACCOUNT_RESTRICTED' };
  expect(await createOrder(deps, wanted)).toEqual(refused);
  expect(await findOrderOfAttempt(deps, 'attempt-1')).toMatchObject({ why: 'no_such_intent' });
});

test('An order request is written once: a repeated attempt sends nothing', async () => {
  const { deps, writes } = createPlayedClient({});
  await createOrder(deps, { ...wanted, description: 'd'.repeat(200), locale: 'zh-Hans' });
  await createOrder(deps, { ...wanted, description: 'd'.repeat(200), locale: 'zh-Hans' });
  await findOrderOfAttempt(deps, 'attempt-1');
  expect(writes).toMatchObject([
    {
      path: '/v2/checkout/orders',
      key: 'attempt-1',
      body: {
        intent: 'CAPTURE',
        purchase_units: [{ custom_id: 'attempt-1', description: 'd'.repeat(127), ...euros('87.30') }],
        payment_source: {
          paypal: {
            experience_context: {
              return_url: 'https://shop.example/return',
              cancel_url: 'https://shop.example/return',
              locale: 'zh-CN',
            },
          },
        },
      },
    },
  ]);
});

test('A lost attempt whose order existed is found and stays payable; one that only the repeat created is voided', async () => {
  const losing = { ...createPlayedClient({}).deps, callPaypal: () => Promise.reject(new Error('no answer')) };
  await expect(createOrder(losing, wanted)).rejects.toThrow('no answer');
  const existing = createPlayedClient({}, { status: 200 });
  expect(resultOf(await findOrderOfAttempt(existing.deps, 'attempt-1')).state).toBe('requires_action');
  await testDb.database.pool.query('update paypal_orders set order_id = null');
  expect(await findOrderOfAttempt(createPlayedClient({}).deps, 'attempt-1')).toMatchObject({
    why: 'no_such_intent',
  });
  expect((await storedOrder())?.voided_at).not.toBeNull();
});
