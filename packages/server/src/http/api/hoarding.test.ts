import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../test-support/app/test-app.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { call, quote } from '../../../test-support/http/quote-calls.ts';
import { now, quoteCatalogue, sailId, whenever } from '../../../test-support/quotes/quotes.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  // More spots than all clients of a test may hold together. Otherwise a call could find the departure full just before
  // it would have reached a limit.
  await testDb.database.pool.query('update product_options set capacity = 120 where id = $1', [whenever]);
});
beforeEach(() => testDb.database.pool.query('truncate holds, departures cascade'));
afterAll(() => testDb.drop());

const startLimitedShop = () =>
  // The clock is stopped, so each limit per minute applies to the whole test.
  testApp({ database: testDb.database, clock: { now: () => now }, env: { TRUSTED_PROXIES: '127.0.0.1' } });

const twoAdults = { componentKey: whenever, time: null, tickets: [{ ticketType: 'adult', count: 2 }] };
const hoarderAddress = '10.66.0.1';
const repeatAtOnce = <Result>(count: number, act: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

type QuoteAnswer = { readonly status: number; readonly body?: { readonly field?: string } };
const countOutcomes = (answers: readonly QuoteAnswer[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status, body }) => [status, body?.field ?? ''].join(' ').trim())].map(
      ([name, all]) => [name, all.length],
    ),
  );

test('A client that hoards spots gets no more than the limit of its address, and other clients get their spots', async () => {
  const { url } = await startLimitedShop();
  // Each call claims to come from a new browser.
  const hoarding = repeatAtOnce(20, async () => {
    const answers: QuoteAnswer[] = [];
    for (let turn = 0; turn < 15; turn++) answers.push(await quote(url, twoAdults, hoarderAddress));
    return answers;
  });
  const honest = await repeatAtOnce(20, (guest) => quote(url, twoAdults, `10.0.1.${guest}`));
  expect(countOutcomes(honest)).toEqual({ 200: 20 });
  const answers = (await hoarding).flat();
  // Of the 300 calls, 240 are allowed in a minute (`holdCallsPerAddress`): thirty hold, and the others reach
  // the limit of holds. The last sixty reach the limit of calls, which names no field.
  expect(countOutcomes(answers)).toEqual({ 200: 30, '429 address': 210, 429: 60 });
  const { rows } = await testDb.database.pool.query('select held from departures');
  expect(rows).toEqual([{ held: 100 }]);
});

test('A loop that holds and releases is stopped, and its client may still read', async () => {
  const { url } = await startLimitedShop();
  const cartId = crypto.randomUUID();
  const turn = async () => [
    await quote(url, { ...twoAdults, cartId }, hoarderAddress),
    await call(url, `/quote/${cartId}`, { method: 'DELETE', from: hoarderAddress }),
  ];
  const answers: QuoteAnswer[] = [];
  for (let round = 0; round < 130; round++) answers.push(...(await turn()));
  // 260 calls, of which 240 are allowed in a minute.
  expect(countOutcomes(answers)).toEqual({ 200: 240, 429: 20 });
  const last = await call(url, `/quote/${cartId}/extension`, { method: 'POST', from: hoarderAddress });
  expect(last).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(last.retryAfter).toBeGreaterThan(0);
  const looking = [`/quote/${cartId}`, `/tours/${sailId}/availability/2037-11-23`, `/tours/${sailId}`];
  for (const path of looking)
    expect(await call(url, path, { from: hoarderAddress })).toMatchObject({ status: 200 });
  // The limit applies to holds only, and to no other address.
  expect(await quote(url, twoAdults)).toMatchObject({ status: 200 });
});

test('Hundreds of passengers behind one address can hold and release without reaching the limit', async () => {
  const { url } = await startLimitedShop();
  const ship = '10.77.0.1';
  for (let group = 0; group < 4; group++) {
    const quotes = await repeatAtOnce(28, () => quote(url, twoAdults, ship));
    expect(countOutcomes(quotes)).toEqual({ 200: 28 });
    const releases = await repeatAtOnce(28, (guest) =>
      call(url, `/quote/${quotes[guest]?.body.cartId}`, { method: 'DELETE', from: ship }),
    );
    expect(countOutcomes(releases)).toEqual({ 200: 28 });
  }
});

test('All writing calls of an address together are limited to sixty a minute, and it may still read', async () => {
  const { url } = await startLimitedShop();
  const post = (path: string, body: object, from = hoarderAddress) =>
    call(url, path, { method: 'POST', body, from });
  const key = 'k'.repeat(43);
  const cancellations = await repeatAtOnce(60, () => post(`/bookings/${key}/cancellation-quote`, {}));
  expect(countOutcomes(cancellations)).toEqual({ 404: 60 });
  const search = { orderNumber: '00000000', email: 'mara@example.org' };
  expect(await post('/bookings/search', search)).toMatchObject({ status: 429 });
  expect(await call(url, `/tours/${sailId}`, { from: hoarderAddress })).toMatchObject({ status: 200 });
  // The limit applies to no other address.
  expect(await post('/bookings/search', search, '10.66.0.2')).toMatchObject({ status: 404 });
});

test('All addresses of one IPv6 network share its limit of calls, and another network has its own', async () => {
  const { url } = await startLimitedShop();
  const body = { orderNumber: '00000000', email: 'mara@example.org' };
  const find = (from: string) => call(url, '/bookings/search', { method: 'POST', body, from });
  const guesses = await repeatAtOnce(11, (guess) => find(`2001:db8::${guess + 1}`));
  // Ten a minute are allowed (`bookings.find`).
  expect(countOutcomes(guesses)).toEqual({ 404: 10, 429: 1 });
  expect(await find('2001:db8:0:1::1')).toMatchObject({ status: 404 });
});
