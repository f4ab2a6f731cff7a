import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { claimJobs } from './claim-jobs.ts';
import { enqueueJob } from './enqueue-job.ts';
import { countJobs, purgeJobs, retryJob } from './inspect-jobs.ts';
import { enqueueDueJobs } from './schedule-jobs.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});

beforeEach(() => testDb.database.pool.query('delete from jobs'));

afterAll(() => testDb.drop());

const enqueueMailJob = (key: string) =>
  enqueueJob(testDb.database.pool, { kind: 'send-mail', key, payload: { key } });

test('A recurring job is enqueued once for each of its times, however many processes check', async () => {
  const schedules = [{ kind: 'maintenance', everyMinutes: 1_440, atMinute: 190 }] as const;
  const counts = await Promise.all(
    Array.from({ length: 10 }, () => enqueueDueJobs(testDb.database.pool, schedules)),
  );
  expect(counts.reduce((sum, count) => sum + count)).toBe(1);
  const { rows } = await testDb.database.pool.query('select key, enqueued_at from jobs');
  expect(rows[0].key).toMatch(/^\d{4}-\d\d-\d\dT03:10Z$/);
  const age = rows[0].enqueued_at.getTime() - Date.parse(rows[0].key);
  expect(age).toBeGreaterThanOrEqual(0);
  expect(age).toBeLessThan(86_400_000);
});

test('The next time is another job', async () => {
  const { pool } = testDb.database;
  // Two minutes of the hour stand for two times of one schedule.
  await enqueueDueJobs(pool, [{ kind: 'maintenance', everyMinutes: 60, atMinute: 0 }]);
  await enqueueDueJobs(pool, [{ kind: 'maintenance', everyMinutes: 60, atMinute: 59 }]);
  expect((await pool.query('select from jobs')).rowCount).toBe(2);
});

test('Waiting and failed jobs are counted by kind, with the age of the oldest; done jobs are not counted', async () => {
  for (const key of ['a', 'b', 'c', 'd']) await enqueueMailJob(key);
  const { pool } = testDb.database;
  await pool.query(`update jobs set enqueued_at = now() - interval '2 hours' where key = 'a'`);
  await pool.query(`update jobs set state = 'failed', ended_at = now() where key = 'c'`);
  await pool.query(`update jobs set state = 'done', ended_at = now() where key = 'd'`);
  const [counts, ...more] = await countJobs(pool);
  expect(more).toEqual([]);
  expect(counts).toMatchObject({ kind: 'send-mail', waiting: 2, failed: 1 });
  expect(counts?.oldestSeconds).toBeGreaterThan(7_199);
});

test('A failed or waiting job can be made due at once; a done or running job is left alone', async () => {
  const { pool } = testDb.database;
  for (const key of ['failed', 'waiting', 'done', 'busy']) await enqueueMailJob(key);
  await pool.query(`update jobs set state = 'failed', ended_at = now(), faults = 5 where key = 'failed'`);
  await pool.query(`update jobs set due_at = now() + interval '1 hour' where key in ('waiting', 'busy')`);
  await pool.query(`update jobs set claimed_by = gen_random_uuid() where key = 'busy'`);
  await pool.query(`update jobs set state = 'done', ended_at = now() where key = 'done'`);
  const answers = [];
  for (const key of ['failed', 'waiting', 'done', 'busy', 'unknown'])
    answers.push(await retryJob(pool, 'send-mail', key));
  expect(answers).toEqual([true, true, false, false, false]);
  const dueJobs = await claimJobs(pool, { 'send-mail': 9 }, { 'send-mail': 60 });
  expect(dueJobs.map(({ key }) => key).sort()).toEqual(['failed', 'waiting']);
});

test('A job done a month ago is deleted; a failed job is kept until an operator deals with it', async () => {
  const { pool } = testDb.database;
  for (const key of ['old', 'new', 'failed', 'waiting']) await enqueueMailJob(key);
  await pool.query(`update jobs set state = 'done', ended_at = now() where key in ('old', 'new')`);
  await pool.query(`update jobs set state = 'failed', ended_at = now() where key = 'failed'`);
  await pool.query(`update jobs set ended_at = now() - interval '31 days' where key in ('old', 'failed')`);
  expect(await purgeJobs(pool)).toBe(1);
  const { rows } = await pool.query('select key from jobs order by key');
  expect(rows.map(({ key }) => key)).toEqual(['failed', 'new', 'waiting']);
});
