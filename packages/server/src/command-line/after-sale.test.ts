import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../database/test-database.ts';
import { balances, deskFor, emptyBookings, heldQuote } from '../features/bookings/desk-for-tests.ts';
import { refundByDesk } from '../features/bookings/refund-by-desk.ts';
import { loadQuoteWorld, now } from '../features/quotes/quotes-for-tests.ts';
import { commandLine } from './context-for-tests.ts';

let place: TestDatabase;
let code: string;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
  code = (
    await place.database.pool.query(
      `select code from products where booking_source is null and slug = 'sail'`,
    )
  ).rows[0].code;
});
beforeEach(() => emptyBookings(place.database));
afterEach(() => vi.useRealTimers());
afterAll(() => place.drop());

async function sold() {
  const shop = deskFor(place.database);
  const { booking } = await shop.pay(await heldQuote(place.database));
  return { ...shop, booking, order: booking.orderNumber, ...commandLine({ databaseUrl: place.url }) };
}

test('A favour goes back of what was paid and never more; it is ours to bear, and a credit note says so.', async () => {
  const { run, order, giveAllBack, provider } = await sold();
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
  await giveAllBack();
  const [intent] = provider.intents.values();
  expect(intent?.refunds.map(({ amountMinor }) => amountMinor)).toEqual([1_250, 4_850]);
  expect(await balances(place.database)).toMatchObject({ supplier: 7_760, commission: 1_940 - 6_100 });
  const { rows } = await place.database.pool.query(
    `select (select count(*)::int from invoices where kind = 'credit_note') as notes,
       (select count(*)::int from refunds where asked_by = 'Ada') as asked, state from bookings`,
  );
  expect(rows).toEqual([{ notes: 2, asked: 2, state: 'confirmed' }]);
  // What is left after favours is what a cancellation can give back.
  expect(await run('call-off', order, '--reason', 'minimum')).toMatchObject({ status: 0 });
  await giveAllBack();
  expect(provider.intents.get(intent?.id ?? '')?.refunds.at(-1)?.amountMinor).toBe(3_600);
  expect(await favour('--amount', '0.01')).toMatchObject({ status: 1 });
});

test('Of twenty favours at once as many are done as there is money for, and none of the others in part.', async () => {
  const { booking, giveAllBack, provider } = await sold();
  const given = await Promise.all(
    Array.from({ length: 20 }, (_, name) =>
      refundByDesk(place.database, {
        bookingId: booking.id,
        of: { amountMinor: 1_000 },
        name: `${name}`,
        askedBy: 'Ada',
      }),
    ),
  );
  expect(given.filter(({ outcome }) => outcome === 'owed')).toHaveLength(9);
  await giveAllBack();
  const [intent] = provider.intents.values();
  expect(intent?.refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(9_000);
});

test('What could not be given back is asked for again, and is in doubt until it has arrived.', async () => {
  const { run, order, giveAllBack, provider } = await sold();
  await run('call-off', order, '--reason', 'weather');
  await place.database.pool.query(`update refunds set state = 'failed', ended_at = now()`);
  expect((await run('money-in-doubt')).printed).toContain('could not');
  expect(await run('refund', order, '--again')).toEqual({
    status: 0,
    printed: `97.00 EUR of ${order} is asked for again.`,
  });
  expect(await run('refund', order, '--again')).toMatchObject({ status: 1 });
  await giveAllBack();
  expect([...provider.intents.values()]).toMatchObject([{ refunds: [{ amountMinor: 9_700 }] }]);
  expect(await run('money-in-doubt')).toMatchObject({ status: 0 });
});

test('A departure is closed and called off in one go, and again without harm.', async () => {
  const { run } = await sold();
  // Verbs read the clock of the machine, and take no day that is years away.
  vi.useFakeTimers({ toFake: ['Date'], now });
  const callOff = () => run('call-off', code, '2037-11-23', '--time', '10:00', '--reason', 'weather');
  expect(await callOff()).toEqual({
    status: 0,
    printed:
      'Closed: Title of sail on 2037-11-23, 10:00 (option 1). Bookings called off: 1.\nWhat was paid for them goes back, and their travellers are told.',
  });
  expect((await callOff()).printed).toContain('Bookings called off: 0.');
  const { rows } = await place.database.pool.query('select closed from departures');
  expect(rows).toEqual([{ closed: true }]);
});

test('What makes no sense is refused with a sentence, and nothing is given back.', async () => {
  const { run, order } = await sold();
  const wrong = [
    ['refund'],
    ['refund', order],
    ['refund', order, '--amount', '5'],
    ['refund', order, '--amount', '5', '--ticket', '1', '--reason', 'goodwill'],
    ['refund', order, '--amount', '0.001', '--reason', 'goodwill'],
    ['refund', order, '--amount=-5', '--reason', 'goodwill'],
    ['refund', order, '--ticket', '0', '--reason', 'goodwill'],
    ['call-off', order],
    ['call-off', '--reason', 'weather'],
    ['call-off', order, '--reason', 'mood'],
    ['call-off', order, '--reason', 'weather', '--text', 'Rain'],
  ];
  for (const args of wrong) expect([args, (await run(...args)).status]).toEqual([args, 2]);
  for (const args of [
    ['refund', 'AAAAAAAA', '--again'],
    ['call-off', 'AAAAAAAA', '--reason', 'other'],
  ])
    expect([args, (await run(...args)).status]).toEqual([args, 1]);
  expect((await place.database.pool.query('select from refunds')).rowCount).toBe(0);
});
