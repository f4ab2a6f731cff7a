import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { testBrand } from '../../../test-support/mail/brand.ts';
import { enqueueJob } from '../../database/queue/enqueue-job.ts';
import { enqueueMail, listOpenMails, purgeMails, readMail } from './outbox.ts';
import type { Delivery } from './port.ts';
import { sendWrittenMail } from './send-mail.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});

/** Three pending emails, one that failed and one that was sent. */
const KEYS = ['first', 'second', 'third', 'failed', 'sent'];

beforeEach(async () => {
  await runSql('truncate emails, jobs, mailbox');
  for (const key of KEYS)
    await enqueueMail(testDb.database.pool, {
      key,
      to: `${key}@example.org`,
      locale: 'en',
      subject: `About ${key}`,
      body: { title: key, paragraphs: [] },
    });
  await runSql(
    `update jobs set enqueued_at = now() - make_interval(mins => 10 - array_position($1::text[], key))`,
    [KEYS],
  );
  await runSql(`update jobs set state = 'failed', reason = 'refused', ended_at = now() where key = 'failed'`);
  await runSql(`update jobs set state = 'done', ended_at = now() where key = 'sent'`);
  await runSql(`update emails set sent_at = now() where key = 'sent'`);
});

afterAll(() => testDb.drop());

const runSql = (sql: string, values: unknown[] = []) => testDb.database.pool.query(sql, values);
const keysWhere = async (condition: string) =>
  (await runSql(`select key from emails where ${condition} order by key`)).rows.map(({ key }) => key);

test('Emails that failed are listed first, then the pending ones from the oldest; sent ones and other jobs are not', async () => {
  const { pool } = testDb.database;
  await enqueueJob(pool, { kind: 'maintenance', key: 'now', payload: {} });
  const listed = await listOpenMails(pool, 10);
  expect(listed.map(({ key, state, to, reason }) => [key, state, to, reason])).toEqual([
    ['failed', 'failed', 'failed@example.org', 'refused'],
    ['first', 'waiting', 'first@example.org', null],
    ['second', 'waiting', 'second@example.org', null],
    ['third', 'waiting', 'third@example.org', null],
  ]);
  expect((await listOpenMails(pool, 2)).map(({ key }) => key)).toEqual(['failed', 'first']);
});

test('Only old emails lose their content, and only a pending email of the same key keeps its own', async () => {
  const { pool } = testDb.database;
  await runSql(`update emails set written_at = now() - interval '31 days' where key <> 'second'`);
  await runSql(`update emails set written_at = now() - interval '29 days' where key = 'second'`);
  await runSql(`update jobs set state = 'done', ended_at = now() where key in ('second', 'third')`);
  // A pending job of another kind with the same key keeps no email.
  await runSql(`insert into jobs (kind, key, payload) values ('maintenance', 'third', '{}')`);
  expect(await purgeMails(pool, 30)).toBe(3);
  expect(await keysWhere('body is null')).toEqual(['failed', 'sent', 'third']);
  expect(await keysWhere('to_address is null and subject is null')).toEqual(['failed', 'sent', 'third']);
  expect([await readMail(pool, 'sent'), await readMail(pool, 'unknown')]).toEqual(['emptied', undefined]);
  expect(await readMail(pool, 'first')).toMatchObject({ key: 'first', to: 'first@example.org' });
});

async function sendMail(key: string, delivery: Delivery = { end: 'done' }) {
  const deliver = vi.fn(async () => delivery);
  const gateway = { deliver, close: () => {} };
  const deps = { database: testDb.database, gateway, brand: async () => testBrand };
  const ended = await sendWrittenMail(deps, key, new AbortController().signal);
  return { ended, deliveries: deliver.mock.calls.length };
}

test('A delivered email is marked as sent, alone and once', async () => {
  expect(await sendMail('first')).toEqual({ ended: { end: 'done' }, deliveries: 1 });
  expect(await keysWhere('sent_at is not null')).toEqual(['first', 'sent']);
  expect(await sendMail('first')).toEqual({ ended: { end: 'done' }, deliveries: 0 });
});

test('An email that the mail server refuses or postpones is not marked as sent', async () => {
  for (const delivery of [
    { end: 'later', reason: 'busy' },
    { end: 'never', reason: 'no such reader' },
  ] as const)
    expect(await sendMail('first', delivery)).toEqual({ ended: delivery, deliveries: 1 });
  expect(await keysWhere('sent_at is not null')).toEqual(['sent']);
});

test('An email that does not exist is not sent, and fails for good', async () => {
  const { ended, deliveries } = await sendMail('unknown');
  expect([ended.end, deliveries]).toEqual(['never', 0]);
});
