import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { newsletterInbox } from '../../../test-support/newsletter/newsletter-inbox.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { subscribe } from './subscribe.ts';

let testDb: TestDatabase;
let inbox: ReturnType<typeof newsletterInbox>;

beforeAll(async () => {
  testDb = await testDatabase();
  inbox = newsletterInbox(testDb.database);
});

beforeEach(() => inbox.empty());

afterAll(() => testDb.drop());

const site = { name: 'Ashore', publicUrl: 'https://www.example.org' };
const request = { listId: 'ashore', emailAddress: 'Mara@Example.org', language: 'de' } as const;
const subscribeForTest = (more: Partial<typeof request> | object = {}) =>
  subscribe(testDb.database, { ...request, ...more }, site);

test('A new address is stored as pending, and its owner receives a confirmation link in their language', async () => {
  expect(await subscribeForTest()).toBe(true);
  const [mail, ...more] = await inbox.mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: 'Mara@Example.org', locale: 'de' });
  expect(mail?.body.action?.url).toMatch(
    /^https:\/\/www\.example\.org\/de\/newsletter\/confirm\?token=[\w-]{43}$/,
  );
  expect(await inbox.subscriptions()).toMatchObject([
    {
      status: 'pending',
      language: 'de',
      confirmed_at: null,
      consent: expect.stringContaining('Ich möchte den Newsletter von Ashore'),
    },
  ]);
  // The email contains the stored consent word for word.
  expect(mail?.body.paragraphs).toContain((await inbox.subscriptions())[0]?.consent);
});

test('A French reader receives the email in English, with a link to the French pages', async () => {
  await subscribeForTest({ language: 'fr' });
  const [mail] = await inbox.mails();
  expect(mail?.locale).toBe('en');
  expect(mail?.body.action?.url).toContain('/fr/newsletter/confirm?');
});

test('Only the hash of the token is stored, and the key of the email does not reveal the token', async () => {
  await subscribeForTest();
  const { rows } = await testDb.database.pool.query(
    `select array_agg(t::text) as tokens, (select array_agg(key || payload::text) from jobs) as jobs,
       (select array_agg(key) from emails) as keys from newsletter_tokens t`,
  );
  const token = await inbox.tokenOf('confirm');
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('A second request before confirmation gets the same answer and sends no email within ten minutes', async () => {
  expect(await subscribeForTest()).toBe(true);
  expect(await subscribeForTest({ emailAddress: 'mara@example.org' })).toBe(true);
  expect(await inbox.mails()).toHaveLength(1);
  expect(await inbox.subscriptions()).toHaveLength(1);
  await inbox.later('10 minutes');
  expect(await subscribeForTest()).toBe(true);
  expect(await inbox.mails()).toHaveLength(2);
});

test('An address receives at most five emails a day, however often it is entered', async () => {
  for (let time = 0; time < 12; time++) {
    expect(await subscribeForTest()).toBe(true);
    await inbox.later('11 minutes');
  }
  expect(await inbox.mails()).toHaveLength(5);
  await inbox.later('1 day');
  await subscribeForTest();
  expect(await inbox.mails()).toHaveLength(6);
});

test('Only a request for a confirmed address learns that it is already subscribed, and no email is sent', async () => {
  await subscribeForTest();
  await confirmSubscription(testDb.database, await inbox.tokenOf('confirm'), site);
  await inbox.later('1 hour');
  const before = (await inbox.mails()).length;
  expect(await subscribeForTest({ emailAddress: 'MARA@EXAMPLE.ORG' })).toBe(false);
  expect(await inbox.mails()).toHaveLength(before);
});

test('Lists are independent of each other', async () => {
  await subscribeForTest();
  expect(await subscribeForTest({ listId: 'cruise' })).toBe(true);
  expect(await inbox.mails()).toHaveLength(2);
});

test('Twenty concurrent requests for one address make one subscription and one email', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => subscribeForTest()));
  expect(answers).toEqual(Array(20).fill(true));
  expect(await inbox.subscriptions()).toHaveLength(1);
  expect(await inbox.mails()).toHaveLength(1);
});

test('Twenty concurrent repeated requests send one more email', async () => {
  await subscribeForTest();
  await inbox.later('11 minutes');
  await Promise.all(Array.from({ length: 20 }, () => subscribeForTest()));
  expect(await inbox.mails()).toHaveLength(2);
});

test('If the email is invalid, no subscription is stored', async () => {
  await expect(
    subscribeForTest({ emailAddress: 'mara@example.org\r\nBcc: all@example.org' }),
  ).rejects.toMatchObject({
    code: 'invalid_input',
  });
  expect(await inbox.subscriptions()).toEqual([]);
});
