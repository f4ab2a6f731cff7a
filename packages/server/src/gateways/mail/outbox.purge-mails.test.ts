import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { createMailboxGateway } from './mailbox.ts';
import { enqueueMail, purgeMails } from './outbox.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});

afterAll(() => testDb.drop());

const insertMail = (key: string) =>
  enqueueMail(testDb.database.pool, {
    key,
    to: 'canary-address@example.org',
    replyTo: 'canary-reply@example.org',
    unsubscribeUrl: 'https://www.example.org/unsubscribe/en/canary-secret',
    locale: 'en',
    subject: 'canary-subject',
    body: { title: 'canary-title', paragraphs: ['canary-paragraph'] },
  });

test('Purging removes all but the key of old sent emails; pending and new emails stay', async () => {
  const { pool } = testDb.database;
  for (const key of ['old', 'old-waiting', 'new']) await insertMail(key);
  await pool.query(`update emails set written_at = now() - interval '31 days' where key like 'old%'`);
  await pool.query(`update jobs set state = 'done', ended_at = now() where key in ('old', 'new')`);
  expect(await purgeMails(pool, 30)).toBe(1);
  expect(await purgeMails(pool, 30)).toBe(0);
  const { rows } = await pool.query('select key, emails::text as all from emails order by key');
  expect(rows.filter(({ all }) => all.includes('canary')).map(({ key }) => key)).toEqual([
    'new',
    'old-waiting',
  ]);
});

test('A purged email is not enqueued a second time', async () => {
  expect(await insertMail('old')).toBe(false);
});

test('The mailbox deletes old emails as the outbox does', async () => {
  const { pool } = testDb.database;
  const message = { from: { name: 'A', address: 'a@b' }, to: 'c@d', replyTo: undefined, subject: 's' };
  for (const messageId of ['<old>', '<new>'])
    await createMailboxGateway(testDb.database).deliver(
      { ...message, messageId, headers: {}, text: '', html: '' },
      new AbortController().signal,
    );
  await pool.query(`update mailbox set arrived_at = now() - interval '31 days' where message_id = '<old>'`);
  expect(await purgeMails(pool, 30)).toBe(1);
  expect((await pool.query('select message_id from mailbox')).rows).toEqual([{ message_id: '<new>' }]);
});
