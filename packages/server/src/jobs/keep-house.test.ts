import { afterAll, beforeAll, expect, test } from 'vitest';
import { putJob } from '../database/jobs/put-job.ts';
import { type TestDatabase, testDatabase } from '../database/test-database.ts';
import { putBooked } from '../features/bookings/booked-for-tests.ts';
import { makeManifestLink } from '../features/bookings/manifest-link.ts';
import { loadQuoteWorld } from '../features/quotes/quotes-for-tests.ts';
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
  await loadQuoteWorld(place.database);
  const { id: bookingId } = await putBooked(place.database, { wishes: { comments: 'Room 12' } });
  await makeManifestLink(pool, { bookingId, locale: 'en', publicUrl: 'https://www.example.org' });
  await pool.query(`update bookings set ends_at = now() - interval '31 days'`);
  await pool.query(`update manifest_links set open_until = now() - interval '1 day'`);
  const ended = await keepHouse(
    { database: place.database, mailsKeptDays: 30, travellersKeptDays: 30, ...noPhotographs },
    new AbortController().signal,
  );
  expect(ended).toEqual({ end: 'done' });
  expect((await pool.query('select key from jobs')).rows).toEqual([{ key: 'now' }]);
  expect((await pool.query('select wishes from bookings')).rows).toEqual([{ wishes: {} }]);
  expect((await pool.query('select from manifest_links')).rowCount).toBe(0);
});

test('Told to go, it goes after the handful it was at.', async () => {
  const { pool } = place.database;
  await pool.query(
    `insert into jobs (kind, key, payload, state, ended_at)
     select 'send-mail', 'job-' || n, '{}', 'done', now() - interval '40 days' from generate_series(1, 6000) n`,
  );
  await expect(
    keepHouse(
      { database: place.database, mailsKeptDays: 30, travellersKeptDays: 30, ...noPhotographs },
      AbortSignal.abort(),
    ),
  ).rejects.toThrow();
  expect((await pool.query(`select from jobs where key like 'job-%'`)).rowCount).toBe(1_000);
});
