import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { newsletterInbox } from '../../../test-support/newsletter/newsletter-inbox.ts';
import { standInMailchimp } from '../../../test-support/newsletter/stand-in-mailchimp.ts';
import { transaction } from '../../database/transaction.ts';
import { embeddedNewsletter } from '../../gateways/newsletter/embedded.ts';
import { mailchimpNewsletter } from '../../gateways/newsletter/mailchimp.ts';
import type { NewsletterMember, NewsletterProvider } from '../../gateways/newsletter/port.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { sendMembers } from './send-members.ts';
import { subscribe } from './subscribe.ts';
import { setSubscribed } from './subscribe-owner.ts';
import { unsubscribe } from './unsubscribe.ts';

let testDb: TestDatabase;
let inbox: ReturnType<typeof newsletterInbox>;

beforeAll(async () => {
  testDb = await testDatabase();
  inbox = newsletterInbox(testDb.database);
});
beforeEach(async () => {
  await inbox.empty();
  await testDb.database.pool.query('delete from newsletter_members');
});
afterAll(() => testDb.drop());

const site = { name: 'Ashore', publicUrl: 'https://www.example.org' };
const li = { listId: 'ashore', emailAddress: 'Li@example.cn', language: 'zh-Hans' } as const;
const mara = { listId: 'ashore', emailAddress: 'mara@example.org', language: 'de' } as const;
const warn = vi.fn();

const subscribeForTest = (owner: typeof li | typeof mara = li) => subscribe(testDb.database, owner, site);
async function subscribeAndConfirm(owner: typeof li | typeof mara = li) {
  await subscribeForTest(owner);
  await confirmSubscription(testDb.database, await inbox.tokenOf('confirm'), site);
}
const unsubscribeLast = async () => unsubscribe(testDb.database, await inbox.tokenOf('unsubscribe'));
const neverAborted = new AbortController().signal;
const sendTo = (provider: NewsletterProvider, pause = neverAborted) =>
  sendMembers({ database: testDb.database, provider, warn }, { signal: neverAborted, pause });
const unknownTo = async (provider: NewsletterProvider) =>
  (
    await testDb.database.pool.query('select from newsletter_members where known_to is distinct from $1', [
      provider.audienceOf('ashore'),
    ])
  ).rowCount;

/** A provider, and the addresses to which it sends newsletters. */
const providers = {
  async embedded() {
    const provider = embeddedNewsletter;
    const listed = async () => {
      const subscribed = (await inbox.subscriptions()).filter(({ status }) => status === 'subscribed');
      return subscribed.map(({ email_address: email, language }) => `${email} ${language}`);
    };
    return { provider, listed };
  },
  async mailchimp() {
    const { account, members } = await standInMailchimp();
    const listed = async () =>
      [...members.values()]
        .filter(({ status }) => status === 'subscribed')
        .map(({ email_address: email, language }) => `${email} ${language === 'zh' ? 'zh-Hans' : language}`);
    return { provider: mailchimpNewsletter(account), listed };
  },
};

test.each(Object.entries(providers))(
  'Newsletters go to those who have confirmed and not unsubscribed since, whose address was not deleted: %s',
  async (_, begin) => {
    const { provider, listed } = await begin();
    const sent = async () => {
      expect(await sendTo(provider)).toBeUndefined();
      expect(await unknownTo(provider)).toBe(0);
      return listed();
    };
    await subscribeForTest();
    expect(await sent()).toEqual([]);
    await confirmSubscription(testDb.database, await inbox.tokenOf('confirm'), site);
    expect(await sent()).toEqual(['Li@example.cn zh-Hans']);
    expect(await sent()).toEqual(['Li@example.cn zh-Hans']);
    await subscribeAndConfirm(mara);
    expect((await sent()).toSorted()).toEqual(['Li@example.cn zh-Hans', 'mara@example.org de']);
    await unsubscribeLast();
    expect(await sent()).toEqual(['Li@example.cn zh-Hans']);
    await setSubscribed(testDb.database, mara, { isSubscribed: true, site });
    expect((await sent()).toSorted()).toEqual(['Li@example.cn zh-Hans', 'mara@example.org de']);
    await testDb.database.pool.query(
      `delete from newsletter_subscriptions where email_key = 'li@example.cn'`,
    );
    expect(await sent()).toEqual(['mara@example.org de']);
    expect((await testDb.database.pool.query('select from newsletter_members')).rowCount).toBe(1);
  },
);

