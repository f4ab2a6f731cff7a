import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test-support/database/test-database.ts';
import { noPhotographs } from '../../test-support/jobs/photograph-jobs.ts';
import type { NewsletterProvider } from '../gateways/newsletter/port.ts';
import { createHandlers } from './handlers.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
  await testDb.database.pool.query(
    `insert into newsletter_subscriptions (list_id, email_address, status, language)
     values ('ashore', 'li@example.cn', 'subscribed', 'en')`,
  );
});
afterAll(() => testDb.drop());

function runJob(store: NewsletterProvider['store']) {
  const handlers = createHandlers({
    database: testDb.database,
    gateway: undefined,
    brand: vi.fn(),
    operatorAddress: 'support@example.org',
    mailRetentionDays: 30,
    travellerRetentionDays: 30,
    ...noPhotographs,
    rates: undefined,
    newsletter: { audienceOf: () => 'a provider', store },
    warn: vi.fn(),
  });
  return handlers['send-newsletter-members']?.run({}, new AbortController().signal);
}

test('If the provider fails, the job is retried later, and ends once the provider knows every member', async () => {
  const failing = async () => ({ failed: 'unreachable', details: 'status 503' }) as const;
  expect(await runJob(failing)).toEqual({ end: 'later', reason: 'unreachable: status 503' });
  const store = vi.fn(async () => undefined);
  expect(await runJob(store)).toEqual({ end: 'done' });
  expect(await runJob(store)).toEqual({ end: 'done' });
  expect(store).toHaveBeenCalledTimes(1);
});
