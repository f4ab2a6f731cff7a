import { createHash, randomUUID } from 'node:crypto';
import { returnPromiseTexts } from '@ashore/core/cruises/return-promise.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../test-support/app/test-app.ts';
import { withShipInLisbon } from '../../../test-support/bookings/from-sailing.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { call, quote } from '../../../test-support/http/quote-calls.ts';
import {
  letExpire,
  now,
  quoteCatalogue,
  sailId,
  shared,
  showId,
  showOption,
  whenever,
} from '../../../test-support/quotes/quotes.ts';
import { connectDatabase } from '../../database/connect.ts';
import { nativeInventory } from '../../features/quotes/holds/native-inventory.ts';
import { sellHold } from '../../features/quotes/holds/sell-hold.ts';
import { combineInventories } from '../../gateways/inventory/combine-inventories.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});

afterAll(() => testDb.drop());

const startQuoteShop = (env: Record<string, string> = {}) =>
  testApp({
    database: testDb.database,
    clock: { now: () => now },
    env: { TRUSTED_PROXIES: '127.0.0.1', ...env },
  });

test('A hold is quoted, shown in the reader’s language, extended once and released', async () => {
  const { url } = await startQuoteShop();
  const answer = await quote(url);
  expect(answer).toMatchObject({
    status: 200,
    caching: 'no-store',
    body: { state: 'held', grandTotal: 48.5 },
  });
  const at = `/quote/${answer.body.cartId}`;
  expect(await call(url, at, { language: 'de' })).toMatchObject({
    status: 200,
    caching: 'no-store',
    body: {
      tourName: 'Title of sail (de)',
      quoteId: answer.body.quoteId,
      facts: expect.arrayContaining([
        expect.objectContaining({ kind: 'arrive', label: 'Ankunft am Treffpunkt' }),
      ]),
    },
  });
  const longer = await call(url, `${at}/extension`, { method: 'POST' });
  expect(longer).toMatchObject({ status: 200, body: { isExtendable: false } });
  expect(Date.parse(longer.body.expiryTime) - Date.parse(answer.body.expiryTime)).toBe(15 * 60_000);
  expect(await call(url, `${at}/extension`, { method: 'POST' })).toMatchObject({ status: 409 });
  const release = () => call(url, at, { method: 'DELETE' });
  expect(await release()).toMatchObject({ status: 200, body: { released: true } });
  expect(await release()).toMatchObject({ status: 200, body: { released: false } });
  expect(await call(url, at)).toMatchObject({
    status: 200,
    body: { state: 'released', isExtendable: false },
  });
  expect(await call(url, `${at}/extension`, { method: 'POST' })).toMatchObject({ status: 410 });
});

test('The path may contain any product type; the code alone selects the product', async () => {
  const { url } = await startQuoteShop();
  expect(await quote(url, {}, undefined, '/tours/quote')).toMatchObject({ status: 200 });
  expect(await quote(url, { time: '18:30' }, undefined, '/shows/quote')).toMatchObject({
    status: 200,
    body: { productType: 'tours' },
  });
  const fado = { product: showId, componentKey: showOption, time: '18:30', productType: 'tours' };
  expect(await quote(url, fado, undefined, '/shows/quote')).toMatchObject({
    status: 200,
    body: { requireBookingApproval: true },
  });
  expect(await quote(url, {}, undefined, '/houses/quote')).toMatchObject({ status: 404 });
});

test('Ids of products, options and carts are accepted in upper case', async () => {
  const { url } = await startQuoteShop();
  const cartId = randomUUID();
  const inCapitals = {
    cartId: cartId.toUpperCase(),
    browserId: randomUUID().toUpperCase(),
    product: sailId.toUpperCase(),
    componentKey: shared.toUpperCase(),
  };
  const answer = await quote(url, inCapitals);
  expect(answer).toMatchObject({ status: 200, body: { cartId } });
  expect(await call(url, `/quote/${cartId.toUpperCase()}`)).toMatchObject({ status: 200, body: { cartId } });
  const again = await quote(url, { cartId });
  expect(again.body.quoteId).not.toBe(answer.body.quoteId);
  expect(await call(url, `/quote/${cartId}`, { method: 'DELETE' })).toMatchObject({
    body: { released: true },
  });
});

