import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { insertBooking } from '../../../test-support/bookings/booked-cart.ts';
import { emptyBookings } from '../../../test-support/bookings/booking-deps.ts';
import { commandLine } from '../../../test-support/command-line/command-context.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../test-support/quotes/quotes.ts';

let testDb: TestDatabase;
let run: ReturnType<typeof commandLine>['run'];

const day = '2037-11-23';

beforeAll(async () => {
  // `close-departure` reads the machine's clock, and takes days of the next two years.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2037-11-20T12:00:00Z') });
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  run = commandLine({ databaseUrl: testDb.url }).run;
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(async () => {
  vi.useRealTimers();
  await testDb.drop();
});

async function productCode(): Promise<string> {
  const { rows } = await testDb.database.pool.query(
    'select p.code from products p join bookings b on b.product_id = p.id limit 1',
  );
  return rows[0].code;
}

test('Bookings are found by day, product, contact person and status, and count travellers', async () => {
  const { orderNumber } = await insertBooking(testDb.database);
  const cancelled = await insertBooking(testDb.database, { state: 'cancelled' });
  const code = await productCode();
  const line = `${orderNumber}  ${day} 10:00  Confirmed  Title of sail: Mara Lind, 2 travellers`;
  expect((await run('bookings', '--day', day, '--status', 'confirmed')).printed).toBe(line);
  for (const selection of [
    ['--product', code],
    ['--email', 'MARA@example.org'],
    ['--day', day],
  ]) {
    const { printed } = await run('bookings', ...selection);
    expect(printed).toContain(line);
    expect(printed).toContain(cancelled.orderNumber);
    expect(printed).not.toContain('@');
  }
  expect((await run('bookings', '--day', '2037-11-24')).printed).toBe('No bookings.');
  expect((await run('bookings', '--day', day, '--limit', '1')).printed).toContain('More than 1 bookings.');
});

test.each([
  [[], 'Select bookings with'],
  [['--day', 'tomorrow'], 'is not a day'],
  [['--status', 'quoted'], 'is not a status'],
  [['--day', day, '--limit', '0'], '--limit must be'],
])('A wrong selection is refused: %j', async (args, message) => {
  expect(await run('bookings', ...args)).toMatchObject({
    status: 2,
    printed: expect.stringContaining(message),
  });
});

test('One booking is shown without contact details unless the operator asks for them', async () => {
  const { orderNumber } = await insertBooking(testDb.database);
  const { status, printed } = await run('booking', orderNumber.toLowerCase());
  expect([status, printed.split('\n')[0]]).toEqual([0, `${orderNumber}  Confirmed`]);
  expect(printed).toContain('Travellers: Mara Lind, Jonas Lind');
  expect(printed).not.toContain('@');
  expect((await run('booking', orderNumber, '--contact')).printed).toContain(
    'Contact: mara@example.org, +4917012345',
  );
  expect(await run('booking', 'AAAAAAAA')).toEqual({ status: 1, printed: 'There is no booking AAAAAAAA.' });
});

test('A manifest lists the travellers of each departure, without cancelled tickets and bookings', async () => {
  const first = await insertBooking(testDb.database, { names: ['Mara Lind', ''] });
  const second = await insertBooking(testDb.database, { names: ['Ada', 'Bo', 'Cy'] });
  await insertBooking(testDb.database, { state: 'cancelled', names: ['Gone'] });
  await testDb.database.pool.query(
    'update booking_tickets set cancelled_at = now() where booking_id = $1 and position = 1',
    [second.id],
  );
  const { printed } = await run('manifest', day);
  expect(printed.split('\n')).toEqual([
    expect.stringMatching(/^10:00 {2}Title of sail, .*, by Harbour Walks: 4 travellers in 2 bookings$/),
    `  ${first.orderNumber}  Mara Lind: Mara Lind, 1 without a name`,
    `  ${second.orderNumber}  Mara Lind: Ada, Cy`,
  ]);
  expect((await run('manifest', day, '--contact')).printed).toContain('mara@example.org, +4917012345');
  expect((await run('manifest', day, '--time', '11:00')).printed).toBe(`No travellers on ${day}.`);
});

test('Closing a departure names the bookings to notify, and emails each contact person once', async () => {
  const { orderNumber } = await insertBooking(testDb.database, { locale: 'de' });
  await insertBooking(testDb.database, { state: 'cancelled' });
  const code = await productCode();
  const { printed } = await run('close-departure', code, day);
  expect(printed).toContain('To be notified: 2 travellers in 1 booking.');
  expect(printed).toContain(`${orderNumber}  ${day} 10:00  Confirmed`);
  const message = 'Das Boot ist in der Werft.\n\nBitte antworten Sie uns.';
  expect((await run('close-departure', code, day, '--notify', message)).printed).toContain(
    'Emails that will be sent: 1.',
  );
  expect((await run('close-departure', code, day, '--notify', message)).printed).toContain(
    'Emails that will be sent: 0.',
  );
  const { rows } = await testDb.database.pool.query(
    `select to_address as to, reply_to as "replyTo", locale, subject, body -> 'paragraphs' as paragraphs from emails where key like '%/message/%'`,
  );
  expect(rows).toEqual([
    {
      to: 'mara@example.org',
      replyTo: 'support@example.org',
      locale: 'de',
      subject: 'Nachricht zu Ihrer Buchung: Title of sail',
      paragraphs: message.split('\n\n'),
    },
  ]);
  expect(await run('close-departure', code, day, '--notify', ' ')).toMatchObject({ status: 2 });
});
