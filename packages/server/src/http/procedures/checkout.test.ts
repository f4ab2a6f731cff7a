import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type LoggedIn, loggedIn } from '../../../test-support/accounts/logged-in.ts';
import { testApp } from '../../../test-support/app/test-app.ts';
import { checkoutOf } from '../../../test-support/bookings/checkout-request.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { call, quote } from '../../../test-support/http/quote-calls.ts';
import { type MemoryFault, memoryPayments } from '../../../test-support/payment-providers/memory-payments.ts';
import { countersOf, now, quoteCatalogue, showId, showOption } from '../../../test-support/quotes/quotes.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() =>
  testDb.database.pool.query('truncate holds, departures, bookings, payments, ledger_entries, jobs cascade'),
);
afterAll(() => testDb.drop());

async function startFaultyShop(
  faultOf: (operation: string, key: string) => MemoryFault | undefined = () => undefined,
  env: Readonly<Record<string, string>> = {},
) {
  const payments = memoryPayments(faultOf);
  const { url, logged } = await testApp({
    database: testDb.database,
    clock: { now: () => now },
    env: { TRUSTED_PROXIES: '127.0.0.1', ENVIRONMENT: 'integration', ...env },
    payments: payments.payments,
  });
  const post = (path: string, body: object, login?: Partial<LoggedIn> & Pick<LoggedIn, 'token'>) =>
    call(url, path, { method: 'POST', body, login });
  return { url, payments, post, logged, checkout: (body: object) => post('/shopper/checkout', body) };
}

const twoAdults = { tickets: [{ ticketType: 'adult', count: 2 }] };

test('A cart is bought with a valid card: spots are sold, tickets and an invoice are issued', async () => {
  const { url, checkout, payments } = await startFaultyShop();
  const quoted = (await quote(url, twoAdults)).body;
  const bought = await checkout(checkoutOf(quoted));
  expect(bought).toMatchObject({
    status: 200,
    body: {
      stripeStatus: 'succeeded',
      cart: {
        id: quoted.cartId,
        requireConfirmation: false,
        tcConfirmationNumber: expect.stringMatching(/^\w{8}$/),
      },
      invoices: [{ kind: 'invoice', total: 97, taxPercent: 23, tax: 18.14 }],
      booking: { state: 'confirmed', paidTotal: 97, grandTotal: 97, tickets: [{}, {}] },
    },
  });
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 0, sold: 2 }]);
  expect([...payments.intents.values()]).toMatchObject([{ state: 'captured', capturedMinor: 9_700 }]);
  const { rows } = await testDb.database.pool.query('select key from jobs where kind = $1', [
    'notify-booking',
  ]);
  expect(rows.map(({ key }) => key.split('/')[1])).toEqual(['pay']);
});

test('A guest buys while the issuer of log-ins accepts connections and never answers', async () => {
  let requests = 0;
  const issuer = createServer(() => {
    requests += 1;
  });
  await new Promise<void>((resolve) => issuer.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    issuer.closeAllConnections();
    issuer.close();
  });
  const { url, checkout } = await startFaultyShop(undefined, {
    OIDC_ISSUER: `http://127.0.0.1:${(issuer.address() as AddressInfo).port}`,
    OIDC_CLIENT_ID: 'shop',
    OIDC_CLIENT_SECRET: 'a secret of the shop',
  });
  const loggingIn = fetch(`${url}/oauth/begin?to=/en`, { redirect: 'manual' });
  await expect.poll(() => requests).toBe(1);
  const quoted = (await quote(url, twoAdults)).body;
  const bought = await checkout(checkoutOf(quoted));
  expect(bought).toMatchObject({ status: 200, body: { stripeStatus: 'succeeded' } });
  const { accessKey } = bought.body.booking;
  expect(await call(url, `/bookings/${accessKey}`)).toMatchObject({ status: 200 });
  expect(requests).toBe(1);
  expect((await loggingIn).headers.get('location')).toBe('/en/login#unavailable');
});

