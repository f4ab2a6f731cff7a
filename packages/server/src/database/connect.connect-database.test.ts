import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test-support/database/test-database.ts';
import { connectDatabase, type Database } from './connect.ts';
import { isDatabaseUnavailable } from './errors.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ migrated: false });
});
afterAll(() => testDb.drop());

async function terminateAllBut(database: Database): Promise<void> {
  await database.pool.query(
    `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
}

test('A connection that breaks while it is idle is replaced, and the process continues', async () => {
  const lines: string[] = [];
  const database = connectDatabase({ url: testDb.url, log: (line) => lines.push(line) });
  await database.pool.query('SELECT 1');
  await terminateAllBut(testDb.database);
  await expect.poll(() => lines.length).toBe(1);
  expect(lines[0]).toContain('connection was lost');
  expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await database.close();
});

test('A connection that breaks during a query fails that query alone, and the process continues', async () => {
  const database = connectDatabase({ url: testDb.url, log: () => {} });
  const client = await database.pool.connect();
  const sleeping = client.query('SELECT pg_sleep(2)').catch((error: unknown) => error);
  await expect
    .poll(() =>
      testDb.database.pool.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'SELECT pg_sleep%'`,
      ),
    )
    .toMatchObject({ rowCount: 1 });
  await terminateAllBut(testDb.database);
  expect(isDatabaseUnavailable(await sleeping)).toBe(true);
  client.release(true);
  expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await database.close();
});

test('A connection that breaks while it is borrowed and idle does not end the process', async () => {
  const database = connectDatabase({ url: testDb.url, log: () => {} });
  const client = await database.pool.connect();
  const ended = new Promise((resolve) => client.once('end', resolve));
  await terminateAllBut(testDb.database);
  await ended;
  await expect(client.query('SELECT 1')).rejects.toThrow();
  client.release(true);
  await database.close();
});

test('Every statement, every wait for a lock and every idle transaction has a time limit', async () => {
  const { rows } = await testDb.database.pool.query(
    `SELECT name, setting FROM pg_settings WHERE name IN
      ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'application_name') ORDER BY name`,
  );
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    application_name: 'ashore',
    idle_in_transaction_session_timeout: '15000',
    lock_timeout: '3000',
    statement_timeout: '3000',
  });
});

test('The time limit of statements, locks and waits for a connection is a setting', async () => {
  const database = connectDatabase({ url: testDb.url, log: () => {}, longestWaitMs: 7_000 });
  const { rows } = await database.pool.query(
    `SELECT setting FROM pg_settings WHERE name IN ('statement_timeout', 'lock_timeout')`,
  );
  expect(rows).toEqual([{ setting: '7000' }, { setting: '7000' }]);
  expect(database.pool.options.connectionTimeoutMillis).toBe(7_000);
  await database.close();
});

test('A caller that finds all connections busy is refused after three seconds, not queued for ever', async () => {
  const database = connectDatabase({ url: testDb.url, log: () => {}, maxConnections: 1 });
  const client = await database.pool.connect();
  const begin = performance.now();
  const error = await database.pool.query('SELECT 1').catch((refusal: unknown) => refusal);
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect(performance.now() - begin).toBeGreaterThan(2_900);
  client.release();
  await database.close();
});
