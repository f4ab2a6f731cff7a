import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test-support/database/test-database.ts';
import { eventually } from '../../test-support/eventually.ts';
import { SUSPECT_DEATHS } from '../database/queue/claim-jobs.ts';
import { enqueueJob, jobKinds } from '../database/queue/enqueue-job.ts';
import { retryJob } from '../database/queue/inspect-jobs.ts';
import type { Handler, Handlers } from './handler.ts';
import { startWorker } from './start-worker.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});

beforeEach(() => testDb.database.pool.query('delete from jobs'));

afterAll(() => testDb.drop());

type MailHandler = Handler<'send-mail'>;

const noHandlers = Object.fromEntries(Object.keys(jobKinds).map((kind) => [kind, undefined]));

const mailHandler = (run: MailHandler['run'], more: Partial<MailHandler> = {}): Handlers => ({
  ...(noHandlers as Handlers),
  'send-mail': { maxConcurrent: 4, timeLimitSeconds: 20, maxLaterAttempts: 100, run, ...more },
});

function startTestWorker(handlers: Handlers, more: Partial<Parameters<typeof startWorker>[0]> = {}) {
  const log = { warn: vi.fn(), error: vi.fn() };
  const started = startWorker({
    database: testDb.database,
    handlers,
    schedules: [],
    log,
    idleMilliseconds: 20,
    ...more,
  });
  onTestFinished(() => started.stop(0));
  return { ...started, log };
}

const enqueueMailJob = (key: string) =>
  enqueueJob(testDb.database.pool, { kind: 'send-mail', key, payload: { key } });

async function jobStates() {
  const { rows } = await testDb.database.pool.query(
    'select key, state, attempts, reason from jobs order by key',
  );
  return rows;
}

const allDone = () =>
  eventually(async () => expect((await jobStates()).every(({ state }) => state === 'done')).toBe(true));

test('A worker runs jobs that were enqueued before or after its start', async () => {
  await enqueueMailJob('before');
  const run = vi.fn(async () => ({ end: 'done' }) as const);
  startTestWorker(mailHandler(run));
  await allDone();
  await enqueueMailJob('after');
  await allDone();
  expect(run).toHaveBeenCalledTimes(2);
  expect(run).toHaveBeenCalledWith({ key: 'after' }, expect.any(AbortSignal));
});

test('Two workers share the jobs, and each job runs once', async () => {
  for (let n = 0; n < 100; n++) await enqueueMailJob(`job-${n}`);
  const run = vi.fn(async () => ({ end: 'done' }) as const);
  startTestWorker(mailHandler(run));
  startTestWorker(mailHandler(run));
  await allDone();
  expect(run).toHaveBeenCalledTimes(100);
});

test('A process never exceeds the limit of a kind, and starts the next job as soon as one ends', async () => {
  for (let n = 0; n < 30; n++) await enqueueMailJob(`job-${n}`);
  let atOnce = 0;
  let mostAtOnce = 0;
  const run = async () => {
    mostAtOnce = Math.max(mostAtOnce, ++atOnce);
    await testDb.database.pool.query('select pg_sleep(0.005)');
    atOnce--;
    return { end: 'done' } as const;
  };
  // The worker would idle for longer than the test may take: nothing here may wait for that.
  startTestWorker(mailHandler(run, { maxConcurrent: 3 }), { idleMilliseconds: 60_000 });
  await allDone();
  expect(mostAtOnce).toBe(3);
});

test('A failed attempt is stored with its reason, logged and retried later; other jobs do not wait for it', async () => {
  await enqueueMailJob('bad');
  await enqueueMailJob('good');
  const run: MailHandler['run'] = async ({ key }) => {
    if (key === 'bad') throw new TypeError('of no use');
    return { end: 'done' };
  };
  const { log } = startTestWorker(mailHandler(run));
  await eventually(async () =>
    expect(await jobStates()).toMatchObject([
      { key: 'bad', state: 'waiting', attempts: 1, reason: 'TypeError: of no use' },
      { key: 'good', state: 'done' },
    ]),
  );
  expect(log.error).toHaveBeenCalledWith(
    { kind: 'send-mail', key: 'bad', attempts: 1, reason: 'TypeError: of no use' },
    'a job failed and will be retried',
  );
});

test('A job without attempts left is marked as failed, and runs again when an operator retries it', async () => {
  await enqueueMailJob('x');
  const run = vi.fn<MailHandler['run']>().mockResolvedValueOnce({ end: 'later', reason: 'busy' });
  run.mockResolvedValue({ end: 'done' });
  startTestWorker(mailHandler(run, { maxLaterAttempts: 1 }));
  await eventually(async () =>
    expect(await jobStates()).toMatchObject([{ state: 'failed', reason: 'busy' }]),
  );
  await retryJob(testDb.database.pool, 'send-mail', 'x');
  await allDone();
});

test('An attempt that takes too long counts as a fault, even if it ignores the signal', async () => {
  await enqueueMailJob('slow');
  startTestWorker(mailHandler(() => new Promise(() => {}), { timeLimitSeconds: 0.05 }));
  await eventually(async () =>
    expect(await jobStates()).toMatchObject([{ state: 'waiting', reason: 'not finished within 0.05 s' }]),
  );
});

