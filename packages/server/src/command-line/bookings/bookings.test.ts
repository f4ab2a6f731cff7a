import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingDeps, heldQuote } from '../../../test-support/bookings/booking-deps.ts';
import { commandLine } from '../../../test-support/command-line/command-context.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../test-support/quotes/quotes.ts';
import { createOwnSecret } from '../../database/secrets.ts';
import { readTestToken, testTokenSecret } from '../../features/accounts/test-token.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
afterAll(() => testDb.drop());

test('The command lists unsettled amounts with exit status 1, and reports if there are none', async () => {
  const { run } = commandLine({ databaseUrl: testDb.url });
  expect(await run('unsettled-money')).toEqual({ status: 0, printed: 'No unsettled amounts.' });
  const { pay } = bookingDeps(testDb.database);
  const { booking } = await pay(await heldQuote(testDb.database));
  await testDb.database.pool.query(`update payments set mismatch = 'amount'`);
  const { status, printed } = await run('unsettled-money');
  expect(status).toBe(1);
  expect(printed).toContain(`${booking.orderNumber}  EUR 97.00`);
  expect(printed).toContain('differs from our request');
});

test('A test token names its member and organisations, and both arguments are required', async () => {
  const { run } = commandLine({ databaseUrl: testDb.url });
  expect((await run('test-token', '--sub', 'mara')).status).toBe(2);
  const { status, printed } = await run('test-token', '--sub', 'mara', '--organisation', 'a,b');
  expect(status).toBe(0);
  const clock = { now: () => new Date() };
  const secret = await createOwnSecret({ database: testDb.database, name: testTokenSecret, clock })();
  expect(await readTestToken(secret, printed.trim())).toEqual({
    sub: 'mara',
    organisations: ['a', 'b'],
    scopes: ['bookings:concierge:read-write'],
  });
});

test('For a browser, the command prints a script line that logs the member in and keeps other stored values', async () => {
  const { run } = commandLine({ databaseUrl: testDb.url });
  const { printed } = await run('test-token', '--sub', 'mara', '--organisation', 'a', '--browser');
  const [instruction = '', line = ''] = printed.split('\n');
  expect(instruction).toContain('https://www.example.org/robots.txt');
  const loggedOut = { isAuthenticated: false, userinfo: null, access_token: null, formData: { a: 'b' } };
  const saved = { version: 8, state: { settings: { currency: 'CHF' }, auth: loggedOut } };
  const storage = { root: JSON.stringify(saved) };
  new Function('localStorage', line)(storage);
  const { state } = JSON.parse(storage.root);
  expect(state).toMatchObject({
    settings: { currency: 'CHF' },
    auth: { formData: { a: 'b' }, isAuthenticated: true, userinfo: { sub: 'mara' } },
  });
  const clock = { now: () => new Date() };
  const secret = await createOwnSecret({ database: testDb.database, name: testTokenSecret, clock })();
  expect(await readTestToken(secret, state.auth.access_token)).toMatchObject({ organisations: ['a'] });
});
