import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { claimJobs } from './claim-jobs.ts';
import { enqueueJobAgain } from './enqueue-job.ts';
import { finishJob } from './finish-job.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});

beforeEach(() => testDb.database.pool.query('delete from jobs'));

afterAll(() => testDb.drop());

const enqueueAgain = () =>
  enqueueJobAgain(testDb.database.pool, { kind: 'send-mail', key: 'one', payload: { key: 'one' } });

const claimJob = async () =>
  (await claimJobs(testDb.database.pool, { 'send-mail': 9 }, { 'send-mail': 60 }))[0];
const moveDueTimeBack = (seconds: number) =>
  testDb.database.pool.query(`update jobs set due_at = due_at - interval '${seconds} seconds'`);

async function claimJobOrFail() {
  const job = await claimJob();
  if (!job) throw new Error('no job was claimed');
  return job;
}

test('However often a job is requested at once, there is one job, and it is due', async () => {
  await Promise.all(Array.from({ length: 7 }, enqueueAgain));
  expect(await claimJob()).toMatchObject({ key: 'one' });
  expect(await claimJob()).toBeUndefined();
});

test('A job that is requested while it runs is done again afterwards, and the end of the first run does not count', async () => {
  await enqueueAgain();
  const first = await claimJobOrFail();
  await Promise.all(Array.from({ length: 7 }, enqueueAgain));
  expect(await claimJob()).toBeUndefined();
  expect(await finishJob(testDb.database.pool, first, { end: 'done' })).toBe(false);
  await moveDueTimeBack(1);
  expect(await claimJob()).toMatchObject({ key: 'one', attempts: 1 });
  expect(await claimJob()).toBeUndefined();
});

test('A job that was done, has failed or waits for its next attempt is due again', async () => {
  await enqueueAgain();
  for (const end of ['done', 'never', 'later'] as const) {
    await finishJob(testDb.database.pool, await claimJobOrFail(), { end, reason: 'the worker reported it' });
    expect(await claimJob()).toBeUndefined();
    await enqueueAgain();
    await moveDueTimeBack(1);
  }
  expect(await claimJob()).toMatchObject({ attempts: 1, faults: 1 });
});
