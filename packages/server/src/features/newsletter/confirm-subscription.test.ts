import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { eventually } from '../../../test-support/eventually.ts';
import { newsletterInbox } from '../../../test-support/newsletter/newsletter-inbox.ts';
import { transaction } from '../../database/transaction.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { purgeNewsletter } from './purge-newsletter.ts';
import { subscribe } from './subscribe.ts';
import { lockSubscriberOf } from './subscriber.ts';
import { unsubscribe } from './unsubscribe.ts';

let testDb: TestDatabase;
let inbox: ReturnType<typeof newsletterInbox>;

beforeAll(async () => {
  testDb = await testDatabase();
  inbox = newsletterInbox(testDb.database);
});

beforeEach(() => inbox.empty());

afterAll(() => testDb.drop());

const site = { name: 'Ashore', publicUrl: 'https://www.example.org' };
const subscribeForTest = () =>
  subscribe(testDb.database, { listId: 'ashore', emailAddress: 'li@example.cn', language: 'zh-Hans' }, site);
const confirmForTest = (token: string) => confirmSubscription(testDb.database, token, site);
const unsubscribeForTest = (token: string) => unsubscribe(testDb.database, token);

async function subscribeAndConfirm(): Promise<string> {
  await subscribeForTest();
  const token = await inbox.tokenOf('confirm');
  await confirmForTest(token);
  return token;
}

test('The token from the email subscribes its reader, and the time of consent is stored', async () => {
  await subscribeAndConfirm();
  expect(await inbox.subscriptions()).toMatchObject([
    { status: 'subscribed', confirmed_at: expect.any(Date), consent: expect.stringContaining('我同意') },
  ]);
});

test('The subscriber receives one welcome email with an unsubscribe link', async () => {
  const token = await subscribeAndConfirm();
  await confirmForTest(token);
  const mails = await inbox.mails();
  expect(mails).toHaveLength(2);
  expect(mails[1]).toMatchObject({
    to: 'li@example.cn',
    locale: 'zh-Hans',
    subject: '您已成功订阅 Ashore 邮件',
    unsubscribeUrl: expect.stringMatching(/^https:\/\/www\.example\.org\/unsubscribe\/zh-Hans\/[\w-]{43}$/),
  });
});

test('The same token may be sent again while its owner is subscribed', async () => {
  const token = await subscribeAndConfirm();
  await expect(confirmForTest(token)).resolves.toBeUndefined();
  expect(await inbox.subscriptions()).toMatchObject([{ status: 'subscribed' }]);
});

test('Twenty concurrent confirmations make one subscription and one welcome email', async () => {
  await subscribeForTest();
  const token = await inbox.tokenOf('confirm');
  await Promise.all(Array.from({ length: 20 }, () => confirmForTest(token)));
  expect(await inbox.mails()).toHaveLength(2);
});

test('A confirmation waits for a concurrent one, and then finds the address subscribed', async () => {
  const { pool } = testDb.database;
  await subscribeForTest();
  const token = await inbox.tokenOf('confirm');
  let second: Promise<void> | undefined;
  await transaction(testDb.database, async ({ client }) => {
    await lockSubscriberOf(client, token, 'confirm');
    second = confirmForTest(token);
    await eventually(async () => {
      const { rows } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(1);
    });
    await client.query(`update newsletter_subscriptions set status = 'subscribed', confirmed_at = now()`);
  });
  await expect(second).resolves.toBeUndefined();
  expect(await inbox.mails()).toHaveLength(1);
});

test.each(['A'.repeat(43), ''])('A token that was never issued is refused as gone: "%s"', async (token) => {
  await subscribeForTest();
  await expect(confirmForTest(token)).rejects.toMatchObject({ code: 'gone' });
  await expect(unsubscribeForTest(token)).rejects.toMatchObject({ code: 'gone' });
  expect(await inbox.subscriptions()).toMatchObject([{ status: 'pending' }]);
});

test('A token expires after seven days, and a new email brings a new token', async () => {
  await subscribeForTest();
  const old = await inbox.tokenOf('confirm');
  await inbox.later('7 days');
  await expect(confirmForTest(old)).rejects.toMatchObject({ code: 'gone' });
  await subscribeForTest();
  await confirmForTest(await inbox.tokenOf('confirm'));
  expect(await inbox.subscriptions()).toMatchObject([{ status: 'subscribed' }]);
});