test('A repeated checkout, at once or later and under any attempt id, gives one booking and one charge', async () => {
  const { url, checkout, payments } = await startFaultyShop();
  const quoted = (await quote(url)).body;
  const body = checkoutOf(quoted);
  // On a busy machine a call that waited too long for the others is refused for now, and a client repeats it.
  const checkoutUntilAnswered = async () => {
    let answer = await checkout(body);
    while (answer.status === 503) answer = await checkout(body);
    return answer;
  };
  const answers = await Promise.all(Array.from({ length: 30 }, checkoutUntilAnswered));
  const again = await checkout({ data: { ...body.data, attemptId: randomUUID() } });
  expect(again.status).toBe(200);
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
  const numbers = [...answers, again].map(({ body }) => body.cart.tcConfirmationNumber);
  expect(new Set(numbers).size).toBe(1);
  expect(payments.intents.size).toBe(1);
});

test('A declined card leaves the booking and its spots; another card pays for them', async () => {
  const { url, checkout } = await startFaultyShop();
  const quoted = (await quote(url)).body;
  const declined = await checkout(checkoutOf(quoted, { charge: { paymentMethodId: 'declined' } }));
  expect(declined).toMatchObject({ status: 200, body: { errorMessage: 'card_declined' } });
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 1, sold: 0 }]);
  expect(await checkout(checkoutOf(quoted))).toMatchObject({ body: { booking: { state: 'confirmed' } } });
});

test('A bank challenge names the next action, and the intent of its payment attempt confirms it; nothing is sold before', async () => {
  const { url, checkout, payments } = await startFaultyShop();
  const quoted = (await quote(url)).body;
  const body = checkoutOf(quoted, { charge: { paymentMethodId: 'challenge' } });
  const acting = await checkout(body);
  expect(acting.body).toMatchObject({
    stripeStatus: 'requires_action',
    nextAction: { kind: 'frame' },
    paymentIntentClientSecret: expect.any(String),
  });
  const { paymentIntentId } = acting.body;
  payments.finish(paymentIntentId, 'paid');
  const chargeRequest = { ...body.data.chargeRequest, paymentIntentId };
  const answer = await checkout({ data: { ...body.data, chargeRequest, attemptId: randomUUID() } });
  expect(answer.body).toMatchObject({ stripeStatus: 'succeeded', booking: { state: 'confirmed' } });
});

test('If the hold is released during a bank challenge, the confirmation reports it as gone, not as a declined card', async () => {
  const { url, checkout, post, payments } = await startFaultyShop();
  const quoted = (await quote(url)).body;
  const { body } = await checkout(checkoutOf(quoted, { charge: { paymentMethodId: 'challenge' } }));
  expect((await call(url, `/quote/${quoted.cartId}`, { method: 'DELETE' })).body).toEqual({ released: true });
  const { paymentIntentId } = body;
  expect(payments.intents.get(paymentIntentId)).toMatchObject({ state: 'cancelled' });
  const data = { cartId: quoted.cartId, paymentIntentId, stripePaymentMethod: 'credit-card' };
  expect(await post('/shopper/payment-confirmation', { data })).toMatchObject({
    status: 410,
    body: { code: 'gone', field: 'cartId' },
  });
});

test('A payment attempt that another has replaced is reported as abandoned', async () => {
  const { url, checkout, post } = await startFaultyShop();
  const quoted = (await quote(url)).body;
  const { body } = await checkout(checkoutOf(quoted, { charge: { paymentMethodId: 'challenge' } }));
  await checkout(checkoutOf(quoted, { charge: { paymentMethodId: 'challenge' } }));
  const { paymentIntentId } = body;
  const data = { cartId: quoted.cartId, paymentIntentId, stripePaymentMethod: 'credit-card' };
  expect(await post('/shopper/payment-confirmation', { data })).toMatchObject({
    body: { errorMessage: 'abandoned' },
  });
});

test('A booking on request is only authorised, and states until when its supplier may answer', async () => {
  const { url, checkout } = await startFaultyShop();
  const wanted = { product: showId, componentKey: showOption, productType: 'shows', time: '18:30' };
  const quoted = (await quote(url, wanted)).body;
  const answer = await checkout(checkoutOf(quoted));
  expect(answer.body).toMatchObject({
    stripeStatus: 'requires_capture',
    cart: { requireConfirmation: true },
    invoices: [],
    vouchers: [],
    booking: { state: 'on_request', paidTotal: 0, answerUntil: expect.any(String), ticketUrl: null },
  });
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 0, sold: 1 }]);
});

