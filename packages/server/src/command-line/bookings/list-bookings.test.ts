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
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  run = commandLine({ databaseUrl: testDb.url }).run;
});
beforeEach(async () => {
  // `close-departure` reads the machine's clock, and takes days of the next two years.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2037-11-20T12:00:00Z') });
  await emptyBookings(testDb.database);
});
afterAll(() => testDb.drop());

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
  expect((await run('bookings', '--day', day, '--limit', '1')).printed).toContain(
    'There are more bookings than 1.',
  );
});

test.each([
  [['--name', ' '], '--name needs'],
  [['--day', 'tomorrow'], 'is not a day'],
  [['--status', 'quoted'], 'is not a status'],
  [['--day', day, '--limit', '0'], '--limit must be'],
])('A wrong selection is refused: %j', async (args, message) => {
  expect(await run('bookings', ...args)).toMatchObject({
    status: 2,
    printed: expect.stringContaining(message),
  });
});

test('Without a selection, the newest bookings come first; a part of any name selects', async () => {
  const older = await insertBooking(testDb.database, { names: ['Ada Byron'] });
  const newer = await insertBooking(testDb.database);
  await testDb.database.pool.query(
    `update bookings set booked_at = booked_at - interval '1 day', starts_at = starts_at - interval '1 hour' where id = $1`,
    [older.id],
  );
  const orders = async (...args: string[]) =>
    (await run('bookings', ...args)).printed.split('\n').map((line) => line.slice(0, 8));
  expect(await orders()).toEqual([newer.orderNumber, older.orderNumber]);
  expect(await orders('--name', 'byron')).toEqual([older.orderNumber]);
  expect(await orders('--name', 'Mara Lind')).toEqual([older.orderNumber, newer.orderNumber]);
  expect((await run('bookings', '--name', 'Zoe%')).printed).toBe('No bookings.');
  expect((await run('bookings', '--limit', '1')).printed).toContain('There are older bookings.');
});

test('An option without a name is called Standard by every command', async () => {
  const { id, orderNumber } = await insertBooking(testDb.database);
  await testDb.database.pool.query(`update bookings set quote = jsonb_set(quote, '{label}', '""')`);
  expect((await run('booking', orderNumber)).printed).toContain(
    'Trip: Title of sail, Standard, by Harbour Walks',
  );
  expect((await run('manifest', day)).printed).toContain('Title of sail, Standard, by Harbour Walks');
  await testDb.database.pool.query(
    `delete from product_option_texts where option_id = (select (quote ->> 'optionId')::uuid from bookings where id = $1)`,
    [id],
  );
  expect((await run('departures', await productCode(), '--from', day)).printed).toMatch(
    /option \d: Standard/,
  );
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

test('Closing can be checked first: the bookings are listed and the departure stays open', async () => {
  const { orderNumber } = await insertBooking(testDb.database);
  const code = await productCode();
  const { status, printed } = await run('close-departure', code, day, '--time', '10:00', '--check');
  expect([status, printed.split('\n')]).toEqual([
    0,
    [
      `Would be closed: Title of sail on ${day}, 10:00 (option 1).`,
      'Booked: 2 travellers in 1 booking.',
      expect.stringContaining(orderNumber),
      'Nothing was changed.',
    ],
  ]);
  expect((await testDb.database.pool.query('select from departures where closed')).rowCount).toBe(0);
  expect(await run('close-departure', code, day, '--check', '--notify', 'Text')).toMatchObject({ status: 2 });
});

test('Closing a departure names the bookings to notify, and emails each contact person once', async () => {
  const { orderNumber, accessKey } = await insertBooking(testDb.database, { locale: 'de' });
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
    `select to_address as to, reply_to as "replyTo", locale, subject, body -> 'paragraphs' as paragraphs,
       body -> 'facts' as facts, body -> 'action' ->> 'url' as url from emails where key like '%/message/%'`,
  );
  expect(rows).toEqual([
    {
      to: 'mara@example.org',
      replyTo: 'support@example.org',
      locale: 'de',
      subject: 'Nachricht zu Ihrer Buchung: Title of sail (de)',
      paragraphs: ['Guten Tag Mara Lind,', ...message.split('\n\n')],
      facts: [
        ['Buchungsnummer', orderNumber],
        ['Angebot', 'Title of sail (de)'],
        ['Datum', 'Mo., 23. Nov. 2037'],
        ['Beginn', '10:00 Uhr (Ortszeit lisbon (de))'],
      ],
      url: `https://www.example.org/de/booking#key=${accessKey}`,
    },
  ]);
  expect(await run('close-departure', code, day, '--notify', ' ')).toMatchObject({ status: 2 });
});
