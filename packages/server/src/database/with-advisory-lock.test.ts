import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test-support/database/test-database.ts';
import { WAITING_LOCKS } from '../../test-support/database/waiting-locks.ts';
import { withAdvisoryLock } from './with-advisory-lock.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ migrated: false });
});
afterAll(() => testDb.drop());

async function twoClients() {
  const [one, two] = await Promise.all([testDb.database.pool.connect(), testDb.database.pool.connect()]);
  const release = () => {
    one.release();
    two.release();
  };
  return { one, two, release };
}

/** Waits until a connection waits for an advisory lock. */
async function untilOneWaits(): Promise<void> {
  await expect.poll(() => testDb.database.pool.query(WAITING_LOCKS)).toMatchObject({ rowCount: 1 });
}

test('Two callers of the same lock name work one after the other', async () => {
  const { one, two, release } = await twoClients();
  const order: string[] = [];
  let second: Promise<unknown> | undefined;
  await withAdvisoryLock(one, { name: 'a' }, async () => {
    second = withAdvisoryLock(two, { name: 'a' }, async () => order.push('second'));
    await untilOneWaits();
    order.push('first');
  });
  await second;
  expect(order).toEqual(['first', 'second']);
  release();
});

test('Different names do not wait for each other, nor do two callers that share a name', async () => {
  const { one, two, release } = await twoClients();
  const inside = await withAdvisoryLock(one, { name: 'a', isShared: true }, () =>
    withAdvisoryLock(two, { name: 'a', isShared: true }, async () => 'shared'),
  );
  expect(inside).toBe('shared');
  const other = await withAdvisoryLock(one, { name: 'a' }, () =>
    withAdvisoryLock(two, { name: 'b' }, async () => 'other'),
  );
  expect(other).toBe('other');
  release();
});

test('A lock that is not obtained in time fails, and the connection keeps its own limits', async () => {
  const { one, two, release } = await twoClients();
  await withAdvisoryLock(one, { name: 'a' }, async () => {
    const attempt = withAdvisoryLock(two, { name: 'a', waitMs: 50 }, async () => 'never');
    await expect(attempt).rejects.toMatchObject({ code: '55P03' });
  });
  const { rows } = await two.query('SHOW lock_timeout');
  expect(rows).toEqual([{ lock_timeout: '3s' }]);
  release();
});

test('The lock is available again after the work failed, and after its connection broke', async () => {
  const { one, two } = await twoClients();
  await expect(withAdvisoryLock(one, { name: 'a' }, () => Promise.reject(new Error('work')))).rejects.toThrow(
    'work',
  );
  await withAdvisoryLock(one, { name: 'a' }, () =>
    one.query('SELECT pg_terminate_backend(pg_backend_pid())'),
  ).catch(() => {});
  expect(await withAdvisoryLock(two, { name: 'a' }, async () => 'free')).toBe('free');
  one.release(true);
  two.release();
});
