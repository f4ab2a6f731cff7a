import { afterAll, beforeAll, expect, test } from 'vitest';
import { putJob } from '../database/jobs/put-job.ts';
import { type TestDatabase, testDatabase } from '../database/test-database.ts';
import { keepHouse } from './keep-house.ts';
import { noPhotographs } from './photographs-for-tests.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
});

afterAll(() => place.drop());

test('However much has gathered, all of it goes, in one round.', async () => {
  const { pool } = place.database;
  await pool.query(
    `insert into jobs (kind, key, payload, state, ended_at)
     select 'send-mail', 'job-' || n, '{}', 'done', now() - interval '40 days' from generate_series(1, 12000) n`,
  );
  await putJob(pool, { kind: 'housekeeping', key: 'now', payload: {} });
  const ended = await keepHouse(
    { database: place.database, mailsKeptDays: 30, ...noPhotographs },
    new AbortController().signal,
  );
  expect(ended).toEqual({ end: 'done' });
  expect((await pool.query('select key from jobs')).rows).toEqual([{ key: 'now' }]);
});

test('Told to go, it goes after the handful it was at.', async () => {
  const { pool } = place.database;
  await pool.query(
    `insert into jobs (kind, key, payload, state, ended_at)
     select 'send-mail', 'job-' || n, '{}', 'done', now() - interval '40 days' from generate_series(1, 6000) n`,
  );
  await expect(
    keepHouse({ database: place.database, mailsKeptDays: 30, ...noPhotographs }, AbortSignal.abort()),
  ).rejects.toThrow();
  expect((await pool.query(`select from jobs where key like 'job-%'`)).rowCount).toBe(1_000);
});
