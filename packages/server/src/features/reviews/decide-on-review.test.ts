import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { loadSmallWorld, trip1, trip3 } from '../catalogue/small-world-for-tests.ts';
import { decideOnReview } from './decide-on-review.ts';
import { deleteReview } from './delete-review.ts';
import { listForDesk } from './list-for-desk.ts';
import { replyToReview } from './reply-to-review.ts';
import { reviewDesk, reviewWorld } from './reviews-for-tests.ts';
import { writeReview } from './write-review.ts';

let place: TestDatabase;
let world: ReturnType<typeof reviewWorld>;

beforeAll(async () => {
  place = await testDatabase();
  await loadSmallWorld(place.database);
  world = reviewWorld(place.database);
});

afterAll(() => place.drop());

type Writing = { rating?: number; trap?: string; product?: string; locale?: 'en' | 'zh-Hans' };

async function written({ rating = 4, trap = '', ...invitation }: Writing = {}) {
  const review = { ...(await world.invited(invitation)), rating, trap };
  await writeReview(place.database, review, reviewDesk);
  return review;
}

const publish = (id: string, by = 'ada') => decideOnReview(place.database, { id, by }, reviewDesk);
const reject = (id: string, reason: string, by = 'ada') =>
  decideOnReview(place.database, { id, by, reason }, reviewDesk);

test('What is published counts among the stars at once, and its author is thanked with the way to it.', async () => {
  const review = await written({ product: trip3.id, rating: 5, locale: 'zh-Hans' });
  expect(await world.stars(trip3.id)).toEqual({ rating: null, count: 0 });
  const decision = await publish(review.id);
  expect(decision).toMatchObject({ outcome: 'decided', told: review.emailAddress });
  expect(await world.stars(trip3.id)).toEqual({ rating: 5, count: 1 });
  const [mail] = await world.mails(review.emailAddress);
  expect(mail).toMatchObject({ locale: 'zh-Hans', replyTo: 'desk@example.org' });
  expect(mail.body.action.url).toBe(
    `https://www.example.org/zh-Hans/tours/kyoto/trip-3-${trip3.code}#reviews`,
  );
});

test('Published twice it is published once: who comes second is told who was first, and no second mail goes out.', async () => {
  const review = await written();
  const decisions = await Promise.all(['ada', 'bob', 'cyd', 'dan'].map((by) => publish(review.id, by)));
  const [first, ...others] = decisions.toSorted((one, other) => other.outcome.localeCompare(one.outcome));
  expect(first).toMatchObject({ outcome: 'decided' });
  for (const other of others) expect(other).toMatchObject({ outcome: 'already', by: expect.any(String) });
  expect(await world.mails(review.emailAddress)).toHaveLength(2);
});

test('What is rejected is not shown and not counted; its author reads the reason and how to object.', async () => {
  const before = await world.stars();
  const review = await written({ rating: 1, locale: 'en' });
  await reject(review.id, 'It names somebody who works there.');
  expect(await world.stars()).toEqual(before);
  const [mail] = await world.mails(review.emailAddress);
  expect(mail.body.paragraphs.join()).toMatch(/It names somebody who works there\..*answer this mail/s);
  const { rows } = await place.database.pool.query(
    'select status, moderated_by, rejection_reason from reviews where id = $1',
    [review.id],
  );
  expect(rows).toEqual([
    { status: 'rejected', moderated_by: 'ada', rejection_reason: 'It names somebody who works there.' },
  ]);
});

test('A decision may be reversed, either way; the stars follow, and its author hears of each.', async () => {
  const before = await world.stars();
  const review = await written({ rating: 1 });
  await reject(review.id, 'No.');
  await publish(review.id, 'bob');
  expect((await world.stars()).count).toBe(before.count + 1);
  await reject(review.id, 'No, really.');
  expect(await world.stars()).toEqual(before);
  expect(await world.mails(review.emailAddress)).toHaveLength(1 + 3);
});

test('What came with a catalogue can be taken off too: there is nobody to tell.', async () => {
  const [ann] = (await listForDesk(place.database, trip1.code)).filter(({ author }) => author === 'Ann');
  const before = await world.stars();
  expect(await reject(ann?.id ?? '', 'Invented.')).toMatchObject({ outcome: 'decided', told: null });
  expect((await world.stars()).count).toBe(before.count - 1);
  await publish(ann?.id ?? '');
});

test('Deleted, a review is gone from the stars and everywhere else, and its author may be invited anew.', async () => {
  const before = await world.stars();
  const review = await world.invited({ bookingReference: 'B-9' });
  await writeReview(place.database, review, reviewDesk);
  await publish(review.id);
  expect(await deleteReview(place.database, review.id)).toBe(true);
  expect(await world.stars()).toEqual(before);
  const { rows } = await place.database.pool.query(
    'select from review_invitations where email_address = $1',
    [review.emailAddress],
  );
  expect(rows).toEqual([]);
  const again = { emailAddress: review.emailAddress, bookingReference: 'B-9' };
  expect(await world.invite(again)).toMatchObject({ outcome: 'invited' });
  expect(await deleteReview(place.database, review.id)).toBe(false);
});

