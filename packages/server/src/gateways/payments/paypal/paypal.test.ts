// Tests how we read and write PayPal's messages. The rules for every payment provider are in
// payments-contract.ts.
import { randomUUID } from 'node:crypto';
import { money } from '@ashore/core/money/money.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { onFaultyLine } from '../../../../test-support/payment-providers/faulty-connection.ts';
import {
  type ProviderUnderTest,
  paymentsContract,
} from '../../../../test-support/payment-providers/payments-contract.ts';
import { makeCertificate } from '../../../../test-support/payment-providers/paypal-certificate.ts';
import { playPaypal } from '../../../../test-support/payment-providers/paypal-stand-in.ts';
import { resultOf } from '../../../../test-support/payment-providers/read-answer.ts';
import type { NewIntent, PaymentGateway } from '../port.ts';
import { moneyOfPaypal, paypalAmount, takesAmount } from './money.ts';
import { openPaypalGateway } from './paypal-gateway.ts';

type Played = Awaited<ReturnType<typeof playPaypal>>;

const webhookId = 'HOOK-1';
const neverAborted = new AbortController().signal;
const keys = { clientId: 'client', secret: 'secret', webhookId };
const clock = { now: () => new Date() };

async function paypalUnderTest(): Promise<ProviderUnderTest> {
  const { database, drop } = await testDatabase();
  const played = await playPaypal({ webhookId });
  const { url, fetchCertificate } = played;
  const gateway = openPaypalGateway({ database, clock, ...keys, url, fetchCertificate });
  return {
    gateway: onFaultyLine(gateway, played.fault),
    card: async () => '',
    act: ({ id }, verdict) => played.act(id, verdict),
    fault: (next) => played.fault.plan(next),
    deliver: async ({ id }, at) => played.deliver(id, at),
    async close() {
      await played.close();
      await drop();
    },
  };
}

// Without `timedSignatures`: PayPal repeats an event for days, perhaps under its first signature, so the age of
// a signature is not checked.
paymentsContract('PayPal', { wallet: true }, paypalUnderTest);

let testDb: TestDatabase;
let played: Played;
let gateway: PaymentGateway;

beforeAll(async () => {
  testDb = await testDatabase();
  played = await playPaypal({ webhookId });
  const { url, fetchCertificate } = played;
  gateway = openPaypalGateway({ database: testDb.database, clock, ...keys, url, fetchCertificate });
});

afterAll(async () => {
  await played.close();
  await testDb.drop();
});

const newIntent = (differences: Partial<NewIntent> = {}): NewIntent => ({
  attemptId: randomUUID(),
  bookingId: 'booking-1',
  method: 'paypal',
  amount: money(8_730, 'EUR'),
  isCaptureLater: false,
  paymentMethodId: null,
  returnUrl: 'https://shop.example/return',
  description: 'A trip',
  locale: 'en',
  ...differences,
});
const createIntent = async (differences: Partial<NewIntent> = {}) =>
  resultOf(await gateway.create(newIntent(differences), neverAborted));

async function createPaidIntent() {
  const { id } = await createIntent();
  await played.act(id, 'confirm');
  return resultOf(await gateway.proceed(id, neverAborted));
}

test('A payment fails without a capture if the wallet approves it and then does not pay', async () => {
  // The stand-in of PayPal declines attempts with such an id.
  const { id } = await createIntent({ attemptId: `declined-${randomUUID()}` });
  await played.act(id, 'confirm');
  expect(resultOf(await gateway.proceed(id, neverAborted))).toMatchObject({
    state: 'failed',
    refusal: 'card_declined',
    capturedMinor: 0,
  });
  expect(resultOf(await gateway.cancel(id, { key: 'k' }, neverAborted)).state).toBe('cancelled');
});

test.each([
  ['another amount', { amount: { currency_code: 'EUR', value: '0.01' } }],
  ['another currency', { amount: { currency_code: 'JPY', value: '8730' } }],
  ['another attempt', { custom_id: 'attempt-of-another' }],
])('An order with %s is not accepted as ours, approved or not', async (_, differences) => {
  const { id } = await createIntent();
  const order = played.orders.get(id);
  if (order) Object.assign(order.purchase_units[0], differences);
  await played.act(id, 'confirm');
  expect(await gateway.proceed(id, neverAborted)).toMatchObject({
    outcome: 'refused',
    why: 'no_such_intent',
  });
  expect(order?.purchase_units[0].payments.captures).toEqual([]);
});

