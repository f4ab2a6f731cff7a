import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../test-support/app/test-app.ts';
import { checkoutOf } from '../../../test-support/bookings/checkout-request.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { countsOf, discountWith } from '../../../test-support/discounts/discounts.ts';
import { call, quote } from '../../../test-support/http/quote-calls.ts';
import { memoryPayments } from '../../../test-support/payment-providers/memory-payments.ts';
import { letExpire, now, quoteCatalogue, whenever } from '../../../test-support/quotes/quotes.ts';
import { transaction } from '../../database/transaction.ts';
import { transitionBooking } from '../../features/bookings/transition.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() =>
  testDb.database.pool.query('truncate holds, departures, bookings, payments, discounts, jobs cascade'),
);
afterAll(() => testDb.drop());

async function startDiscountShop() {
  const payments = memoryPayments();
  const { url } = await testApp({
    database: testDb.database,
    clock: { now: () => now },
    env: { TRUSTED_PROXIES: '127.0.0.1' },
    payments: payments.payments,
  });
  const post = (path: string, body: object) => call(url, path, { method: 'POST', body });
  return { url, payments, post, checkout: (body: object) => post('/shopper/checkout', body) };
}

/** Two adults at 48.50 cost 97, or 87.30 with the 10 % of `discountWith`. */
const twoAdults = { tickets: [{ ticketType: 'adult', count: 2 }] };

type QuoteBody = Parameters<typeof checkoutOf>[0];

/** The checkout that a browser sends after it has quoted a discount code. */
function withCode(quoted: QuoteBody, voucherCode: string | null, amount: number, more: object = {}) {
  const body = checkoutOf(quoted, { charge: { amount, ...more } });
  return { data: { ...body.data, cart: { ...body.data.cart, voucherCode } } };
}

test('A discount code reduces the charge, the invoice and each ticket, and is used once with the booking', async () => {
  const { url, checkout, payments } = await startDiscountShop();
  const code = await discountWith(testDb.database);
  const quoted = (await quote(url, twoAdults)).body;
  const path = `/payment-gateway/options/${quoted.cartId}?voucherCode=${code.toLowerCase()}`;
  expect(await call(url, path)).toMatchObject({ body: { total: 87.3, voucherValue: 9.7, tax: 16.32 } });
  expect(await countsOf(testDb.database, code)).toMatchObject({ uses: 0 });
  expect(await checkout(withCode(quoted, ` ${code.toLowerCase()}`, 87.3))).toMatchObject({
    status: 200,
    body: {
      cart: { voucherValue: 9.7 },
      invoices: [{ total: 87.3, tax: 16.32 }],
      booking: { grossTotal: 97, discountTotal: 9.7, discountCode: code, grandTotal: 87.3, paidTotal: 87.3 },
    },
  });
  expect([...payments.intents.values()]).toMatchObject([{ capturedMinor: 8_730 }]);
  const { rows } = await testDb.database.pool.query('select discount_minor::int from booking_tickets');
  expect(rows).toEqual([{ discount_minor: 485 }, { discount_minor: 485 }]);
  expect(await countsOf(testDb.database, code)).toMatchObject({ uses: 1, taken: 1 });
});

test('A checkout with another amount names the amount due, books nothing and uses no code', async () => {
  const { url, checkout } = await startDiscountShop();
  const code = await discountWith(testDb.database);
  const quoted = (await quote(url, twoAdults)).body;
  const wrong = (amount: number) => ({
    status: 409,
    body: { field: 'amount', total: { amount, currency: 'EUR' } },
  });
  for (const amount of [97, 87.29, 0])
    expect(await checkout(withCode(quoted, code, amount))).toMatchObject(wrong(87.3));
  expect(await checkout(withCode(quoted, null, 87.3))).toMatchObject(wrong(97));
  expect(await countsOf(testDb.database, code)).toMatchObject({ uses: 0, taken: 0 });
  expect((await testDb.database.pool.query('select from bookings')).rowCount).toBe(0);
});

test('A discount code that does not apply is refused with its reason, and nothing is booked', async () => {
  const { url, checkout } = await startDiscountShop();
  const quoted = (await quote(url, twoAdults)).body;
  const used = await discountWith(testDb.database, { mostUses: 1 });
  await checkout(withCode((await quote(url, twoAdults)).body, used, 87.3));
  const refused = (reason: string) => ({
    status: 409,
    body: { code: 'conflict', field: 'voucherCode', reason, total: { amount: 97, currency: 'EUR' } },
  });
  expect(await checkout(withCode(quoted, 'UNKNOWN', 87.3))).toMatchObject(refused('unknown'));
  expect(await checkout(withCode(quoted, used, 87.3))).toMatchObject(refused('used_up'));
  expect((await testDb.database.pool.query('select from bookings')).rowCount).toBe(1);
});

