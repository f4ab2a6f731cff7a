import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { newsletterInbox } from './newsletter-inbox-for-tests.ts';
import { subscribe } from './subscribe.ts';

let place: TestDatabase;
let inbox: ReturnType<typeof newsletterInbox>;

beforeAll(async () => {
  place = await testDatabase();
  inbox = newsletterInbox(place.database);
});

beforeEach(() => inbox.empty());

afterAll(() => place.drop());

const site = { name: 'Ashore', publicUrl: 'https://www.example.org' };
const request = { listId: 'ashore', emailAddress: 'Mara@Example.org', language: 'de' } as const;
const ask = (more: Partial<typeof request> | object = {}) =>
  subscribe(place.database, { ...request, ...more }, site);

test('A new address waits as pending, and its owner gets a mail in his language with a link to confirm.', async () => {
  expect(await ask()).toBe(true);
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
  // What is agreed to stands in the mail, word for word.
  expect(mail?.body.paragraphs).toContain((await inbox.subscriptions())[0]?.consent);
});

test('A reader of French, for whom we have no texts, is written to in English and led to the pages he knows.', async () => {
  await ask({ language: 'fr' });
  const [mail] = await inbox.mails();
  expect(mail?.locale).toBe('en');
  expect(mail?.body.action?.url).toContain('/fr/newsletter/confirm?');
});

test('The secret of the link is kept as a hash only, and the key of the mail does not give it away.', async () => {
  await ask();
  const { rows } = await place.database.pool.query(
    `select array_agg(t::text) as tokens, (select array_agg(key || payload::text) from jobs) as jobs,
       (select array_agg(key) from mails) as keys from newsletter_tokens t`,
  );
  const token = await inbox.tokenOf('confirm');
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('Who asks again before confirming hears the same, and gets no second mail within ten minutes.', async () => {
  expect(await ask()).toBe(true);
  expect(await ask({ emailAddress: 'mara@example.org' })).toBe(true);
  expect(await inbox.mails()).toHaveLength(1);
  expect(await inbox.subscriptions()).toHaveLength(1);
  await inbox.later('10 minutes');
  expect(await ask()).toBe(true);
  expect(await inbox.mails()).toHaveLength(2);
});

test('Nobody fills another’s letterbox: five mails a day, however often somebody asks.', async () => {
  for (let time = 0; time < 12; time++) {
    expect(await ask()).toBe(true);
    await inbox.later('11 minutes');
  }
  expect(await inbox.mails()).toHaveLength(5);
  await inbox.later('1 day');
  await ask();
  expect(await inbox.mails()).toHaveLength(6);
});

test('Only who has confirmed is told that he is on the list already, and gets no mail.', async () => {
  await ask();
  await confirmSubscription(place.database, await inbox.tokenOf('confirm'), site);
  await inbox.later('1 hour');
  const before = (await inbox.mails()).length;
  expect(await ask({ emailAddress: 'MARA@EXAMPLE.ORG' })).toBe(false);
  expect(await inbox.mails()).toHaveLength(before);
});

test('Lists do not know each other.', async () => {
  await ask();
  expect(await ask({ listId: 'cruise' })).toBe(true);
  expect(await inbox.mails()).toHaveLength(2);
});

test('Twenty people asking at once for one address make one subscription and one mail.', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
  expect(answers).toEqual(Array(20).fill(true));
  expect(await inbox.subscriptions()).toHaveLength(1);
  expect(await inbox.mails()).toHaveLength(1);
});

test('Twenty people asking again at once, when that is allowed, make one more mail.', async () => {
  await ask();
  await inbox.later('11 minutes');
  await Promise.all(Array.from({ length: 20 }, () => ask()));
  expect(await inbox.mails()).toHaveLength(2);
});

test('When the mail cannot be written, nothing is noted either.', async () => {
  await expect(ask({ emailAddress: 'mara@example.org\r\nBcc: all@example.org' })).rejects.toMatchObject({
    code: 'invalid_input',
  });
  expect(await inbox.subscriptions()).toEqual([]);
});
