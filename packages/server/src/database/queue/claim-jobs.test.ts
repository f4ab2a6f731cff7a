import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import {
  claimJobs,
  claimSuspect,
  failCrashingJobs,
  hasSuspects,
  MOST_FAULTS,
  SUSPECT_DEATHS,
} from './claim-jobs.ts';
import { enqueueJob } from './enqueue-job.ts';
import { finishJob, returnJob } from './finish-job.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});

beforeEach(() => testDb.database.pool.query('delete from jobs'));

afterAll(() => testDb.drop());

async function enqueueMailJobs(...keys: string[]) {
  for (const key of keys)
    await enqueueJob(testDb.database.pool, { kind: 'send-mail', key, payload: { key } });
}

/** A lease of 0 seconds has run out at once, as that of a worker that died. */
const claimMailJobs = (most: number, lease = 60) =>
  claimJobs(testDb.database.pool, { 'send-mail': most }, { 'send-mail': lease });
const keysOf = (jobs: readonly { key: string }[]) => jobs.map(({ key }) => key).sort();

async function stateOf(key: string) {
  const { rows } = await testDb.database.pool.query(
    `select state, attempts, faults, reason, due_at > now() as later from jobs where key = $1`,
    [key],
  );
  return rows[0];
}

test('Of each wanted kind as many jobs are claimed as wanted, the oldest first, and none of other kinds', async () => {
  await enqueueMailJobs('a', 'b', 'c');
  await enqueueJob(testDb.database.pool, { kind: 'maintenance', key: 'today', payload: {} });
  expect(keysOf(await claimMailJobs(2))).toEqual(['a', 'b']);
  const both = await claimJobs(
    testDb.database.pool,
    { 'send-mail': 5, maintenance: 1 },
    { 'send-mail': 60, maintenance: 60 },
  );
  expect(keysOf(both)).toEqual(['c', 'today']);
});

/** Forty workers claim 200 jobs between them, and return the keys of the jobs that they were given. */
async function raceWith(takeSome: () => Promise<readonly { key: string }[]>): Promise<string[]> {
  await enqueueMailJobs(...Array.from({ length: 200 }, (_, n) => `job-${n}`));
  const claims = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const mine: string[] = [];
      for (;;) {
        const jobs = await takeSome();
        if (jobs.length === 0) return mine;
        mine.push(...keysOf(jobs));
      }
    }),
  );
  return claims.flat();
}

test('Concurrent workers claim each job once', async () => {
  const keys = await raceWith(() => claimMailJobs(5));
  expect(new Set(keys).size).toBe(200);
  expect(keys).toHaveLength(200);
});

test('Control: reading first and claiming afterwards gives jobs out twice', async () => {
  const { pool } = testDb.database;
  const keys = await raceWith(async () => {
    const { rows } = await pool.query(
      `select id, key from jobs where due_at <= now() and state = 'waiting' order by due_at, id limit 1`,
    );
    const ids = rows.map(({ id }) => id);
    await pool.query(`update jobs set due_at = now() + interval '1 minute' where id = any ($1)`, [ids]);
    return rows;
  });
  expect(keys.length).toBeGreaterThan(200);
});

test('The job of a dead worker is due again when its lease ends, and a late result no longer counts', async () => {
  await enqueueMailJobs('lost');
  const [first] = await claimMailJobs(1, 0);
  const [second] = await claimMailJobs(1, 60);
  expect(second).toMatchObject({ key: 'lost', attempts: 2, faults: 2 });
  if (!first || !second) throw new Error('nothing was taken');
  expect(await finishJob(testDb.database.pool, first, { end: 'done' })).toBe(false);
  expect(await stateOf('lost')).toMatchObject({ state: 'waiting' });
  expect(await finishJob(testDb.database.pool, second, { end: 'done' })).toBe(true);
  expect(await stateOf('lost')).toMatchObject({ state: 'done' });
});

const kinds = ['send-mail'];
const takeAlone = () => claimSuspect(testDb.database.pool, { 'send-mail': 0 });

test('A job that ends every worker is tried alone, and set aside when this has ended five of them', async () => {
  await enqueueMailJobs('poison');
  for (let death = 0; death < SUSPECT_DEATHS; death++) await claimMailJobs(1, 0);
  await enqueueMailJobs('good');
  expect(keysOf(await claimMailJobs(5))).toEqual(['good']);
  for (let death = 0; death < 5; death++) {
    expect(await failCrashingJobs(testDb.database.pool)).toBe(0);
    expect(await takeAlone()).toMatchObject({ key: 'poison' });
  }
  expect(await takeAlone()).toBeUndefined();
  expect(await failCrashingJobs(testDb.database.pool)).toBe(1);
  expect(await stateOf('poison')).toMatchObject({
    state: 'failed',
    reason: 'the worker died while running this job',
  });
});

