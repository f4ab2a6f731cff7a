import { sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { money } from '@ashore/core/money/money.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { makeCertificate } from '../../../../test-support/payment-providers/paypal-certificate.ts';
import { resultOf } from '../../../../test-support/payment-providers/read-answer.ts';
import type { PaypalAnswer, PaypalRequest } from './client.ts';
import { changedOrders, readPaypalEvent } from './events.ts';
import { orderRequest } from './order-request.ts';
import { recordAttempt, recordOrder } from './read-order.ts';

let testDb: TestDatabase;

const request = orderRequest({
  attemptId: 'a',
  bookingId: 'b',
  method: 'paypal',
  amount: money(100, 'EUR'),
  isCaptureLater: false,
  paymentMethodId: null,
  returnUrl: 'https://shop.example/return',
  description: 'A trip',
  locale: 'en',
});

beforeAll(async () => {
  testDb = await testDatabase();
  const { pool } = testDb.database;
  for (const id of ['A', 'B', 'C']) {
    await recordAttempt(pool, { attemptId: `attempt-${id}`, bookingId: 'b', request });
    await recordOrder(pool, `attempt-${id}`, id);
    await pool.query('update paypal_orders set payment_ids = array[$1] where order_id = $2', [
      `CAP-${id}`,
      id,
    ]);
  }
  await recordAttempt(pool, { attemptId: 'attempt-without-order', bookingId: 'b', request });
  await pool.query(
    `update paypal_orders set payment_ids = array['CAP-0'] where attempt_id = 'attempt-without-order'`,
  );
});

afterAll(() => testDb.drop());

const signal = new AbortController().signal;
const noCall = async (): Promise<PaypalAnswer> => {
  throw new Error('PayPal is not called');
};
const depsWith = (callPaypal: (request: PaypalRequest) => Promise<PaypalAnswer>) => ({
  pool: testDb.database.pool,
  signal,
  callPaypal,
});

const now = new Date('2037-11-23T12:00:00Z');
const { pem, privateKey } = makeCertificate({
  name: 'messageverificationcerts.paypal.com',
  from: new Date('2037-01-01T00:00:00Z'),
  to: new Date('2038-01-01T00:00:00Z'),
});
const certificateUrl = 'https://api.paypal.com/v1/notifications/certs/1';

type Signing = { readonly webhookId?: string; readonly headers?: Record<string, string | undefined> };

/** Reads an event about a resource. */
const readEvent = (resource: object, signing?: Signing) =>
  readSigned(JSON.stringify({ id: 'WH-1', resource }), signing);

/** Reads what PayPal signed, perhaps for another webhook or with other headers. */
async function readSigned(text: string, { webhookId = 'HOOK-1', headers = {} }: Signing = {}) {
  const fetchCertificate = vi.fn(async () => pem);
  const body = Buffer.from(text);
  const sent = {
    'paypal-transmission-id': 't-1',
    'paypal-transmission-time': '2037-11-23T11:59:00Z',
    'paypal-cert-url': certificateUrl,
    'paypal-auth-algo': 'SHA256withRSA',
    ...headers,
  };
  const { 'paypal-transmission-id': id, 'paypal-transmission-time': time } = sent;
  const signedText = Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`);
  const signature = sign('RSA-SHA256', signedText, privateKey).toString('base64');
  const event = await readPaypalEvent(
    depsWith(noCall),
    {
      body,
      now,
      headers: { 'paypal-transmission-sig': signature, ...sent },
    },
    { webhookId: 'HOOK-1', certificateHosts: ['api.paypal.com'], fetchCertificate },
  );
  return { event, fetchCertificate };
}

const parentLink = (id: string) => ({ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${id}` });
const relatedOrder = (order_id: string) => ({ supplementary_data: { related_ids: { order_id } } });

test.each([
  ['the order', { id: 'A' }, 'A'],
  ['a capture of the order', { id: 'CAP-A' }, 'A'],
  ['a capture that names its order', { id: 'CAP-NEW', ...relatedOrder('A') }, 'A'],
  [
    'a refund that links to its capture',
    { id: 'R-1', links: [{ rel: 'self', href: 'https://x/CAP-B' }, parentLink('CAP-A')] },
    'A',
  ],
  [
    'a resource that names its order and links to another',
    { id: 'B', ...relatedOrder('A'), links: [parentLink('CAP-C')] },
    'A',
  ],
  ['a refund with the id of another order', { id: 'B', links: [parentLink('CAP-A')] }, 'A'],
])('An event about %s names the payment of this order', async (_, resource, order) => {
  const { event } = await readEvent(resource);
  expect(event).toEqual({ outcome: 'event', id: 'WH-1', intentId: order, attemptId: `attempt-${order}` });
});

test.each([[{ id: 'UNKNOWN' }], [{}], [{ id: 'CAP-0' }], [{ id: 'attempt-A' }]])(
  'An event about none of our orders is ignored: %j',
  async (resource) => {
    expect((await readEvent(resource)).event).toEqual({ outcome: 'ignored', id: 'WH-1' });
  },
);