test('An unknown call is answered with 404, a call with a wrong method with 405', async () => {
  const { url } = await startQuoteShop();
  for (const method of ['GET', 'DELETE', 'PUT'])
    expect(await call(url, '/quote', { method })).toMatchObject({
      status: 405,
      body: { code: 'method_not_allowed' },
    });
  expect(await call(url, '/quotes')).toMatchObject({ status: 404 });
});

test('If nothing can be booked, the answer is 204 and empty', async () => {
  const { url } = await startQuoteShop();
  expect(await quote(url, { date: '2037-11-24' })).toMatchObject({ status: 204, body: undefined });
  expect(await quote(url, { tickets: [{ ticketType: 'adult', count: 7 }] })).toMatchObject({ status: 204 });
});

const unknownId = '00000000-0000-0000-0000-000000000000';
const cardText = 'My card: 4242 4242 4242 4242';
const transferRequest = { direction: 'both', hotelName: 'Do Cais', address: 'Cais 1', terminal: '' };

test.each<[number, string, object]>([
  [400, 'cartId', { cartId: 'mine' }],
  [400, 'product', { product: 'the boat' }],
  [400, 'date', { date: '2037-02-29' }],
  [400, 'time', { time: '25:00' }],
  [400, 'tickets', { tickets: [] }],
  [400, 'tickets.0.count', { tickets: [{ ticketType: 'adult', count: -1 }] }],
  [400, 'tickets.0.count', { tickets: [{ ticketType: 'adult', count: 1.5 }] }],
  [400, 'tickets.0.count', { tickets: [{ ticketType: 'adult', count: 1e9 }] }],
  [400, 'tickets.0.count', { tickets: [{ ticketType: 'adult', count: '2' }] }],
  [400, 'tickets.0.ticketType', { tickets: [{ ticketType: 'crew', count: 1 }] }],
  [
    400,
    'tickets',
    {
      tickets: [
        { ticketType: 'adult', count: 1 },
        { ticketType: 'adult', count: 1 },
      ],
    },
  ],
  [400, 'currency', { currency: 'RUB' }],
  ...['0', 'f', 'F'].flatMap((sign): [number, string, object][] =>
    ['cartId', 'browserId'].map((field) => [400, field, { [field]: unknownId.replaceAll('0', sign) }]),
  ),
  [404, 'product', { product: randomUUID() }],
  [404, 'componentKey', { componentKey: randomUUID() }],
  [422, 'tickets', { tickets: [{ ticketType: 'adult', count: 0 }] }],
  [422, 'tickets.senior', { tickets: [{ ticketType: 'senior', count: 1 }] }],
  [422, 'ride.hotelName', { ride: { ...transferRequest, kind: 'hotel', hotelName: cardText } }],
  [422, 'ride.address', { ride: { ...transferRequest, kind: 'hotel', address: cardText } }],
  [
    422,
    'ride.airport',
    {
      ride: {
        ...transferRequest,
        kind: 'airport',
        airport: cardText,
        flightNumber: 'LH 1',
        localTime: '10:00',
      },
    },
  ],
  [
    422,
    'ride.terminal',
    { ride: { ...transferRequest, kind: 'ship', shipName: 'Aurora', terminal: cardText, allAboard: null } },
  ],
  [400, 'ride.hotelName', { ride: { ...transferRequest, kind: 'hotel', hotelName: '\u200b\u200b' } }],
  [422, 'date', { date: '2037-11-20' }],
  // Dates that no calendar shows: beyond two years, the last date of all, which has no end, and long ago.
  [400, 'date', { date: '2039-11-24' }],
  [400, 'date', { date: '9999-12-31' }],
  [400, 'date', { componentKey: whenever, date: '9999-12-31', time: null }],
  [400, 'date', { date: '0000-01-01' }],
])('Invalid input is refused with %i at field %s, and no spots are held', async (status, field, more) => {
  const { url } = await startQuoteShop();
  const { rows: before } = await testDb.database.pool.query('select count(*) from holds');
  expect(await quote(url, more)).toMatchObject({ status, body: { field } });
  expect((await testDb.database.pool.query('select count(*) from holds')).rows).toEqual(before);
});

