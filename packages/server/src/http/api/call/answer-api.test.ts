import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApp } from '../../../../test-support/app/test-app.ts';
import { smallCatalogue } from '../../../../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
});
afterAll(() => testDb.drop());

async function startApp() {
  const at = new Date('2037-03-01T12:00:00Z');
  const { url } = await testApp({ database: testDb.database, clock: { now: () => at } });
  return async (method: string, path: string, headers: Record<string, string> = {}) => {
    const body = method === 'GET' || method === 'DELETE' ? {} : { body: '{}' };
    return fetch(`${url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...body,
    });
  };
}

const write = ['POST', `/bookings/${'k'.repeat(43)}/cancellation-quote`] as const;
const search = ['POST', '/content/hotels'] as const;
const release = ['DELETE', `/quote/${randomUUID()}`] as const;

test('Sixty writes a minute of a client are answered; its searches and its holds are counted by themselves', async () => {
  const send = await startApp();
  for (let count = 0; count < 60; count += 1) {
    const { status, headers } = await send(...write);
    expect([count, status, headers.get('retry-after')]).toEqual([count, 404, null]);
  }
  const refused = await send(...write);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect(await refused.json()).toEqual({
    message: 'Too Many Requests',
    status: 429,
    code: 'too_many_requests',
  });
  expect((await send(...search)).status).not.toBe(429);
  expect((await send(...release)).status).not.toBe(429);
  expect((await send('GET', '/tours')).status).toBe(200);
});

test('Holds and searches of a client do not use up what its other writes need', async () => {
  const send = await startApp();
  for (let count = 0; count < 61; count += 1) {
    expect((await send(...release)).status).not.toBe(429);
    expect((await send(...search)).status).not.toBe(429);
  }
  expect((await send(...write)).status).toBe(404);
});

test('An answer of one client is stored nowhere, and only an outage names a time to retry', async () => {
  const send = await startApp();
  const missing = await send(...write);
  expect(missing.headers.get('cache-control')).toBe('no-store');
  expect([missing.status, missing.headers.get('retry-after')]).toEqual([404, null]);
  const away = vi.spyOn(testDb.database.pool, 'query').mockImplementation(() => {
    throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  });
  const refused = await send('GET', '/tours?size=3');
  away.mockRestore();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(refused.headers.get('cache-control')).toBe('no-store');
});

test.each(['identity', 'br', 'gzip'])(
  'A client may validate its copy of a list in any encoding: %s',
  async (encoding) => {
    const send = await startApp();
    const accepting = { 'accept-encoding': encoding };
    for (const round of ['read', 'cached']) {
      const { status, headers } = await send('GET', '/tours?size=1', accepting);
      expect([round, status, headers.get('cache-control')]).toEqual([round, 200, 'private, no-cache']);
      expect([headers.get('vary'), headers.get('content-type')]).toEqual([
        'Accept-Language, Accept-Encoding',
        expect.stringContaining('application/json'),
      ]);
      expect(headers.get('x-request-id')).toBeTruthy();
      const etag = headers.get('etag') ?? '';
      expect(etag).toMatch(/^W\/"/);
      const same = await send('GET', '/tours?size=1', { ...accepting, 'if-none-match': etag });
      expect([round, same.status, await same.text()]).toEqual([round, 304, '']);
    }
  },
);

test('A list that was not cached is not sent again to a client that has it', async () => {
  const send = await startApp();
  const etag = (await send('GET', '/tours?size=2')).headers.get('etag') ?? '';
  // Another server has no copy of it.
  const other = await startApp();
  expect((await other('GET', '/tours?size=2', { 'if-none-match': etag })).status).toBe(304);
});