test('Of a concurrent void and capture exactly one happens, and the answers state which', async () => {
  for (let n = 0; n < 10; n++) {
    const { id } = await createIntent();
    await played.act(id, 'confirm');
    const [taken, voided] = await Promise.all([
      gateway.proceed(id, neverAborted),
      gateway.cancel(id, { key: randomUUID() }, neverAborted),
    ]);
    const { state, capturedMinor } = resultOf(await gateway.read(id, neverAborted));
    expect([state, capturedMinor]).toEqual(
      voided.outcome === 'done' ? ['cancelled', 0] : ['captured', 8_730],
    );
    expect(taken.outcome).toBe('done');
  }
});

test('Cancelling an order whose capture was interrupted completes the capture, so that it can be refunded', async () => {
  const { id } = await createIntent();
  await played.act(id, 'confirm');
  await testDb.database.pool.query(
    'update paypal_orders set capture_started_at = now() where order_id = $1',
    [id],
  );
  expect(await gateway.cancel(id, { key: 'k' }, neverAborted)).toMatchObject({ why: 'wrong_state' });
  expect(resultOf(await gateway.read(id, neverAborted))).toMatchObject({
    state: 'captured',
    capturedMinor: 8_730,
  });
});

test('An order that is created while recovering a lost payment attempt is voided and cannot be paid', async () => {
  const wanted = newIntent();
  played.fault.plan('fails');
  const answer = await played.fault.during(() => gateway.create(wanted, neverAborted));
  expect(answer.outcome).toBe('unknown');
  expect(await gateway.findByAttempt(wanted.attemptId, neverAborted)).toMatchObject({
    why: 'no_such_intent',
  });
  const [order] = [...played.orders.values()].slice(-1);
  await played.act(order?.id ?? '', 'confirm');
  expect(resultOf(await gateway.proceed(order?.id ?? '', neverAborted)).state).toBe('cancelled');
});

test('An access token that ends before its time is requested again', async () => {
  const { id } = await createIntent();
  played.revokeTokens();
  expect(resultOf(await gateway.read(id, neverAborted)).id).toBe(id);
});

test('Changes are read page by page until none is left', async () => {
  const since = new Date(Date.now() - 1_000);
  const ids = [];
  for (let n = 0; n < 13; n++) ids.push((await createPaidIntent()).id);
  const changed = resultOf(await gateway.changedSince(since, neverAborted)).map(({ id }) => id);
  expect(changed).toEqual(expect.arrayContaining(ids));
});

test('An event about a refund leads to its payment through the refunded capture', async () => {
  const { id, attemptId } = await createPaidIntent();
  await gateway.refund(id, { key: randomUUID(), amountMinor: 100, reason: 'x' }, neverAborted);
  const event = await gateway.readEvent(played.deliver(id, new Date()), neverAborted);
  expect(event).toMatchObject({ outcome: 'event', intentId: id, attemptId });
});

test('An event is accepted only with a valid certificate of PayPal’s event signer', async () => {
  const { id } = await createPaidIntent();
  const delivery = played.deliver(id, new Date());
  const read = async (certificate: string, signed: typeof delivery, headers = {}) => {
    const other = openPaypalGateway({
      database: testDb.database,
      clock,
      ...keys,
      url: played.url,
      fetchCertificate: async () => certificate,
    });
    const delivery = { ...signed, headers: { ...signed.headers, ...headers } };
    return (await other.readEvent(delivery, neverAborted)).outcome;
  };
  const now = Date.now();
  const day = 86_400_000;
  const name = 'messageverificationcerts.paypal.com';
  // Every certificate signs its event correctly. Only its subject or its period of validity is wrong.
  for (const [of, from, to, outcome] of [
    [name, -day, day, 'event'],
    ['evil.example', -day, day, 'refused'],
    [`${name}.evil.example`, -day, day, 'refused'],
    [name, -2 * day, -day, 'refused'],
    [name, day, 2 * day, 'refused'],
  ] as const) {
    const certificate = makeCertificate({ name: of, from: new Date(now + from), to: new Date(now + to) });
    expect([of, await read(certificate.pem, played.deliver(id, new Date(), certificate.privateKey))]).toEqual(
      [of, outcome],
    );
  }
  const good = await played.fetchCertificate(delivery.headers['paypal-cert-url']);
  const another = makeCertificate({ name, from: new Date(now - day), to: new Date(now + day) });
  expect(await read(another.pem, delivery)).toBe('refused');
  for (const url of [
    'https://evil.example/cert',
    'https://api.paypal.com.evil.example/cert',
    'https://another-api.paypal.com/cert',
    'http://api.paypal.com/v1/notifications/certs/1',
    'https://api.paypal.com@evil.example/cert',
  ])
    expect([url, await read(good, delivery, { 'paypal-cert-url': url })]).toEqual([url, 'refused']);
});