test('Only a checkout that begins a payment reveals whether an email address has used a code', async () => {
  const { url, checkout } = await startDiscountShop();
  const { pool } = testDb.database;
  const code = await discountWith(testDb.database, { mostOfPerson: 1 });
  const other = await checkout(withCode((await quote(url, twoAdults)).body, code, 87.3));
  const paid = await pool.query('select payments.id from payments');
  const quoted = (await quote(url, twoAdults)).body;
  const of = (email: string, body: ReturnType<typeof withCode>, more: object = {}) => {
    const [person] = body.data.cart.persons;
    return checkout({
      data: { ...body.data, ...more, cart: { ...body.data.cart, persons: [{ ...person, email }] } },
    });
  };
  const beginsNothing: [ReturnType<typeof withCode>, object][] = [
    [withCode(quoted, code, 0.01), {}],
    [withCode(quoted, code, 97), {}],
    [withCode(quoted, code, 87.3), { attemptId: paid.rows[0].id }],
    [withCode(quoted, code, 87.3), { acceptedTerms: '2019-01-01' }],
    [withCode(quoted, code, 87.3), { stripePaymentMethod: 'bill-organisation' }],
  ];
  expect(other.status).toBe(200);
  for (const [body, more] of beginsNothing) {
    const [used, unused] = [
      await of('mara@example.org', body, more),
      await of('jens@example.org', body, more),
    ];
    expect(used).toEqual(unused);
    expect(used.body.reason).toBeUndefined();
  }
  expect((await pool.query('select from bookings')).rowCount).toBe(1);
  expect(await of('mara@example.org', withCode(quoted, code, 87.3))).toMatchObject({
    status: 409,
    body: { field: 'voucherCode', reason: 'used_by_you', total: { amount: 97, currency: 'EUR' } },
  });
  expect((await pool.query('select from bookings')).rowCount).toBe(1);
  expect(await of('jens@example.org', withCode(quoted, code, 87.3))).toMatchObject({ status: 200 });
});

test('One network address has at most three unpaid uses of a limited code; paid uses and other addresses are not counted', async () => {
  const { url, post } = await startDiscountShop();
  await testDb.database.pool.query('update product_options set capacity = 200 where id = $1', [whenever]);
  const code = await discountWith(testDb.database, { mostUses: 50 });
  const wanted = { componentKey: whenever, time: null, ...twoAdults };
  const begin = async (from: string, using = code, more: object = { paymentMethodId: null }) => {
    const quoted = (await quote(url, wanted, from)).body;
    const { status, body } = await post('/shopper/checkout', withCode(quoted, using, 36, more));
    return { answer: body.reason ?? status, cartId: quoted.cartId, total: body.total };
  };
  const first = await begin('10.3.3.3');
  const attempts = [await begin('10.3.3.3'), await begin('10.3.3.3'), await begin('10.3.3.3')];
  expect([first, ...attempts].map(({ answer }) => answer)).toEqual([200, 200, 200, 'under_way']);
  // The refusal states what is due without the code.
  expect(attempts[2]?.total).toEqual({ amount: 40, currency: 'EUR' });
  expect(await countsOf(testDb.database, code)).toMatchObject({ uses: 3 });
  expect(await begin('10.3.3.4')).toMatchObject({ answer: 200 });
  const unlimited = await discountWith(testDb.database);
  for (const _ of '12345') expect(await begin('10.3.3.3', unlimited)).toMatchObject({ answer: 200 });
  await call(url, `/quote/${first.cartId}`, { method: 'DELETE' });
  expect(await begin('10.3.3.3', code, {})).toMatchObject({ answer: 200 });
  expect(await begin('10.3.3.3')).toMatchObject({ answer: 200 });
  expect(await begin('10.3.3.3')).toMatchObject({ answer: 'under_way' });
});

test('Until payment a discount code may be removed or entered again: it is released and redeemed again', async () => {
  const { url, checkout } = await startDiscountShop();
  const code = await discountWith(testDb.database, { mostUses: 1, mostOfPerson: 1 });
  const other = await discountWith(testDb.database, { terms: { percent: 50, amounts: null } });
  const quoted = (await quote(url, twoAdults)).body;
  const declined = { paymentMethodId: 'declined' };
  const first = withCode(quoted, code, 87.3, declined);
  for (const body of [first, first, withCode(quoted, code, 87.3, declined)])
    expect(await checkout(body)).toMatchObject({ status: 200, body: { errorMessage: 'card_declined' } });
  expect(await countsOf(testDb.database, code)).toMatchObject({ uses: 1, taken: 1 });
  // The same payment attempt with another amount, or without its code.
  const { attemptId } = first.data;
  const changed = withCode(quoted, null, 97, declined);
  expect(await checkout({ data: { ...changed.data, attemptId } })).toMatchObject({ status: 409 });
  expect(await checkout(withCode(quoted, null, 97, declined))).toMatchObject({ status: 200 });
  expect(await countsOf(testDb.database, code)).toMatchObject({ uses: 0, taken: 0 });
  expect(await checkout(withCode(quoted, other, 48.5, declined))).toMatchObject({ status: 200 });
  expect(await checkout(withCode(quoted, code, 87.3))).toMatchObject({ body: { stripeStatus: 'succeeded' } });
  expect(await countsOf(testDb.database, code)).toMatchObject({ uses: 1, taken: 1 });
  expect(await countsOf(testDb.database, other)).toMatchObject({ uses: 0, taken: 0 });
});

