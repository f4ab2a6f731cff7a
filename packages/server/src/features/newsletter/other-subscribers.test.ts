import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { newsletterInbox } from '../../../test-support/newsletter/newsletter-inbox.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { purgeNewsletter } from './purge-newsletter.ts';
import { subscribe } from './subscribe.ts';
import { unsubscribe } from './unsubscribe.ts';

let testDb: TestDatabase;
let inbox: ReturnType<typeof newsletterInbox>;

beforeAll(async () => {
  testDb = await testDatabase();
  inbox = newsletterInbox(testDb.database);
});
beforeEach(async () => {
  await inbox.empty();
  await subscribeAll();
});
afterAll(() => testDb.drop());

const site = { name: 'Ashore', publicUrl: 'https://www.example.org' };

/** Mara is on both lists; the others stand for every state on one list each. */
const subscribers = {
  'mara subscribed': { listId: 'ashore', emailAddress: 'mara@example.org' },
  'mara elsewhere': { listId: 'cruise', emailAddress: 'mara@example.org' },
  'li subscribed': { listId: 'ashore', emailAddress: 'li@example.org' },
  'jens pending': { listId: 'ashore', emailAddress: 'jens@example.org' },
  'jens elsewhere': { listId: 'cruise', emailAddress: 'jens@example.org' },
  'kim pending': { listId: 'ashore', emailAddress: 'kim@example.org' },
  'ada unsubscribed': { listId: 'ashore', emailAddress: 'ada@example.org' },
} as const;
type Name = keyof typeof subscribers;

/** The latest tokens to confirm and to unsubscribe, by subscriber. */
const confirmTokens = new Map<Name, string>();
const leaveTokens = new Map<Name, string>();

const subscribeNamed = (name: Name) =>
  subscribe(testDb.database, { ...subscribers[name], language: 'en' }, site);
const confirmNamed = (name: Name) =>
  confirmSubscription(testDb.database, confirmTokens.get(name) ?? '', site);
const unsubscribeNamed = (name: Name) => unsubscribe(testDb.database, leaveTokens.get(name) ?? '');

async function subscribeAll(): Promise<void> {
  for (const name of Object.keys(subscribers) as Name[]) {
    await subscribeNamed(name);
    confirmTokens.set(name, await inbox.tokenOf('confirm'));
    if (name.endsWith('pending') || name === 'jens elsewhere') continue;
    await confirmNamed(name);
    leaveTokens.set(name, await inbox.tokenOf('unsubscribe'));
  }
  await unsubscribeNamed('ada unsubscribed');
  // So long ago that a confirmation may be requested again.
  await inbox.later('1 hour');
}

/** What is stored of each subscriber: its state, times and consent, and how many tokens it has. */
async function storedSubscriptions(): Promise<Readonly<Record<string, string>>> {
  const { rows } = await testDb.database.pool.query<{ name: string; what: string }>(
    `select concat_ws(' ', list_id, email_key) as name,
       concat_ws(' ', status, requested_at, confirmed_at, ended_at, consent, email_address, (
         select string_agg(concat(purpose, used_at), ',' order by made_at, purpose) from newsletter_tokens t
         where t.list_id = s.list_id and t.email_key = s.email_key)) as what
     from newsletter_subscriptions s`,
  );
  const nameOf = (key: string) =>
    Object.entries(subscribers).find(([, one]) => `${one.listId} ${one.emailAddress}` === key)?.[0] ?? key;
  return Object.fromEntries(rows.map(({ name, what }) => [nameOf(name), what]));
}

test.each<[string, () => Promise<unknown>, Readonly<Record<string, string>>]>([
  ['A confirmation', () => confirmNamed('jens pending'), { 'jens pending': 'subscribed' }],
  ['Unsubscribing', () => unsubscribeNamed('mara subscribed'), { 'mara subscribed': 'unsubscribed' }],
  [
    'Unsubscribing from another list',
    () => unsubscribeNamed('mara elsewhere'),
    { 'mara elsewhere': 'unsubscribed' },
  ],
  ['Unsubscribing again', () => unsubscribeNamed('ada unsubscribed'), {}],
  ['A repeated request', () => subscribeNamed('kim pending'), { 'kim pending': 'pending' }],
  [
    'A request after unsubscribing',
    () => subscribeNamed('ada unsubscribed'),
    { 'ada unsubscribed': 'pending' },
  ],
  ['A request of a subscriber', () => subscribeNamed('li subscribed'), {}],
])('%s changes that subscription and no other', async (_, operation, changes) => {
  const before = await storedSubscriptions();
  expect(Object.keys(before).toSorted()).toEqual(Object.keys(subscribers).toSorted());
  await operation();
  const after = await storedSubscriptions();
  const changed = Object.entries(after).filter(([name, what]) => before[name] !== what);
  expect(Object.fromEntries(changed.map(([name, what]) => [name, what.split(' ')[0]]))).toEqual(changes);
});

test('A token that was not used is still open after others were', async () => {
  for (const name of ['jens pending', 'jens elsewhere', 'kim pending'] as const) await confirmNamed(name);
  const { rows } = await testDb.database.pool.query(
    `select distinct status from newsletter_subscriptions where email_key <> 'ada@example.org'`,
  );
  expect(rows).toEqual([{ status: 'subscribed' }]);
});

test('Emails to one address do not count towards the limits of another, nor does a welcome email', async () => {
  await inbox.empty();
  await subscribeNamed('mara subscribed');
  await confirmSubscription(testDb.database, await inbox.tokenOf('confirm'), site);
  await unsubscribe(testDb.database, await inbox.tokenOf('unsubscribe'));
  // Unsubscribing deletes the token to confirm, so only the welcome email is recent.
  for (const name of ['mara subscribed', 'mara elsewhere', 'kim pending'] as const) {
    const before = (await inbox.mails()).length;
    await subscribeNamed(name);
    expect(await inbox.mails()).toHaveLength(before + 1);
  }
});

test('Purging keeps subscribers, recent requests and recent ends for however long', async () => {
  const { pool } = testDb.database;
  await inbox.later('4 years');
  await subscribeNamed('kim pending');
  await unsubscribeNamed('li subscribed');
  await purgeNewsletter(pool);
  expect(Object.keys(await storedSubscriptions()).toSorted()).toEqual([
    'kim pending',
    'li subscribed',
    'mara elsewhere',
    'mara subscribed',
  ]);
  // Tokens to unsubscribe never expire, and those to confirm a subscriber are deleted a day after they do.
  const { rows } = await pool.query(
    `select purpose, count(*)::int from newsletter_tokens group by purpose order by purpose`,
  );
  expect(rows).toEqual([
    { purpose: 'confirm', count: 1 },
    { purpose: 'unsubscribe', count: 3 },
  ]);
});
