import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { transaction } from '../transaction.ts';
import { enqueueJob } from './enqueue-job.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});

afterAll(() => testDb.drop());

const mailJob = (key: string) => ({ kind: 'send-mail', key, payload: { key } }) as const;

async function countOf(key: string) {
  return (await testDb.database.pool.query('select from jobs where key = $1', [key])).rowCount;
}

test('A job is enqueued by a transaction that commits, and never by one that does not', async () => {
  await transaction(testDb.database, ({ client }) => enqueueJob(client, mailJob('kept')));
  await expect(
    transaction(testDb.database, async ({ client }) => {
      await enqueueJob(client, mailJob('dropped'));
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect([await countOf('kept'), await countOf('dropped')]).toEqual([1, 0]);
});

test('The same key is enqueued once, even if its job is done already', async () => {
  expect(await enqueueJob(testDb.database.pool, mailJob('once'))).toBe(true);
  await testDb.database.pool.query(`update jobs set state = 'done', ended_at = now() where key = 'once'`);
  expect(await enqueueJob(testDb.database.pool, mailJob('once'))).toBe(false);
  expect(await countOf('once')).toBe(1);
});

test('A payload that its worker could not read is refused when it is enqueued', async () => {
  const wrong = { kind: 'send-mail', key: 'wrong', payload: { name: 'x' } } as unknown as ReturnType<
    typeof mailJob
  >;
  await expect(enqueueJob(testDb.database.pool, wrong)).rejects.toThrow();
  expect(await countOf('wrong')).toBe(0);
});
