import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '../run-transaction.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';
import { putJob } from './put-job.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
});

afterAll(() => place.drop());

const job = (key: string) => ({ kind: 'send-mail', key, payload: { key } }) as const;

async function countOf(key: string) {
  return (await place.database.pool.query('select from jobs where key = $1', [key])).rowCount;
}

test('Work is asked for by the transaction that commits, and never by one that does not.', async () => {
  await transaction(place.database, ({ client }) => putJob(client, job('kept')));
  await expect(
    transaction(place.database, async ({ client }) => {
      await putJob(client, job('dropped'));
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect([await countOf('kept'), await countOf('dropped')]).toEqual([1, 0]);
});

test('The same key is put once, also when it is done already.', async () => {
  expect(await putJob(place.database.pool, job('once'))).toBe(true);
  await place.database.pool.query(`update jobs set state = 'done', ended_at = now() where key = 'once'`);
  expect(await putJob(place.database.pool, job('once'))).toBe(false);
  expect(await countOf('once')).toBe(1);
});

test('A payload that its worker could not read is refused where it is put.', async () => {
  const wrong = { kind: 'send-mail', key: 'wrong', payload: { name: 'x' } } as unknown as ReturnType<
    typeof job
  >;
  await expect(putJob(place.database.pool, wrong)).rejects.toThrow();
  expect(await countOf('wrong')).toBe(0);
});