test('Mailchimp gets the address only of a confirmed subscriber, and deletes a member for good', async () => {
  const { account, received, members } = await standInMailchimp();
  await subscribeForTest();
  await sendTo(mailchimpNewsletter(account));
  expect(received).toEqual([]);
  await confirmSubscription(testDb.database, await inbox.tokenOf('confirm'), site);
  await sendTo(mailchimpNewsletter(account));
  // MD5 of li@example.cn.
  const path = '/3.0/lists/a1b2c3/members/3f19c41de633c64f89572d2e85b18ff2';
  const authorization = `Basic ${Buffer.from('ashore:a-key-us21').toString('base64')}`;
  const body = { email_address: 'Li@example.cn', status: 'subscribed', language: 'zh' };
  expect(received).toEqual([{ call: `PUT ${path}`, authorization, body }]);
  await testDb.database.pool.query('delete from newsletter_subscriptions');
  await sendTo(mailchimpNewsletter(account));
  expect(received.at(-1)).toEqual({
    call: `POST ${path}/actions/delete-permanent`,
    authorization,
    body: undefined,
  });
  expect(members.size).toBe(0);
});

async function failsAndIsSentAgain(failing: { answer: RequestListener; waitMs?: number }) {
  const { account, members, answerWith } = await standInMailchimp();
  await subscribeAndConfirm();
  answerWith(failing.answer);
  const failure = await sendTo(mailchimpNewsletter({ ...account, ...failing }));
  expect(await unknownTo(mailchimpNewsletter(account))).toBe(1);
  answerWith();
  expect(await sendTo(mailchimpNewsletter(account))).toBeUndefined();
  expect(members.size).toBe(1);
  expect(await unknownTo(mailchimpNewsletter(account))).toBe(0);
  return failure;
}

test.each([
  ['a fault', 503, '{}', { failed: 'unreachable', details: 'status 503' }],
  ['too many requests', 429, '{}', { failed: 'unreachable', details: 'status 429' }],
  ['a wrong key', 401, '{}', { failed: 'unreachable', details: 'status 401' }],
  ['a page', 200, '<html>', { failed: 'unreadable', details: 'an answer without the address' }],
  ['another form', 200, '{"id":1}', { failed: 'unreadable', details: 'an answer without the address' }],
] as const)(
  'After %s the member is sent again, and is then stored once',
  async (_, status, body, failure) => {
    const answer: RequestListener = (_request, response) => response.writeHead(status).end(body);
    expect(await failsAndIsSentAgain({ answer })).toEqual(failure);
  },
);

test('Without an answer in time the member is sent again, and is then stored once', async () => {
  expect(await failsAndIsSentAgain({ answer: () => {}, waitMs: 200 })).toMatchObject({
    failed: 'unreachable',
    details: expect.stringContaining('timeout'),
  });
});

test('An address that Mailchimp refuses keeps no other from it, and the log does not name it', async () => {
  const { account, members } = await standInMailchimp();
  await subscribeAndConfirm({ ...mara, emailAddress: 'fake@example.com' } as unknown as typeof mara);
  await subscribeAndConfirm();
  expect(await sendTo(mailchimpNewsletter(account))).toBeUndefined();
  expect([...members.values()].map(({ email_address: email }) => email)).toEqual(['Li@example.cn']);
  expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('Invalid Resource'));
  expect(warn.mock.lastCall?.[0]).not.toContain('fake');
});

test('Who unsubscribed with a link of Mailchimp subscribes again with an email of Mailchimp', async () => {
  const { account, members, blocked } = await standInMailchimp();
  blocked.add('Li@example.cn');
  await subscribeAndConfirm();
  expect(await sendTo(mailchimpNewsletter(account))).toBeUndefined();
  expect([...members.values()]).toMatchObject([{ status: 'pending' }]);
});

test('A change that comes while another is being sent is sent as well', async () => {
  const { account, members } = await standInMailchimp();
  const provider = mailchimpNewsletter(account);
  await subscribeAndConfirm();
  let hasLeft = false;
  await sendTo({
    ...provider,
    async store(member, signal) {
      const failure = await provider.store(member, signal);
      if (!hasLeft) await unsubscribeLast();
      hasLeft = true;
      return failure;
    },
  });
  expect([...members.values()]).toMatchObject([{ status: 'unsubscribed' }]);
});

test('A list without an audience is in our database only, and a new provider gets all members', async () => {
  const { account, members } = await standInMailchimp();
  await subscribeAndConfirm();
  await sendTo(embeddedNewsletter);
  await sendTo(mailchimpNewsletter({ ...account, audiences: { other: 'a1b2c3' } }));
  expect(members.size).toBe(0);
  await sendTo(embeddedNewsletter);
  await sendTo(mailchimpNewsletter(account));
  expect(members.size).toBe(1);
});

test('Mailchimp is never called inside a transaction', async () => {
  const { account } = await standInMailchimp();
  await subscribeAndConfirm();
  await expect(transaction(testDb.database, () => sendTo(mailchimpNewsletter(account)))).rejects.toThrow(
    'newsletter provider',
  );
});

