import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '../../database/run-transaction.ts';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { type Mail, putMail } from './put-mail.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
});

afterAll(() => place.drop());

const mail = (key: string, more: Partial<Mail> = {}): Mail => ({
  key,
  to: 'mara@example.org',
  locale: 'de',
  subject: 'Guten Tag',
  body: { title: 'Guten Tag', paragraphs: ['Schön, dass Sie da sind.'] },
  ...more,
});

async function rowsOf(key: string) {
  const { rows } = await place.database.pool.query(
    `select subject, body, (select count(*)::int from jobs where jobs.key = mails.key) as jobs
     from mails where key = $1`,
    [key],
  );
  return rows;
}

test('A mail is in the outbox when its transaction commits, and was never there when it does not.', async () => {
  await transaction(place.database, ({ client }) => putMail(client, mail('kept')));
  await expect(
    transaction(place.database, async ({ client }) => {
      await putMail(client, mail('dropped'));
      throw new Error('the booking failed');
    }),
  ).rejects.toThrow('the booking failed');
  expect(await rowsOf('kept')).toMatchObject([{ subject: 'Guten Tag', jobs: 1 }]);
  expect(await rowsOf('dropped')).toEqual([]);
});

test('Twenty who write one mail at once write it once.', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      transaction(place.database, ({ client }) => putMail(client, mail('same'))),
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
])('What is no plain address is refused, with the name of the field: %s %o', async (field, more) => {
  await expect(putMail(place.database.pool, mail('bad', more))).rejects.toMatchObject({
    code: 'invalid_input',
    field,
  });
  expect(await rowsOf('bad')).toEqual([]);
});

test('A subject is one line, and text that a database cannot keep is mended rather than refused.', async () => {
  await putMail(
    place.database.pool,
    mail('odd', {
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
