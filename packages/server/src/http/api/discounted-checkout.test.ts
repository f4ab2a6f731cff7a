import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../app-for-tests.ts';
import { transaction } from '../../database/run-transaction.ts';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { checkoutOf } from '../../features/bookings/checkout-for-tests.ts';
import { takeBookingStep } from '../../features/bookings/take-booking-step.ts';
import { countsOf, discountWith } from '../../features/discounts/discounts-for-tests.ts';
import { letExpire, loadQuoteWorld, now, whenever } from '../../features/quotes/quotes-for-tests.ts';
import { memoryPayments } from '../../gateways/payments/memory-payments-for-tests.ts';
import { call, quote } from './quote-calls-for-tests.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});
beforeEach(() =>
  place.database.pool.query('truncate holds, departures, bookings, payments, discounts, jobs cascade'),
);
afterAll(() => place.drop());

async function start() {
  const payments = memoryPayments();
  const { url } = await testApp({
    database: place.database,
    clock: { now: () => now },
    env: { TRUSTED_PROXIES: '127.0.0.1' },
    payments: payments.payments,
  });
  const post = (path: string, body: object) => call(url, path, { method: 'POST', body });
  return { url, payments, post, checkout: (body: object) => post('/shopper/checkout', body) };
}

const two = { tickets: [{ ticketType: 'adult', count: 2 }] };

type Held = Parameters<typeof checkoutOf>[0];

/** What a browser sends that has been told what a code takes off. */
function withCode(held: Held, voucherCode: string | null, amount: number, more: object = {}) {
  const body = checkoutOf(held, { charge: { amount, ...more } });
  return { data: { ...body.data, cart: { ...body.data.cart, voucherCode } } };
}

test('A code takes its part off what is charged, on the invoice and of each ticket, and is used up with the booking.', async () => {
  const { url, checkout, payments } = await start();
  const code = await discountWith(place.database);
  const held = (await quote(url, two)).body;
  const asked = `/payment-gateway/options/${held.cartId}?voucherCode=${code.toLowerCase()}`;
  expect(await call(url, asked)).toMatchObject({ body: { total: 87.3, voucherValue: 9.7, tax: 16.32 } });
  expect(await countsOf(place.database, code)).toMatchObject({ uses: 0 });
  expect(await checkout(withCode(held, ` ${code.toLowerCase()}`, 87.3))).toMatchObject({
    status: 200,
    body: {
      cart: { voucherValue: 9.7 },
      invoices: [{ total: 87.3, tax: 16.32 }],
      booking: { grossTotal: 97, discountTotal: 9.7, grandTotal: 87.3, paidTotal: 87.3 },
    },
  });
  expect([...payments.intents.values()]).toMatchObject([{ capturedMinor: 8_730 }]);
  const { rows } = await place.database.pool.query('select discount_minor::int from booking_tickets');
  expect(rows).toEqual([{ discount_minor: 485 }, { discount_minor: 485 }]);
  expect(await countsOf(place.database, code)).toMatchObject({ uses: 1, taken: 1 });
});

test('Whoever thinks of another sum, with a code or without, books nothing and uses nothing up.', async () => {
  const { url, checkout } = await start();
  const code = await discountWith(place.database);
  const held = (await quote(url, two)).body;
  const wrong = { status: 409, body: { field: 'amount' } };
  for (const amount of [97, 87.29, 0])
    expect(await checkout(withCode(held, code, amount))).toMatchObject(wrong);
  expect(await checkout(withCode(held, null, 87.3))).toMatchObject(wrong);
  expect(await countsOf(place.database, code)).toMatchObject({ uses: 0, taken: 0 });
  expect((await place.database.pool.query('select from bookings')).rowCount).toBe(0);
});

test('A code that takes nothing off is refused with its reason, and nothing is booked.', async () => {
  const { url, checkout } = await start();
  const held = (await quote(url, two)).body;
  const used = await discountWith(place.database, { mostUses: 1 });
  await checkout(withCode((await quote(url, two)).body, used, 87.3));
  const refused = (reason: string) => ({
    status: 409,
    body: { code: 'conflict', field: 'voucherCode', reason },
  });
  expect(await checkout(withCode(held, 'NOBODYS', 87.3))).toMatchObject(refused('unknown'));
  expect(await checkout(withCode(held, used, 87.3))).toMatchObject(refused('used_up'));
  expect((await place.database.pool.query('select from bookings')).rowCount).toBe(1);
});

