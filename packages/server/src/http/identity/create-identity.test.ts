import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../test-support/app/test-app.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';

let testDb: TestDatabase;
let url: string;
let clients = 0;

beforeAll(async () => {
  testDb = await testDatabase();
});
// The clock stands still, so that no limit refills while requests are sent.
beforeEach(async () => {
  const clock = { now: () => new Date('2026-11-20T10:00:00Z') };
  ({ url } = await testApp({ database: testDb.database, clock, env: { TRUSTED_PROXIES: '127.0.0.1' } }));
});
afterAll(() => testDb.drop());

/** A client with an address of its own. Returns the statuses of so many equal requests. */
function newClient() {
  clients += 1;
  const headers = { 'x-forwarded-for': `203.0.113.${clients}` };
  return async (path: string, times: number, method = 'GET') => {
    const statuses: number[] = [];
    let last: Response | undefined;
    for (let sent = 0; sent < times; sent += 1) {
      last = await fetch(url + path, { method, headers, redirect: 'manual' });
      statuses.push(last.status);
    }
    return { statuses, retryAfter: Number(last?.headers.get('retry-after')) };
  };
}

test('A client begins 60 log-ins a minute, and learns when it may begin the next', async () => {
  const { statuses, retryAfter } = await newClient()('/oauth/begin?to=/en', 61);
  expect(statuses).toEqual([...Array(60).fill(303), 429]);
  expect(retryAfter).toBe(1);
});

test('A client opens 30 pages of links in emails a minute, and another client is not limited by it', async () => {
  const ask = newClient();
  const { statuses } = await ask('/oidc/reset?code=unknown', 31);
  expect(statuses).toEqual([...Array(30).fill(410), 429]);
  expect((await newClient()('/oidc/reset?code=unknown', 1)).statuses).toEqual([410]);
  // The limits of log-ins and of forms are apart.
  expect((await ask('/oauth/begin?to=/en', 1)).statuses).toEqual([303]);
});

test('Messages of an issuer count against the same limit as log-ins, and requests that are none do not', async () => {
  const ask = newClient();
  expect((await ask('/oauth/backchannel-logout', 70)).statuses).toEqual(Array(70).fill(405));
  const { statuses, retryAfter } = await ask('/oauth/backchannel-logout', 61, 'POST');
  expect(statuses).toEqual([...Array(60).fill(400), 429]);
  expect(retryAfter).toBeGreaterThan(0);
});
