import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { transaction } from '../../database/transaction.ts';
import { enqueueMail, type Mail } from './outbox.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});

afterAll(() => testDb.drop());

const mailWithKey = (key: string, more: Partial<Mail> = {}): Mail => ({
  key,
  to: 'mara@example.org',
  locale: 'de',
  subject: 'Guten Tag',
  body: { title: 'Guten Tag', paragraphs: ['Schön, dass Sie da sind.'] },
  ...more,
});

async function rowsOf(key: string) {
  const { rows } = await testDb.database.pool.query(
    `select subject, body, (select count(*)::int from jobs where jobs.key = emails.key) as jobs
     from emails where key = $1`,
    [key],
  );
  return rows;
}

test('An email is in the outbox if its transaction commits, and never if it does not', async () => {
  await transaction(testDb.database, ({ client }) => enqueueMail(client, mailWithKey('kept')));
  await expect(
    transaction(testDb.database, async ({ client }) => {
      await enqueueMail(client, mailWithKey('dropped'));
      throw new Error('the booking failed');
    }),
  ).rejects.toThrow('the booking failed');
  expect(await rowsOf('kept')).toMatchObject([{ subject: 'Guten Tag', jobs: 1 }]);
  expect(await rowsOf('dropped')).toEqual([]);
});

test('Twenty callers that write one email at once write it once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      transaction(testDb.database, ({ client }) => enqueueMail(client, mailWithKey('same'))),
    ),
  );
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await rowsOf('same')).toMatchObject([{ jobs: 1 }]);
});

test.each([
  ['to', { to: 'mara@example.org\r\nBcc: all@example.org' }],
  ['to', { to: 'Mara <mara@example.org>' }],
  ['to', { to: 'a@example.org, b@example.org' }],
  ['replyTo', { replyTo: 'x@example.org\nX-Mailer: y' }],
])('An address that is not plain is refused, with the name of its field: %s %o', async (field, more) => {
  await expect(enqueueMail(testDb.database.pool, mailWithKey('bad', more))).rejects.toMatchObject({
    code: 'invalid_input',
    field,
  });
  expect(await rowsOf('bad')).toEqual([]);
});

test('A subject is one line, and text that a database cannot store is repaired rather than refused', async () => {
  await enqueueMail(
    testDb.database.pool,
    mailWithKey('odd', {
      subject: 'Hello\r\nBcc: all@example.org\u0000\u202e',
      body: { title: 'a\ud800b', paragraphs: ['one\r\ntwo\u0000three\u2028four'] },
    }),
  );
  expect(await rowsOf('odd')).toMatchObject([
    {
      subject: 'Hello Bcc: all@example.org',
      body: { title: 'a\ufffdb', paragraphs: ['one\ntwothree\nfour'] },
    },
  ]);
});
