import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loggedIn } from '../../../test-support/accounts/logged-in.ts';
import { testApp } from '../../../test-support/app/test-app.ts';
import { checkoutOf } from '../../../test-support/bookings/checkout-request.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { call, quote } from '../../../test-support/http/quote-calls.ts';
import { testBundle, testVariant } from '../../../test-support/http/web-bundle.ts';
import { memoryPayments } from '../../../test-support/payment-providers/memory-payments.ts';
import { now, quoteCatalogue, showId, showOption } from '../../../test-support/quotes/quotes.ts';
import { textOfPdf } from '../../../test-support/tickets/read-pdf.ts';
import { answerRequest } from '../../features/bookings/requests/answer-request.ts';

let testDb: TestDatabase;
const hotelId = randomUUID();

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  await testDb.database.pool.query(
    `insert into organisations (id, kind, name) values ($1, 'concierge', 'Hotel Cais')`,
    [hotelId],
  );
});
beforeEach(() =>
  testDb.database.pool.query('truncate holds, departures, bookings, payments, ledger_entries, jobs cascade'),
);
afterAll(() => testDb.drop());

type ShopInput = {
  readonly organisation?: 'fixed' | 'first-of-user';
  readonly organisations?: readonly string[];
  readonly DEFAULT_ORGANIZATION_ID?: string;
};

/** Starts a shop with a logged-in member of a hotel. */
async function startBillingShop({
  organisation = 'fixed',
  organisations = [hotelId],
  ...env
}: ShopInput = {}) {
  const payments = memoryPayments();
  const bundle = testBundle();
  const clock = { now: () => now };
  const { url } = await testApp({
    database: testDb.database,
    clock,
    env: { TRUSTED_PROXIES: '127.0.0.1', ENVIRONMENT: 'integration', ...env },
    bundle: { ...bundle, entry: { ...bundle.entry, variant: { ...testVariant, organisation } } },
    payments: payments.payments,
  });
  const memberOf = organisations.map((organisationId) => ({ organisationId }));
  const login = await loggedIn({ database: testDb.database, now, memberOf });
  const post = (path: string, body: object, language = 'en') =>
    call(url, path, { method: 'POST', body, login, language });
  const book = (body: object, language?: string) => post('/shopper/authorization-checkout', body, language);
  return { url, payments, post, book, sub: login.sub };
}

const idOf = async () => (await testDb.database.pool.query('select id from bookings')).rows[0].id;
const showOrder = { product: showId, componentKey: showOption, productType: 'shows', time: '18:30' };

const readLedger = async () =>
  (
    await testDb.database.pool.query(
      `select account, sum(amount_minor)::int as minor from ledger_entries
       group by account having sum(amount_minor) <> 0 order by account`,
    )
  ).rows;

test('Cancelling a booking on account credits the organisation and calls no payment provider', async () => {
  const { url, book, post, payments } = await startBillingShop();
  const quoted = (await quote(url, { tickets: [{ ticketType: 'adult', count: 2 }] })).body;
  const { accessKey } = (await book(checkoutOf(quoted, { method: 'bill-organisation' }))).body.booking;
  await testDb.database.pool.query(
    `update bookings set starts_at = now() + interval '3 days', ends_at = now() + interval '4 days'`,
  );
  const path = `/bookings/${accessKey}/cancellation`;
  expect(await post(path, { tickets: [0], refund: 48.5 })).toMatchObject({ body: { state: 'confirmed' } });
  expect(await readLedger()).toEqual([
    { account: 'commission', minor: 970 },
    { account: 'organisation', minor: -4_850 },
    { account: 'supplier', minor: 3_880 },
  ]);
  expect(await post(path, { refund: 48.5 })).toMatchObject({
    body: { state: 'cancelled', paidTotal: 0, refundedTotal: 0, refundPending: false },
  });
  expect(await readLedger()).toEqual([]);
  expect(payments.operations).toEqual([]);
  const { rows } = await testDb.database.pool.query(
    `select kind, total_minor::int as minor, issued_to ->> 'name' as name from invoices order by number`,
  );
  expect(rows).toEqual([
    { kind: 'invoice', minor: 9_700, name: 'Hotel Cais' },
    { kind: 'credit_note', minor: 4_850, name: 'Hotel Cais' },
    { kind: 'credit_note', minor: 4_850, name: 'Hotel Cais' },
  ]);
});

test('Accepting a request on account charges the organisation at once; declining leaves no entry', async () => {
  for (const answer of ['accept', 'decline'] as const) {
    await testDb.database.pool.query('truncate holds, departures, bookings, ledger_entries, jobs cascade');
    const { url, book } = await startBillingShop();
    await book(checkoutOf((await quote(url, showOrder)).body, { method: 'bill-organisation' }));
    const supplierAnswer = { bookingId: await idOf(), answer, actor: 'supplier' } as const;
    const { booking } = await answerRequest(testDb.database, supplierAnswer);
    expect(booking.state).toBe(answer === 'accept' ? 'confirmed' : 'declined');
    expect((await readLedger()).map(({ account }) => account)).toEqual(
      answer === 'accept' ? ['commission', 'organisation', 'supplier'] : [],
    );
  }
});