test('A job whose worker survives while trying it alone is cleared of the earlier deaths', async () => {
  await enqueueMailJobs('bystander');
  for (let death = 0; death < SUSPECT_DEATHS; death++) await claimMailJobs(1, 0);
  expect(await hasSuspects(testDb.database.pool, kinds)).toBe(true);
  const alone = await claimSuspect(testDb.database.pool, { 'send-mail': 60 });
  if (!alone) throw new Error('nothing was taken');
  expect(await hasSuspects(testDb.database.pool, kinds)).toBe(false);
  await finishJob(testDb.database.pool, alone, { end: 'fault', reason: 'the database was away' });
  expect(await stateOf('bystander')).toMatchObject({ state: 'waiting', faults: 1 });
  await testDb.database.pool.query('update jobs set due_at = now()');
  expect(keysOf(await claimMailJobs(5))).toEqual(['bystander']);
});

test('A job that fails five times and ends no worker is set aside without ever being tried alone', async () => {
  await enqueueMailJobs('wrong');
  for (let time = 0; time < MOST_FAULTS; time++) {
    const [job] = await claimMailJobs(1);
    if (!job) throw new Error('nothing was taken');
    await finishJob(testDb.database.pool, job, { end: 'fault', reason: 'TypeError' });
    await testDb.database.pool.query('update jobs set due_at = now()');
    expect(await takeAlone()).toBeUndefined();
  }
  expect(await claimMailJobs(1)).toEqual([]);
  expect(await failCrashingJobs(testDb.database.pool)).toBe(1);
  expect(await stateOf('wrong')).toMatchObject({ state: 'failed', reason: 'TypeError' });
});

test('A fault on our side counts against a job; a postponement from outside does not', async () => {
  await enqueueMailJobs('x');
  for (let time = 0; time < MOST_FAULTS * 2; time++) {
    const [job] = await claimMailJobs(1);
    if (!job) throw new Error('nothing was taken');
    await finishJob(testDb.database.pool, job, { end: 'later', reason: 'busy' });
    expect(await stateOf('x')).toMatchObject({ state: 'waiting', faults: 0, reason: 'busy', later: true });
    await testDb.database.pool.query('update jobs set due_at = now()');
  }
  const [job] = await claimMailJobs(1);
  if (!job) throw new Error('nothing was taken');
  await finishJob(testDb.database.pool, job, { end: 'fault', reason: 'TypeError' });
  expect(await stateOf('x')).toMatchObject({ faults: 1, attempts: MOST_FAULTS * 2 + 1 });
});

test('A job that is refused permanently is kept as failed, with the reason', async () => {
  await enqueueMailJobs('x');
  const [job] = await claimMailJobs(1);
  if (!job) throw new Error('nothing was taken');
  await finishJob(testDb.database.pool, job, { end: 'never', reason: `550 ${'no '.repeat(400)}` });
  expect((await stateOf('x')).reason).toHaveLength(500);
  expect(await stateOf('x')).toMatchObject({ state: 'failed' });
});

test('A returned job is as if it had never been claimed', async () => {
  await enqueueMailJobs('x');
  const [job] = await claimMailJobs(1);
  if (!job) throw new Error('nothing was taken');
  await returnJob(testDb.database.pool, job);
  expect(await stateOf('x')).toMatchObject({ state: 'waiting', attempts: 0, faults: 0, later: false });
  expect(await claimMailJobs(1)).toHaveLength(1);
});

/**
 * Runs one worker from start to end. A worker that claims the poison job dies at once, and none of its
 * claimed jobs ends.
 */
async function runWorkerOnce(): Promise<'lived' | 'died'> {
  const { pool } = testDb.database;
  await failCrashingJobs(pool);
  const end = async (jobs: Awaited<ReturnType<typeof claimMailJobs>>) => {
    if (jobs.some(({ key }) => key === 'poison')) return 'died';
    for (const job of jobs) await finishJob(pool, job, { end: 'done' });
    return 'lived';
  };
  while (await hasSuspects(pool, kinds)) {
    const alone = await takeAlone();
    if (alone && (await end([alone])) === 'died') return 'died';
  }
  return end(await claimMailJobs(20, 0));
}

test('In a loop of worker deaths only the job that ends workers is set aside, and all bystanders are done', async () => {
  await enqueueMailJobs('poison', ...Array.from({ length: 7 }, (_, n) => `bystander ${n}`));
  let deaths = 0;
  while ((await runWorkerOnce()) === 'died') deaths += 1;
  expect(deaths).toBe(SUSPECT_DEATHS + 5);
  const { rows } = await testDb.database.pool.query(
    'select state, count(*)::int from jobs group by state order by state',
  );
  expect(rows).toEqual([
    { state: 'done', count: 7 },
    { state: 'failed', count: 1 },
  ]);
  expect(await stateOf('poison')).toMatchObject({ state: 'failed' });
});
