import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { jobKinds } from '../database/jobs/job-kinds.ts';
import { putJob } from '../database/jobs/put-job.ts';
import { retryJob } from '../database/jobs/retry-job.ts';
import { type TestDatabase, testDatabase } from '../database/test-database.ts';
import type { Handler, Handlers } from './handler.ts';
import { startWorker } from './start-worker.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
});

beforeEach(() => place.database.pool.query('delete from jobs'));

afterAll(() => place.drop());

type Mail = Handler<'send-mail'>;

const nobody = Object.fromEntries(Object.keys(jobKinds).map((kind) => [kind, undefined]));

const mailHandler = (run: Mail['run'], more: Partial<Mail> = {}): Handlers => ({
  ...(nobody as Handlers),
  'send-mail': { atOnce: 4, seconds: 20, patience: 100, run, ...more },
});

function worker(handlers: Handlers, more: Partial<Parameters<typeof startWorker>[0]> = {}) {
  const log = { warn: vi.fn(), error: vi.fn() };
  const started = startWorker({
    database: place.database,
    handlers,
    schedules: [],
    log,
    idleMilliseconds: 20,
    ...more,
  });
  onTestFinished(() => started.stop(0));
  return { ...started, log };
}

const put = (key: string) => putJob(place.database.pool, { kind: 'send-mail', key, payload: { key } });

async function states() {
  const { rows } = await place.database.pool.query(
    'select key, state, attempts, reason from jobs order by key',
  );
  return rows;
}

const allDone = () =>
  vi.waitFor(async () => expect((await states()).every(({ state }) => state === 'done')).toBe(true), 10_000);

test('What is put is done, while the worker runs and when it comes later.', async () => {
  await put('before');
  const run = vi.fn(async () => ({ end: 'done' }) as const);
  worker(mailHandler(run));
  await allDone();
  await put('after');
  await allDone();
  expect(run).toHaveBeenCalledTimes(2);
  expect(run).toHaveBeenCalledWith({ key: 'after' }, expect.any(AbortSignal));
});

test('Two workers share the work: each job is done once.', async () => {
  for (let n = 0; n < 100; n++) await put(`job-${n}`);
  const run = vi.fn(async () => ({ end: 'done' }) as const);
  worker(mailHandler(run));
  worker(mailHandler(run));
  await allDone();
  expect(run).toHaveBeenCalledTimes(100);
});

test('One process does no more of a kind at a time than it may, and starts the next as soon as one is done.', async () => {
  for (let n = 0; n < 30; n++) await put(`job-${n}`);
  let atOnce = 0;
  let most = 0;
  const run = async () => {
    most = Math.max(most, ++atOnce);
    await place.database.pool.query('select pg_sleep(0.005)');
    atOnce--;
    return { end: 'done' } as const;
  };
  // Idle for longer than the test may take: nothing here may wait for that.
  worker(mailHandler(run, { atOnce: 3 }), { idleMilliseconds: 60_000 });
  await allDone();
  expect(most).toBe(3);
});

test('A fault is kept with its reason, logged, and tried again later; others do not wait for it.', async () => {
  await put('bad');
  await put('good');
  const run: Mail['run'] = async ({ key }) => {
    if (key === 'bad') throw new TypeError('of no use');
    return { end: 'done' };
  };
  const { log } = worker(mailHandler(run));
  await vi.waitFor(async () =>
    expect(await states()).toMatchObject([
      { key: 'bad', state: 'waiting', attempts: 1, reason: 'TypeError: of no use' },
      { key: 'good', state: 'done' },
    ]),
  );
  expect(log.error).toHaveBeenCalledWith(
    { kind: 'send-mail', key: 'bad', attempts: 1, reason: 'TypeError: of no use' },
    'a job went wrong',
  );
});

test('When patience is at its end the job is laid aside as failed, and done when somebody says so.', async () => {
  await put('x');
  const run = vi.fn<Mail['run']>().mockResolvedValueOnce({ end: 'later', reason: 'busy' });
  run.mockResolvedValue({ end: 'done' });
  worker(mailHandler(run, { patience: 1 }));
  await vi.waitFor(async () => expect(await states()).toMatchObject([{ state: 'failed', reason: 'busy' }]));
  await retryJob(place.database.pool, 'send-mail', 'x');
  await allDone();
});

