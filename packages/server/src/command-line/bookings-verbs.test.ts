import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOwnSecret } from '../database/own-secret.ts';
import { type TestDatabase, testDatabase } from '../database/test-database.ts';
import { readTestToken } from '../features/accounts/test-token.ts';
import { deskFor, heldQuote } from '../features/bookings/desk-for-tests.ts';
import { loadQuoteWorld } from '../features/quotes/quotes-for-tests.ts';
import { commandLine } from './context-for-tests.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});
afterAll(() => place.drop());

test('Money in doubt is told line by line, with an exit status for whoever watches; none is said too.', async () => {
  const { run } = commandLine({ databaseUrl: place.url });
  expect(await run('money-in-doubt')).toEqual({ status: 0, printed: 'No money is in doubt.' });
  const { pay } = deskFor(place.database);
  const { booking } = await pay(await heldQuote(place.database));
  await place.database.pool.query(`update payments set doubt = 'amount'`);
  const { status, printed } = await run('money-in-doubt');
  expect(status).toBe(1);
  expect(printed).toContain(`${booking.orderNumber}  EUR 97.00`);
  expect(printed).toContain('look at the provider');
});

test('A token for trying out says who acts for whom, and is wanted whole.', async () => {
  const { run } = commandLine({ databaseUrl: place.url });
  expect((await run('test-token', '--sub', 'mara')).status).toBe(2);
  const { status, printed } = await run('test-token', '--sub', 'mara', '--organisation', 'a,b');
  expect(status).toBe(0);
  const clock = { now: () => new Date() };
  const secret = await createOwnSecret({ database: place.database, name: 'test-tokens', clock })();
  expect(await readTestToken(secret, printed.trim())).toEqual({
    sub: 'mara',
    organisations: ['a', 'b'],
    scopes: ['bookings:concierge:read-write'],
  });
});

test('For a browser the token comes as a line that signs it in, and keeps what else is there.', async () => {
  const { run } = commandLine({ databaseUrl: place.url });
  const { printed } = await run('test-token', '--sub', 'mara', '--organisation', 'a', '--browser');
  const [where = '', line = ''] = printed.split('\n');
  expect(where).toContain('https://www.example.org/robots.txt');
  const saved = { version: 8, state: { settings: { currency: 'CHF' }, auth: { formData: { a: 'b' } } } };
  const storage = { root: JSON.stringify(saved) };
  new Function('localStorage', line)(storage);
  const { state } = JSON.parse(storage.root);
  expect(state).toMatchObject({
    settings: { currency: 'CHF' },
    auth: { formData: { a: 'b' }, userinfo: { sub: 'mara' } },
  });
  const clock = { now: () => new Date() };
  const secret = await createOwnSecret({ database: place.database, name: 'test-tokens', clock })();
  expect(await readTestToken(secret, state.auth.access_token)).toMatchObject({ organisations: ['a'] });
});
