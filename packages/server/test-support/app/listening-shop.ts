import { afterAll, beforeAll } from 'vitest';
import { type TestDatabase, testDatabase } from '../database/test-database.ts';
import { listeningApp } from './listening-app.ts';
import { testBrowser } from './test-browser.ts';

type DatabaseOptions = Parameters<typeof testDatabase>[0];

/** Address by which the browsers of the tests know the shop. */
const publicUrl = 'https://www.example.org';

/** The whole server for all tests of the file that calls this, with a database of its own. */
export function listeningShop(options?: DatabaseOptions) {
  let testDb: TestDatabase;
  let app: Awaited<ReturnType<typeof listeningApp>>;
  beforeAll(async () => {
    testDb = await testDatabase(options);
    app = await listeningApp({ database: testDb.database, env: { TRUSTED_PROXIES: '127.0.0.1' } });
  });
  afterAll(async () => {
    await app.close();
    await testDb.drop();
  });
  return {
    publicUrl,
    database: () => testDb.database,
    url: () => app.url,
    logged: () => app.logged(),
    newBrowser: () => testBrowser({ url: app.url, publicUrl }),
    query: (text: string, values: unknown[] = []) => testDb.database.pool.query(text, values),
  };
}
