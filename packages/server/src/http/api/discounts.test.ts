import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../app-for-tests.ts';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { discountWith, take } from '../../features/discounts/discounts-for-tests.ts';
import { letExpire, loadQuoteWorld, now } from '../../features/quotes/quotes-for-tests.ts';
import { call, quote } from './quote-calls-for-tests.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});

afterAll(() => place.drop());

const start = () =>
  testApp({
    database: place.database,
    clock: { now: () => now },
    env: { TRUSTED_PROXIES: '127.0.0.1' },
  });

const check = (url: string, cartId: string, voucherCode: string, from?: string) =>
  call(url, '/shopper/discount', {
    method: 'POST',
    body: { data: { cartId, voucherCode } },
    ...(from !== undefined && { from }),
  });

test('What a code takes off what the cart holds is told in the currency of the cart, however the code is typed.', async () => {
  const { url } = await start();
  const code = await discountWith(place.database, { code: 'SPRING-27' });
  const { body } = await quote(url);
  expect(await check(url, body.cartId, ' spring‑27 '.replace('‑', '-'))).toMatchObject({
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

test('A code that takes nothing off says why, and the sum stays what it was.', async () => {
  const { url } = await start();
  const { body } = await quote(url);
  expect((await check(url, body.cartId, 'NOBODYS')).body.data).toMatchObject({
    voucherStatus: 'unknown',
    voucherValue: 0,
    grandTotal: 48.5,
  });
});

test('Whether somebody has used a code is not told to whoever knows his address.', async () => {
  const { url } = await start();
  const code = await discountWith(place.database, { mostOfPerson: 1 });
  const email = 'ada@example.org';
  await take(place.database, code, { email });
  const { body } = await quote(url);
  const data = { cartId: body.cartId, voucherCode: code, email };
  const answer = await call(url, '/shopper/discount', { method: 'POST', body: { data } });
  expect(answer.body.data).toMatchObject({ voucherStatus: 'valid', voucherValue: 4.85 });
});

test('A cart that holds nothing, or nothing any more, has nothing to take off from.', async () => {
  const { url } = await start();
  const { body } = await quote(url);
  expect(await check(url, randomUUID(), 'SPRING')).toMatchObject({ status: 404 });
  await letExpire(place.database, body.cartId);
  expect(await check(url, body.cartId, 'SPRING')).toMatchObject({ status: 410 });
});

test('Nobody finds codes by trying: after a dozen in a minute an address must wait.', async () => {
  const { url } = await start();
  const { body } = await quote(url);
  const from = '203.0.113.9';
  const answers = [];
  for (let tries = 0; tries < 13; tries++)
    answers.push((await check(url, body.cartId, `GUESS-${tries}`, from)).status);
  expect(answers).toEqual([...Array(12).fill(200), 429]);
});
