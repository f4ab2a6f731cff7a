import { money } from '@ashore/core/money/money.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { resultOf } from '../../../../test-support/payment-providers/read-answer.ts';
import { orderRequest } from './order-request.ts';
import {
  findOrder,
  markCaptureFailed,
  markCaptureStarted,
  markVoided,
  readIntentOf,
  recordAttempt,
  recordOrder,
  rowOfAttempt,
  rowOfOrder,
} from './read-order.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});

/** Four attempts: two without a decision, one whose capture has started, and one that is voided. */
const ORDERS = ['PLAIN', 'OTHER', 'STARTED', 'VOIDED'];

beforeEach(async () => {
  const { pool } = testDb.database;
  await pool.query('delete from paypal_orders');
  for (const id of ORDERS) {
    await recordAttempt(pool, { attemptId: `attempt-${id}`, bookingId: `booking-${id}`, request });
    await recordOrder(pool, `attempt-${id}`, id);
  }
  await pool.query(
    `update paypal_orders set payment_ids = array['PAYMENT-' || order_id],
       capture_started_at = case order_id when 'STARTED' then now() - interval '1 hour' end,
       voided_at = case order_id when 'VOIDED' then now() - interval '1 hour' end`,
  );
});

afterAll(() => testDb.drop());

const request = orderRequest({
  attemptId: 'attempt-PLAIN',
  bookingId: 'booking-PLAIN',
  method: 'paypal',
  amount: money(8_730, 'EUR'),
  isCaptureLater: false,
  paymentMethodId: null,
  returnUrl: 'https://shop.example/return',
  description: 'A trip',
  locale: 'en',
});

type StoredOrder = Readonly<Record<string, unknown>> & { readonly attempt_id: string };

async function storedOrders(): Promise<ReadonlyMap<string, StoredOrder>> {
  const { rows } = await testDb.database.pool.query<StoredOrder>('select * from paypal_orders');
  return new Map(rows.map((row) => [row.attempt_id, row]));
}

/** What an operation changes: the attempts whose rows differ afterwards, with the names of the changed columns. */
async function changesBy(operation: () => Promise<unknown>): Promise<Readonly<Record<string, string[]>>> {
  const before = await storedOrders();
  await operation();
  const after = await storedOrders();
  const changed = [...after].map(([id, row]) => {
    const columns = Object.keys(row).filter((name) => String(row[name]) !== String(before.get(id)?.[name]));
    return [id, columns] as const;
  });
  return Object.fromEntries(changed.filter(([, columns]) => columns.length > 0));
}

test('Each operation on an order changes the record of this order alone', async () => {
  const { pool } = testDb.database;
  const plain = 'attempt-PLAIN';
  expect(await changesBy(() => markCaptureStarted(pool, 'PLAIN'))).toEqual({
    [plain]: ['capture_started_at'],
  });
  expect(await changesBy(() => markCaptureFailed(pool, 'PLAIN', 'card_declined'))).toEqual({
    [plain]: ['capture_started_at', 'refusal'],
  });
  expect(await changesBy(() => markVoided(pool, 'PLAIN'))).toEqual({ [plain]: ['voided_at'] });
  expect(await changesBy(() => recordOrder(pool, plain, 'RENAMED'))).toEqual({ [plain]: ['order_id'] });
  const again = { attemptId: plain, bookingId: 'booking-OTHER', request };
  expect(await changesBy(() => recordAttempt(pool, again))).toEqual({});
});

test('An order is either captured or voided: the mark that comes first excludes the other and keeps its time', async () => {
  const { pool } = testDb.database;
  expect(
    await changesBy(async () => {
      expect(await markVoided(pool, 'STARTED')).toBe(false);
      expect(await markCaptureStarted(pool, 'VOIDED')).toBe(false);
      expect(await markCaptureStarted(pool, 'STARTED')).toBe(true);
      expect(await markVoided(pool, 'VOIDED')).toBe(true);
      expect(await markVoided(pool, 'UNKNOWN')).toBe(false);
      expect(await markCaptureStarted(pool, 'UNKNOWN')).toBe(false);
    }),
  ).toEqual({});
});

