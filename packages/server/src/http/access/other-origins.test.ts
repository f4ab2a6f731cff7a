import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LoggedIn, loggedIn } from '../../../test-support/accounts/logged-in.ts';
import { testApp } from '../../../test-support/app/test-app.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { contractCalls } from '../../../test-support/http/contract-calls.ts';
import { accessRowOf } from './access.ts';

const now = new Date('2026-11-20T10:00:00Z');
const publicUrl = 'https://www.example.org';
let testDb: TestDatabase;
let url: string;
/** A traveller whose browser is led to make calls. */
let victim: LoggedIn;

beforeAll(async () => {
  testDb = await testDatabase();
  victim = await loggedIn({ database: testDb.database, now });
});
afterAll(() => testDb.drop());

const startApp = async () => {
  const env = { TRUSTED_PROXIES: '127.0.0.1' };
  ({ url } = await testApp({ database: testDb.database, clock: { now: () => now }, env }));
};

const writes = contractCalls.filter(({ method }) => method !== 'GET');

let clients = 0;

/** A call as a browser makes it that has the cookie of the session, and no token. */
async function sendFrom(
  origin: string | undefined,
  { method, path }: { readonly method: string; readonly path: string },
  { type, body = '{}' }: { readonly type?: string; readonly body?: string } = {},
): Promise<number> {
  clients += 1;
  const filled = path.replace('{productType}', 'tours').replace(/\{\w+\}/g, () => randomUUID());
  const answer = await fetch(`${url}${filled}?subjectId=${victim.sub}`, {
    method,
    redirect: 'manual',
    headers: {
      cookie: victim.cookie,
      'x-forwarded-for': `10.8.${clients >> 8}.${clients & 255}`,
      ...(origin !== undefined && { origin }),
      ...(type !== undefined && { 'content-type': type }),
    },
    ...(method !== 'GET' && type !== undefined && { body }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

const apiCall = ({ method, path }: { readonly method: string; readonly path: string }) => ({
  method,
  path: `/api${path}`,
});
const sessionCount = async () => (await testDb.database.pool.query('select from sessions')).rowCount;

test.each([
  'https://evil.example',
  'https://other.example.org',
  'http://www.example.org',
  'https://www.example.org.evil.example',
  'null',
])('No call that writes is made for a page of %s', async (origin) => {
  await startApp();
  expect(writes.length).toBeGreaterThan(40);
  const statuses: Record<string, number> = {};
  for (const write of writes)
    for (const type of ['application/json', undefined])
      statuses[`${write.name} ${type}`] = await sendFrom(origin, apiCall(write), type ? { type } : {});
  expect(Object.entries(statuses).filter(([, status]) => status !== 403)).toEqual([]);
  expect(await sessionCount()).toBe(1);
});

test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=a', 'text/plain'])(
  'No call that writes is made by a form, whose browser may state no origin: %s',
  async (type) => {
    await startApp();
    const statuses: Record<string, number> = {};
    for (const write of writes)
      statuses[write.name] = await sendFrom(undefined, apiCall(write), { type, body: 'a={"b":1}' });
    expect(Object.entries(statuses).filter(([, status]) => status !== 415)).toEqual([]);
    expect(await sessionCount()).toBe(1);
  },
);

test('The cookie alone makes no call of an account or a member, from our own pages either', async () => {
  await startApp();
  const personal = contractCalls.filter(({ name }) =>
    ['signed-in', 'verified', 'member'].includes(accessRowOf(name.split('.')).who),
  );
  expect(personal.length).toBeGreaterThan(25);
  const statuses: Record<string, number> = {};
  for (const one of personal)
    statuses[one.name] = await sendFrom(publicUrl, apiCall(one), { type: 'application/json' });
  expect(Object.entries(statuses).filter(([, status]) => status !== 401)).toEqual([]);
});

test('No address logs out by being opened, and the issuer offers no log-out of its own', async () => {
  await startApp();
  const statuses: Record<string, number> = {};
  for (const path of ['/api/session/end', '/oauth/backchannel-logout', '/oidc/session/end', '/logout'])
    statuses[path] = await sendFrom(undefined, { method: 'GET', path });
  expect(statuses).toEqual({
    '/api/session/end': 405,
    '/oauth/backchannel-logout': 405,
    '/oidc/session/end': 404,
    '/logout': 404,
  });
  expect(await sessionCount()).toBe(1);
});