test('Whether an address has used a code is told to nobody but whoever begins to pay: any other call hears the same of both.', async () => {
  const { url, checkout } = await start();
  const { pool } = place.database;
  const code = await discountWith(place.database, { mostOfPerson: 1 });
  const other = await checkout(withCode((await quote(url, two)).body, code, 87.3));
  const paid = await pool.query('select payments.id from payments');
  const held = (await quote(url, two)).body;
  const of = (email: string, body: ReturnType<typeof withCode>, more: object = {}) => {
    const [person] = body.data.cart.persons;
    return checkout({
      data: { ...body.data, ...more, cart: { ...body.data.cart, persons: [{ ...person, email }] } },
    });
  };
  const beginsNothing: [ReturnType<typeof withCode>, object][] = [
    [withCode(held, code, 0.01), {}],
    [withCode(held, code, 97), {}],
    [withCode(held, code, 87.3), { attemptId: paid.rows[0].id }],
    [withCode(held, code, 87.3), { acceptedTerms: '2019-01-01' }],
    [withCode(held, code, 87.3), { stripePaymentMethod: 'bill-organisation' }],
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
  expect(await of('mara@example.org', withCode(held, code, 87.3))).toMatchObject({
    status: 409,
    body: { field: 'voucherCode', reason: 'used_by_you' },
  });
  expect((await pool.query('select from bookings')).rowCount).toBe(1);
  expect(await of('jens@example.org', withCode(held, code, 87.3))).toMatchObject({ status: 200 });
});

test('One address keeps few uses of a code from others that nobody has paid; what is paid is not counted, nor others’.', async () => {
  const { url, post } = await start();
  await place.database.pool.query('update product_options set capacity = 200 where id = $1', [whenever]);
  const code = await discountWith(place.database, { mostUses: 50 });
  const wanted = { componentKey: whenever, time: null, ...two };
  const begin = async (from: string, using = code, more: object = { paymentMethodId: null }) => {
    const held = (await quote(url, wanted, from)).body;
    const { status, body } = await post('/shopper/checkout', withCode(held, using, 36, more));
    return { said: body.reason ?? status, cartId: held.cartId };
  };
  const first = await begin('10.3.3.3');
  const more = [await begin('10.3.3.3'), await begin('10.3.3.3'), await begin('10.3.3.3')];
  expect([first, ...more].map(({ said }) => said)).toEqual([200, 200, 200, 'under_way']);
  expect(await countsOf(place.database, code)).toMatchObject({ uses: 3 });
  expect(await begin('10.3.3.4')).toMatchObject({ said: 200 });
  const unlimited = await discountWith(place.database);
  for (const _ of '12345') expect(await begin('10.3.3.3', unlimited)).toMatchObject({ said: 200 });
  await call(url, `/quote/${first.cartId}`, { method: 'DELETE' });
  expect(await begin('10.3.3.3', code, {})).toMatchObject({ said: 200 });
  expect(await begin('10.3.3.3')).toMatchObject({ said: 200 });
  expect(await begin('10.3.3.3')).toMatchObject({ said: 'under_way' });
});

test('Until it is paid the code may be left away or typed anew: it is given back, and taken again.', async () => {
  const { url, checkout } = await start();
  const code = await discountWith(place.database, { mostUses: 1, mostOfPerson: 1 });
  const other = await discountWith(place.database, { terms: { percent: 50, amounts: null } });
  const held = (await quote(url, two)).body;
  const declined = { paymentMethodId: 'declined' };
  const first = withCode(held, code, 87.3, declined);
  for (const body of [first, first, withCode(held, code, 87.3, declined)])
    expect(await checkout(body)).toMatchObject({ status: 200, body: { errorMessage: 'card_declined' } });
  expect(await countsOf(place.database, code)).toMatchObject({ uses: 1, taken: 1 });
  // The same try with another sum, or without its code.
  const { attemptId } = first.data;
  const changed = withCode(held, null, 97, declined);
  expect(await checkout({ data: { ...changed.data, attemptId } })).toMatchObject({ status: 409 });
  expect(await checkout(withCode(held, null, 97, declined))).toMatchObject({ status: 200 });
  expect(await countsOf(place.database, code)).toMatchObject({ uses: 0, taken: 0 });
  expect(await checkout(withCode(held, other, 48.5, declined))).toMatchObject({ status: 200 });
  expect(await checkout(withCode(held, code, 87.3))).toMatchObject({ body: { stripeStatus: 'succeeded' } });
  expect(await countsOf(place.database, code)).toMatchObject({ uses: 1, taken: 1 });
  expect(await countsOf(place.database, other)).toMatchObject({ uses: 0, taken: 0 });
});

/** Somebody is at his bank, and his time runs out. */
async function lapsed({ url, checkout }: Awaited<ReturnType<typeof start>>, code: string) {
  const held = (await quote(url, two)).body;
  const acting = await checkout(withCode(held, code, 87.3, { paymentMethodId: 'challenge' }));
  await letExpire(place.database, held.cartId);
  const { rows } = await place.database.pool.query('select id from bookings where cart_id = $1', [
    held.cartId,
  ]);
  const wish = { bookingId: rows[0].id, step: 'lapse', actor: 'clock' } as const;
  await transaction(place.database, ({ client }) => takeBookingStep(client, wish));
  return { cartId: held.cartId, paymentIntentId: acting.body.paymentIntentId };
}

test('What lapses gives its code back; money that comes late takes it again, where it is left.', async () => {
  const shop = await start();
  const code = await discountWith(place.database, { mostUses: 1 });
  const late = await lapsed(shop, code);
  expect(await countsOf(place.database, code)).toMatchObject({ uses: 0, taken: 0 });
  shop.payments.finish(late.paymentIntentId, 'paid');
  const data = { ...late, stripePaymentMethod: 'credit-card' };
  expect(await shop.post('/shopper/payment-confirmation', { data })).toMatchObject({
    body: { booking: { state: 'confirmed', discountTotal: 9.7 } },
  });
  expect(await countsOf(place.database, code)).toMatchObject({ uses: 1, taken: 1 });
});

test('Late money for a code that somebody else has used up meanwhile goes back, and its owner is told.', async () => {
  const shop = await start();
  const code = await discountWith(place.database, { mostUses: 1 });
  const late = await lapsed(shop, code);
  await shop.checkout(withCode((await quote(shop.url, two)).body, code, 87.3));
  shop.payments.finish(late.paymentIntentId, 'paid');
  const data = { ...late, stripePaymentMethod: 'credit-card' };
  expect(await shop.post('/shopper/payment-confirmation', { data })).toMatchObject({ status: 410 });
  expect(await countsOf(place.database, code)).toMatchObject({ uses: 1, taken: 1 });
  const { rows } = await place.database.pool.query(
    `select amount_minor::int as minor, (select count(*)::int from jobs where key like '%/late_money') as told from refunds`,
  );
  expect(rows).toEqual([{ minor: 8_730, told: 1 }]);
});

test('Of a hundred who check out with the last use of a code exactly one has it; the others hear that it is used up.', async () => {
  const { url, checkout } = await start();
  await place.database.pool.query('update product_options set capacity = 200 where id = $1', [whenever]);
  const code = await discountWith(place.database, { mostUses: 1 });
  const wanted = { componentKey: whenever, time: null, ...two };
  const carts = [];
  for (let buyer = 0; buyer < 100; buyer++) carts.push((await quote(url, wanted)).body);
  const said = await Promise.all(carts.map((held) => checkout(withCode(held, code, 36))));
  const won = said.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  // On a slow machine the last of them have waited too long.
  for (const { status, body } of said)
    expect(`${status} ${body.reason ?? ''}`.trim()).toBeOneOf(['200', '409 used_up', '503']);
  expect(await countsOf(place.database, code)).toMatchObject({ uses: 1, taken: 1 });
}, 60_000);

test('A code is read as it is typed; one that could be none is no input.', async () => {
  const { url, checkout } = await start();
  const held = (await quote(url, two)).body;
  for (const voucherCode of ['', 'x'.repeat(101), 7])
    expect(await checkout(withCode(held, voucherCode as string, 87.3))).toMatchObject({ status: 400 });
  expect(
    await checkout({ data: { ...withCode(held, null, 97).data, attemptId: randomUUID() } }),
  ).toMatchObject({ status: 200 });
});