test('A payment delayed by the bank leaves a booking with a pending payment, which its page shows', async () => {
  const { url, checkout, post, payments } = await startFaultyShop();
  const quoted = (await quote(url)).body;
  const answer = await checkout(checkoutOf(quoted, { charge: { paymentMethodId: 'slow' } }));
  const waiting = {
    stripeStatus: 'processing',
    cart: { id: quoted.cartId },
    booking: { state: 'awaiting_payment', paidTotal: 0, ticketUrl: null },
    invoices: [],
    vouchers: [],
  };
  expect(answer).toMatchObject({ status: 200, body: waiting });
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 1, sold: 0 }]);
  const { paymentIntentId } = answer.body;
  const back = { cartId: quoted.cartId, paymentIntentId, stripePaymentMethod: 'credit-card' };
  expect(await post('/shopper/payment-confirmation', { data: back })).toMatchObject({ body: waiting });
  payments.finish(paymentIntentId, 'paid');
  expect(await post('/shopper/payment-confirmation', { data: back })).toMatchObject({
    body: {
      stripeStatus: 'succeeded',
      booking: { state: 'confirmed', accessKey: answer.body.booking.accessKey },
    },
  });
});

test.each([
  ['bancontact', '/bancontact-processing'],
  ['alipay', '/bancontact-processing'],
  ['wechat-pay', '/bancontact-processing'],
  ['paypal', '/en/new/checkout/payment'],
])('A payment by %s comes back to %s', async (method, address) => {
  const { url, post, payments } = await startFaultyShop();
  const quoted = (await quote(url)).body;
  await post('/payment-gateway/payment-intent', checkoutOf(quoted, { method }));
  expect(payments.returnUrls.map((returnUrl) => new URL(returnUrl).pathname)).toEqual([address]);
});

test('If the bank pays later, the intent begins the payment, and only the bank’s own answer is trusted on return', async () => {
  const { url, post, payments } = await startFaultyShop();
  const quoted = (await quote(url)).body;
  const begun = await post('/payment-gateway/payment-intent', checkoutOf(quoted, { method: 'bancontact' }));
  expect(begun).toMatchObject({ status: 200, body: { amount: 48.5, currency: 'EUR' } });
  const { id } = begun.body;
  const back = { cartId: quoted.cartId, paymentIntentId: id, stripePaymentMethod: 'bancontact' };
  const claims = { data: { ...back, redirectStatus: 'succeeded' } };
  expect(await post('/shopper/payment-confirmation', claims)).toMatchObject({
    status: 200,
    body: { stripeStatus: 'requires_confirmation' },
  });
  payments.finish(id, 'paid');
  const strange = { data: { ...back, paymentIntentId: 'pi_of_another_cart' } };
  expect(await post('/shopper/payment-confirmation', strange)).toMatchObject({ status: 404 });
  expect(await post('/shopper/payment-confirmation', claims)).toMatchObject({
    body: { booking: { state: 'confirmed' } },
  });
});

test('A lost answer of the payment provider is found by its key: one booking, one charge', async () => {
  const { url, checkout, payments } = await startFaultyShop((operation) =>
    operation === 'create' ? 'lost' : undefined,
  );
  const quoted = (await quote(url)).body;
  expect(await checkout(checkoutOf(quoted))).toMatchObject({ body: { booking: { state: 'confirmed' } } });
  expect(payments.intents.size).toBe(1);
});

test('A booking is shown to holders of its key, found by order number and email, and hidden from all others', async () => {
  const { url, checkout, post } = await startFaultyShop();
  const quoted = (await quote(url)).body;
  const { booking } = (await checkout(checkoutOf(quoted))).body;
  expect(await call(url, `/bookings/${booking.accessKey}`, { language: 'de' })).toMatchObject({
    status: 200,
    caching: 'no-store',
    body: { orderNumber: booking.orderNumber, trip: { tourName: 'Title of sail (de)' } },
  });
  expect(await call(url, `/bookings/${'x'.repeat(43)}`)).toMatchObject({ status: 404 });
  const typed = `${booking.orderNumber.slice(0, 4)}-${booking.orderNumber.slice(4)}`.toLowerCase();
  const find = (email: string) => post('/bookings/search', { orderNumber: typed, email });
  expect(await find('MARA@example.org')).toMatchObject({ body: { accessKey: booking.accessKey } });
  expect(await find('jens@example.org')).toMatchObject({ status: 404 });
});

