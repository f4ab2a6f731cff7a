import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallCatalogue, trip1, trip3 } from '../../../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { eventually } from '../../../test-support/eventually.ts';
import { reviewDeps, reviewFixture } from '../../../test-support/reviews/reviews.ts';
import { decideOnReview } from './decide-on-review.ts';
import { deleteReview } from './delete-review.ts';
import { listPendingReviews } from './list-pending.ts';
import { replyToReview } from './reply-to-review.ts';
import { writeReview } from './write-review.ts';

let testDb: TestDatabase;
let fixture: ReturnType<typeof reviewFixture>;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
  fixture = reviewFixture(testDb.database);
});

afterAll(() => testDb.drop());

type Writing = { rating?: number; trap?: string; product?: string; locale?: 'en' | 'zh-Hans' };

async function writeInvitedReview({ rating = 4, trap = '', ...invitation }: Writing = {}) {
  const review = { ...(await fixture.invited(invitation)), rating, trap };
  await writeReview(testDb.database, review, reviewDeps);
  return review;
}

const publishReview = (id: string, by = 'ada') => decideOnReview(testDb.database, { id, by }, reviewDeps);
const rejectReview = (id: string, reason: string, by = 'ada') =>
  decideOnReview(testDb.database, { id, by, reason }, reviewDeps);

test('A published review counts towards the rating at once, and its author is thanked with a link', async () => {
  const review = await writeInvitedReview({ product: trip3.id, rating: 5, locale: 'zh-Hans' });
  expect(await fixture.stars(trip3.id)).toEqual({ rating: null, count: 0 });
  const decision = await publishReview(review.id);
  expect(decision).toMatchObject({ outcome: 'decided', notified: review.emailAddress });
  expect(await fixture.stars(trip3.id)).toEqual({ rating: 5, count: 1 });
  const [mail] = await fixture.mails(review.emailAddress);
  expect(mail).toMatchObject({ locale: 'zh-Hans', replyTo: 'desk@example.org' });
  expect(mail.body.action.url).toBe(
    `https://www.example.org/zh-Hans/tours/kyoto/trip-3-${trip3.code}#reviews`,
  );
});

test('Concurrent publications count once: later callers learn who decided first, and no second email is sent', async () => {
  const review = await writeInvitedReview();
  const decisions = await Promise.all(['ada', 'bob', 'cyd', 'dan'].map((by) => publishReview(review.id, by)));
  const [first, ...others] = decisions.toSorted((one, other) => other.outcome.localeCompare(one.outcome));
  expect(first).toMatchObject({ outcome: 'decided' });
  for (const other of others) expect(other).toMatchObject({ outcome: 'already', by: expect.any(String) });
  expect(await fixture.mails(review.emailAddress)).toHaveLength(2);
});

test('A rejected review is neither shown nor counted, and its author reads the reason and how to object', async () => {
  const before = await fixture.stars();
  const review = await writeInvitedReview({ rating: 1, locale: 'en' });
  await rejectReview(review.id, 'It names an employee of the supplier.');
  expect(await fixture.stars()).toEqual(before);
  const [mail] = await fixture.mails(review.emailAddress);
  expect(mail.body.paragraphs.join()).toMatch(/It names an employee of the supplier\..*reply to this email/s);
  const { rows } = await testDb.database.pool.query(
    'select status, moderated_by, rejection_reason from reviews where id = $1',
    [review.id],
  );
  expect(rows).toEqual([
    { status: 'rejected', moderated_by: 'ada', rejection_reason: 'It names an employee of the supplier.' },
  ]);
});

test('A decision may be reversed in both directions; the rating follows, and the author is notified each time', async () => {
  const before = await fixture.stars();
  const review = await writeInvitedReview({ rating: 1 });
  await rejectReview(review.id, 'No.');
  await publishReview(review.id, 'bob');
  expect((await fixture.stars()).count).toBe(before.count + 1);
  await rejectReview(review.id, 'No, really.');
  expect(await fixture.stars()).toEqual(before);
  expect(await fixture.mails(review.emailAddress)).toHaveLength(1 + 3);
});

test('A review imported with a catalogue can be rejected without a notification', async () => {
  const [ann] = (await listPendingReviews(testDb.database, trip1.code)).filter(
    ({ author }) => author === 'Ann',
  );
  const before = await fixture.stars();
  expect(await rejectReview(ann?.id ?? '', 'Invented.')).toMatchObject({
    outcome: 'decided',
    notified: null,
  });
  expect((await fixture.stars()).count).toBe(before.count - 1);
  await publishReview(ann?.id ?? '');
});

test('A deleted review no longer counts, and its author may be invited again', async () => {
  const before = await fixture.stars();
  const review = await fixture.invited({ bookingReference: 'B-9' });
  await writeReview(testDb.database, review, reviewDeps);
  await publishReview(review.id);
  expect(await deleteReview(testDb.database, review.id)).toBe(true);
  expect(await fixture.stars()).toEqual(before);
  const { rows } = await testDb.database.pool.query(
    'select from review_invitations where email_address = $1',
    [review.emailAddress],
  );
  expect(rows).toEqual([]);
  const again = { emailAddress: review.emailAddress, bookingReference: 'B-9' };
  expect(await fixture.invite(again)).toMatchObject({ outcome: 'invited' });
  expect(await deleteReview(testDb.database, review.id)).toBe(false);
});

