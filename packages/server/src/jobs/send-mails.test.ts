import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { transaction } from '../database/run-transaction.ts';
import { type TestDatabase, testDatabase } from '../database/test-database.ts';
import { testBrand } from '../gateways/mail/brand-for-tests.ts';
import type { MailGateway } from '../gateways/mail/port.ts';
import { putMail } from '../gateways/mail/put-mail.ts';
import { readMime } from '../gateways/mail/read-mime-for-tests.ts';
import { createSmtp } from '../gateways/mail/smtp.ts';
import { smtpSink } from '../gateways/mail/smtp-sink-for-tests.ts';
import { createHandlers } from './handlers.ts';
import { noPhotographs } from './photographs-for-tests.ts';
import { startWorker } from './start-worker.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
});

beforeEach(() => place.database.pool.query('delete from jobs; delete from mails'));

afterAll(() => place.drop());

const put = (key: string) =>
  transaction(place.database, ({ client }) =>
    putMail(client, {
      key,
      to: `${key}@example.org`,
      locale: 'en',
      subject: `About ${key}`,
      body: { title: 'Hello', paragraphs: ['Some words.'] },
    }),
  );

async function unsent(): Promise<number> {
  const { rows } = await place.database.pool.query(
    `select count(*)::int as count from mails where sent_at is null`,
  );
  return rows[0].count;
}

// On a busy machine a process takes seconds to start, and each one that was killed keeps its mails for its lease.
const allSent = () => vi.waitFor(async () => expect(await unsent()).toBe(0), 60_000);

function worker(gateway: MailGateway, leaseSeconds = 60) {
  const { database } = place;
  const log = { warn: vi.fn(), error: vi.fn() };
  const handlers = createHandlers({
    database,
    gateway,
    brand: async () => testBrand,
    operatorAddress: 'desk@example.org',
    mailsKeptDays: 30,
    travellersKeptDays: 30,
    ...noPhotographs,
    rates: undefined,
    warn: log.warn,
  });
  const started = startWorker({ database, handlers, schedules: [], log, leaseSeconds, idleMilliseconds: 20 });
  onTestFinished(async () => {
    await started.stop(0);
    gateway.close();
  });
  return { ...started, log };
}

function workerProcess(smtpUrl: string): ChildProcess {
  const script = fileURLToPath(new URL('./mail-worker-for-tests.ts', import.meta.url));
  const child = spawn(process.execPath, [script, place.url, smtpUrl], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

const idsOf = (messages: readonly string[]) =>
  messages.map((raw) => readMime(raw).headers.get('message-id') ?? '');

test('A process killed after the mail went out and before that was noted: it goes out again as the same mail.', async () => {
  const sink = await smtpSink();
  await put('mara');
  const seen: string[] = [];
  const child = workerProcess(sink.url);
  const ended = new Promise<unknown>((resolve) => child.on('exit', (_, signal) => resolve(signal)));
  // The server has the whole mail; whoever sent it never learns so.
  sink.onMessage = async (raw) => {
    seen.push(raw);
    if (seen.length > 1) return;
    child.kill('SIGKILL');
    await ended;
  };
  expect(await ended).toBe('SIGKILL');
  expect(await unsent()).toBe(1);
  workerProcess(sink.url);
  await allSent();
  expect(seen).toHaveLength(2);
  expect(new Set(idsOf(seen)).size).toBe(1);
}, 70_000);

test('Two processes, killed again and again while they send: every mail arrives, none is another one’s copy.', async () => {
  const sink = await smtpSink();
  for (let n = 0; n < 24; n++) await put(`reader-${n}`);
  let children = [workerProcess(sink.url), workerProcess(sink.url)];
  let taken = 0;
  sink.onMessage = () => {
    taken += 1;
    if (taken % 7 !== 0 || taken > 22) return;
    const [oldest, ...others] = children;
    oldest?.kill('SIGKILL');
    children = [...others, workerProcess(sink.url)];
  };
  await allSent();
  expect(new Set(idsOf(sink.messages)).size).toBe(24);
  // A job whose worker was killed after the mail was noted as sent is looked at once more, when its lease is over.
  await vi.waitFor(async () => {
    const { rows } = await place.database.pool.query(`select distinct state from jobs`);
    expect(rows).toEqual([{ state: 'done' }]);
  }, 30_000);
}, 100_000);

test('Two workers at once send each of a hundred mails once.', async () => {
  const sink = await smtpSink();
  for (let n = 0; n < 100; n++) await put(`reader-${n}`);
  worker(createSmtp({ url: sink.url, connections: 4 }));
  worker(createSmtp({ url: sink.url, connections: 4 }));
  await allSent();
  expect(sink.messages).toHaveLength(100);
});

test('Mails wait while the mail server is away, and all arrive once it is back.', async () => {
  const away = await smtpSink();
  await away.close();
  for (let n = 0; n < 20; n++) await put(`reader-${n}`);
  worker(createSmtp({ url: away.url, connections: 4 }));
  const waiting = async () =>
    (
      await place.database.pool.query(
        `select from jobs where attempts >= 1 and due_at > now() and taken_by is null`,
      )
    ).rowCount;
  await vi.waitFor(async () => expect(await waiting()).toBe(20), 10_000);
  const back = await smtpSink(away.port);
  // The pauses of those who wait are at most a minute; a test has no minute.
  await place.database.pool.query('update jobs set due_at = now()');
  await allSent();
  expect(new Set(idsOf(back.messages)).size).toBe(20);
  expect(back.messages).toHaveLength(20);
});

test('A mail that is refused for good is laid aside and visible, and holds up nobody.', async () => {
  const sink = await smtpSink();
  sink.reply = (command) => (command === 'RCPT TO:<nobody@example.org>' ? '550 5.1.1 unknown' : undefined);
  await put('nobody');
  await put('somebody');
  worker(createSmtp({ url: sink.url, connections: 1 }));
  await vi.waitFor(async () => {
    const { rows } = await place.database.pool.query('select key, state, reason from jobs order by key');
    expect(rows).toMatchObject([
      { key: 'nobody', state: 'failed', reason: expect.stringContaining('550') },
      { key: 'somebody', state: 'done' },
    ]);
  });
});

test('While a mail is on its way no transaction is open, and no connection of the pool is lent out.', async () => {
  const sink = await smtpSink();
  await put('mara');
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  sink.onMessage = () => {
    arrive();
    return released;
  };
  worker(createSmtp({ url: sink.url, connections: 1 }));
  await arrived;
  const { rows } = await place.database.pool.query(
    `select state from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and (xact_start is not null or state like 'idle in transaction%')`,
  );
  release();
  await allSent();
  expect(rows).toEqual([]);
});

test('A mail whose content has been thrown away meanwhile is not sent as an empty one.', async () => {
  const sink = await smtpSink();
  await put('late');
  await place.database.pool.query(
    `update mails set to_address = null, subject = null, body = null where key = 'late'`,
  );
  worker(createSmtp({ url: sink.url, connections: 1 }));
  await vi.waitFor(async () => {
    const { rows } = await place.database.pool.query('select state, reason from jobs');
    expect(rows).toEqual([{ state: 'failed', reason: 'its content has been thrown away' }]);
  });
  expect(sink.messages).toEqual([]);
});
