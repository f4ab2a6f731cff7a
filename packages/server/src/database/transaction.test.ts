import { once } from 'node:events';
import { type AddressInfo, connect as connectSocket, createServer } from 'node:net';
import { join } from 'node:path';
import { Failure } from '@ashore/core/errors/failure.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test-support/database/test-database.ts';
import { connectDatabase, type Database } from './connect.ts';
import { SOCKET_NAME } from './embedded/socket-folder.ts';
import { OutcomeUnknown, transaction } from './transaction.ts';

let testDb: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDb = await testDatabase({ migrated: false });
  database = testDb.database;
  await database.pool.query('CREATE TABLE spots (id int PRIMARY KEY, taken int NOT NULL)');
});
beforeEach(() => database.pool.query('TRUNCATE spots; INSERT INTO spots VALUES (1, 0), (2, 0)'));
afterAll(() => testDb.drop());

const takenSpotsOf = async (id: number) =>
  (await database.pool.query('SELECT taken FROM spots WHERE id = $1', [id])).rows[0]?.taken;
const conflictError = (code: string) => Object.assign(new Error('conflict'), { code });

test('All of the work happens', async () => {
  const result = await transaction(database, async ({ client }) => {
    await client.query('UPDATE spots SET taken = 1 WHERE id = 1');
    await client.query('UPDATE spots SET taken = taken + 1 WHERE id = 1');
    return 'done';
  });
  expect(result).toBe('done');
  expect(await takenSpotsOf(1)).toBe(2);
});

test('If the work fails none of it happens, and its own error is passed on unchanged', async () => {
  const refusal = new Failure('conflict');
  let runs = 0;
  const attempt = transaction(database, async ({ client }) => {
    runs += 1;
    await client.query('UPDATE spots SET taken = 1 WHERE id = 1');
    throw refusal;
  });
  await expect(attempt).rejects.toBe(refusal);
  expect(runs).toBe(1);
  expect(await takenSpotsOf(1)).toBe(0);
});

test.each(['40001', '40P01'])('A transaction is repeated after the conflict %s', async (code) => {
  let runs = 0;
  await transaction(database, async ({ client }) => {
    runs += 1;
    await client.query('UPDATE spots SET taken = taken + 1 WHERE id = 1');
    if (runs < 3) throw conflictError(code);
  });
  expect(runs).toBe(3);
  expect(await takenSpotsOf(1)).toBe(1);
});

test('Work that only meets conflicts fails as "unavailable" after its retries', async () => {
  let runs = 0;
  const attempt = transaction(
    database,
    async () => {
      runs += 1;
      throw conflictError('40001');
    },
    { retries: 2 },
  );
  await expect(attempt).rejects.toMatchObject({ name: 'Failure', code: 'unavailable', status: 503 });
  expect(runs).toBe(3);
});

test('Two transactions that lock the same rows in opposite order both succeed', async () => {
  let waiting = 0;
  const { promise: bothLocked, resolve } = Promise.withResolvers<void>();
  const move = (first: number, second: number) =>
    transaction(database, async ({ client }) => {
      await client.query('UPDATE spots SET taken = taken + 1 WHERE id = $1', [first]);
      waiting += 1;
      if (waiting === 2) resolve();
      await bothLocked;
      await client.query('UPDATE spots SET taken = taken + 1 WHERE id = $1', [second]);
    });
  await Promise.all([move(1, 2), move(2, 1)]);
  expect([await takenSpotsOf(1), await takenSpotsOf(2)]).toEqual([2, 2]);
  expect(waiting).toBeGreaterThan(2);
});

test('A lock that is not obtained in time is "unavailable" at once and leaves nothing behind', async () => {
  const holder = await database.pool.connect();
  await holder.query('BEGIN; UPDATE spots SET taken = 9 WHERE id = 1');
  let runs = 0;
  const attempt = transaction(database, async ({ client }) => {
    runs += 1;
    await client.query("SET LOCAL lock_timeout = '50ms'; UPDATE spots SET taken = 1 WHERE id = 2");
    await client.query('UPDATE spots SET taken = 1 WHERE id = 1');
  });
  await expect(attempt).rejects.toMatchObject({ code: 'unavailable' });
  await holder.query('ROLLBACK');
  holder.release();
  expect(runs).toBe(1);
  expect([await takenSpotsOf(1), await takenSpotsOf(2)]).toEqual([0, 0]);
});

test('Work whose connection broke before its end is done again on another connection', async () => {
  let runs = 0;
  await transaction(database, async ({ client }) => {
    runs += 1;
    await client.query('UPDATE spots SET taken = taken + 1 WHERE id = 1');
    if (runs === 1) await client.query('SELECT pg_terminate_backend(pg_backend_pid())');
  });
  expect(runs).toBe(2);
  expect(await takenSpotsOf(1)).toBe(1);
});

test('Work that swallowed the error of a statement is not reported as done', async () => {
  const attempt = transaction(database, async ({ client }) => {
    await client.query('UPDATE spots SET taken = 1 WHERE id = 1');
    await client.query('SELECT 1 / 0').catch(() => {});
  });
  await expect(attempt).rejects.toThrow('continued after a failed statement');
  expect(await takenSpotsOf(1)).toBe(0);
});

test('A connection returns to the pool after success and after every kind of failure', async () => {
  const oneConnection = connectDatabase({ url: testDb.url, log: () => {}, maxConnections: 1 });
  await transaction(oneConnection, async () => 1);
  await transaction(oneConnection, async ({ client }) => client.query('SELECT 1 / 0')).catch(() => {});
  await transaction(oneConnection, async () => Promise.reject(conflictError('40001')), { retries: 1 }).catch(
    () => {},
  );
  expect((await oneConnection.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await oneConnection.close();
});

test('Work is done in the isolation that it asks for', async () => {
  const isolation = await transaction(
    database,
    async ({ client }) => (await client.query('SHOW transaction_isolation')).rows[0],
    { isolation: 'serializable' },
  );
  expect(isolation).toEqual({ transaction_isolation: 'serializable' });
});

test('A connection that breaks while committing leaves the outcome unknown, and the work is not done again', async () => {
  const proxy = await proxyThatLosesTheAnswerToCommit(testDb.url);
  const cut = connectDatabase({ url: proxy.url, log: () => {} });
  let runs = 0;
  const attempt = transaction(cut, async ({ client }) => {
    runs += 1;
    await client.query('UPDATE spots SET taken = taken + 1 WHERE id = 1');
  });
  await expect(attempt).rejects.toBeInstanceOf(OutcomeUnknown);
  await expect(attempt).rejects.toMatchObject({ code: 'unavailable' });
  expect(runs).toBe(1);
  // In this case the work was done. The caller can only find out by reading.
  await expect.poll(() => takenSpotsOf(1)).toBe(1);
  await cut.close();
  proxy.close();
});

/**
 * Passes everything on to the server, and breaks the connection instead of passing on the answer to COMMIT.
 */
async function proxyThatLosesTheAnswerToCommit(url: string) {
  const { searchParams, pathname } = new URL(url);
  const server = createServer((client) => {
    const upstream = connectSocket(join(searchParams.get('host') ?? '', SOCKET_NAME));
    let committing = false;
    client.on('data', (bytes) => {
      committing ||= bytes.includes('COMMIT');
      upstream.write(bytes);
    });
    upstream.on('data', (bytes) => (committing ? client.destroy() : client.write(bytes)));
    client.on('close', () => upstream.destroy()).on('error', () => {});
    upstream.on('close', () => client.destroy()).on('error', () => {});
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `postgresql://ashore@127.0.0.1:${port}${pathname}`, close: () => server.close() };
}