test.each([20, 300])(
  'No other worker claims a job while an attempt of %i s may still run',
  async (seconds) => {
    await enqueueMailJob('long');
    const run = vi.fn<MailHandler['run']>(() => new Promise(() => {}));
    startTestWorker(mailHandler(run, { timeLimitSeconds: seconds }));
    await eventually(() => expect(run).toHaveBeenCalled());
    const { rows } = await testDb.database.pool.query(
      `select due_at > now() + make_interval(secs => $1) as "isLeased" from jobs`,
      [seconds],
    );
    expect(rows).toEqual([{ isLeased: true }]);
  },
);

test('A worker that is stopped lets running jobs finish and claims no more', async () => {
  await enqueueMailJob('first');
  await enqueueMailJob('second');
  const { promise, resolve } = Promise.withResolvers<{ end: 'done' }>();
  const run = vi.fn(() => promise);
  const { stop } = startTestWorker(mailHandler(run, { maxConcurrent: 1 }));
  await eventually(() => expect(run).toHaveBeenCalled());
  const stopped = stop(10_000);
  resolve({ end: 'done' });
  await stopped;
  expect(await jobStates()).toMatchObject([
    { key: 'first', state: 'done' },
    { key: 'second', state: 'waiting', attempts: 0 },
  ]);
});

test('A stopping worker returns a job that does not finish in time, and another worker claims it at once', async () => {
  await enqueueMailJob('long');
  const run = vi.fn<MailHandler['run']>(() => new Promise(() => {}));
  const { stop } = startTestWorker(mailHandler(run));
  await eventually(() => expect(run).toHaveBeenCalled());
  await stop(0);
  expect(run.mock.calls[0]?.[1].aborted).toBe(true);
  expect(await jobStates()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  startTestWorker(mailHandler(async () => ({ end: 'done' })));
  await allDone();
});

test('A worker reports an unavailable database once, and continues when it is available again', async () => {
  await enqueueMailJob('x');
  const { pool } = testDb.database;
  const query = vi.spyOn(pool, 'query').mockRejectedValue(new Error('the database is away') as never);
  const { log } = startTestWorker(mailHandler(async () => ({ end: 'done' })));
  await eventually(() => expect(query.mock.calls.length).toBeGreaterThan(3));
  query.mockRestore();
  await allDone();
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('A worker enqueues and runs recurring jobs, except those without a handler in its process', async () => {
  const run = vi.fn(async () => ({ end: 'done' }) as const);
  const handlers = {
    ...mailHandler(run),
    maintenance: { maxConcurrent: 1, timeLimitSeconds: 20, maxLaterAttempts: 1, run },
  };
  const schedules = (['maintenance', 'refresh-rates'] as const).map((kind) => ({
    kind,
    everyMinutes: 60,
    atMinute: 0,
  }));
  startTestWorker(handlers, { schedules });
  await eventually(() => expect(run).toHaveBeenCalledTimes(1));
  const { rows } = await testDb.database.pool.query('select kind from jobs');
  expect(rows).toEqual([{ kind: 'maintenance' }]);
});

test('Jobs whose workers crashed run alone first; then all other jobs continue', async () => {
  for (const key of ['a', 'b', 'suspect 1', 'suspect 2']) await enqueueMailJob(key);
  await testDb.database.pool.query(
    `update jobs set claimed_by = gen_random_uuid(), faults = ${SUSPECT_DEATHS}, due_at = now() where key like 'suspect%'`,
  );
  let underWay = 0;
  const beside: Record<string, number> = {};
  const run: MailHandler['run'] = async ({ key }) => {
    underWay += 1;
    await testDb.database.pool.query('select pg_sleep(0.1)');
    beside[key] = underWay;
    underWay -= 1;
    return { end: 'done' };
  };
  startTestWorker(mailHandler(run));
  await allDone();
  expect(beside).toMatchObject({ 'suspect 1': 1, 'suspect 2': 1 });
  expect(Math.max(beside.a ?? 0, beside.b ?? 0)).toBe(2);
});

test('Jobs whose workers crashed wait until the running jobs have finished', async () => {
  // A worker looks for suspect jobs once a minute by this clock. All other timers stay real.
  vi.useFakeTimers({ toFake: ['performance'] });
  await enqueueMailJob('slow');
  const slow = Promise.withResolvers<{ end: 'done' }>();
  const run = vi.fn<MailHandler['run']>(({ key }) =>
    key === 'slow' ? slow.promise : Promise.resolve({ end: 'done' }),
  );
  startTestWorker(mailHandler(run));
  await eventually(() => expect(run).toHaveBeenCalledTimes(1));
  // In one statement: the worker would take a job that is not yet suspect.
  await testDb.database.pool.query(
    `insert into jobs (kind, key, payload, claimed_by, faults, due_at)
     values ('send-mail', 'suspect', '{"key": "suspect"}', gen_random_uuid(), ${SUSPECT_DEATHS}, now())`,
  );
  await enqueueMailJob('other');
  await eventually(() => expect(run).toHaveBeenCalledTimes(2));
  vi.advanceTimersByTime(60_000);
  await enqueueMailJob('later');
  const begun = () => run.mock.calls.map(([{ key }]) => key);
  await testDb.database.pool.query('select pg_sleep(0.3)');
  expect(begun()).not.toContain('suspect');
  slow.resolve({ end: 'done' });
  await allDone();
  expect(begun().indexOf('suspect')).toBeGreaterThan(begun().indexOf('slow'));
});
