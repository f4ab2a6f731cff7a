import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../test-support/app/test-app.ts';
import { checkoutOf } from '../../../test-support/bookings/checkout-request.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { call, quote } from '../../../test-support/http/quote-calls.ts';
import { memoryPayments } from '../../../test-support/payment-providers/memory-payments.ts';
import { now, quoteCatalogue } from '../../../test-support/quotes/quotes.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
afterAll(() => testDb.drop());

test('A client with the access key cancels for the quoted refund; another amount is refused with 409', async () => {
  const { url } = await testApp({
    database: testDb.database,
    clock: { now: () => now },
    env: { TRUSTED_PROXIES: '127.0.0.1' },
    payments: memoryPayments().payments,
  });
  const post = (path: string, body: object) => call(url, path, { method: 'POST', body });
  const quoted = (await quote(url, { tickets: [{ ticketType: 'adult', count: 2 }] })).body;
  const { accessKey } = (await post('/shopper/checkout', checkoutOf(quoted))).body.booking;
  await testDb.database.pool.query(
    `update bookings set starts_at = now() + interval '3 days', ends_at = now() + interval '4 days'`,
  );
  const path = `/bookings/${accessKey}/cancellation`;
  expect(await post(`${path}-quote`, { tickets: [1] })).toMatchObject({
    status: 200,
    caching: 'no-store',
    body: { price: 48.5, refund: 48.5, fee: 0, refundPercent: 100, until: expect.any(String) },
  });
  expect(await post(path, { tickets: [1], refund: 48 })).toMatchObject({
    status: 409,
    body: { field: 'refund' },
  });
  expect(await post(path, { tickets: [1], refund: 48.5 })).toMatchObject({
    status: 200,
    body: {
      state: 'confirmed',
      mayCancel: true,
      refundedTotal: 48.5,
      refundPending: true,
      tickets: [{ isCancelled: false }, { isCancelled: true }],
      invoices: [{ kind: 'invoice' }, { kind: 'credit_note', total: 48.5 }],
    },
  });
  expect(await post(path, { refund: 48.5 })).toMatchObject({
    body: { state: 'cancelled', mayCancel: false },
  });
  expect(await post(`${path}-quote`, {})).toMatchObject({ status: 409 });
  const unknownBookingPath = `/bookings/${'x'.repeat(43)}/cancellation`;
  expect(await post(unknownBookingPath, { refund: 0 })).toMatchObject({ status: 404 });
  expect(await post(`${unknownBookingPath}-quote`, {})).toMatchObject({ status: 404 });
  for (const wrong of [{ refund: -1 }, { refund: '97' }, {}, { refund: 1, tickets: [-1] }])
    expect(await post(path, wrong)).toMatchObject({ status: 400 });
});
