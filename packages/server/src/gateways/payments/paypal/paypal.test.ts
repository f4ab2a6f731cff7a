// What we make of PayPal's wire; what every provider must do is said in payments-contract-for-tests.ts.
import { randomUUID } from 'node:crypto';
import { money } from '@ashore/core/money/money.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../database/test-database.ts';
import { onFaultyLine } from '../faulty-line-for-tests.ts';
import { paymentsContract, resultOf, type StagedPayments } from '../payments-contract-for-tests.ts';
import type { NewIntent, PaymentGateway } from '../port.ts';
import { makeCertificate } from './certificate-for-tests.ts';
import { openPaypal } from './open-paypal.ts';
import { moneyOfPaypal, paypalAmount, takesAmount } from './paypal-money.ts';
import { playPaypal } from './stand-in-for-tests.ts';

type Played = Awaited<ReturnType<typeof playPaypal>>;

const webhookId = 'HOOK-1';
const never = new AbortController().signal;
const keys = { clientId: 'client', secret: 'secret', webhookId };
const clock = { now: () => new Date() };

async function stagePaypal(): Promise<StagedPayments> {
  const { database, drop } = await testDatabase();
  const played = await playPaypal({ webhookId });
  const { url, fetchCertificate } = played;
  const gateway = openPaypal({ database, clock, ...keys, url, fetchCertificate });
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

// PayPal sends the same event for days, and does not say whether it signs it anew.
paymentsContract('PayPal', { wallet: true }, stagePaypal);

let place: TestDatabase;
let played: Played;
let gateway: PaymentGateway;

beforeAll(async () => {
  place = await testDatabase();
  played = await playPaypal({ webhookId });
  const { url, fetchCertificate } = played;
  gateway = openPaypal({ database: place.database, clock, ...keys, url, fetchCertificate });
});

afterAll(async () => {
  await played.close();
  await place.drop();
});

const wanting = (differences: Partial<NewIntent> = {}): NewIntent => ({
  attemptId: randomUUID(),
  bookingId: 'booking-1',
  method: 'paypal',
  amount: money(8_730, 'EUR'),
  isLater: false,
  paymentMethodId: null,
  returnUrl: 'https://shop.example/return',
  description: 'A trip',
  locale: 'en',
  ...differences,
});
const create = async (differences: Partial<NewIntent> = {}) =>
  resultOf(await gateway.create(wanting(differences), never));

async function paid() {
  const { id } = await create();
  await played.act(id, 'confirm');
  return resultOf(await gateway.proceed(id, never));
}

test('A wallet that approves and does not pay after all has failed, and nothing was taken.', async () => {
  const { id } = await create({ attemptId: `declined-${randomUUID()}` });
  await played.act(id, 'confirm');
  expect(resultOf(await gateway.proceed(id, never))).toMatchObject({
    state: 'failed',
    refusal: 'card_declined',
    capturedMinor: 0,
  });
  expect(resultOf(await gateway.cancel(id, { key: 'k' }, never)).state).toBe('cancelled');
});

test.each([
  ['another amount', { amount: { currency_code: 'EUR', value: '0.01' } }],
  ['another currency', { amount: { currency_code: 'JPY', value: '8730' } }],
  ['another attempt', { custom_id: 'attempt-of-another' }],
])('An order of %s than we asked for is not ours, approved or not', async (_, differences) => {
  const { id } = await create();
  const order = played.orders.get(id);
  if (order) Object.assign(order.purchase_units[0], differences);
  await played.act(id, 'confirm');
  expect(await gateway.proceed(id, never)).toMatchObject({ outcome: 'refused', why: 'no_such_intent' });
  expect(order?.purchase_units[0].payments.captures).toEqual([]);
});

test('Of letting go and taking at the same moment one happens, and it is known which.', async () => {
  for (let n = 0; n < 10; n++) {
    const { id } = await create();
    await played.act(id, 'confirm');
    const [taken, letGo] = await Promise.all([
      gateway.proceed(id, never),
      gateway.cancel(id, { key: randomUUID() }, never),
    ]);
    const { state, capturedMinor } = resultOf(await gateway.read(id, never));
    expect([state, capturedMinor]).toEqual(letGo.outcome === 'done' ? ['cancelled', 0] : ['captured', 8_730]);
    expect(taken.outcome).toBe('done');
  }
});

test('What was about to be taken by somebody who died over it is taken before it is let go of, so that it can go back.', async () => {
  const { id } = await create();
  await played.act(id, 'confirm');
  await place.database.pool.query('update paypal_orders set taken_at = now() where order_id = $1', [id]);
  expect(await gateway.cancel(id, { key: 'k' }, never)).toMatchObject({ why: 'wrong_state' });
  expect(resultOf(await gateway.read(id, never))).toMatchObject({ state: 'captured', capturedMinor: 8_730 });
});

test('What the second question would have made is let go of: nothing of a lost try can be paid.', async () => {
  const wanted = wanting();
  played.fault.plan('fails');
  const lost = await played.fault.during(() => gateway.create(wanted, never));
  expect(lost.outcome).toBe('unknown');
  expect(await gateway.findByAttempt(wanted.attemptId, never)).toMatchObject({ why: 'no_such_intent' });
  const [order] = [...played.orders.values()].slice(-1);
  await played.act(order?.id ?? '', 'confirm');
  expect(resultOf(await gateway.proceed(order?.id ?? '', never)).state).toBe('cancelled');
});

test('A pass that ended before its time is asked for anew.', async () => {
  const { id } = await create();
  played.endPasses();
  expect(resultOf(await gateway.read(id, never)).id).toBe(id);
});

test('What has changed is read page after page until there is none left.', async () => {
  const since = new Date(Date.now() - 1_000);
  const ids = [];
  for (let n = 0; n < 13; n++) ids.push((await paid()).id);
  const changed = resultOf(await gateway.changedSince(since, never)).map(({ id }) => id);
  expect(changed).toEqual(expect.arrayContaining(ids));
});

test('An event about a refund leads to its payment by the charge it was given from.', async () => {
  const { id, attemptId } = await paid();
  await gateway.refund(id, { key: randomUUID(), amountMinor: 100, reason: 'x' }, never);
  const event = await gateway.readEvent(played.deliver(id, new Date()), never);
  expect(event).toMatchObject({ outcome: 'event', intentId: id, attemptId });
});

test('Only certificates from PayPal, of those who sign there and in their time, make an event one.', async () => {
  const { id } = await paid();
  const delivery = played.deliver(id, new Date());
  const read = async (certificate: string, signed: typeof delivery, headers = {}) => {
    const other = openPaypal({
      database: place.database,
      clock,
      ...keys,
      url: played.url,
      fetchCertificate: async () => certificate,
    });
    const all = { ...signed, headers: { ...signed.headers, ...headers } };
    return (await other.readEvent(all, never)).outcome;
  };
  const now = Date.now();
  const day = 86_400_000;
  const name = 'messageverificationcerts.paypal.com';
  // Each signs the event well; what is wrong is who it is, or when.
  for (const [of, from, to, outcome] of [
    [name, -day, day, 'event'],
    ['evil.example', -day, day, 'refused'],
    [`${name}.evil.example`, -day, day, 'refused'],
    [name, -2 * day, -day, 'refused'],
    [name, day, 2 * day, 'refused'],
  ] as const) {
    const made = makeCertificate({ name: of, from: new Date(now + from), to: new Date(now + to) });
    expect([of, await read(made.pem, played.deliver(id, new Date(), made.privateKey))]).toEqual([
      of,
      outcome,
    ]);
  }
  const good = await played.fetchCertificate(delivery.headers['paypal-cert-url']);
  const another = makeCertificate({ name, from: new Date(now - day), to: new Date(now + day) });
  expect(await read(another.pem, delivery)).toBe('refused');
  for (const url of [
    'https://evil.example/cert',
    'https://api.paypal.com.evil.example/cert',
    'http://api.paypal.com/v1/notifications/certs/1',
    'https://api.paypal.com@evil.example/cert',
  ])
    expect([url, await read(good, delivery, { 'paypal-cert-url': url })]).toEqual([url, 'refused']);
});

test('Where the certificate cannot be had, nobody says yes or no; what is not of ours is ignored.', async () => {
  const { id } = await paid();
  const delivery = played.deliver(id, new Date());
  const cut = openPaypal({
    database: place.database,
    clock,
    ...keys,
    url: played.url,
    fetchCertificate: () => Promise.reject(new Error('no line')),
  });
  expect((await cut.readEvent(delivery, never)).outcome).toBe('unknown');
  await place.database.pool.query(
    "update paypal_orders set order_id = 'X', payment_ids = '{}' where order_id = $1",
    [id],
  );
  expect((await gateway.readEvent(delivery, never)).outcome).toBe('ignored');
});

test('Amounts are written as PayPal wants them, and read without a doubt.', () => {
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
    expect(() => moneyOfPaypal({ currency_code: 'EUR', value })).toThrow(/PayPal names/);
});