test('An event without an available certificate is neither accepted nor refused; an event about an unknown order is ignored', async () => {
  const { id } = await createPaidIntent();
  const delivery = played.deliver(id, new Date());
  const cut = openPaypalGateway({
    database: testDb.database,
    clock,
    ...keys,
    url: played.url,
    fetchCertificate: () => Promise.reject(new Error('no line')),
  });
  expect((await cut.readEvent(delivery, neverAborted)).outcome).toBe('unknown');
  await testDb.database.pool.query(
    "update paypal_orders set order_id = 'X', payment_ids = '{}' where order_id = $1",
    [id],
  );
  expect((await gateway.readEvent(delivery, neverAborted)).outcome).toBe('ignored');
});

/** A gateway that fetches certificates itself, from a host that answers with these, and how often it fetched each. */
function withCertificateHost(answers: (url: string) => Response) {
  const fetched: string[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const url = String(request[0]);
    if (!url.startsWith('https://api.sandbox.paypal.com/')) return fetch(...request);
    expect(request[1]?.redirect).toBe('error');
    fetched.push(url);
    return answers(url);
  });
  const { url } = played;
  return { fetched, gateway: openPaypalGateway({ database: testDb.database, clock, ...keys, url }) };
}

test('The certificate of an event is fetched from PayPal, once for all of its events', async () => {
  const { id } = await createPaidIntent();
  const delivery = played.deliver(id, new Date());
  const certificateUrl = delivery.headers['paypal-cert-url'];
  const pem = await played.fetchCertificate(certificateUrl);
  const answers = [new Response('busy', { status: 503 }), new Response(pem)];
  const { fetched, gateway } = withCertificateHost(() => answers.shift() ?? Response.error());
  expect((await gateway.readEvent(delivery, neverAborted)).outcome).toBe('unknown');
  expect((await gateway.readEvent(delivery, neverAborted)).outcome).toBe('event');
  expect((await gateway.readEvent(delivery, neverAborted)).outcome).toBe('event');
  expect(fetched).toEqual([certificateUrl, certificateUrl]);
});

test('Of the certificates that senders name, twenty are remembered', async () => {
  const { id } = await createPaidIntent();
  const delivery = played.deliver(id, new Date());
  const pem = await played.fetchCertificate(delivery.headers['paypal-cert-url']);
  const { fetched, gateway } = withCertificateHost(() => new Response(pem));
  const read = (certificate: number) => {
    const headers = { 'paypal-cert-url': `https://api.sandbox.paypal.com/certs/${certificate}` };
    return gateway.readEvent({ ...delivery, headers: { ...delivery.headers, ...headers } }, neverAborted);
  };
  for (let certificate = 1; certificate <= 21; certificate++)
    expect((await read(certificate)).outcome).toBe('event');
  fetched.length = 0;
  for (const certificate of [1, 20, 21]) expect((await read(certificate)).outcome).toBe('event');
  expect(fetched).toEqual(['https://api.sandbox.paypal.com/certs/21']);
});

test('Amounts are written as PayPal requires, and unclear amounts are refused', () => {
  const pairs = [
    [money(8_730, 'EUR'), '87.30'],
    [money(5_000, 'JPY'), '5000'],
    [money(120_000, 'HUF'), '1200'],
  ] as const;
  for (const [price, value] of pairs) {
    expect(paypalAmount(price)).toEqual({ currency_code: price.currency, value });
    expect(moneyOfPaypal({ currency_code: price.currency, value })).toEqual(price);
  }
  expect([money(1, 'EUR'), money(150, 'HUF'), money(100, 'AED')].map(takesAmount)).toEqual([
    true,
    false,
    false,
  ]);
  for (const value of ['', '-1', '1e3', '1,00', '0.001', '87.305', 'NaN'])
    expect(() => moneyOfPaypal({ currency_code: 'EUR', value })).toThrow(/PayPal returned/);
});
