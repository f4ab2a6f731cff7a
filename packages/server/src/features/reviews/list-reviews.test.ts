import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { loadSmallWorld, trip1, trip3 } from '../catalogue/small-world-for-tests.ts';
import { listReviews } from './list-reviews.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadSmallWorld(place.database);
});

afterAll(() => place.drop());

const asked = { productId: trip1.id, locale: 'en', size: 10 } as const;

test('Those in the language of the reader come first, and are counted by their stars', async () => {
  const english = await listReviews(place.database, asked);
  expect(english.reviews.map(({ author }) => author)).toEqual(['Ann', 'Jens']);
  expect(english.counts).toEqual([0, 0, 0, 1, 1]);
  const german = await listReviews(place.database, { ...asked, locale: 'de' });
  expect(german.reviews[0]).toMatchObject({ author: 'Jens', language: 'de', text: 'Gut.', reply: null });
  expect(german.reviews[0]?.writtenOn).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('No more are given than wanted, and a product without any has none', async () => {
  expect((await listReviews(place.database, { ...asked, size: 1 })).reviews).toHaveLength(1);
  const none = await listReviews(place.database, { ...asked, productId: trip3.id });
  expect(none).toEqual({ reviews: [], counts: [0, 0, 0, 0, 0] });
});

test.each(['pending', 'rejected'])('One that is %s is neither shown nor counted', async (status) => {
  const { pool } = place.database;
  await pool.query(`update reviews set status = $1 where author_name = 'Ann' and product_id = $2`, [
    status,
    trip1.id,
  ]);
  const { reviews, counts } = await listReviews(place.database, asked);
  await pool.query(`update reviews set status = 'published'`);
  expect(reviews.map(({ author }) => author)).toEqual(['Jens']);
  expect(counts).toEqual([0, 0, 0, 1, 0]);
});
