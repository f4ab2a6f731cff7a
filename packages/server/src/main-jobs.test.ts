import { expect, onTestFinished, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from './database/test-database.ts';
import { putMail } from './gateways/mail/put-mail.ts';
import { readMime } from './gateways/mail/read-mime-for-tests.ts';
import { smtpSink } from './gateways/mail/smtp-sink-for-tests.ts';
import { builtFolder, freePort, started } from './started-for-tests.ts';

async function withMail(): Promise<TestDatabase> {
  const place = await testDatabase();
  onTestFinished(() => place.drop());
  await putMail(place.database.pool, {
    key: 'hello',
    to: 'mara@example.org',
    locale: 'de',
    subject: 'Guten Tag',
    body: { title: 'Guten Tag', paragraphs: ['Schön.'] },
  });
  return place;
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
  await vi.waitFor(async () => expect((await fetch(`${base}/readyz`)).status).toBe(200), { timeout: 30_000 });
  return { ...process, base };
}

const from = { MAIL_FROM: 'Ashore Reisen <post@example.org>' };

async function jobOf({ database }: TestDatabase) {
  const { rows } = await database.pool.query(
    `select state, attempts, taken_by is null as free from jobs where kind = 'send-mail'`,
  );
  return rows[0];
}

test('A server sends what waits, in the name and the looks of its variant, with links to its public address.', async () => {
  const place = await withMail();
  const sink = await smtpSink();
  const { base, child, exited, output } = await serverOn(place, { SMTP_URL: sink.url, ...from });
  await vi.waitFor(() => expect(sink.messages).toHaveLength(1), { timeout: 30_000 });
  const { headers, html } = readMime(sink.messages[0] ?? '');
  expect(headers.get('from')).toBe('Ashore Reisen <post@example.org>');
  expect(headers.get('message-id')).toMatch(/@example\.org>$/);
  expect(html).toContain('href="https://www.example.org/de"');
  await vi.waitFor(async () => expect(await jobOf(place)).toMatchObject({ state: 'done' }));
  const { rows } = await place.database.pool.query(`select kind from jobs where kind = 'housekeeping'`);
  expect(rows).toHaveLength(1);
  expect((await fetch(`${base}/mailbox`)).status).toBe(404);
  child.kill('SIGTERM');
  expect(await exited, output()).toBe(0);
  expect(output()).not.toContain('mara@example.org');
}, 90_000);

test('Told to stop while a mail server says nothing, the process ends in time and hands the mail back.', async () => {
  const place = await withMail();
  const sink = await smtpSink();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  sink.reply = (command) => (command === 'message' ? 'silence' : undefined);
  sink.onMessage = () => arrive();
  const { child, exited, output } = await serverOn(place, { SMTP_URL: sink.url, ...from });
  await arrived;
  const began = performance.now();
  child.kill('SIGTERM');
  expect(await exited, output()).toBe(0);
  expect(performance.now() - began).toBeLessThan(15_000);
  expect(await jobOf(place)).toEqual({ state: 'waiting', attempts: 0, free: true });
}, 90_000);

test('A worker does jobs and says how it fares, and shows visitors nothing; a web process leaves the jobs alone.', async () => {
  const place = await withMail();
  const sink = await smtpSink();
  const web = await serverOn(place, { SMTP_URL: sink.url, ...from, ROLE: 'web' });
  expect((await fetch(`${web.base}/metrics`)).status).toBe(200);
  expect(await jobOf(place)).toMatchObject({ state: 'waiting', attempts: 0 });
  const worker = await serverOn(place, { SMTP_URL: sink.url, ...from, ROLE: 'worker' });
  await vi.waitFor(async () => expect(await jobOf(place)).toMatchObject({ state: 'done' }), {
    timeout: 10_000,
  });
  for (const path of ['/', '/de', '/api/tours', '/mailbox', '/robots.txt'])
    expect([path, (await fetch(worker.base + path)).status]).toEqual([path, 404]);
  expect(await (await fetch(`${worker.base}/metrics`)).text()).toContain('ashore_jobs');
  expect((await fetch(`${web.base}/`)).status).toBe(200);
}, 90_000);

test('Production without a mail server keeps its mails, says so, and serves.', async () => {
  const place = await withMail();
  const { base, output } = await serverOn(place, {});
  await vi.waitFor(() => expect(output()).toContain('Mails are kept and not sent'));
  await vi.waitFor(async () => {
    const { rows } = await place.database.pool.query(`select state from jobs where kind = 'housekeeping'`);
    expect(rows).toEqual([{ state: 'done' }]);
  });
  expect(await jobOf(place)).toMatchObject({ state: 'waiting', attempts: 0 });
  expect((await fetch(base)).status).toBe(200);
}, 90_000);
