import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test-support/database/test-database.ts';
import { eventually } from '../../test-support/eventually.ts';
import { noPhotographs } from '../../test-support/jobs/photograph-jobs.ts';
import { testBrand } from '../../test-support/mail/brand.ts';
import { readMime } from '../../test-support/mail/read-mime.ts';
import { smtpSink } from '../../test-support/mail/smtp-sink.ts';
import { transaction } from '../database/transaction.ts';
import { enqueueMail } from '../gateways/mail/outbox.ts';
import type { MailGateway } from '../gateways/mail/port.ts';
import { createSmtpGateway } from '../gateways/mail/smtp.ts';
import { createHandlers } from './handlers.ts';
import { startWorker } from './start-worker.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});

beforeEach(() => testDb.database.pool.query('delete from jobs; delete from emails'));

afterAll(() => testDb.drop());

const enqueueMailJob = (key: string) =>
  transaction(testDb.database, ({ client }) =>
    enqueueMail(client, {
      key,
      to: `${key}@example.org`,
      locale: 'en',
      subject: `About ${key}`,
      body: { title: 'Hello', paragraphs: ['Some words.'] },
    }),
  );

async function countUnsent(): Promise<number> {
  const { rows } = await testDb.database.pool.query(
    `select count(*)::int as count from emails where sent_at is null`,
  );
  return rows[0].count;
}

// On a busy machine a process takes seconds to start. The emails of a killed process stay claimed for its
// lease.
const allSent = () => eventually(async () => expect(await countUnsent()).toBe(0));

function startMailWorker(gateway: MailGateway) {
  const { database } = testDb;
  const log = { warn: vi.fn(), error: vi.fn() };
  const handlers = createHandlers({
    database,
    gateway,
    brand: async () => testBrand,
    operatorAddress: 'support@example.org',
    mailRetentionDays: 30,
    travellerRetentionDays: 30,
    ...noPhotographs,
    rates: undefined,
    warn: log.warn,
  });
  const started = startWorker({ database, handlers, schedules: [], log, idleMilliseconds: 20 });
  onTestFinished(async () => {
    await started.stop(0);
    gateway.close();
  });
  return { ...started, log };
}

function workerProcess(smtpUrl: string): ChildProcess {
  const script = fileURLToPath(new URL('../../test-support/jobs/mail-worker.ts', import.meta.url));
  const child = spawn(process.execPath, [script, testDb.url, smtpUrl], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

const idsOf = (messages: readonly string[]) =>
  messages.map((raw) => readMime(raw).headers.get('message-id') ?? '');

test('If a process is killed between sending an email and storing that it was sent, the same email is sent again with the same id', async () => {
  const sink = await smtpSink();
  await enqueueMailJob('mara');
  const lines: string[] = [];
  const child = workerProcess(sink.url);
  const ended = new Promise<unknown>((resolve) => child.on('exit', (_, signal) => resolve(signal)));
  // The mail server has the whole email, but its sender never learns so.
  sink.onMessage = async (raw) => {
    lines.push(raw);
    if (lines.length > 1) return;
    child.kill('SIGKILL');
    await ended;
  };
  expect(await ended).toBe('SIGKILL');
  expect(await countUnsent()).toBe(1);
  workerProcess(sink.url);
  await allSent();
  expect(lines).toHaveLength(2);
  expect(new Set(idsOf(lines)).size).toBe(1);
});

test('If two processes are killed repeatedly while they send, every email arrives with its own id', async () => {
  const sink = await smtpSink();
  for (let n = 0; n < 24; n++) await enqueueMailJob(`reader-${n}`);
  let children = [workerProcess(sink.url), workerProcess(sink.url)];
  let deliveries = 0;
  sink.onMessage = () => {
    deliveries += 1;
    if (deliveries % 7 !== 0 || deliveries > 22) return;
    const [oldest, ...others] = children;
    oldest?.kill('SIGKILL');
    children = [...others, workerProcess(sink.url)];
  };
  await allSent();
  expect(new Set(idsOf(sink.messages)).size).toBe(24);
  // A worker may be killed after the email was stored as sent. Its job is then checked once more, when its
  // lease ends.
  await eventually(async () => {
    const { rows } = await testDb.database.pool.query(`select distinct state from jobs`);
    expect(rows).toEqual([{ state: 'done' }]);
  });
});

test('Two simultaneous workers send each of a hundred emails once', async () => {
  const sink = await smtpSink();
  for (let n = 0; n < 100; n++) await enqueueMailJob(`reader-${n}`);
  startMailWorker(createSmtpGateway({ url: sink.url, connections: 4 }));
  startMailWorker(createSmtpGateway({ url: sink.url, connections: 4 }));
  await allSent();
  expect(sink.messages).toHaveLength(100);
});

test('Emails stay pending while the mail server is unavailable, and all arrive once it is available', async () => {
  const away = await smtpSink();
  await away.close();
  for (let n = 0; n < 20; n++) await enqueueMailJob(`reader-${n}`);
  startMailWorker(createSmtpGateway({ url: away.url, connections: 4 }));
  const waiting = async () =>
    (
      await testDb.database.pool.query(
        `select from jobs where attempts >= 1 and due_at > now() and claimed_by is null`,
      )
    ).rowCount;
  await eventually(async () => expect(await waiting()).toBe(20));
  const back = await smtpSink(away.port);
  // A waiting job pauses for up to a minute, which is too long for a test.
  await testDb.database.pool.query('update jobs set due_at = now()');
  await allSent();
  expect(new Set(idsOf(back.messages)).size).toBe(20);
  expect(back.messages).toHaveLength(20);
});

test('A permanently refused email is marked as failed, stays listed and delays no other email', async () => {
  const sink = await smtpSink();
  sink.reply = (command) => (command === 'RCPT TO:<refused@example.org>' ? '550 5.1.1 unknown' : undefined);
  await enqueueMailJob('refused');
  await enqueueMailJob('served');
  startMailWorker(createSmtpGateway({ url: sink.url, connections: 1 }));
  await eventually(async () => {
    const { rows } = await testDb.database.pool.query('select key, state, reason from jobs order by key');
    expect(rows).toMatchObject([
      { key: 'refused', state: 'failed', reason: expect.stringContaining('550') },
      { key: 'served', state: 'done' },
    ]);
  });
});

test('While an email is being sent, no transaction is open and no connection of the pool is in use', async () => {
  const sink = await smtpSink();
  await enqueueMailJob('mara');
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  sink.onMessage = () => {
    arrive();
    return released;
  };
  startMailWorker(createSmtpGateway({ url: sink.url, connections: 1 }));
  await arrived;
  // The worker may just be looking for its next job, so a single look at the connections may find that query.
  // A transaction that the sending had opened would stay, because the server has not yet answered.
  await eventually(async () => {
    const { rows } = await testDb.database.pool.query(
      `select state, query from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
         and (xact_start is not null or state like 'idle in transaction%')`,
    );
    expect(rows).toEqual([]);
  });
  release();
  await allSent();
});

test('An email whose content was deleted before sending is not sent', async () => {
  const sink = await smtpSink();
  await enqueueMailJob('late');
  await testDb.database.pool.query(
    `update emails set to_address = null, subject = null, body = null where key = 'late'`,
  );
  startMailWorker(createSmtpGateway({ url: sink.url, connections: 1 }));
  await eventually(async () => {
    const { rows } = await testDb.database.pool.query('select state, reason from jobs');
    expect(rows).toEqual([{ state: 'failed', reason: 'the content of the email has been deleted' }]);
  });
  expect(sink.messages).toEqual([]);
});