test('A record is found by its attempt, by its order and by a payment of the order, and by nothing else', async () => {
  const { pool } = testDb.database;
  expect((await rowOfAttempt(pool, 'attempt-OTHER'))?.order_id).toBe('OTHER');
  expect(await rowOfAttempt(pool, 'OTHER')).toBeUndefined();
  for (const id of ['OTHER', 'PAYMENT-OTHER'])
    expect((await rowOfOrder(pool, id))?.attempt_id).toBe('attempt-OTHER');
  for (const id of ['attempt-OTHER', 'PAYMENT', '']) expect(await rowOfOrder(pool, id)).toBeUndefined();
});

test('A repeated attempt is the same only for the same booking and the same request', async () => {
  const { pool } = testDb.database;
  const record = async (differences: object) =>
    recordAttempt(pool, {
      attemptId: 'attempt-PLAIN',
      bookingId: 'booking-PLAIN',
      request,
      ...differences,
    });
  expect((await record({})).isSame).toBe(true);
  expect((await record({ bookingId: 'booking-OTHER' })).isSame).toBe(false);
  expect((await record({ request: { ...request, intent: 'AUTHORIZE' } })).isSame).toBe(false);
});

type Payments = Readonly<Record<'authorizations' | 'captures' | 'refunds', readonly object[]>>;

const euros = (value: string) => ({ amount: { currency_code: 'EUR', value } });
const captureOf = (status: string, value = '87.30') => ({ id: `C-${status}`, status, ...euros(value) });
const authorization = (status: string) => ({ id: `A-${status}`, status, ...euros('87.30') });

/** Reads an order as PayPal answers it. */
async function readParts(
  id: string,
  { order = {}, payments = {} }: { order?: object; payments?: Partial<Payments> } = {},
  status = 200,
) {
  const paths: string[] = [];
  const body = {
    id,
    intent: 'CAPTURE',
    status: 'PAYER_ACTION_REQUIRED',
    links: [
      { rel: 'self', href: 'https://paypal.example/self' },
      { rel: 'payer-action', href: 'https://paypal.example/pay' },
    ],
    purchase_units: [{ custom_id: `attempt-${id}`, ...euros('87.30'), payments }],
    ...order,
  };
  const deps = {
    pool: testDb.database.pool,
    signal: new AbortController().signal,
    callPaypal: async ({ path }: { path: string }) => {
      paths.push(path);
      return { status, body, issue: '' };
    },
  };
  return { answer: await readIntentOf(deps, id), paths, findOrder: (of: string) => findOrder(deps, of) };
}

test.each([
  ['PLAIN', 'PAYER_ACTION_REQUIRED', {}, 'requires_action'],
  ['PLAIN', 'APPROVED', {}, 'processing'],
  ['PLAIN', 'COMPLETED', {}, 'processing'],
  ['PLAIN', 'VOIDED', {}, 'cancelled'],
  ['VOIDED', 'APPROVED', {}, 'cancelled'],
  ['VOIDED', 'COMPLETED', { captures: [captureOf('COMPLETED')] }, 'captured'],
  ['VOIDED', 'COMPLETED', { authorizations: [authorization('CREATED')] }, 'authorised'],
  ['PLAIN', 'COMPLETED', { captures: [captureOf('PENDING')] }, 'processing'],
  ['PLAIN', 'COMPLETED', { captures: [captureOf('PARTIALLY_REFUNDED')] }, 'captured'],
  ['PLAIN', 'COMPLETED', { captures: [captureOf('REFUNDED')] }, 'captured'],
  ['PLAIN', 'COMPLETED', { captures: [captureOf('DECLINED'), captureOf('COMPLETED')] }, 'captured'],
  ['PLAIN', 'COMPLETED', { captures: [captureOf('DECLINED')] }, 'failed'],
  ['PLAIN', 'COMPLETED', { captures: [captureOf('FAILED')] }, 'failed'],
  ['PLAIN', 'COMPLETED', { authorizations: [authorization('CREATED')] }, 'authorised'],
  ['PLAIN', 'COMPLETED', { authorizations: [authorization('VOIDED')] }, 'cancelled'],
  ['PLAIN', 'COMPLETED', { authorizations: [authorization('EXPIRED')] }, 'cancelled'],
  ['PLAIN', 'COMPLETED', { authorizations: [authorization('DENIED')] }, 'failed'],
  ['PLAIN', 'COMPLETED', { authorizations: [authorization('PENDING')] }, 'processing'],
  [
    'PLAIN',
    'COMPLETED',
    { authorizations: [authorization('CAPTURED')], captures: [captureOf('COMPLETED')] },
    'captured',
  ],
])('An order recorded as %s with the status %s and %j is read as %s', async (id, status, payments, state) => {
  const { answer } = await readParts(id, { order: { status }, payments });
  const intent = resultOf(answer);
  expect(intent.state).toBe(state);
  expect(intent.action).toEqual(
    state === 'requires_action' ? { kind: 'redirect', url: 'https://paypal.example/pay' } : null,
  );
  expect(intent.refusal).toBe(state === 'failed' ? 'card_declined' : null);
});

