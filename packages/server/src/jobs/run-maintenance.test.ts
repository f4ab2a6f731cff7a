import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { insertBooking } from '../../test-support/bookings/booked-cart.ts';
import { type TestDatabase, testDatabase } from '../../test-support/database/test-database.ts';
import { noPhotographs } from '../../test-support/jobs/photograph-jobs.ts';
import { quoteCatalogue } from '../../test-support/quotes/quotes.ts';
import { enqueueJob } from '../database/queue/enqueue-job.ts';
import { makeManifestLink } from '../features/bookings/documents/manifest-links.ts';
import { runMaintenance } from './run-maintenance.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});

afterAll(() => testDb.drop());

test('Maintenance deletes all outdated data in one run, regardless of its amount', async () => {
  const { pool } = testDb.database;
  await pool.query(
    `insert into jobs (kind, key, payload, state, ended_at)
     select 'send-mail', 'job-' || n, '{}', 'done', now() - interval '40 days' from generate_series(1, 12000) n`,
  );
  await enqueueJob(pool, { kind: 'maintenance', key: 'now', payload: {} });
  await quoteCatalogue.load(testDb.database);
  const { id: bookingId } = await insertBooking(testDb.database, { travellerNotes: { comments: 'Room 12' } });
  await makeManifestLink(pool, { bookingId, locale: 'en', publicUrl: 'https://www.example.org' });
  await pool.query(`update bookings set ends_at = now() - interval '31 days'`);
  await pool.query(`update manifest_links set open_until = now() - interval '1 day'`);
  const ended = await runMaintenance(
    { database: testDb.database, mailRetentionDays: 30, travellerRetentionDays: 30, ...noPhotographs },
    new AbortController().signal,
  );
  expect(ended).toEqual({ end: 'done' });
  expect((await pool.query('select key from jobs')).rows).toEqual([{ key: 'now' }]);
  expect((await pool.query('select traveller_notes from bookings')).rows).toEqual([{ traveller_notes: {} }]);
  expect((await pool.query('select from manifest_links')).rowCount).toBe(0);
});

test('Stopped maintenance ends after the current batch', async () => {
  const { pool } = testDb.database;
  await pool.query(
    `insert into jobs (kind, key, payload, state, ended_at)
     select 'send-mail', 'job-' || n, '{}', 'done', now() - interval '40 days' from generate_series(1, 6000) n`,
  );
  await expect(
    runMaintenance(
      { database: testDb.database, mailRetentionDays: 30, travellerRetentionDays: 30, ...noPhotographs },
      AbortSignal.abort(),
    ),
  ).rejects.toThrow();
  // `purgeJobs` deletes 5,000 of the 6,000 jobs at a time.
  expect((await pool.query(`select from jobs where key like 'job-%'`)).rowCount).toBe(1_000);
});

test('Maintenance looks for outdated data of every kind that is deleted by age', async () => {
  const { pool } = testDb.database;
  const query = vi.spyOn(pool, 'query');
  await runMaintenance(
    { database: testDb.database, mailRetentionDays: 30, travellerRetentionDays: 30, ...noPhotographs },
    new AbortController().signal,
  );
  const statements = (query.mock.calls as unknown[][]).map(([text]) => String(text)).join('\n');
  const tables = new Set([...statements.matchAll(/\b(?:from|update) (\w+)/g)].map(([, name]) => name));
  for (const table of [
    ...['emails', 'mailbox', 'newsletter_tokens', 'newsletter_subscriptions', 'enquiries'],
    ...['supplier_applications', 'waivers', 'manifest_links', 'free_bookings', 'reviews'],
    ...['review_invitations', 'review_refusals', 'images', 'sandbox_intents', 'sandbox_cards', 'jobs'],
    ...['sessions', 'log_in_attempts', 'oidc_rows', 'email_verifications'],
    ...['password_attempts', 'mail_codes', 'account_events', 'passkey_challenges', 'billing_email_changes'],
    ...['search_counts', 'search_openings', 'searched_words'],
  ])
    expect(tables).toContain(table);
  expect(statements).toMatch(/delete from holds\b/);
  expect(statements).toMatch(/update bookings b? ?set erased_at/);
});
