import { randomUUID } from 'node:crypto';
import { TEST_CARDS } from '@ashore/core/booking/test-cards.ts';
import { containsCardNumber } from '@ashore/core/text/card-number.ts';
import { waiverText } from '@ashore/core/waivers/waiver-text.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../test-support/app/test-app.ts';
import { checkoutOf } from '../../../test-support/bookings/checkout-request.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { contractCalls } from '../../../test-support/http/contract-calls.ts';
import { call, quote } from '../../../test-support/http/quote-calls.ts';
import { now, quoteCatalogue, sailId } from '../../../test-support/quotes/quotes.ts';
import { applicationWith } from '../../../test-support/suppliers/application.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  // Every client of this test has its own address, and there are enough spots for all.
  await testDb.database.pool.query('update product_options set capacity = 10000');
});

afterAll(() => testDb.drop());

/** Belongs to no real card, but is valid: it has a network's prefix and the right check digit. */
const realNumber = '4539578763621486';
const writtenForms = [realNumber, '4539 5787 6362 1486', `${realNumber}@example.org`];
const cardNumbers = [realNumber, ...TEST_CARDS.map(({ number }) => number)];

const startCardShop = () =>
  testApp({ database: testDb.database, clock: { now: () => now }, env: { TRUSTED_PROXIES: '127.0.0.1' } });
type StartedShop = Awaited<ReturnType<typeof startCardShop>>;

/** All copies of a value in which one text is replaced, for every text at any depth. */
function withEach(value: unknown, instead: string): unknown[] {
  if (typeof value === 'string') return [instead];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  return entries.flatMap(([name, inner]) =>
    withEach(inner, instead).map((changed) =>
      Array.isArray(value)
        ? value.with(Number(name), changed)
        : Object.fromEntries(entries.map(([key, content]) => [key, key === name ? changed : content])),
    ),
  );
}

/** Searches every row of every table and every line of the log, with separators between digits removed. */
async function foundIn(shop: StartedShop): Promise<string[]> {
  const { pool } = testDb.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  );
  expect(tables.length).toBeGreaterThan(40);
  const leaks: string[] = [];
  const look = (where: string, text: string) => {
    const digits = text.replace(/[\s.-]/g, '');
    for (const number of cardNumbers) if (digits.includes(number)) leaks.push(`${number} in ${where}`);
  };
  for (const { name } of tables) {
    const { rows } = await pool.query<{ text: string }>(`select t::text as text from ${name} t`);
    for (const { text } of rows) look(name, text);
  }
  look('the log', shop.logged());
  return [...new Set(leaks)];
}

const postJson = (shop: StartedShop, path: string, body: unknown) =>
  call(shop.url, path, { method: 'POST', body: body as object });

async function postToSandbox({ url }: StartedShop, path: string, body: unknown): Promise<{ token?: string }> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/sandbox${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return answer.json();
}

/** A checkout with every field that a traveller may fill in; it succeeds. */
async function validCheckout(shop: StartedShop) {
  const { body: held } = await quote(shop.url);
  const { token } = await postToSandbox(shop, '/cards', { card: 'visa' });
  const body = checkoutOf(held, {
    charge: { paymentMethodId: token, description: 'A trip' },
    person: {
      address: 'Rua 1',
      postalCode: '1100',
      city: 'Lisbon',
      stateProvince: 'L',
      fullAddress: 'Rua 1',
    },
  });
  const { cartItems, participants } = body.data.cart;
  Object.assign(cartItems[0] ?? {}, { itemComments: 'Hello', serviceType: 'tour', referralSource: 'x' });
  Object.assign(participants[0] ?? {}, {
    addressJson: '{"address":"Rua 1","city":"Lisbon"}',
    passportNumber: 'X123',
  });
  return body;
}

/** The same with fields that do not belong to the trip, so that every field is filled in. */
async function fullCheckout(shop: StartedShop) {
  const body = await validCheckout(shop);
  const [person] = body.data.cart.participants;
  Object.assign(person ?? {}, { answers: [{ questionId: randomUUID(), answer: 'No' }] });
  Object.assign(body.data.cart, { voucherCode: 'CODE', payPalInvoiceId: 'p', payConfirmationNumber: 'c' });
  Object.assign(body.data, {
    startingPointInformation: { title: 'Hotel' },
    dropOffInformation: { title: 'Port' },
    bookingQuestionsAnswers: [{ questionId: randomUUID(), answer: 'None' }],
    organizationId: 'o',
  });
  return body;
}

const setWaiver = (waiver: string | null) =>
  testDb.database.pool.query('update products set waiver = $2 where id = $1', [sailId, waiver]);

