import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../tests/support/free-port.ts';
import { builtFolder, started } from '../test-support/app/started-server.ts';
import { type TestDatabase, testDatabase } from '../test-support/database/test-database.ts';
import { eventually } from '../test-support/eventually.ts';
import { readMime } from '../test-support/mail/read-mime.ts';
import { smtpSink } from '../test-support/mail/smtp-sink.ts';
import { enqueueMail } from './gateways/mail/outbox.ts';

async function withMail(): Promise<TestDatabase> {
  const testDb = await testDatabase();
  onTestFinished(() => testDb.drop());
  await enqueueMail(testDb.database.pool, {
    key: 'hello',
    to: 'mara@example.org',
    locale: 'de',
    subject: 'Guten Tag',
    body: { title: 'Guten Tag', paragraphs: ['Schön.'] },
  });
  return testDb;
}

async function serverOn({ url }: TestDatabase, env: Record<string, string>) {
  const port = String(await freePort());
  const folder = await builtFolder();
  const process = await started({
    ASHORE_BUILD_FOLDER: folder,
    DATABASE_URL: url,
    PORT: port,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'https://www.example.org',
    ...env,
  });
  const base = `http://127.0.0.1:${port}`;
  await eventually(async () => expect((await fetch(`${base}/readyz`)).status).toBe(200));
  return { ...process, base };
}

const senderEnv = { MAIL_FROM: 'Ashore Reisen <post@example.org>' };

async function jobOf({ database }: TestDatabase) {
  const { rows } = await database.pool.query(
    `select state, attempts, claimed_by is null as free from jobs where kind = 'send-mail'`,
  );
  return rows[0];
}

test('A server sends pending emails with the name and design of its variant and links to its public address', async () => {
  const place = await withMail();
  const sink = await smtpSink();
  const { base, child, exited, output } = await serverOn(place, { SMTP_URL: sink.url, ...senderEnv });
  await eventually(() => expect(sink.messages).toHaveLength(1));
  const { headers, html } = readMime(sink.messages[0] ?? '');
  expect(headers.get('from')).toBe('Ashore Reisen <post@example.org>');
  expect(headers.get('message-id')).toMatch(/@example\.org>$/);
  expect(html).toContain('href="https://www.example.org/de"');
  await eventually(async () => expect(await jobOf(place)).toMatchObject({ state: 'done' }));
  const { rows } = await place.database.pool.query(`select kind from jobs where kind = 'maintenance'`);
  expect(rows).toHaveLength(1);
  expect((await fetch(`${base}/mailbox`)).status).toBe(404);
  child.kill('SIGTERM');
  expect(await exited, output()).toBe(0);
  expect(output()).not.toContain('mara@example.org');
});

test('A server stopped while the mail server does not answer ends in time and returns the email to the queue', async () => {
  const place = await withMail();
  const sink = await smtpSink();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  sink.reply = (command) => (command === 'message' ? 'silence' : undefined);
  sink.onMessage = () => arrive();
  const { child, exited, output } = await serverOn(place, { SMTP_URL: sink.url, ...senderEnv });
  await arrived;
  const began = performance.now();
  child.kill('SIGTERM');
  expect(await exited, output()).toBe(0);
  expect(performance.now() - began).toBeLessThan(15_000);
  expect(await jobOf(place)).toEqual({ state: 'waiting', attempts: 0, free: true });
});

test('A worker runs jobs, reports its metrics and serves no pages; a web process runs no jobs', async () => {
  const place = await withMail();
  const sink = await smtpSink();
  const web = await serverOn(place, { SMTP_URL: sink.url, ...senderEnv, ROLE: 'web' });
  expect((await fetch(`${web.base}/metrics`)).status).toBe(200);
  expect(await jobOf(place)).toMatchObject({ state: 'waiting', attempts: 0 });
  const worker = await serverOn(place, { SMTP_URL: sink.url, ...senderEnv, ROLE: 'worker' });
  await eventually(async () => expect(await jobOf(place)).toMatchObject({ state: 'done' }));
  for (const path of ['/', '/de', '/api/tours', '/mailbox', '/robots.txt'])
    expect([path, (await fetch(worker.base + path)).status]).toEqual([path, 404]);
  expect(await (await fetch(`${worker.base}/metrics`)).text()).toContain('ashore_jobs');
  expect((await fetch(`${web.base}/`)).status).toBe(200);
});

test('A production server without a mail server stores its emails, logs a warning and serves pages', async () => {
  const place = await withMail();
  const { base, output } = await serverOn(place, {});
  await eventually(() => expect(output()).toContain('Emails are stored but not sent'));
  await eventually(async () => {
    const { rows } = await place.database.pool.query(`select state from jobs where kind = 'maintenance'`);
    expect(rows).toEqual([{ state: 'done' }]);
  });
  expect(await jobOf(place)).toMatchObject({ state: 'waiting', attempts: 0 });
  expect((await fetch(base)).status).toBe(200);
});
