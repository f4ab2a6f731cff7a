import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandLine } from '../../../test-support/command-line/command-context.ts';
import { emptyFolder } from '../../../test-support/database/data-folder.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { enqueueDueJobs } from '../../database/queue/schedule-jobs.ts';
import { enqueueMail } from '../../gateways/mail/outbox.ts';
import { schedules } from '../../jobs/schedules.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});

afterAll(() => testDb.drop());

const enqueueTestEmail = (key: string) =>
  enqueueMail(testDb.database.pool, {
    key,
    to: `${key}@example.org`,
    locale: 'en',
    subject: `About ${key}`,
    body: { title: 'x', paragraphs: [] },
  });

test('A backup contains pending emails, and a database with only scheduled jobs counts as empty', async () => {
  const { pool } = testDb.database;
  await enqueueTestEmail('carried');
  const line = commandLine({ databaseUrl: testDb.url });
  const path = join(emptyFolder(), 'mails.gz');
  expect((await line.run('backup', '--to', path)).status).toBe(0);
  await pool.query('delete from emails; delete from jobs');
  await enqueueDueJobs(pool, schedules);
  expect(await line.run('restore', path)).toMatchObject({ status: 0 });
  expect((await line.run('emails')).printed).toMatch(/^pending {2}carried {2}carried@example\.org/);
  await pool.query('delete from emails; delete from jobs');
});

test('Pending and failed emails are listed with their reasons, and an operator retries one or all', async () => {
  const { pool } = testDb.database;
  const { run } = commandLine({ databaseUrl: testDb.url });
  expect(await run('emails')).toEqual({ status: 0, printed: 'No pending or failed emails.' });

  for (const key of ['new', 'tried', 'failed', 'sent']) await enqueueTestEmail(key);
  await pool.query(`update jobs set state = 'done', ended_at = now() where key = 'sent'`);
  await pool.query(
    `update jobs set state = 'failed', ended_at = now(), attempts = 1, reason = '550 unknown' where key = 'failed'`,
  );
  await pool.query(
    `update jobs set attempts = 3, reason = 'refused', due_at = now() + interval '1 hour' where key = 'tried'`,
  );
  const { printed } = await run('emails');
  const lines = printed.split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^FAILED {3}failed {2}failed@example\.org .*after 1 attempts: 550 unknown$/);
  expect(lines[1]).toMatch(/^pending {2}new .*no attempt yet$/);
  expect(lines[2]).toMatch(/^pending {2}tried .*3 attempts, next 20.* UTC: refused$/);
  expect(lines[3]).toBe('Pending: 2, failed: 1.');

  expect((await run('check')).printed).toContain(
    'PROBLEM  jobs: 2 pending, 1 failed: "jobs" lists the reasons',
  );

  expect(await run('emails', '--retry', 'failed')).toMatchObject({
    status: 0,
    printed: 'Emails retried: 1. A running worker starts them within a second.',
  });
  expect(await run('emails', '--retry', 'sent')).toMatchObject({ status: 1 });
  expect(await run('emails', '--retry', 'unknown')).toMatchObject({ status: 1 });
  expect((await run('emails', '--retry-all')).printed).toContain('Emails retried: 3.');
  const dueJobs = await pool.query(`select from jobs where state = 'waiting' and due_at <= now()`);
  expect(dueJobs.rowCount).toBe(3);
  expect((await run('emails', '--retry', 'a', '--retry-all')).status).toBe(2);
});