test('Nobody’s review is decided on by nobody.', async () => {
  expect(await publish('6f6f7f5e-4a0e-4d5b-8a51-7d6b8a2f0c11')).toEqual({ outcome: 'unknown' });
});

test('Many that are published at once are all counted.', async () => {
  for (let round = 0; round < 3; round++) {
    const before = await world.stars();
    const reviews = await Promise.all(Array.from({ length: 8 }, () => written({ rating: 2 })));
    await Promise.all(reviews.map(({ id }) => publish(id)));
    expect((await world.stars()).count - before.count).toBe(8);
  }
});

test('Two that count in the same moment wait for each other; without that one forgets what the other has shown.', async () => {
  const unlocked = `update products set review_count = said.count from (
      select count(*) from reviews where product_id = $1 and status = 'published') said where id = $1`;
  expect(await countedAtOnce('select recount_reviews(array[$1::uuid])')).toBe(2);
  expect(await countedAtOnce(unlocked)).toBe(1);
});

/** How many more there are after two transactions that each show a review and count, neither seeing the other's. */
async function countedAtOnce(count: string): Promise<number> {
  const { pool } = place.database;
  await pool.query('select recount_reviews(array[$1::uuid])', [trip1.id]);
  const before = await world.stars();
  const [one, other] = [await pool.connect(), await pool.connect()];
  for (const client of [one, other]) {
    const { id } = await written();
    await client.query('begin');
    await client.query(`update reviews set status = 'published' where id = $1`, [id]);
  }
  await one.query(count, [trip1.id]);
  const second = other.query(count, [trip1.id]);
  await vi.waitFor(async () => {
    const { rows } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rows).toHaveLength(1);
  });
  await one.query('commit');
  await second;
  await other.query('commit');
  for (const client of [one, other]) client.release();
  return (await world.stars()).count - before.count;
}

test('What waits is listed, the oldest first and the suspected last; of a product everything, whatever became of it.', async () => {
  const own = await testDatabase();
  await loadSmallWorld(own.database);
  const there = reviewWorld(own.database);
  const writeThere = async (trap = '') => {
    const review = { ...(await there.invited()), trap };
    await writeReview(own.database, review, reviewDesk);
    return review.id;
  };
  const [trapped, first, second] = [await writeThere('x'), await writeThere(), await writeThere()];
  const waiting = async () => (await listForDesk(own.database)).map(({ id }) => id);
  expect(await waiting()).toEqual([first, second, trapped]);
  await decideOnReview(own.database, { id: first, by: 'ada' }, reviewDesk);
  expect(await waiting()).toEqual([second, trapped]);
  const all = await listForDesk(own.database, trip1.code);
  expect(all.map(({ author }) => author).toSorted()).toEqual(['Ann', 'Jens', ...Array(3).fill('Mara, Kiel')]);
  await own.drop();
});

test('An answer stands below its review, with who entered it; a later one takes its place.', async () => {
  const review = await written();
  const answer = { id: review.id, text: 'Thanks.', locale: 'en', by: 'ada' } as const;
  expect(await replyToReview(place.database, answer)).toEqual({ status: 'pending', replaced: false });
  await publish(review.id);
  expect(await replyToReview(place.database, { ...answer, text: 'Danke.', locale: 'de' })).toEqual({
    status: 'published',
    replaced: true,
  });
  const { rows } = await place.database.pool.query(
    'select reply, reply_locale, replied_by from reviews where id = $1',
    [review.id],
  );
  expect(rows).toEqual([{ reply: 'Danke.', reply_locale: null, replied_by: 'ada' }]);
  expect(
    await replyToReview(place.database, { ...answer, id: '6f6f7f5e-4a0e-4d5b-8a51-7d6b8a2f0c11' }),
  ).toBeUndefined();
});

test('Every change that a page shows is announced with its product.', async () => {
  const client = await place.database.pool.connect();
  const heard: (string | undefined)[] = [];
  client.on('notification', ({ payload }) => heard.push(payload));
  await client.query('listen catalogue_changed');
  const hear = async (act: () => Promise<unknown>) => {
    heard.length = 0;
    await act();
    // Notifications come with the next answer.
    await client.query('select 1');
    return heard.includes(`product:${trip1.id}`);
  };
  const review = await written();
  expect(await hear(() => publish(review.id))).toBe(true);
  expect(await hear(() => replyToReview(place.database, { id: review.id, text: 'Danke.', by: 'ada' }))).toBe(
    true,
  );
  expect(await hear(() => reject(review.id, 'No.'))).toBe(true);
  client.release(true);
});