test('A request that was never confirmed deletes no member, unless it followed a subscription', async () => {
  const { account, received, members } = await standInMailchimp();
  const purge = () => testDb.database.pool.query('delete from newsletter_subscriptions');
  await subscribeForTest();
  await purge();
  await sendTo(mailchimpNewsletter(account));
  expect(received).toEqual([]);
  await subscribeAndConfirm();
  await sendTo(mailchimpNewsletter(account));
  expect(members.size).toBe(1);
  await testDb.database.pool.query(`update newsletter_subscriptions set status = 'pending'`);
  await purge();
  await sendTo(mailchimpNewsletter(account));
  expect(members.size).toBe(0);
});

test('A member is not taken to be deleted by an audience that Mailchimp does not have', async () => {
  const { account } = await standInMailchimp();
  await subscribeAndConfirm();
  await testDb.database.pool.query('delete from newsletter_subscriptions');
  const wrong = mailchimpNewsletter({ ...account, audiences: { ashore: 'wrong' } });
  expect(await sendTo(wrong)).toEqual({ failed: 'unreachable', details: 'status 404' });
  expect(await unknownTo(mailchimpNewsletter(account))).toBe(1);
  expect(await sendTo(mailchimpNewsletter(account))).toBeUndefined();
  expect(await unknownTo(mailchimpNewsletter(account))).toBe(0);
});

/** Sends with a provider that fails for these members, and returns who reached it, in order. */
async function sendWith(fails: (member: NewsletterMember) => boolean) {
  const reached: string[] = [];
  const failure = await sendTo({
    audienceOf: () => 'failing',
    async store(member) {
      reached.push(member.subscriber?.emailAddress ?? 'deleted');
      return fails(member) ? { failed: 'unreachable', details: 'status 500' } : undefined;
    },
  });
  return { failure, reached };
}

async function subscribers(count: number, status = 'subscribed') {
  await testDb.database.pool.query(
    `insert into newsletter_subscriptions (list_id, email_address, status, language)
     select 'ashore', $1 || n || '@example.org', $1, 'en' from generate_series(1, $2) n`,
    [status, count],
  );
}

test('A member that fails holds up no other, is sent again by the next run, and is reported', async () => {
  await subscribers(60);
  const isFirst = ({ subscriber }: NewsletterMember) =>
    subscriber?.emailAddress === 'subscribed1@example.org';
  const first = await sendWith(isFirst);
  expect(first.failure).toEqual({ failed: 'unreachable', details: 'status 500' });
  expect(first.reached).toHaveLength(60);
  expect(new Set(first.reached).size).toBe(60);
  expect(await sendWith(() => false)).toEqual({ failure: undefined, reached: ['subscribed1@example.org'] });
});

test('A provider that fails for every member is left alone after ten of them', async () => {
  await subscribers(30);
  expect((await sendWith(() => true)).reached).toHaveLength(10);
});

test('Members who have unsubscribed are sent before those who subscribed', async () => {
  await subscribers(30);
  await subscribers(5, 'unsubscribed');
  const { reached } = await sendWith(() => false);
  expect(reached.slice(0, 5).every((address) => address.startsWith('unsubscribed'))).toBe(true);
  expect(reached).toHaveLength(35);
});

test('A sending that must pause is no failure, and the next run continues it', async () => {
  await subscribers(30);
  const pausing = new AbortController();
  const reached: string[] = [];
  const provider: NewsletterProvider = {
    audienceOf: () => 'slow',
    async store({ member }) {
      if (reached.push(member) === 12) pausing.abort();
      return undefined;
    },
  };
  expect(await sendTo(provider, pausing.signal)).toBeUndefined();
  expect(reached).toHaveLength(12);
  expect(await sendTo(provider)).toBeUndefined();
  expect(new Set(reached).size).toBe(30);
  expect(reached).toHaveLength(30);
});

test('An older state that reaches the provider after a newer one is corrected', async () => {
  const { account, members } = await standInMailchimp();
  const provider = mailchimpNewsletter(account);
  await subscribeAndConfirm();
  let isDelayed = false;
  await sendTo({
    ...provider,
    async store(member, signal) {
      if (!isDelayed) {
        isDelayed = true;
        await unsubscribeLast();
        await sendTo(provider);
      }
      return provider.store(member, signal);
    },
  });
  expect([...members.values()]).toMatchObject([{ status: 'unsubscribed' }]);
});

test.each([
  ['audience', () => ({ audiences: { ashore: 'd4e5f6' } })],
  ['account', async () => ({ url: (await standInMailchimp()).account.url })],
])('Another %s of the same provider gets all members', async (_, change) => {
  const { account } = await standInMailchimp();
  const before = mailchimpNewsletter(account);
  const after = mailchimpNewsletter({ ...account, ...(await change()) });
  await subscribeAndConfirm();
  await sendTo(before);
  expect(await unknownTo(before)).toBe(0);
  const store = vi.fn(after.store);
  await sendTo({ ...after, store });
  expect(store).toHaveBeenCalledTimes(1);
  expect(await unknownTo(after)).toBe(0);
});
