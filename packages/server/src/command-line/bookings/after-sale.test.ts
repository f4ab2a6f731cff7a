import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  balances,
  bookingDeps,
  emptyBookings,
  heldQuote,
} from '../../../test-support/bookings/booking-deps.ts';
import { commandLine } from '../../../test-support/command-line/command-context.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { now, quoteWorld } from '../../../test-support/quotes/quotes.ts';
import { refundByOperator } from '../../features/bookings/cancellation/refund-by-operator.ts';

let testDb: TestDatabase;
let code: string;

beforeAll(async () => {
  testDb = await testDatabase({ world: quoteWorld });
  code = (
    await testDb.database.pool.query(
      `select code from products where booking_source is null and slug = 'sail'`,
    )
  ).rows[0].code;
});
beforeEach(() => emptyBookings(testDb.database));
afterEach(() => vi.useRealTimers());
afterAll(() => testDb.drop());

async function sold() {
  const shop = bookingDeps(testDb.database);
  const { booking } = await shop.pay(await heldQuote(testDb.database));
  return { ...shop, booking, order: booking.orderNumber, ...commandLine({ databaseUrl: testDb.url }) };
}

test('Goodwill refunds never exceed what was paid; we bear them, and each has a credit note', async () => {
  const { run, order, payAllRefunds, provider } = await sold();
  const favour = (...of: string[]) => run('refund', order, ...of, '--reason', 'goodwill', '--by', 'Ada');
  expect(await favour('--amount', '12.50')).toEqual({
    status: 0,
    printed: `12.50 EUR of ${order} goes back; its traveller is told when it has.`,
  });
  expect(await favour('--ticket', '2')).toMatchObject({ status: 0 });
  expect(await favour('--amount', '36.01')).toEqual({
    status: 1,
    printed: `Only 36.00 EUR is left of what was paid for ${order}.`,
  });
  expect(await favour('--ticket', '3')).toMatchObject({ status: 1 });
  await payAllRefunds();
  const [intent] = provider.intents.values();
  expect(intent?.refunds.map(({ amountMinor }) => amountMinor)).toEqual([1_250, 4_850]);
  expect(await balances(testDb.database)).toMatchObject({ supplier: 7_760, commission: 1_940 - 6_100 });
  const { rows } = await testDb.database.pool.query(
    `select (select count(*)::int from invoices where kind = 'credit_note') as notes,
       (select count(*)::int from refunds where requested_by = 'Ada') as asked, state from bookings`,
  );
  expect(rows).toEqual([{ notes: 2, asked: 2, state: 'confirmed' }]);
  // A cancellation refunds what the goodwill refunds have left.
  expect(await run('cancel-departure', order, '--reason', 'minimum')).toMatchObject({ status: 0 });
  await payAllRefunds();
  expect(provider.intents.get(intent?.id ?? '')?.refunds.at(-1)?.amountMinor).toBe(3_600);
  expect(await favour('--amount', '0.01')).toMatchObject({ status: 1 });
});

test('Of twenty goodwill refunds at once, as many succeed as the payment covers, and none in part', async () => {
  const { booking, payAllRefunds, provider } = await sold();
  const refunds = await Promise.all(
    Array.from({ length: 20 }, (_, name) =>
      refundByOperator(testDb.database, {
        bookingId: booking.id,
        of: { amountMinor: 1_000 },
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

test('A failed refund can be requested again, and is unsettled money until it has arrived', async () => {
  const { run, order, payAllRefunds, provider } = await sold();
  await run('cancel-departure', order, '--reason', 'weather');
  await testDb.database.pool.query(`update refunds set state = 'failed', ended_at = now()`);
  expect((await run('unsettled-money')).printed).toContain('could not');
  expect(await run('refund', order, '--again')).toEqual({
    status: 0,
    printed: `97.00 EUR of ${order} is asked for again.`,
  });
  expect(await run('refund', order, '--again')).toMatchObject({ status: 1 });
  await payAllRefunds();
  expect([...provider.intents.values()]).toMatchObject([{ refunds: [{ amountMinor: 9_700 }] }]);
  expect(await run('unsettled-money')).toMatchObject({ status: 0 });
});

test('A departure is closed and its bookings are cancelled in one command, which can be repeated safely', async () => {
  const { run } = await sold();
  // Verbs read the machine's clock and refuse days that are years away.
  vi.useFakeTimers({ toFake: ['Date'], now });
  const cancel = () => run('cancel-departure', code, '2037-11-23', '--time', '10:00', '--reason', 'weather');
  expect(await cancel()).toEqual({
    status: 0,
    printed:
      'Closed: Title of sail on 2037-11-23, 10:00 (option 1). Bookings called off: 1.\nWhat was paid for them goes back, and their travellers are told.',
  });
  expect((await cancel()).printed).toContain('Bookings called off: 0.');
  const { rows } = await testDb.database.pool.query('select closed from departures');
  expect(rows).toEqual([{ closed: true }]);
});

test('A wrong command is refused with a sentence, and nothing is refunded', async () => {
  const { run, order } = await sold();
  const wrong = [
    ['refund'],
    ['refund', order],
    ['refund', order, '--amount', '5'],
    ['refund', order, '--amount', '5', '--ticket', '1', '--reason', 'goodwill'],
    ['refund', order, '--amount', '0.001', '--reason', 'goodwill'],
    ['refund', order, '--amount=-5', '--reason', 'goodwill'],
    ['refund', order, '--ticket', '0', '--reason', 'goodwill'],
    ['cancel-departure', order],
    ['cancel-departure', '--reason', 'weather'],
    ['cancel-departure', order, '--reason', 'mood'],
    ['cancel-departure', order, '--reason', 'weather', '--text', 'Rain'],
  ];
  for (const args of wrong) expect([args, (await run(...args)).status]).toEqual([args, 2]);
  for (const args of [
    ['refund', 'AAAAAAAA', '--again'],
    ['cancel-departure', 'AAAAAAAA', '--reason', 'other'],
  ])
    expect([args, (await run(...args)).status]).toEqual([args, 1]);
  expect((await testDb.database.pool.query('select from refunds')).rowCount).toBe(0);
});
