import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smallCatalogue, trip1, trip3 } from '../../../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { reviewDeps, reviewFixture } from '../../../test-support/reviews/reviews.ts';
import { decideOnReview } from './decide-on-review.ts';
import { deleteReview } from './delete-review.ts';
import { purgeReviews } from './purge-reviews.ts';
import { replyToReview } from './reply-to-review.ts';
import type { NewReview } from './review-input.ts';
import { findProductRating, readProduct } from './reviewed-product.ts';
import { showInvitation } from './show-invitation.ts';
import { writeReview } from './write-review.ts';

let testDb: TestDatabase;
let fixture: ReturnType<typeof reviewFixture>;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
  fixture = reviewFixture(testDb.database);
});
beforeEach(async () => {
  await testDb.database.pool.query(
    'delete from reviews where invitation_id is not null; delete from review_invitations; delete from emails',
  );
  await writeOneOfEach();
});
afterAll(() => testDb.drop());

/** The reviews and open invitations by product and state, such as `first pending`. */
const reviews = new Map<string, NewReview>();
const reviewOf = (name: string) => {
  const review = reviews.get(name);
  if (!review) throw new Error(`No review is called ${name}.`);
  return review;
};

/** Makes a review in each state and an open invitation, for each of two products. */
async function writeOneOfEach(): Promise<void> {
  reviews.clear();
  for (const [trip, product] of [
    ['first', trip1.id],
    ['third', trip3.id],
  ] as const)
    for (const state of ['invited', 'pending', 'suspected', 'published', 'rejected']) {
      const name = `${trip} ${state}`;
      const invited = await fixture.invited({
        product,
        bookingReference: name,
        emailAddress: `${trip}-${state}@example.org`,
      });
      reviews.set(name, { ...invited, trap: state === 'suspected' ? 'x' : '' });
      if (state === 'invited') continue;
      await writeNamed(name);
      if (state === 'published') await decideOnNamed(name);
      if (state === 'rejected') await decideOnNamed(name, 'No.');
    }
}

const writeNamed = (name: string) => writeReview(testDb.database, reviewOf(name), reviewDeps);
const decideOnNamed = (name: string, reason?: string) =>
  decideOnReview(
    testDb.database,
    { id: reviewOf(name).id, by: 'ada', ...(reason !== undefined && { reason }) },
    reviewDeps,
  );
const replyToNamed = (name: string) =>
  replyToReview(testDb.database, { id: reviewOf(name).id, text: 'Thanks.', by: 'ada' });

/** Everything stored of each review and its invitation, by name, and the rating of each product. */
async function storedReviews(): Promise<Readonly<Record<string, string>>> {
  const { rows } = await testDb.database.pool.query<{ name: string; what: string }>(
    `select coalesce(i.booking_reference, 'imported ' || r.id) as name,
       concat_ws(' ', coalesce(r.status, 'invited'), to_jsonb(r), to_jsonb(i)) as what
     from reviews r full join review_invitations i on i.id = r.invitation_id
     union all select p.slug, concat_ws(' ', 'product', p.rating, p.review_count) from products p`,
  );
  return Object.fromEntries(rows.map(({ name, what }) => [name, what]));
}

/** The new state of each review and product that the operation changes. */
async function changesOf(operation: () => Promise<unknown>): Promise<Readonly<Record<string, string>>> {
  const before = await storedReviews();
  await operation();
  const after = await storedReviews();
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    names
      .filter((name) => before[name] !== after[name])
      .map((name) => [name, after[name]?.split(' ')[0] ?? 'deleted']),
  );
}

test.each<[string, () => Promise<unknown>, Readonly<Record<string, string>>]>([
  ['Writing', () => writeNamed('third invited'), { 'third invited': 'pending' }],
  ['Writing again', () => writeNamed('third pending'), {}],
  ['Publishing', () => decideOnNamed('third pending'), { 'third pending': 'published', 'trip-3': 'product' }],
  ['Publishing again', () => decideOnNamed('third published'), {}],
  [
    'Rejecting a pending review',
    () => decideOnNamed('first pending', 'No.'),
    { 'first pending': 'rejected' },
  ],
  [
    'Rejecting a published review',
    () => decideOnNamed('third published', 'No.'),
    { 'third published': 'rejected', 'trip-3': 'product' },
  ],
  ['A reply', () => replyToNamed('third published'), { 'third published': 'published' }],
  [
    'Deleting a published review',
    () => deleteReview(testDb.database, reviewOf('third published').id),
    { 'third published': 'deleted', 'trip-3': 'product' },
  ],
  [
    'Deleting a pending review',
    () => deleteReview(testDb.database, reviewOf('first pending').id),
    { 'first pending': 'deleted' },
  ],
  [
    'A second invitation for a booking',
    () =>
      fixture.invite({
        product: trip3.id,
        bookingReference: 'third invited',
        emailAddress: 'third-invited@example.org',
        name: 'Mara L.',
      }),
    { 'third invited': 'invited' },
  ],
  ['Purging at once', () => purgeReviews(testDb.database.pool), {}],
])('%s changes that review, the rating of its product, and no other', async (_, operation, changes) => {
  expect(await changesOf(operation)).toEqual(changes);
});