test.each<[string, string]>([
  ['no JSON', 'id=WH-1'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"event"'],
  ['without a resource', '{"id":"WH-1"}'],
  ['with a resource that is null', '{"id":"WH-1","resource":null}'],
  ['without an id', '{"resource":{"id":"A"}}'],
  ['with a NUL in its id', String.raw`{"id":"WH-\u0000","resource":{"id":"A"}}`],
])('A signed event that is %s is refused', async (_, text) => {
  expect((await readSigned(text)).event).toEqual({
    outcome: 'refused',
    reason: 'not an event as PayPal describes it',
  });
});

test.each<[string, object]>([
  ['a NUL', { id: 'A\u0000' }],
  ['a NUL in the id of its order', relatedOrder('A\u0000')],
  ['a NUL in the id that it links to', { links: [parentLink('CAP-\u0000')] }],
  ['a number', { id: 7 }],
  ['a path', { id: '../A' }],
  ['links that are none', { id: '', links: 'none' }],
])('An event about a resource whose id no order of ours can have is ignored: %s', async (_, resource) => {
  expect((await readEvent(resource)).event).toEqual({ outcome: 'ignored', id: 'WH-1' });
});

test.each([
  ['without an id', { headers: { 'paypal-transmission-id': '' } }],
  ['without a time', { headers: { 'paypal-transmission-time': '' } }],
  ['with another algorithm', { headers: { 'paypal-auth-algo': 'MD5withRSA' } }],
  ['without a certificate', { headers: { 'paypal-cert-url': undefined } }],
  ['with a certificate of another port', { headers: { 'paypal-cert-url': 'https://api.paypal.com:8443/1' } }],
  ['with a certificate of a user', { headers: { 'paypal-cert-url': 'https://user@api.paypal.com/1' } }],
  ['with a certificate of another host', { headers: { 'paypal-cert-url': 'https://evil.example/1' } }],
])('An event %s is refused before its certificate is fetched', async (_, signing) => {
  const { event, fetchCertificate } = await readEvent({ id: 'A' }, signing);
  expect(event).toMatchObject({ outcome: 'refused' });
  expect(fetchCertificate).not.toHaveBeenCalled();
});

test('An event that PayPal signed for another webhook, or without a signature, is refused', async () => {
  const refused = { outcome: 'refused', reason: 'signed by another sender' };
  expect((await readEvent({ id: 'A' }, { webhookId: 'HOOK-2' })).event).toEqual(refused);
  expect((await readEvent({ id: 'A' }, { headers: { 'paypal-transmission-sig': '' } })).event).toEqual(
    refused,
  );
});

/** Lists changes. Each page of events is a list of resources, newest first; reading an order tells its id. */
async function listChanges(pages: readonly (readonly object[])[], status = 200) {
  const requests: string[] = [];
  const callPaypal = async ({ path }: PaypalRequest): Promise<PaypalAnswer> => {
    const order = /^\/v2\/checkout\/orders\/(.+)$/.exec(path)?.[1];
    if (order) return { status: order === 'C' ? 404 : 200, body: orderOf(order), issue: '' };
    requests.push(path);
    const page = requests.length;
    const events = (pages[page - 1] ?? pages[0] ?? []).map((resource, n) => ({ id: `WH-${n}`, resource }));
    const next = { rel: 'next', href: `https://evil.example/elsewhere?page=${page}` };
    return { status, body: { events, links: page < pages.length ? [next] : [] }, issue: '' };
  };
  const since = new Date('2037-11-20T00:00:00Z');
  return { requests, answer: await changedOrders(depsWith(callPaypal), { since, now }) };
}

const orderOf = (id: string) => ({
  id,
  intent: 'CAPTURE',
  status: 'APPROVED',
  purchase_units: [{ custom_id: `attempt-${id}`, amount: { currency_code: 'EUR', value: '1.00' } }],
});

test('Changes are all our orders that PayPal’s events name, each once and oldest first', async () => {
  const { answer, requests } = await listChanges([
    [{ id: 'B' }, { id: 'A' }, { id: 'UNKNOWN' }],
    [{ id: 'CAP-A' }, { id: 'C' }, { id: 'B' }, { id: 7 }],
  ]);
  expect(resultOf(answer).map(({ id }) => id)).toEqual(['B', 'A']);
  const path = '/v1/notifications/webhooks-events';
  const range = 'start_time=2037-11-20T00%3A00%3A00.000Z&end_time=2037-11-23T12%3A00%3A00.000Z&page_size=300';
  expect(requests).toEqual([`${path}?${range}`, `${path}?page=1`]);
});

test('A list of changes that is refused, or that has no end, is not taken for a complete one', async () => {
  await expect(listChanges([[]], 404)).rejects.toThrow('PayPal did not list its events: status 404');
  await expect(listChanges(Array.from({ length: 201 }, () => []))).rejects.toThrow(/more than 200 pages/);
  expect(resultOf((await listChanges(Array.from({ length: 200 }, () => []))).answer)).toEqual([]);
});