test('Free tickets are held only beside a paid ticket, unless the whole option is free', async () => {
  const { url } = await startQuoteShop();
  const { pool } = testDb.database;
  await pool.query(`update option_tickets set price_minor = 0 where option_id = $1 and band = 'child'`, [
    shared,
  ]);
  const children = { tickets: [{ ticketType: 'child', count: 3 }] };
  const cartId = randomUUID();
  await expect
    .poll(async () => (await quote(url, { cartId, ...children })).body?.reason, { timeout: 60_000 })
    .toBe('only_free');
  expect(await quote(url, { cartId, ...children })).toMatchObject({
    status: 422,
    body: { field: 'tickets' },
  });
  expect(
    await quote(url, { tickets: [...children.tickets, { ticketType: 'adult', count: 1 }] }),
  ).toMatchObject({
    status: 200,
    body: { grandTotal: 48.5 },
  });
  await pool.query('update option_tickets set price_minor = 0 where option_id = $1', [shared]);
  await expect
    .poll(async () => (await quote(url, { time: '18:30', ...children })).status, { timeout: 60_000 })
    .toBe(200);
  await pool.query(
    `update option_tickets set price_minor = case band when 'child' then 2900 else 4850 end where option_id = $1`,
    [shared],
  );
  await expect
    .poll(async () => (await quote(url, { cartId: randomUUID(), time: '18:30' })).body?.grandTotal, {
      timeout: 60_000,
    })
    .toBe(48.5);
});

test('Prices sent by a client change nothing', async () => {
  const { url } = await startQuoteShop();
  const bold = {
    grandTotal: 0.01,
    basePrice: 0,
    promoSavings: 99,
    capacity: 500,
    expiryTime: '2099-01-01T00:00:00Z',
  };
  const { body } = await quote(url, { ...bold, tickets: [{ ticketType: 'adult', count: 1, price: 0.01 }] });
  expect(body).toMatchObject({ grandTotal: 48.5, basePrice: 48.5, promoSavings: null });
  const { rows } = await testDb.database.pool.query('select quote::text from holds where id = $1', [
    body.quoteId,
  ]);
  expect(rows[0].quote).not.toMatch(/2099|0\.01|500/);
});

test('A client over its limit of holds is refused with a retry time; an address may hold more than a browser', async () => {
  await testDb.database.pool.query('truncate departures, holds cascade');
  const { url } = await startQuoteShop({ HOLDS_PER_ADDRESS: '5' });
  const browserId = randomUUID();
  const from = '10.9.8.7';
  for (const _ of '123') expect(await quote(url, { browserId }, from)).toMatchObject({ status: 200 });
  const fourth = await quote(url, { browserId }, from);
  expect(fourth).toMatchObject({ status: 429, body: { code: 'too_many_requests', field: 'browserId' } });
  expect(fourth.retryAfter).toBeGreaterThan(800);
  for (const _ of '12') expect(await quote(url, { time: '18:30' }, from)).toMatchObject({ status: 200 });
  expect(await quote(url, { time: '18:30' }, from)).toMatchObject({
    status: 429,
    body: { field: 'address' },
  });
  // Another person's browser that claims the same id.
  expect(await quote(url, { browserId }, '10.9.8.6')).toMatchObject({ status: 200 });
});

test('Two servers on one database count the holds of a browser together', async () => {
  await testDb.database.pool.query('truncate departures, holds cascade');
  const [one, other] = [await startQuoteShop(), await startQuoteShop()];
  const browserId = randomUUID();
  for (const { url } of [one, other, one])
    expect(await quote(url, { browserId }, '10.9.8.5')).toMatchObject({ status: 200 });
  expect(await quote(other.url, { browserId }, '10.9.8.5')).toMatchObject({ status: 429 });
});

test('Neither address nor browser id is stored, and an ended hold keeps not even their hashes', async () => {
  const { url } = await startQuoteShop();
  const browserId = randomUUID();
  const { body } = await quote(url, { browserId, time: '18:30' }, '10.1.2.3');
  const stored = async () =>
    (
      await testDb.database.pool.query('select to_jsonb(h) as hold from holds h where id = $1', [
        body.quoteId,
      ])
    ).rows[0].hold;
  const hold = await stored();
  expect(JSON.stringify(hold)).not.toMatch(new RegExp(`10\\.1\\.2\\.3|${browserId}`));
  // There are few enough addresses to hash them all, so a plain hash would reveal the address.
  const hashes = ['10.1.2.3', 'address 10.1.2.3', `browser ${browserId} 10.1.2.3`].map(
    (guess) => `\\x${createHash('sha256').update(guess).digest('hex')}`,
  );
  expect(hashes).not.toContain(hold.address);
  expect(hashes).not.toContain(hold.browser);
  await letExpire(testDb.database, body.cartId);
  expect(await call(url, `/quote/${body.cartId}`)).toMatchObject({ body: { state: 'expired' } });
  await call(url, `/quote/${body.cartId}`, { method: 'DELETE' });
  expect(await stored()).toMatchObject({ state: 'expired', browser: null, address: null });
});

