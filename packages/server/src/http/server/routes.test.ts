import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../test-support/app/test-app.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});

afterAll(() => testDb.drop());

const key = 'A'.repeat(43);
const report: RequestInit = {
  method: 'POST',
  headers: { 'content-type': 'application/csp-report' },
  body: '{"csp-report":{}}',
};

test.each([
  ['/papers', `/papers/${key}/ticket.pdf`, {}, 60],
  ['/unsubscribe', `/unsubscribe/de/${key}`, { method: 'POST' }, 20],
  ['/reports', '/reports', report, 20],
] as const)(
  'A network may call %s only so often in a minute, without using up the limit of other networks and routes',
  async (_, path, init: RequestInit, limit) => {
    const at = new Date('2037-11-23T12:00:00Z');
    const { url } = await testApp({
      database: testDb.database,
      clock: { now: () => at },
      env: { TRUSTED_PROXIES: '127.0.0.1' },
    });
    const isLimited = async (from: string, of: string = path, how: RequestInit = init) => {
      const answer = await fetch(url + of, { ...how, headers: { ...how.headers, 'x-forwarded-for': from } });
      await answer.arrayBuffer();
      return answer.status === 429;
    };
    for (let call = 0; call < limit; call++)
      expect([call, await isLimited('2001:db8::1')]).toEqual([call, false]);
    expect(await isLimited('2001:db8::1')).toBe(true);
    expect(await isLimited('2001:db8::2')).toBe(true);
    expect(await isLimited('2001:db8:0:1::1')).toBe(false);
    for (const [other, how] of [
      [`/papers/${key}/ticket.pdf`, {}],
      [`/unsubscribe/de/${key}`, { method: 'POST' }],
      ['/reports', report],
    ] as const)
      expect([other, await isLimited('2001:db8::1', other, how)]).toEqual([other, other === path]);
  },
);

test('What machines read has addresses of its own, and is no page', async () => {
  const { url } = await testApp({ database: testDb.database });
  const typeOf = async (path: string) => {
    const answer = await fetch(url + path);
    await answer.arrayBuffer();
    return `${answer.status} ${answer.headers.get('content-type')?.split(';', 1)[0]}`;
  };
  const types = {
    '/healthz': '200 application/json',
    '/readyz': '200 application/json',
    '/metrics': '200 text/plain',
    '/sitemap.xml': '200 application/xml',
    '/robots.txt': '200 text/plain',
    '/manifest.webmanifest': '200 application/manifest+json',
  };
  for (const [path, type] of Object.entries(types)) expect([path, await typeOf(path)]).toEqual([path, type]);
});
