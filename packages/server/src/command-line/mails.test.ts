import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyFolder } from '../database/embedded/data-folder-for-tests.ts';
import { putDueJobs } from '../database/jobs/put-due-jobs.ts';
import { type TestDatabase, testDatabase } from '../database/test-database.ts';
import { putMail } from '../gateways/mail/put-mail.ts';
import { schedules } from '../jobs/schedules.ts';
import { commandLine } from './context-for-tests.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
});

afterAll(() => place.drop());

const put = (key: string) =>
  putMail(place.database.pool, {
    key,
    to: `${key}@example.org`,
    locale: 'en',
    subject: `About ${key}`,
    body: { title: 'x', paragraphs: [] },
  });

test('A backup carries what waits to be sent; a database in which a server has merely run counts as empty.', async () => {
  const { pool } = place.database;
  await put('carried');
  const line = commandLine({ databaseUrl: place.url });
  const path = join(emptyFolder(), 'mails.gz');
  expect((await line.run('backup', '--to', path)).status).toBe(0);
  await pool.query('delete from mails; delete from jobs');
  await putDueJobs(pool, schedules);
  expect(await line.run('restore', path)).toMatchObject({ status: 0 });
  expect((await line.run('mails')).printed).toMatch(/^waiting {2}carried {2}carried@example\.org/);
  await pool.query('delete from mails; delete from jobs');
});

test('What waits and what failed is listed with its reason; both can be tried again, one by one or together.', async () => {
  const { pool } = place.database;
  const { run } = commandLine({ databaseUrl: place.url });
  expect(await run('mails')).toEqual({ status: 0, printed: 'No mail waits, and none has failed.' });

  for (const key of ['new', 'tried', 'failed', 'sent']) await put(key);
  await pool.query(`update jobs set state = 'done', ended_at = now() where key = 'sent'`);
  await pool.query(
    `update jobs set state = 'failed', ended_at = now(), attempts = 1, reason = '550 unknown' where key = 'failed'`,
  );
  await pool.query(
    `update jobs set attempts = 3, reason = 'refused', due_at = now() + interval '1 hour' where key = 'tried'`,
  );
  const { printed } = await run('mails');
  const lines = printed.split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^FAILED {3}failed {2}failed@example\.org .*after 1 attempts: 550 unknown$/);
  expect(lines[1]).toMatch(/^waiting {2}new .*not tried yet$/);
  expect(lines[2]).toMatch(/^waiting {2}tried .*tried 3 times, next 20.* UTC: refused$/);
  expect(lines[3]).toBe('Waiting: 2, failed: 1.');

  expect((await run('check')).printed).toContain('PROBLEM  jobs: 2 waiting, 1 failed: "jobs" says why');

  expect(await run('mails', '--retry', 'failed')).toMatchObject({
    status: 0,
    printed: 'To be sent now: 1. A running server does it within a second.',
  });
  expect(await run('mails', '--retry', 'sent')).toMatchObject({ status: 1 });
  expect(await run('mails', '--retry', 'nobody')).toMatchObject({ status: 1 });
  expect((await run('mails', '--retry-all')).printed).toContain('To be sent now: 3.');
  const due = await pool.query(`select from jobs where state = 'waiting' and due_at <= now()`);
  expect(due.rowCount).toBe(3);
  expect((await run('mails', '--retry', 'a', '--retry-all')).status).toBe(2);
});