test('A cart that was never quoted has nothing to show, extend or release', async () => {
  const { url } = await startQuoteShop();
  const at = `/quote/${randomUUID()}`;
  expect(await call(url, at)).toMatchObject({ status: 404 });
  expect(await call(url, `${at}/extension`, { method: 'POST' })).toMatchObject({ status: 404 });
  expect(await call(url, at, { method: 'DELETE' })).toMatchObject({ status: 200, body: { released: false } });
  expect(await call(url, '/quote/mine')).toMatchObject({ status: 400 });
});

test('A changed price applies to the next quote, and an earlier quote keeps its price', async () => {
  const { url } = await startQuoteShop();
  const before = await quote(url, { time: '18:30' });
  expect(before).toMatchObject({ status: 200, body: { grandTotal: 48.5 } });
  const { pool } = testDb.database;
  await pool.query(`update option_tickets set price_minor = 5000 where option_id = $1 and band = 'adult'`, [
    shared,
  ]);
  const { cartId } = before.body;
  // The news of the change takes a moment to arrive.
  const another = randomUUID();
  const again = async () => (await quote(url, { cartId: another, time: '18:30' })).body?.grandTotal;
  await expect.poll(again, { timeout: 60_000 }).toBe(50);
  expect(await call(url, `/quote/${cartId}`)).toMatchObject({ body: { grandTotal: 48.5 } });
  await pool.query(`update option_tickets set price_minor = 4850 where option_id = $1 and band = 'adult'`, [
    shared,
  ]);
});

test('A bought cart cannot be quoted, extended or released again', async () => {
  await testDb.database.pool.query('truncate departures, holds cascade');
  const { url } = await startQuoteShop();
  const { body } = await quote(url);
  await sellHold(testDb.database.pool, body.cartId);
  const { cartId } = body;
  expect(await quote(url, { cartId })).toMatchObject({ status: 409, body: { field: 'cartId' } });
  expect(await call(url, `/quote/${cartId}`)).toMatchObject({ body: { state: 'sold', isExtendable: false } });
  expect(await call(url, `/quote/${cartId}/extension`, { method: 'POST' })).toMatchObject({ status: 410 });
  expect(await call(url, `/quote/${cartId}`, { method: 'DELETE' })).toMatchObject({
    body: { released: false },
  });
});

test('While the database is unavailable, a quote is refused with a retry time and stores nothing', async () => {
  const away = connectDatabase({ url: 'postgresql://ashore@127.0.0.1:1/none', log: () => {} });
  const { url } = await testApp({
    database: testDb.database,
    clock: { now: () => now },
    inventories: combineInventories(nativeInventory(away)),
  });
  const refused = await quote(url);
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(refused.retryAfter).toBeGreaterThan(0);
  await away.close();
});

test('A quote from a sailing states the return promise of the setting, and without one says nothing of it', async () => {
  const routeId = await withShipInLisbon(testDb.database, '2037-11-23');
  const ofSailing = async (env: Record<string, string> = {}) => {
    const { url } = await startQuoteShop(env);
    const { status, body } = await quote(url, { sailing: { routeId, position: 1 } });
    expect({ status, isFitting: body.ship.isFitting }).toEqual({ status: 200, isFitting: true });
    return body;
  };
  const promising = await ofSailing({ RETURN_PROMISE: '750 GBP' });
  expect(promising.ship.returnPromise).toMatchObject({ limitMinor: 75_000, currency: 'GBP' });
  expect(promising.facts).toContainEqual(
    expect.objectContaining({ kind: 'returnPromise', text: returnPromiseTexts.en.ofTrip('£750') }),
  );
  const silent = await ofSailing();
  expect(silent.ship).not.toHaveProperty('returnPromise');
  expect(silent.facts.map(({ kind }: { kind: string }) => kind)).not.toContain('returnPromise');
});
