import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { createMailbox } from './mailbox.ts';
import { purgeMails } from './purge-mails.ts';
import { putMail } from './put-mail.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
});

afterAll(() => place.drop());

const put = (key: string) =>
  putMail(place.database.pool, {
    key,
    to: 'canary-address@example.org',
    replyTo: 'canary-reply@example.org',
    unsubscribeUrl: 'https://www.example.org/unsubscribe/en/canary-secret',
    locale: 'en',
    subject: 'canary-subject',
    body: { title: 'canary-title', paragraphs: ['canary-paragraph'] },
  });

test('Of old mails nothing personal is left but their key; those that wait or are new are left alone.', async () => {
  const { pool } = place.database;
  for (const key of ['old', 'old-waiting', 'new']) await put(key);
  await pool.query(`update mails set written_at = now() - interval '31 days' where key like 'old%'`);
  await pool.query(`update jobs set state = 'done', ended_at = now() where key in ('old', 'new')`);
  expect(await purgeMails(pool, 30)).toBe(1);
  expect(await purgeMails(pool, 30)).toBe(0);
  const { rows } = await pool.query('select key, mails::text as all from mails order by key');
  expect(rows.filter(({ all }) => all.includes('canary')).map(({ key }) => key)).toEqual([
    'new',
    'old-waiting',
  ]);
});

test('A mail that was emptied is not written a second time.', async () => {
  expect(await put('old')).toBe(false);
});

test('The mailbox forgets as the outbox does.', async () => {
  const { pool } = place.database;
  const message = { from: { name: 'A', address: 'a@b' }, to: 'c@d', replyTo: undefined, subject: 's' };
  for (const messageId of ['<old>', '<new>'])
    await createMailbox(place.database).deliver(
      { ...message, messageId, headers: {}, text: '', html: '' },
      new AbortController().signal,
    );
  await pool.query(`update mailbox set arrived_at = now() - interval '31 days' where message_id = '<old>'`);
  expect(await purgeMails(pool, 30)).toBe(1);
  expect((await pool.query('select message_id from mailbox')).rows).toEqual([{ message_id: '<new>' }]);
});
