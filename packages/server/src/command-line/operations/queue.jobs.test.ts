import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandLine } from '../../../test-support/command-line/command-context.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { enqueueJob } from '../../database/queue/enqueue-job.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});

afterAll(() => testDb.drop());

const paymentId = '9b2f0f0e-58a5-4d0f-8a4e-0d6f3f3f1a11';

test('Pending and failed jobs of every kind are listed, and the command that check names retries all failed jobs', async () => {
  const { pool } = testDb.database;
  const { run } = commandLine({ databaseUrl: testDb.url });
  expect(await run('jobs')).toEqual({ status: 0, printed: 'No pending or failed jobs.' });

  await enqueueJob(pool, { kind: 'send-mail', key: 'a:b', payload: { key: 'a:b' } });
  await enqueueJob(pool, { kind: 'pay-refund', key: 'money', payload: { paymentId } });
  await enqueueJob(pool, { kind: 'maintenance', key: 'tonight', payload: {} });
  await pool.query(
    `update jobs set state = 'failed', ended_at = now(), attempts = 5, faults = 5, reason = 'TypeError' where kind <> 'maintenance'`,
  );
  const lines = (await run('jobs')).printed.split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^FAILED {3}send-mail:a:b {2}enqueued 20.* UTC {2}after 5 attempts: TypeError$/);
  expect(lines[2]).toMatch(/^pending {2}maintenance:tonight .*no attempt yet$/);
  expect(lines[3]).toBe('Pending: 1, failed: 2.');

  const checkResult = await run('check');
  const commands = /(\d) failed: "([a-z]+)" lists the reasons, and "(.+)" retries them/.exec(
    checkResult.printed,
  );
  expect(commands?.[1]).toBe('2');
  expect((await run(commands?.[2] ?? '')).printed).toContain('pay-refund:money');

  expect(await run('jobs', '--retry', 'send-mail:a:b')).toMatchObject({ status: 0 });
  expect(await run('jobs', '--retry', 'pay-refund:unknown')).toMatchObject({ status: 1 });
  expect(await run(...((commands?.[3] ?? '').split(' ') as [string]))).toMatchObject({
    status: 0,
    printed: 'Jobs retried: 1. A running worker starts them within a second.',
  });
  const dueJobs = await pool.query(
    `select from jobs where state = 'waiting' and due_at <= now() and faults = 0`,
  );
  expect(dueJobs.rowCount).toBe(3);
  expect((await run('jobs', '--retry-failed')).status).toBe(1);
  expect((await run('jobs', '--retry', 'a:b', '--retry-failed')).status).toBe(2);
  expect((await run('check')).printed).toContain('jobs: 3 pending, 0 failed');
});