test('The payment step shows the price, the taxes, the supplier and the payment methods', async () => {
  const { url } = await startFaultyShop();
  const quoted = (await quote(url, { currency: 'USD' })).body;
  expect(await call(url, `/payment-gateway/options/${quoted.cartId}`)).toMatchObject({
    status: 200,
    body: {
      methods: ['credit-card', 'web-payments', 'paypal', 'alipay', 'wechat-pay'],
      total: quoted.grandTotal,
      currency: 'USD',
      taxPercent: 23,
      trader: { name: 'Harbour Walks' },
      isAuthorisedOnly: false,
    },
  });
});

test('The supplier is shown in each reader’s language, though the product is cached for all readers', async () => {
  const { url } = await startFaultyShop();
  const { cartId } = (await quote(url)).body;
  const cityIn = async (language: string) =>
    (await call(url, `/payment-gateway/options/${cartId}`, { language })).body.trader.city;
  expect([await cityIn('en'), await cityIn('de'), await cityIn('zh-Hans')]).toEqual([
    'lisbon',
    'lisbon (de)',
    'lisbon (zh)',
  ]);
  await testDb.database.pool.query(
    `update location_texts set name = 'Lissabon' where locale = 'de' and name = 'lisbon (de)'`,
  );
  await expect.poll(() => cityIn('de')).toBe('Lissabon');
});

test('An organisation books for its guest on account: only its own members may, and for no other organisation', async () => {
  const { url, post } = await startFaultyShop();
  const { pool } = testDb.database;
  const [mine, other] = [randomUUID(), randomUUID()];
  await pool.query(
    `insert into organisations (id, kind, name) values ($1, 'concierge', 'Hotel Cais'), ($2, 'concierge', 'Hotel Mar')`,
    [mine, other],
  );
  const memberOf = (...memberships: { organisationId: string; role?: 'viewer' }[]) =>
    loggedIn({ database: testDb.database, now, memberOf: memberships });
  const mara = await memberOf({ organisationId: mine });
  const quoted = (await quote(url)).body;
  const send = (organizationId: string | null, login?: Parameters<typeof post>[2]) =>
    post(
      '/shopper/authorization-checkout',
      checkoutOf(quoted, { method: 'bill-organisation', otherFields: { organizationId } }),
      login,
    );
  expect(await send(mine)).toMatchObject({ status: 401 });
  expect(await send(mine, { ...mara, token: `${mara.token}x` })).toMatchObject({ status: 401 });
  expect(await send(mine, { token: mara.token })).toMatchObject({ status: 401 });
  expect(await send(other, mara)).toMatchObject({ status: 403, body: { field: 'data.organizationId' } });
  for (const stranger of [await memberOf(), await memberOf({ organisationId: mine, role: 'viewer' })])
    expect(await send(null, stranger)).toMatchObject({ status: 403 });
  expect(await send('not-an-id', mara)).toMatchObject({
    status: 200,
    body: { booking: { state: 'confirmed', method: 'bill-organisation', paidTotal: 0 } },
  });
  const { rows } = await pool.query(
    `select account, amount_minor::int as amount from ledger_entries order by account`,
  );
  expect(rows).toEqual([
    { account: 'commission', amount: 970 },
    { account: 'organisation', amount: -4_850 },
    { account: 'supplier', amount: 3_880 },
  ]);
  const { rows: booked } = await pool.query('select organisation_id as id, booked_by as by from bookings');
  expect(booked).toEqual([{ id: mine, by: mara.sub }]);
});

test('An organisation’s booking on request waits for its supplier, and nothing is owed until the supplier accepts', async () => {
  const { url, post } = await startFaultyShop();
  const { rows } = await testDb.database.pool.query(
    `insert into organisations (id, kind, name) values ($1, 'concierge', 'Hotel Rossio') returning id`,
    [randomUUID()],
  );
  const mara = await loggedIn({
    database: testDb.database,
    now,
    memberOf: [{ organisationId: rows[0].id }],
  });
  const wanted = { product: showId, componentKey: showOption, productType: 'shows', time: '18:30' };
  const quoted = (await quote(url, wanted)).body;
  const order = checkoutOf(quoted, { method: 'bill-organisation' });
  expect(await post('/shopper/authorization-checkout', order, mara)).toMatchObject({
    body: { booking: { state: 'on_request' }, invoices: [] },
  });
  expect((await testDb.database.pool.query('select from ledger_entries')).rowCount).toBe(0);
});
