import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  balances,
  bookingDeps,
  emptyBookings,
  heldQuote,
} from '../../../test-support/bookings/booking-deps.ts';
import { commandLine } from '../../../test-support/command-line/command-context.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { discountWith } from '../../../test-support/discounts/discounts.ts';
import { now, quoteCatalogue } from '../../../test-support/quotes/quotes.ts';
import { refundByOperator } from '../../features/bookings/cancellation/refund-by-operator.ts';
import { numberDocuments } from '../../features/bookings/documents/number-documents.ts';

let testDb: TestDatabase;
let code: string;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  code = (
    await testDb.database.pool.query(
      `select code from products where booking_source is null and slug = 'sail'`,
    )
  ).rows[0].code;
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

/** Sells two tickets of 48.50 EUR each, on which we get 20 % commission. */
async function sellBooking(differences: Parameters<ReturnType<typeof bookingDeps>['pay']>[1] = {}) {
  const deps = bookingDeps(testDb.database);
  const { booking } = await deps.pay(await heldQuote(testDb.database), differences);
  return { ...deps, booking, order: booking.orderNumber, ...commandLine({ databaseUrl: testDb.url }) };
}

test('Goodwill refunds never exceed the payment; we bear their cost, and each has a credit note', async () => {
  const { run, order, payAllRefunds, provider } = await sellBooking();
  const refundGoodwill = (...of: string[]) =>
    run('refund', order, ...of, '--reason', 'goodwill', '--by', 'Ada');
  expect(await refundGoodwill('--amount', '12.50')).toEqual({
    status: 0,
    printed: `${order}: 12.50 EUR will be refunded; the contact person is notified once it is.`,
  });
  expect(await refundGoodwill('--ticket', '2')).toMatchObject({ status: 0 });
  expect(await refundGoodwill('--amount', '36.01')).toEqual({
    status: 1,
    printed: `At most 36.00 EUR of ${order} can still be refunded.`,
  });
  expect(await refundGoodwill('--ticket', '3')).toMatchObject({ status: 1 });
  await payAllRefunds();
  const [intent] = provider.intents.values();
  expect(intent?.refunds.map(({ amountMinor }) => amountMinor)).toEqual([1_250, 4_850]);
  expect(await balances(testDb.database)).toMatchObject({ supplier: 7_760, commission: 1_940 - 6_100 });
  await numberDocuments(testDb.database);
  const { rows } = await testDb.database.pool.query(
    `select (select count(*)::int from invoices where kind = 'credit_note') as "creditNotes",
       (select count(*)::int from refunds where requested_by = 'Ada') as "adasRefunds", state from bookings`,
  );
  expect(rows).toEqual([{ creditNotes: 2, adasRefunds: 2, state: 'confirmed' }]);
  // A cancellation refunds what the goodwill refunds have left.
  expect(await run('cancel-departure', order, '--reason', 'minimum')).toMatchObject({ status: 0 });
  await payAllRefunds();
  expect(provider.intents.get(intent?.id ?? '')?.refunds.at(-1)?.amountMinor).toBe(3_600);
  expect(await refundGoodwill('--amount', '0.01')).toMatchObject({ status: 1 });
});

test('A booking is shown with its tickets, payments, refunds and documents', async () => {
  const { run, order, payAllRefunds } = await sellBooking();
  await numberDocuments(testDb.database);
  const before = (await run('booking', order)).printed;
  expect(before).toMatch(
    /Tickets, numbered as for refund --ticket:\n {2}1 {2}adult, .*, EUR 48\.50\n {2}2 {2}adult/,
  );
  expect(before).toMatch(/Payments:\n {2}\S+ {2}EUR 97\.00, captured/);
  expect(before).toMatch(/Invoices and credit notes:\n {2}\S+ {2}invoice \S+, EUR 97\.00/);
  expect(before).not.toContain('Refunds:');
  await run('refund', order, '--amount', '12.50', '--by', 'Ada');
  expect((await run('booking', order)).printed).toMatch(
    /Refunds:\n {2}\S+ {2}EUR 12\.50, requested, reason: goodwill, requested by Ada/,
  );
  await payAllRefunds();
  await numberDocuments(testDb.database);
  const after = (await run('booking', order)).printed;
  expect(after).toContain('EUR 12.50, refunded, reason: goodwill');
  expect(after).toMatch(/credit note \S+, EUR -?12\.50/);
});