/** A traveller's hold expires during the bank's challenge, and the booking expires with it. */
async function expireBookingWithCode(
  { url, checkout }: Awaited<ReturnType<typeof startDiscountShop>>,
  code: string,
) {
  const quoted = (await quote(url, twoAdults)).body;
  const acting = await checkout(withCode(quoted, code, 87.3, { paymentMethodId: 'challenge' }));
  await letExpire(testDb.database, quoted.cartId);
  const { rows } = await testDb.database.pool.query('select id from bookings where cart_id = $1', [
    quoted.cartId,
  ]);
  const transition = { bookingId: rows[0].id, step: 'expire', actor: 'clock' } as const;
  await transaction(testDb.database, ({ client }) => transitionBooking(client, transition));
  return { cartId: quoted.cartId, paymentIntentId: acting.body.paymentIntentId };
}

test('An expired booking releases its discount code, and a late payment redeems it again if uses remain', async () => {
  const shop = await startDiscountShop();
  const code = await discountWith(testDb.database, { mostUses: 1 });
  const late = await expireBookingWithCode(shop, code);
  expect(await countsOf(testDb.database, code)).toMatchObject({ uses: 0, taken: 0 });
  shop.payments.finish(late.paymentIntentId, 'paid');
  const data = { ...late, stripePaymentMethod: 'credit-card' };
  expect(await shop.post('/shopper/payment-confirmation', { data })).toMatchObject({
    body: { booking: { state: 'confirmed', discountTotal: 9.7 } },
  });
  expect(await countsOf(testDb.database, code)).toMatchObject({ uses: 1, taken: 1 });
});

test('A late payment for a discount code used up by another booking is refunded, and the traveller is notified', async () => {
  const shop = await startDiscountShop();
  const code = await discountWith(testDb.database, { mostUses: 1 });
  const late = await expireBookingWithCode(shop, code);
  await shop.checkout(withCode((await quote(shop.url, twoAdults)).body, code, 87.3));
  shop.payments.finish(late.paymentIntentId, 'paid');
  const data = { ...late, stripePaymentMethod: 'credit-card' };
  expect(await shop.post('/shopper/payment-confirmation', { data })).toMatchObject({ status: 410 });
  expect(await countsOf(testDb.database, code)).toMatchObject({ uses: 1, taken: 1 });
  const { rows } = await testDb.database.pool.query(
    `select amount_minor::int as minor, (select count(*)::int from jobs where key like '%/late_money/%') as told from refunds`,
  );
  expect(rows).toEqual([{ minor: 8_730, told: 1 }]);
});

test('A late payment that is refunded because its spots are gone leaves its discount code to others', async () => {
  const shop = await startDiscountShop();
  const code = await discountWith(testDb.database, { mostUses: 1 });
  const late = await expireBookingWithCode(shop, code);
  await testDb.database.pool.query('update departures set closed = true');
  shop.payments.finish(late.paymentIntentId, 'paid');
  const data = { ...late, stripePaymentMethod: 'credit-card' };
  expect(await shop.post('/shopper/payment-confirmation', { data })).toMatchObject({ status: 410 });
  expect(await countsOf(testDb.database, code)).toMatchObject({ uses: 0, taken: 0 });
});

test('Of a hundred concurrent checkouts with the last use of a code exactly one succeeds; the others are refused as used up', async () => {
  const { url, checkout } = await startDiscountShop();
  await testDb.database.pool.query('update product_options set capacity = 200 where id = $1', [whenever]);
  const code = await discountWith(testDb.database, { mostUses: 1 });
  const wanted = { componentKey: whenever, time: null, ...twoAdults };
  const carts = [];
  for (let buyer = 0; buyer < 100; buyer++) carts.push((await quote(url, wanted)).body);
  const answers = await Promise.all(carts.map((quoted) => checkout(withCode(quoted, code, 36))));
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  // On a slow machine the last checkouts may wait too long and get 503.
  for (const { status, body } of answers)
    expect(`${status} ${body.reason ?? ''}`.trim()).toBeOneOf(['200', '409 used_up', '503']);
  expect(await countsOf(testDb.database, code)).toMatchObject({ uses: 1, taken: 1 });
});

test('An empty, overlong or non-text discount code is invalid input, and a checkout without a code succeeds', async () => {
  const { url, checkout } = await startDiscountShop();
  const quoted = (await quote(url, twoAdults)).body;
  for (const voucherCode of ['', 'x'.repeat(101), 7])
    expect(await checkout(withCode(quoted, voucherCode as string, 87.3))).toMatchObject({ status: 400 });
  expect(
    await checkout({ data: { ...withCode(quoted, null, 97).data, attemptId: randomUUID() } }),
  ).toMatchObject({ status: 200 });
});
