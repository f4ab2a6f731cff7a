import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../test-database.ts';
import { putJobAgain } from './put-job-again.ts';
import { settleJob } from './settle-job.ts';
import { takeJobs } from './take-jobs.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
});

beforeEach(() => place.database.pool.query('delete from jobs'));

afterAll(() => place.drop());

const put = () =>
  putJobAgain(place.database.pool, { kind: 'send-mail', key: 'one', payload: { key: 'one' } });
const take = async () => (await takeJobs(place.database.pool, { 'send-mail': 9 }, 60))[0];
const passes = (seconds: number) =>
  place.database.pool.query(`update jobs set due_at = due_at - interval '${seconds} seconds'`);

async function takenOrFail() {
  const job = await take();
  if (!job) throw new Error('nothing was taken');
  return job;
}

test('However often it is asked for at once, there is one job, and it is due.', async () => {
  await Promise.all(Array.from({ length: 7 }, put));
  expect(await take()).toMatchObject({ key: 'one' });
  expect(await take()).toBeUndefined();
});

test('What is asked for while somebody is at it is done after him, and his late word does not end it.', async () => {
  await put();
  const first = await takenOrFail();
  await Promise.all(Array.from({ length: 7 }, put));
  expect(await take()).toBeUndefined();
  expect(await settleJob(place.database.pool, first, { end: 'done' })).toBe(false);
  await passes(1);
  expect(await take()).toMatchObject({ key: 'one', attempts: 1 });
  expect(await take()).toBeUndefined();
});

test('Done before, failed, or waiting for its next attempt: it is due again.', async () => {
  await put();
  for (const end of ['done', 'never', 'later'] as const) {
    await settleJob(place.database.pool, await takenOrFail(), { end, reason: 'so it was' });
    expect(await take()).toBeUndefined();
    await put();
    await passes(1);
  }
  expect(await take()).toMatchObject({ attempts: 1, faults: 1 });
});