test('An attempt that takes too long counts as a fault, also when it does not listen.', async () => {
  await put('slow');
  worker(mailHandler(() => new Promise(() => {}), { seconds: 0.05 }));
  await vi.waitFor(async () =>
    expect(await states()).toMatchObject([{ state: 'waiting', reason: 'not done within 0.05 s' }]),
  );
});

test('Told to stop, it lets what is under way finish and takes nothing more.', async () => {
  await put('first');
  await put('second');
  const { promise, resolve } = Promise.withResolvers<{ end: 'done' }>();
  const run = vi.fn(() => promise);
  const { stop } = worker(mailHandler(run, { atOnce: 1 }));
  await vi.waitFor(() => expect(run).toHaveBeenCalled());
  const stopped = stop(10_000);
  resolve({ end: 'done' });
  await stopped;
  expect(await states()).toMatchObject([
    { key: 'first', state: 'done' },
    { key: 'second', state: 'waiting', attempts: 0 },
  ]);
});

test('What does not finish in time is handed back: another worker has it at once.', async () => {
  await put('long');
  const run = vi.fn<Mail['run']>(() => new Promise(() => {}));
  const { stop } = worker(mailHandler(run));
  await vi.waitFor(() => expect(run).toHaveBeenCalled());
  await stop(0);
  expect(run.mock.calls[0]?.[1].aborted).toBe(true);
  expect(await states()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  worker(mailHandler(async () => ({ end: 'done' })));
  await allDone();
});

test('A database that is away is said once, and the work goes on when it is back.', async () => {
  await put('x');
  const { pool } = place.database;
  const query = vi.spyOn(pool, 'query').mockRejectedValue(new Error('the database is away') as never);
  onTestFinished(() => query.mockRestore());
  const { log } = worker(mailHandler(async () => ({ end: 'done' })));
  await vi.waitFor(() => expect(query.mock.calls.length).toBeGreaterThan(3));
  query.mockRestore();
  await allDone();
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('What recurs is put and done; what nobody here does is not put.', async () => {
  const run = vi.fn(async () => ({ end: 'done' }) as const);
  const handlers = {
    ...mailHandler(run),
    housekeeping: { atOnce: 1, seconds: 20, patience: 1, run },
  };
  const schedules = (['housekeeping', 'refresh-rates'] as const).map((kind) => ({
    kind,
    everyMinutes: 60,
    atMinute: 0,
  }));
  worker(handlers, { schedules });
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  const { rows } = await place.database.pool.query('select kind from jobs');
  expect(rows).toEqual([{ kind: 'housekeeping' }]);
});

test('What was at hand when workers died is done with nothing beside it, and then everything else goes on.', async () => {
  for (const key of ['a', 'b', 'suspect 1', 'suspect 2']) await put(key);
  await place.database.pool.query(
    `update jobs set taken_by = gen_random_uuid(), faults = 3, due_at = now() where key like 'suspect%'`,
  );
  let underWay = 0;
  const beside: Record<string, number> = {};
  const run: Mail['run'] = async ({ key }) => {
    underWay += 1;
    await place.database.pool.query('select pg_sleep(0.1)');
    beside[key] = underWay;
    underWay -= 1;
    return { end: 'done' };
  };
  worker(mailHandler(run));
  await allDone();
  expect(beside).toMatchObject({ 'suspect 1': 1, 'suspect 2': 1 });
  expect(Math.max(beside['a'] ?? 0, beside['b'] ?? 0)).toBe(2);
});

test('For what was at hand when workers died, what is under way is waited for.', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  await put('slow');
  const slow = Promise.withResolvers<{ end: 'done' }>();
  const run = vi.fn<Mail['run']>(({ key }) =>
    key === 'slow' ? slow.promise : Promise.resolve({ end: 'done' }),
  );
  worker(mailHandler(run));
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  await put('suspect');
  await put('other');
  await place.database.pool.query(
    `update jobs set taken_by = gen_random_uuid(), faults = 3, due_at = now() where key = 'suspect'`,
  );
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2));
  vi.advanceTimersByTime(60_000);
  await put('later');
  const begun = () => run.mock.calls.map(([{ key }]) => key);
  await place.database.pool.query('select pg_sleep(0.3)');
  expect(begun()).not.toContain('suspect');
  slow.resolve({ end: 'done' });
  await allDone();
  expect(begun().indexOf('suspect')).toBeGreaterThan(begun().indexOf('slow'));
});