/** Moves only the named reviews and invitations into the past. */
async function makeOlder(names: readonly string[], interval: string): Promise<void> {
  const { pool } = testDb.database;
  await pool.query(
    `update reviews set written_at = written_at - $2::interval, moderated_at = moderated_at - $2::interval
     where invitation_id in (select id from review_invitations where booking_reference = any($1))`,
    [names, interval],
  );
  await pool.query(
    `update review_invitations set expires_at = expires_at - $2::interval, used_at = used_at - $2::interval
     where booking_reference = any($1)`,
    [names, interval],
  );
}

test.each<[string, Readonly<Record<string, string>>]>([
  ['29 days', {}],
  ['31 days', { 'third suspected': 'deleted review' }],
  [
    '91 days',
    {
      'third suspected': 'deleted review',
      'third published': 'deleted address',
      'third rejected': 'deleted address',
    },
  ],
  [
    '149 days',
    {
      'third suspected': 'deleted review',
      'third published': 'deleted address',
      'third rejected': 'deleted address',
    },
  ],
  [
    '151 days',
    {
      'third suspected': 'deleted review',
      'third published': 'deleted address',
      'third rejected': 'deleted address',
      'third invited': 'deleted',
    },
  ],
  [
    '370 days',
    {
      'third suspected': 'deleted review',
      'third published': 'deleted address',
      'third rejected': 'deleted review',
      'third invited': 'deleted',
    },
  ],
])('After %s, purging deletes what is due, and nothing of younger reviews', async (interval, expected) => {
  const { pool } = testDb.database;
  await makeOlder(
    [...reviews.keys()].filter((name) => name.startsWith('third')),
    interval,
  );
  while ((await purgeReviews(pool)) > 0);
  const { rows } = await pool.query<{ name: string; email: string | null; isReviewed: boolean }>(
    `select i.booking_reference as name, i.email_address as email, r.id is not null as "isReviewed"
     from review_invitations i left join reviews r on r.invitation_id = i.id`,
  );
  const what = (name: string) => {
    const row = rows.find((one) => one.name === name);
    if (!row) return 'deleted';
    if (!row.isReviewed && !name.endsWith('invited')) return 'deleted review';
    return row.email === null ? 'deleted address' : 'kept';
  };
  const deleted = [...reviews.keys()].map((name) => [name, what(name)]).filter(([, one]) => one !== 'kept');
  expect(Object.fromEntries(deleted)).toEqual(expected);
});

test('Each token shows its own invitation', async () => {
  const shown = async (name: string) => showInvitation(testDb.database, reviewOf(name).invitation);
  expect(await shown('first invited')).toMatchObject({ state: 'open', productId: trip1.id });
  expect(await shown('third invited')).toMatchObject({ state: 'open', productId: trip3.id });
  expect(await shown('third pending')).toMatchObject({ state: 'used', productId: trip3.id });
});

test('A review is accepted again only with its own invitation', async () => {
  const [first, other] = [reviewOf('first pending'), reviewOf('first published')];
  await expect(
    writeReview(testDb.database, { ...first, invitation: other.invitation }, reviewDeps),
  ).rejects.toMatchObject({ code: 'gone' });
  await expect(writeReview(testDb.database, { ...first, id: other.id }, reviewDeps)).rejects.toMatchObject({
    code: 'gone',
  });
});

test('Each product is found by ID and by code; one that is not on sale is found only for emails', async () => {
  const { database } = testDb;
  for (const trip of [trip1, trip3])
    for (const key of [trip.id, trip.code]) {
      expect(await findProductRating(database, key)).toMatchObject({ id: trip.id });
      expect(await readProduct(database.pool, key, 'de')).toMatchObject(trip);
    }
  expect(await readProduct(database.pool, trip3.id, 'de')).toMatchObject({
    name: 'Ausflug 3',
    path: `/tours/kyoto/trip-3-${trip3.code}`,
  });
});