test('A guest’s documents are in the guest’s language, and the invoice is in that of the hotel staff', async () => {
  const { url, book } = await startBillingShop();
  const order = { method: 'bill-organisation', person: { locale: 'de' } } as const;
  const { body } = await book(checkoutOf((await quote(url)).body, order), 'zh-Hans');
  const { rows } = await testDb.database.pool.query('select locale, staff_locale as staff from bookings');
  expect(rows).toEqual([{ locale: 'de', staff: 'zh-Hans' }]);
  const read = async (path: string) => textOfPdf(Buffer.from(await (await fetch(url + path)).arrayBuffer()));
  expect(await read(body.booking.ticketUrl)).toContain('Buchungsnummer');
  expect(await read(body.invoices[0].url)).toContain('订单号');
  const calendar = await (await fetch(url + body.booking.calendarUrl)).text();
  expect(calendar).toContain('Buchungsnummer');
});

test('A member may also have a card charged, or authorised until the supplier accepts', async () => {
  const { url, book, payments } = await startBillingShop();
  expect(await book(checkoutOf((await quote(url)).body))).toMatchObject({
    body: { stripeStatus: 'succeeded', booking: { state: 'confirmed', paidTotal: 48.5 } },
  });
  const authorized = checkoutOf((await quote(url)).body, { charge: { authorize: true } });
  expect(await book(authorized)).toMatchObject({
    body: { stripeStatus: 'requires_capture', booking: { state: 'on_request', isAuthorisedOnly: true } },
  });
  expect([...payments.intents.values()].map(({ state }) => state)).toEqual(['captured', 'authorised']);
  const { rows } = await testDb.database.pool.query(
    'select distinct checkout_kind as kind, organisation_id as organisation from bookings',
  );
  expect(rows).toEqual([{ kind: 'billed', organisation: hotelId }]);
});

test('A billed variant books for the member’s first organisation, a direct one for the default, and neither for another organisation', async () => {
  const organisation = randomUUID();
  await testDb.database.pool.query(
    `insert into organisations (id, kind, name) values ($1, 'concierge', 'Hotel Rossio')`,
    [organisation],
  );
  const bookedFor = async (shop: ShopInput, organizationId?: string) => {
    const { url, book } = await startBillingShop({ DEFAULT_ORGANIZATION_ID: organisation, ...shop });
    const otherFields = organizationId === undefined ? {} : { organizationId };
    const { status } = await book(
      checkoutOf((await quote(url)).body, { method: 'bill-organisation', otherFields }),
    );
    if (status !== 200) return status;
    const { rows } = await testDb.database.pool.query(
      'select organisation_id as id from bookings order by booked_at desc limit 1',
    );
    return rows[0].id;
  };
  const organisations = [hotelId, organisation];
  expect(await bookedFor({ organisation: 'first-of-user', organisations })).toBe(hotelId);
  expect(await bookedFor({ organisation: 'first-of-user', organisations }, organisation)).toBe(organisation);
  expect(await bookedFor({ organisation: 'fixed', organisations })).toBe(organisation);
  expect(await bookedFor({ organisation: 'fixed' })).toBe(hotelId);
  expect(await bookedFor({ organisation: 'first-of-user' }, organisation)).toBe(403);
});

test('Only an approved organisation books, even for its own members', async () => {
  const { url, book } = await startBillingShop();
  const body = checkoutOf((await quote(url)).body, { method: 'bill-organisation' });
  try {
    for (const status of ['applied', 'suspended']) {
      await testDb.database.pool.query('update organisations set status = $2 where id = $1', [
        hotelId,
        status,
      ]);
      expect(await book(body)).toMatchObject({ status: 403 });
    }
  } finally {
    await testDb.database.pool.query(`update organisations set status = 'approved' where id = $1`, [hotelId]);
  }
  expect((await testDb.database.pool.query('select from bookings')).rowCount).toBe(0);
  expect(await book(body)).toMatchObject({ status: 200 });
});

test('A trip is booked for the token’s subject or for a guest, never into another account', async () => {
  const { url, book, post, sub } = await startBillingShop();
  const quoted = (await quote(url)).body;
  const by = (sub: string | null) =>
    checkoutOf(quoted, { person: { sub }, charge: { paymentMethodId: 'declined' } });
  const foreign = { status: 403, body: { field: 'data.cart.persons.0.sub' } };
  expect(await book(by('jens'))).toMatchObject(foreign);
  for (const path of [
    '/shopper/checkout',
    '/payment-gateway/payment-intent',
    '/payment-gateway/paypal-order',
  ])
    expect(await post(path, by('jens'))).toMatchObject(foreign);
  const asGuest = (sub: string | null) => call(url, '/shopper/checkout', { method: 'POST', body: by(sub) });
  expect(await asGuest(sub)).toMatchObject({ status: 401 });
  expect((await testDb.database.pool.query('select from bookings')).rowCount).toBe(0);
  expect(await asGuest('')).toMatchObject({ status: 200 });
  expect(await asGuest(null)).toMatchObject({ status: 200 });
  expect(await book(by(sub))).toMatchObject({ status: 200 });
});

test('Without a token an account cannot be charged, through either checkout call', async () => {
  const { url } = await startBillingShop();
  const quoted = (await quote(url)).body;
  const body = checkoutOf(quoted, { method: 'bill-organisation', otherFields: { organizationId: hotelId } });
  const post = (path: string) => call(url, path, { method: 'POST', body });
  expect(await post('/shopper/authorization-checkout')).toMatchObject({ status: 401 });
  expect(await post('/shopper/checkout')).toMatchObject({
    status: 403,
    body: { field: 'data.organizationId' },
  });
  expect((await testDb.database.pool.query('select from bookings')).rowCount).toBe(0);
});