test('Only charged captures count as captured, refunds keep their keys, and the end of an authorisation is known', async () => {
  const refund = (id: string, status: string) => ({ id, status, custom_id: `key-${id}`, ...euros('1.00') });
  const { answer } = await readParts('PLAIN', {
    order: { status: 'COMPLETED' },
    payments: {
      authorizations: [{ ...authorization('CAPTURED'), expiration_time: '2037-11-23T08:00:00Z' }],
      captures: [
        captureOf('COMPLETED', '50.00'),
        captureOf('DECLINED', '20.00'),
        captureOf('REFUNDED', '7.30'),
      ],
      refunds: [
        refund('1', 'COMPLETED'),
        refund('2', 'PENDING'),
        refund('3', 'FAILED'),
        refund('4', 'CANCELLED'),
      ],
    },
  });
  expect(resultOf(answer)).toMatchObject({
    attemptId: 'attempt-PLAIN',
    bookingId: 'booking-PLAIN',
    capturedMinor: 5_730,
    captureBefore: new Date('2037-11-23T08:00:00Z'),
    refunds: [
      { id: '1', key: 'key-1', amountMinor: 100, state: 'done' },
      { id: '2', key: 'key-2', amountMinor: 100, state: 'pending' },
      { id: '3', key: 'key-3', amountMinor: 100, state: 'failed' },
      { id: '4', key: 'key-4', amountMinor: 100, state: 'failed' },
    ],
  });
});

test('A recorded refusal is the reason of a failed payment', async () => {
  await markCaptureFailed(testDb.database.pool, 'PLAIN', 'processing_error');
  const { answer } = await readParts('PLAIN', { order: { status: 'APPROVED' } });
  expect(resultOf(answer)).toMatchObject({ state: 'failed', refusal: 'processing_error' });
});

test('An order with another intent, or one that PayPal no longer knows, is not ours', async () => {
  expect((await readParts('PLAIN', { order: { intent: 'AUTHORIZE' } })).answer).toMatchObject({
    why: 'no_such_intent',
  });
  expect((await readParts('PLAIN', {}, 404)).answer).toMatchObject({ why: 'no_such_intent' });
});

test('An id that we did not record is never sent to PayPal', async () => {
  for (const id of ['../../v1/identity', 'attempt-PLAIN', '']) {
    const { answer, paths } = await readParts(id);
    expect([answer, paths]).toEqual([expect.objectContaining({ why: 'no_such_intent' }), []]);
  }
});

test('The payments of an order are recorded, so that events about them find it', async () => {
  const { findOrder } = await readParts('PLAIN');
  expect(await changesBy(() => findOrder('PLAIN'))).toEqual({});
  const paid = await readParts('OTHER', {
    order: { status: 'COMPLETED' },
    payments: { authorizations: [authorization('CAPTURED')], captures: [captureOf('COMPLETED')] },
  });
  expect(resultOf(paid.answer).state).toBe('captured');
  for (const id of ['A-CAPTURED', 'C-COMPLETED', 'OTHER'])
    expect((await rowOfOrder(testDb.database.pool, id))?.attempt_id).toBe('attempt-OTHER');
  expect((await rowOfOrder(testDb.database.pool, 'PAYMENT-PLAIN'))?.attempt_id).toBe('attempt-PLAIN');
});