test('Card numbers entered in any field of checkout, forms or sandbox are neither in the database nor in the log', async () => {
  const shop = await startCardShop();
  expect(containsCardNumber(realNumber)).toBe(true);
  for (const { name, number } of TEST_CARDS) {
    const { token } = await postToSandbox(shop, '/cards', { card: name });
    const { body: held } = await quote(shop.url);
    await postJson(shop, '/shopper/checkout', checkoutOf(held, { charge: { paymentMethodId: token } }));
    for (const body of withEach({ card: name }, number)) await postToSandbox(shop, '/cards', body);
  }
  const bookings = await testDb.database.pool.query('select from bookings');
  expect(bookings.rowCount).toBe(TEST_CARDS.length);
  for (const pan of writtenForms) {
    const [valid, full] = [await validCheckout(shop), await fullCheckout(shop)];
    for (const body of [...withEach(valid, pan), ...withEach(full, pan)]) {
      const answer = await postJson(shop, '/shopper/checkout', body);
      expect(answer.body.errorMessage ?? answer.status).not.toBe(200);
    }
    // The checkout was refused only because of the number.
    expect((await postJson(shop, '/shopper/checkout', valid)).body.stripeStatus).toBe('succeeded');
    const forms: [string, object][] = [
      [
        '/contact',
        {
          id: randomUUID(),
          kind: 'other',
          name: 'Mara',
          email: 'mara@example.org',
          bookingReference: 'x',
          message: 'Hello',
          language: 'en',
          secondsTaken: 12,
        },
      ],
      [
        '/suppliers/applications',
        { ...applicationWith(), language: 'en', agreesToTerms: true, offersOnlyLawful: true },
      ],
      [
        '/shopper/waiver',
        {
          data: {
            cartId: full.data.cart.id,
            participantName: 'Mara Lind',
            productUuid: sailId,
            productName: 'x',
            bookingDate: '2037-11-23',
            textVersion: waiverText('water', 'en').version,
            signature: { kind: 'typed', text: 'Mo Lind' },
            guardianName: 'Mo Lind',
          },
        },
      ],
    ];
    await setWaiver('water');
    for (const [path, form] of forms) {
      for (const body of withEach(form, pan)) await postJson(shop, path, body);
      // The form was refused only because of the number.
      expect([path, (await postJson(shop, path, form)).status]).toEqual([path, 200]);
    }
    await setWaiver(null);
    for (const path of ['/cards', '/intents/pi_x/confirm', '/intents/pi_x/decide', `/intents/${pan}/confirm`])
      for (const body of withEach(
        { card: 'visa', secret: 'x', token: 'y', page: 'bank', verdict: 'confirm' },
        pan,
      ))
        await postToSandbox(shop, path, body).catch(() => undefined);
  }
  expect(await foundIn(shop)).toEqual([]);
});

test('No call stores a card number sent in its path, query, headers or body', async () => {
  const shop = await startCardShop();
  expect(contractCalls.length).toBeGreaterThan(20);
  const words = [
    'email',
    'name',
    'message',
    'reason',
    'answer',
    'q',
    'query',
    'text',
    'code',
    'voucherCode',
    'secret',
    'author',
  ];
  const fields = Object.fromEntries(words.map((word) => [word, realNumber]));
  for (const { method, path } of contractCalls) {
    const filled = path.replace(/\{[^}]+\}/g, realNumber);
    const question = method === 'GET' ? `?${new URLSearchParams(fields)}` : '';
    await fetch(`${shop.url}/api${filled}${question}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'user-agent': realNumber,
        referer: `https://a.example/${realNumber}`,
        'x-request-id': realNumber,
        'x-forwarded-for': '10.1.1.1',
      },
      ...(method !== 'GET' && { body: JSON.stringify({ ...fields, data: { ...fields, cart: fields } }) }),
    });
  }
  for (const path of [
    `/${realNumber}`,
    `/search?q=${realNumber}`,
    `/papers/waiver/${realNumber}.pdf`,
    `/sandbox/bank/${realNumber}?secret=${realNumber}`,
  ])
    await fetch(shop.url + path, { headers: { cookie: `a=${realNumber}` } });
  expect(await foundIn(shop)).toEqual([]);
});

test('The scan finds a stored card number, grouped or not', async () => {
  const shop = await startCardShop();
  await testDb.database.pool.query(
    `update bookings set contact = contact || '{"x": "4539-5787-6362-1486"}' where id = (select id from bookings limit 1)`,
  );
  expect(await foundIn(shop)).toEqual([`${realNumber} in bookings`]);
});
