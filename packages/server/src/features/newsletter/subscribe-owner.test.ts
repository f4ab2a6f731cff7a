import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { newsletterInbox } from '../../../test-support/newsletter/newsletter-inbox.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { subscribe } from './subscribe.ts';
import { isSubscribed, setSubscribed } from './subscribe-owner.ts';
import { unsubscribe } from './unsubscribe.ts';

const site = { name: 'Ashore', publicUrl: 'https://www.example.org' };
const owner = { listId: 'ashore', emailAddress: 'Li@example.cn', language: 'zh-Hans' } as const;
let testDb: TestDatabase;
let inbox: ReturnType<typeof newsletterInbox>;

beforeAll(async () => {
  testDb = await testDatabase();
  inbox = newsletterInbox(testDb.database);
});
beforeEach(() => inbox.empty());
afterAll(() => testDb.drop());

const setForTest = (shouldSubscribe: boolean) =>
  setSubscribed(testDb.database, owner, { isSubscribed: shouldSubscribe, site });
const isOn = () => isSubscribed(testDb.database.pool, owner);

test('The owner of an address is subscribed at once, with the proof of consent and a link that unsubscribes', async () => {
  await setForTest(true);
  expect(await inbox.subscriptions()).toMatchObject([
    { status: 'subscribed', confirmed_at: expect.any(Date), consent: expect.stringContaining('我同意') },
  ]);
  expect(await inbox.mails()).toMatchObject([{ to: 'Li@example.cn', locale: 'zh-Hans' }]);
  await unsubscribe(testDb.database, await inbox.tokenOf('unsubscribe'));
  expect(await isOn()).toBe(false);
});

test('Repeating a choice changes nothing, and sends no second email', async () => {
  await Promise.all([setForTest(true), setForTest(true), setForTest(true)]);
  const before = await inbox.subscriptions();
  await setForTest(true);
  expect(await inbox.subscriptions()).toEqual(before);
  expect(await inbox.mails()).toHaveLength(1);
  await setForTest(false);
  await setForTest(false);
  expect(await inbox.subscriptions()).toMatchObject([{ status: 'unsubscribed', ended_at: expect.any(Date) }]);
});

test('Without a subscription, unsubscribing leaves no trace of the address', async () => {
  await setForTest(false);
  expect(await inbox.subscriptions()).toEqual([]);
});

test('A link to confirm that was sent before does not subscribe an owner who has unsubscribed', async () => {
  await subscribe(testDb.database, owner, site);
  const token = await inbox.tokenOf('confirm');
  await setForTest(false);
  await expect(confirmSubscription(testDb.database, token, site)).rejects.toMatchObject({ code: 'gone' });
  expect(await isOn()).toBe(false);
});

test('An owner on one list is not on another', async () => {
  await setForTest(true);
  expect(await isSubscribed(testDb.database.pool, { ...owner, listId: 'cruise' })).toBe(false);
});