test('A goodwill refund of a ticket is what was paid for it, less the discount', async () => {
  const voucherCode = await discountWith(testDb.database);
  const { run, order } = await sellBooking({ charge: { amount: 87.3 }, cart: { voucherCode } });
  expect(await run('refund', order, '--ticket', '1', '--reason', 'goodwill', '--by', 'Ada')).toMatchObject({
    status: 0,
    printed: expect.stringContaining('43.65 EUR will be refunded'),
  });
});

test('Of twenty simultaneous goodwill refunds, only as many succeed as the payment covers, each in full', async () => {
  const { booking, payAllRefunds, provider } = await sellBooking();
  const refunds = await Promise.all(
    Array.from({ length: 20 }, (_, name) =>
      refundByOperator(testDb.database, {
        bookingId: booking.id,
        refund: { amountMinor: 1_000 },
        name: `${name}`,
        requestedBy: 'Ada',
      }),
    ),
  );
  expect(refunds.filter(({ outcome }) => outcome === 'owed')).toHaveLength(9);
  await payAllRefunds();
  const [intent] = provider.intents.values();
  expect(intent?.refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(9_000);
});

test('An operator retries a failed refund, which is listed as unsettled until the provider has paid it', async () => {
  const { run, order, payAllRefunds, provider } = await sellBooking();
  await run('cancel-departure', order, '--reason', 'weather');
  await testDb.database.pool.query(`update refunds set state = 'failed', ended_at = now()`);
  expect((await run('unsettled-money')).printed).toContain('refund failed');
  expect(await run('refund', order, '--again')).toEqual({
    status: 0,
    printed: `${order}: 97.00 EUR refund requested again.`,
  });
  expect(await run('refund', order, '--again')).toMatchObject({ status: 1 });
  await payAllRefunds();
  expect([...provider.intents.values()]).toMatchObject([{ refunds: [{ amountMinor: 9_700 }] }]);
  expect(await run('unsettled-money')).toMatchObject({ status: 0 });
});

test('One command closes a departure and cancels its bookings; repeating it cancels nothing more', async () => {
  const { run } = await sellBooking();
  // Commands read the machine's clock and refuse days that are years away.
  vi.useFakeTimers({ toFake: ['Date'], now });
  const cancel = () => run('cancel-departure', code, '2037-11-23', '--time', '10:00', '--reason', 'weather');
  expect(await cancel()).toEqual({
    status: 0,
    printed:
      'Closed: Title of sail on 2037-11-23, 10:00 (option 1). Bookings cancelled: 1.\nTheir payments will be refunded; the contact persons are notified.',
  });
  expect((await cancel()).printed).toContain('Bookings cancelled: 0.');
  const { rows } = await testDb.database.pool.query('select closed from departures');
  expect(rows).toEqual([{ closed: true }]);
});

test('A command with wrong arguments is refused, and nothing is refunded', async () => {
  const { run, order } = await sellBooking();
  const wrongCommands = [
    ['refund'],
    ['refund', order],
    ['refund', order, '--amount', '5', '--reason', 'weather'],
    ['refund', order, '--amount', '5', '--ticket', '1', '--reason', 'goodwill'],
    ['refund', order, '--amount', '0.001', '--reason', 'goodwill'],
    ['refund', order, '--amount=-5', '--reason', 'goodwill'],
    ['refund', order, '--ticket', '0', '--reason', 'goodwill'],
    ['cancel-departure', order],
    ['cancel-departure', '--reason', 'weather'],
    ['cancel-departure', order, '--reason', 'mood'],
    ['cancel-departure', order, '--reason', 'weather', '--text', 'Rain'],
  ];
  for (const args of wrongCommands) expect([args, (await run(...args)).status]).toEqual([args, 2]);
  for (const args of [
    ['refund', 'AAAAAAAA', '--again'],
    ['cancel-departure', 'AAAAAAAA', '--reason', 'other'],
  ])
    expect([args, (await run(...args)).status]).toEqual([args, 1]);
  expect((await testDb.database.pool.query('select from refunds')).rowCount).toBe(0);
});