test('A token to confirm cannot be used to unsubscribe, nor the other way round', async () => {
  await subscribeForTest();
  const token = await inbox.tokenOf('confirm');
  await expect(unsubscribeForTest(token)).rejects.toMatchObject({ code: 'gone' });
  await confirmForTest(token);
  await expect(confirmForTest(await inbox.tokenOf('unsubscribe'))).rejects.toMatchObject({ code: 'gone' });
});

test('Unsubscribing may be repeated, and an earlier token no longer confirms', async () => {
  const old = await subscribeAndConfirm();
  const token = await inbox.tokenOf('unsubscribe');
  await unsubscribeForTest(token);
  await unsubscribeForTest(token);
  expect(await inbox.subscriptions()).toMatchObject([{ status: 'unsubscribed', ended_at: expect.any(Date) }]);
  await expect(confirmForTest(old)).rejects.toMatchObject({ code: 'gone' });
});

test.each([
  ['a token that was used before', `update newsletter_tokens set used_at = now()`],
  [
    'a subscription that has ended',
    `update newsletter_subscriptions set status = 'unsubscribed', ended_at = now()`,
  ],
])('No address is subscribed by %s', async (_, change) => {
  await subscribeForTest();
  const token = await inbox.tokenOf('confirm');
  await testDb.database.pool.query(change);
  await expect(confirmForTest(token)).rejects.toMatchObject({ code: 'gone' });
  expect((await inbox.subscriptions())[0].status).not.toBe('subscribed');
  expect(await inbox.mails()).toHaveLength(1);
});

test('A former subscriber may subscribe again and must confirm again', async () => {
  await subscribeAndConfirm();
  await unsubscribeForTest(await inbox.tokenOf('unsubscribe'));
  expect(await subscribeForTest()).toBe(true);
  expect(await inbox.subscriptions()).toMatchObject([
    { status: 'pending', confirmed_at: null, ended_at: null },
  ]);
  await confirmForTest(await inbox.tokenOf('confirm'));
  expect(await inbox.subscriptions()).toMatchObject([{ status: 'subscribed', ended_at: null }]);
});

test('The unsubscribe link of a year-old email still works', async () => {
  await subscribeAndConfirm();
  await inbox.later('1 year');
  await purgeNewsletter(testDb.database.pool);
  await unsubscribeForTest(await inbox.tokenOf('unsubscribe'));
  expect(await inbox.subscriptions()).toMatchObject([{ status: 'unsubscribed' }]);
});

test('A link to confirm is deleted a day after it expired', async () => {
  const { pool } = testDb.database;
  await subscribeForTest();
  const storedAfter = async (interval: string) => {
    await inbox.later(interval);
    await purgeNewsletter(pool);
    return (await pool.query('select from newsletter_tokens')).rowCount;
  };
  // The link is valid for seven days.
  expect(await storedAfter('7 days 23 hours')).toBe(1);
  expect(await storedAfter('2 hours')).toBe(0);
});

test('Unconfirmed requests are deleted after 30 days, and proof of consent three years after its end', async () => {
  await subscribeForTest();
  await inbox.later('29 days');
  await purgeNewsletter(testDb.database.pool);
  expect(await inbox.subscriptions()).toHaveLength(1);
  await inbox.later('2 days');
  expect(await purgeNewsletter(testDb.database.pool)).toBeGreaterThan(0);
  expect(await inbox.subscriptions()).toEqual([]);

  await subscribeAndConfirm();
  await unsubscribeForTest(await inbox.tokenOf('unsubscribe'));
  await inbox.later('2 years');
  await purgeNewsletter(testDb.database.pool);
  expect(await inbox.subscriptions()).toHaveLength(1);
  await inbox.later('2 years');
  await purgeNewsletter(testDb.database.pool);
  expect(await inbox.subscriptions()).toEqual([]);
  const { rowCount } = await testDb.database.pool.query('select from newsletter_tokens');
  expect(rowCount).toBe(0);
});
