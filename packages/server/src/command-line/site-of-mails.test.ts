import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { insertBooking } from '../../test-support/bookings/booked-cart.ts';
import { emptyBookings } from '../../test-support/bookings/booking-deps.ts';
import { commandLine } from '../../test-support/command-line/command-context.ts';
import { type TestDatabase, testDatabase } from '../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../test-support/quotes/quotes.ts';
import { recordSiteAddress } from '../database/site-address.ts';

let testDb: TestDatabase;
const hotelId = 'a0000000-0000-4000-8000-000000000001';
const day = '2037-11-23';

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  await testDb.database.pool.query(
    `insert into organisations (id, kind, name, status) values ($1, 'concierge', 'Hotel Cais', 'approved')`,
    [hotelId],
  );
});
beforeEach(async () => {
  // `close-departure` reads the machine's clock, and takes days of the next two years.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2037-11-20T12:00:00Z') });
  await emptyBookings(testDb.database);
  await testDb.database.pool.query('delete from emails; delete from site; delete from invitations');
});
afterAll(() => testDb.drop());

/** Every command that emails a link, with arguments that send one. */
async function commandsWithLinks(): Promise<readonly (readonly [string, ...string[]])[]> {
  await insertBooking(testDb.database);
  const { rows } = await testDb.database.pool.query<{ code: string }>(
    'select p.code from products p join bookings b on b.product_id = p.id',
  );
  return [
    ['close-departure', rows[0]?.code ?? '', day, '--time', '10:00', '--notify', 'The boat is in the yard.'],
    ['invite', hotelId, 'ada@example.org'],
  ];
}

const linksSent = async () => {
  const { rows } = await testDb.database.pool.query<{ url: string }>(
    `select body -> 'action' ->> 'url' as url from emails order by key`,
  );
  return rows.map(({ url }) => new URL(url).origin);
};

test.each([
  ['no PUBLIC_URL', null],
  ['another PUBLIC_URL', 'https://elsewhere.example'],
])(
  'With %s in the shell, links in the emails of commands lead to the site of the server',
  async (_, publicUrl) => {
    await recordSiteAddress(testDb.database.pool, 'https://tours.example');
    const { run } = commandLine({ databaseUrl: testDb.url, publicUrl });
    for (const command of await commandsWithLinks())
      expect(await run(...command)).toMatchObject({ status: 0 });
    expect(await linksSent()).toEqual(['https://tours.example', 'https://tours.example']);
  },
);

test('Without the address of a server, PUBLIC_URL counts', async () => {
  const { run } = commandLine({ databaseUrl: testDb.url, publicUrl: 'https://elsewhere.example' });
  for (const command of await commandsWithLinks()) expect(await run(...command)).toMatchObject({ status: 0 });
  expect(await linksSent()).toEqual(['https://elsewhere.example', 'https://elsewhere.example']);
});

test('Without any address nothing is changed and no email is sent', async () => {
  const { run } = commandLine({ databaseUrl: testDb.url, publicUrl: null });
  for (const command of await commandsWithLinks()) {
    const { status, printed } = await run(...command);
    expect([status, printed]).toEqual([1, expect.stringContaining('Set PUBLIC_URL')]);
  }
  expect(await linksSent()).toEqual([]);
  expect((await testDb.database.pool.query('select from departures where closed')).rowCount).toBe(0);
});