test('A decision on an unknown review changes nothing', async () => {
  expect(await publishReview('6f6f7f5e-4a0e-4d5b-8a51-7d6b8a2f0c11')).toEqual({ outcome: 'unknown' });
});

test('Reviews published at the same time are all counted', async () => {
  for (let round = 0; round < 3; round++) {
    const before = await fixture.stars();
    const reviews = await Promise.all(Array.from({ length: 8 }, () => writeInvitedReview({ rating: 2 })));
    await Promise.all(reviews.map(({ id }) => publishReview(id)));
    expect((await fixture.stars()).count - before.count).toBe(8);
  }
});

test('Concurrent recounts wait for each other; without the lock one recount misses a review', async () => {
  const unlocked = `update products set review_count = said.count from (
      select count(*) from reviews where product_id = $1 and status = 'published') said where id = $1`;
  expect(await countedAtOnce('select recount_reviews(array[$1::uuid])')).toBe(2);
  expect(await countedAtOnce(unlocked)).toBe(1);
});

/**
 * The increase of the count after two concurrent transactions, each of which publishes a review and counts.
 */
async function countedAtOnce(count: string): Promise<number> {
  const { pool } = testDb.database;
  await pool.query('select recount_reviews(array[$1::uuid])', [trip1.id]);
  const before = await fixture.stars();
  const [one, other] = [await pool.connect(), await pool.connect()];
  for (const client of [one, other]) {
    const { id } = await writeInvitedReview();
    await client.query('begin');
    await client.query(`update reviews set status = 'published' where id = $1`, [id]);
  }
  await one.query(count, [trip1.id]);
  const second = other.query(count, [trip1.id]);
  await eventually(async () => {
    const { rows } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rows).toHaveLength(1);
  });
  await one.query('commit');
  await second;
  await other.query('commit');
  for (const client of [one, other]) client.release();
  return (await fixture.stars()).count - before.count;
}

test('Pending reviews are listed oldest first and suspected ones last; the list of a product contains all its reviews', async () => {
  const ownDb = await testDatabase({ catalogue: smallCatalogue });
  const ownFixture = reviewFixture(ownDb.database);
  const writeThere = async (trap = '') => {
    const review = { ...(await ownFixture.invited()), trap };
    await writeReview(ownDb.database, review, reviewDeps);
    return review.id;
  };
  const [trapped, first, second] = [await writeThere('x'), await writeThere(), await writeThere()];
  const waiting = async () => (await listPendingReviews(ownDb.database)).map(({ id }) => id);
  expect(await waiting()).toEqual([first, second, trapped]);
  await decideOnReview(ownDb.database, { id: first, by: 'ada' }, reviewDeps);
  expect(await waiting()).toEqual([second, trapped]);
  const pendingReviews = await listPendingReviews(ownDb.database, trip1.code);
  expect(pendingReviews.map(({ author }) => author).toSorted()).toEqual([
    'Ann',
    'Jens',
    ...Array(3).fill('Mara, Kiel'),
  ]);
  await ownDb.drop();
});

test('A reply is stored with its author, and a later reply replaces it', async () => {
  const review = await writeInvitedReview();
  const answer = { id: review.id, text: 'Thanks.', locale: 'en', by: 'ada' } as const;
  expect(await replyToReview(testDb.database, answer)).toEqual({ status: 'pending', replaced: false });
  await publishReview(review.id);
  expect(await replyToReview(testDb.database, { ...answer, text: 'Danke.', locale: 'de' })).toEqual({
    status: 'published',
    replaced: true,
  });
  const { rows } = await testDb.database.pool.query(
    'select reply, reply_locale, replied_by from reviews where id = $1',
    [review.id],
  );
  expect(rows).toEqual([{ reply: 'Danke.', reply_locale: null, replied_by: 'ada' }]);
  expect(
    await replyToReview(testDb.database, { ...answer, id: '6f6f7f5e-4a0e-4d5b-8a51-7d6b8a2f0c11' }),
  ).toBeUndefined();
});

test('Every change of a review that pages show is announced with its product', async () => {
  const client = await testDb.database.pool.connect();
  const announced: (string | undefined)[] = [];
  client.on('notification', ({ payload }) => announced.push(payload));
  await client.query('listen catalogue_changed');
  const isAnnounced = async (act: () => Promise<unknown>) => {
    announced.length = 0;
    await act();
    // Notifications arrive with the next query result.
    await client.query('select 1');
    return announced.includes(`product:${trip1.id}`);
  };
  const review = await writeInvitedReview();
  expect(await isAnnounced(() => publishReview(review.id))).toBe(true);
  expect(
    await isAnnounced(() => replyToReview(testDb.database, { id: review.id, text: 'Danke.', by: 'ada' })),
  ).toBe(true);
  expect(await isAnnounced(() => rejectReview(review.id, 'No.'))).toBe(true);
  client.release(true);
});
