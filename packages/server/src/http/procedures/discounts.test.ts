import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../test-support/app/test-app.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { discountWith, redeemCode } from '../../../test-support/discounts/discounts.ts';
import { holdStay } from '../../../test-support/hotels/held-stay.ts';
import { writeHotel } from '../../../test-support/hotels/write-hotel.ts';
import { call, quote } from '../../../test-support/http/quote-calls.ts';
import { letExpire, now, quoteCatalogue } from '../../../test-support/quotes/quotes.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});

afterAll(() => testDb.drop());

const startDiscountShop = () =>
  testApp({
    database: testDb.database,
    clock: { now: () => now },
    env: { TRUSTED_PROXIES: '127.0.0.1' },
  });

const checkCode = (url: string, cartId: string, voucherCode: string, from?: string) =>
  call(url, '/shopper/discount', {
    method: 'POST',
    body: { data: { cartId, voucherCode } },
    ...(from !== undefined && { from }),
  });

test('A discount is shown in the currency of the cart, however the code is typed', async () => {
  const { url } = await startDiscountShop();
  const code = await discountWith(testDb.database, { code: 'SPRING-27' });
  const { body } = await quote(url);
  expect(await checkCode(url, body.cartId, ' spring-27 ')).toMatchObject({
    status: 200,
    caching: 'no-store',
    body: {
      data: {
        voucherCode: code,
        voucherStatus: 'valid',
        voucherValue: 4.85,
        grossTotal: 48.5,
        grandTotal: 43.65,
        currencyCode: 'EUR',
      },
    },
  });
});

test('For a code without a discount the answer states the reason, and the total stays the same', async () => {
  const { url } = await startDiscountShop();
  const { body } = await quote(url);
  expect((await checkCode(url, body.cartId, 'UNKNOWN')).body.data).toMatchObject({
    voucherStatus: 'unknown',
    voucherValue: 0,
    grandTotal: 48.5,
  });
});

test('A code takes nothing off a stay that is paid at the hotel, because we charge nothing', async () => {
  const { database } = testDb;
  const { url } = await startDiscountShop();
  const code = await discountWith(database);
  const hotel = await writeHotel(database);
  const { cartId } = await holdStay(database, hotel, { stay: { payment: 'at-hotel' } });
  expect((await checkCode(url, cartId, code)).body.data).toMatchObject({
    voucherStatus: 'sum_too_small',
    voucherValue: 0,
    grandTotal: 0,
  });
  const prepaid = await holdStay(database, hotel);
  expect((await checkCode(url, prepaid.cartId, code)).body.data).toMatchObject({
    voucherStatus: 'valid',
    voucherValue: 65.6,
    grandTotal: 590.4,
  });
});

test('The answer does not reveal whether an email address has used a code', async () => {
  const { url } = await startDiscountShop();
  const code = await discountWith(testDb.database, { mostOfPerson: 1 });
  const email = 'ada@example.org';
  await redeemCode(testDb.database, code, { email });
  const { body } = await quote(url);
  const data = { cartId: body.cartId, voucherCode: code, email };
  const answer = await call(url, '/shopper/discount', { method: 'POST', body: { data } });
  expect(answer.body.data).toMatchObject({ voucherStatus: 'valid', voucherValue: 4.85 });
});

test('A discount is refused for a cart that is unknown or whose hold has expired', async () => {
  const { url } = await startDiscountShop();
  const { body } = await quote(url);
  expect(await checkCode(url, randomUUID(), 'SPRING')).toMatchObject({ status: 404 });
  await letExpire(testDb.database, body.cartId);
  expect(await checkCode(url, body.cartId, 'SPRING')).toMatchObject({ status: 410 });
});

test('Guessing codes is limited: after a dozen in a minute an address must wait', async () => {
  const { url } = await startDiscountShop();
  const { body } = await quote(url);
  const from = '203.0.113.9';
  const answers = [];
  for (let tries = 0; tries < 13; tries++)
    answers.push((await checkCode(url, body.cartId, `GUESS-${tries}`, from)).status);
  expect(answers).toEqual([...Array(12).fill(200), 429]);
});

test('Payment options with a code count as guesses too, and those without a code do not', async () => {
  const { url } = await startDiscountShop();
  const { body } = await quote(url);
  const from = '203.0.113.10';
  const optionsWith = async (query: string) =>
    (await call(url, `/payment-gateway/options/${body.cartId}${query}`, { from })).status;
  for (let tries = 0; tries < 11; tries++) await checkCode(url, body.cartId, `GUESS-${tries}`, from);
  expect(await optionsWith('?voucherCode=GUESS-12')).toBe(200);
  expect(await optionsWith('?voucherCode=GUESS-13')).toBe(429);
  expect((await checkCode(url, body.cartId, 'GUESS-14', from)).status).toBe(429);
  expect(await optionsWith('')).toBe(200);
});
