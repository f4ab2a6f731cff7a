import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, forgetLogIn, isLoggedIn } from '../../../test-support/accounts/log-in-pages.ts';
import { listeningApp } from '../../../test-support/app/listening-app.ts';
import { type TestBrowser, testBrowser } from '../../../test-support/app/test-browser.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';

const publicUrl = 'https://www.example.org';
const DAY = 86_400_000;
const startMs = Date.UTC(2037, 0, 1);

/** A server of the database, whose clock the test sets. */
type Server = { readonly app: Awaited<ReturnType<typeof listeningApp>>; readonly time: { now: number } };

let testDb: TestDatabase;
let servers: readonly [Server, Server];

beforeAll(async () => {
  testDb = await testDatabase();
  const startServer = async (): Promise<Server> => {
    const time = { now: startMs };
    const clock = { now: () => new Date(time.now) };
    const { database } = testDb;
    return { time, app: await listeningApp({ database, clock, env: { TRUSTED_PROXIES: '127.0.0.1' } }) };
  };
  servers = [await startServer(), await startServer()];
});
afterAll(async () => {
  for (const { app } of servers) await app.close();
  await testDb.drop();
});

async function logIn(browser: TestBrowser): Promise<boolean> {
  forgetLogIn(browser);
  await browser.open('/oauth/begin?to=/en');
  await browser.submit({ form: 'log-in', email: ada.email, password: ada.password });
  return isLoggedIn(browser);
}

/** Asks for the token of a session whose tokens the issuer must renew first. */
async function renewLogIn(browser: TestBrowser, url: string): Promise<boolean> {
  await testDb.database.pool.query(`update sessions set checked_at = now() - interval '1 hour'`);
  const headers = { origin: publicUrl, ...browser.headers() };
  const { status } = await fetch(`${url}/api/session/token`, { method: 'POST', headers });
  return status === 200;
}

test('While the keys of the issuer are replaced, every log-in and every renewal of tokens succeeds', async () => {
  const browsers = await Promise.all(
    servers.flatMap(({ app }) =>
      ['logs in', 'stays logged in'].map(async (does) => {
        const browser = testBrowser({ url: app.url, publicUrl });
        await browser.open('/oauth/begin?to=/en');
        await browser.submit({ form: 'register', ...ada });
        return { does, browser, url: app.url };
      }),
    ),
  );
  const results: boolean[] = [];
  /** Each does it once, all beside each other. */
  const work = () =>
    Promise.all(
      browsers.map(async ({ does, browser, url }) =>
        results.push(does === 'logs in' ? await logIn(browser) : await renewLogIn(browser, url)),
      ),
    );
  const signed = new Set<string>();
  // The last two are after a pause in which no key was published.
  for (const day of [89, 90, 200, 201]) {
    // The clocks of the servers differ by half a minute, and pass the moment at which the keys change.
    for (const seconds of [-45, -15, 15, 45]) {
      for (const [index, { time }] of servers.entries())
        time.now = startMs + day * DAY + (seconds + index * 30) * 1000;
      // So the issuer of a server looks for new keys half a minute before the shop beside it.
      if (seconds === -45) for (const { app } of servers) await fetch(`${app.url}/oidc/jwks`);
      else await work();
    }
    const { rows } = await testDb.database.pool.query(
      `select kid from identity_keys where state = 'current'`,
    );
    for (const { kid } of rows) signed.add(kid);
  }
  expect(signed.size).toBe(3);
  expect(results.filter((succeeded) => !succeeded)).toEqual([]);
});
