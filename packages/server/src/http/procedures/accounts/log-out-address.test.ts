import { randomUUID } from 'node:crypto';
import { call } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type LoggedIn, loggedIn, newSession } from '../../../../test-support/accounts/logged-in.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { listSessions } from '../../../features/accounts/sessions/list-sessions.ts';
import type { GrantedContext } from '../../access/grant-access.ts';
import { endAll } from './devices.ts';
import { erase } from './personal-data.ts';

const publicUrl = 'https://www.example.org';
const address = 'https://issuer.example/session/end';
let testDb: TestDatabase;
let browser: LoggedIn;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(async () => {
  await testDb.database.pool.query('truncate accounts cascade');
  const { database } = testDb;
  browser = await loggedIn({ database, now: new Date() });
  for (let other = 0; other < 2; other++)
    await newSession({ database, now: new Date(), publicUrl, sub: browser.sub });
});
afterAll(() => testDb.drop());

/** What a handler knows about a browser with this session, at an issuer of another organisation. */
function contextOf(secret: string | undefined) {
  const left: string[] = [];
  const context = {
    database: testDb.database,
    now: () => new Date(),
    site: { name: 'Ashore', publicUrl },
    support: {},
    takeCallToken: () => 0,
    actor: { account: { id: browser.sub } },
    logIn: {
      secret,
      keep: () => {},
      issuer: {
        logOutAddress: async ({ id }: { id: string }) => {
          left.push(id);
          return address;
        },
      },
    },
  } as unknown as GrantedContext;
  return { left, context };
}

const secretOf = ({ cookie }: LoggedIn) => cookie.slice(cookie.indexOf('=') + 1);

test.each([
  ['Logging out on all devices', (context: GrantedContext) => call(endAll, {} as never, { context })],
  ['Erasing an account', (context: GrantedContext) => call(erase, { isConfirmed: true }, { context })],
])('%s leads this browser, and no other one, to leave its issuer', async (_, end) => {
  const secret = secretOf(browser);
  const sessions = await listSessions(testDb.database.pool, { accountId: browser.sub, secret });
  const { left, context } = contextOf(secret);
  expect(await end(context)).toMatchObject({ end_session_url: address });
  expect(left).toEqual([sessions.find(({ isCurrent }) => isCurrent)?.id]);
});

test('Without a session of the account in this browser no issuer is left', async () => {
  const { left, context } = contextOf(randomUUID());
  expect(await call(endAll, {} as never, { context })).toEqual({ ended: 3, end_session_url: null });
  expect(left).toEqual([]);
});
