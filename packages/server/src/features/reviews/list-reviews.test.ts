import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallCatalogue, trip1, trip2, trip3 } from '../../../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { countReviews } from './count-reviews.ts';
import { type ListReviewsInput, listReviews } from './list-reviews.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
  // Thirty reviews of trip 2, in three languages and with one to five stars, three on each day.
  await testDb.database.pool.query(
    `insert into reviews (id, product_id, locale, author_name, rating, text, written_on)
     select gen_random_uuid(), $1, ($2::text[])[1 + n % 3], 'Author ' || n, 1 + n % 5, 'Text ' || n,
       date '2026-01-01' + n / 3 from generate_series(0, 29) n`,
    [trip2.id, MESSAGE_LOCALES],
  );
});

afterAll(() => testDb.drop());

const listWith = (more: Partial<ListReviewsInput> = {}) =>
  listReviews(testDb.database, { productId: trip1.id, locale: 'en', size: 10, ...more });

const listMany = (more: Partial<ListReviewsInput> = {}) => listWith({ productId: trip2.id, ...more });

test('Reviews of the same day start with the reader’s language, and all are counted by stars and language', async () => {
  const sameDay = "update reviews set written_on = '2026-11-01' where product_id = $1";
  await testDb.database.pool.query(sameDay, [trip1.id]);
  expect((await listWith()).map(({ author }) => author)).toEqual(['Ann', 'Jens']);
  const [german] = await listWith({ locale: 'de' });
  expect(german).toMatchObject({
    author: 'Jens',
    language: 'de',
    text: 'Gut.',
    reply: null,
    verified: false,
  });
  expect(german).toMatchObject({ replyLanguage: null, repliedOn: null });
  expect(german?.writtenOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  const counts = await countReviews(testDb.database, trip1.id);
  expect(counts.stars).toEqual([0, 0, 0, 1, 1]);
  expect(counts.languages).toEqual([
    { language: 'en', count: 1 },
    { language: 'de', count: 1 },
  ]);
});

test('A review has its translation into the reader’s language, if one is stored, and its author’s country', async () => {
  await testDb.database.pool.query(
    `update reviews set translations = '{"en": "Good."}', author_country = 'CH'
     where author_name = 'Jens' and product_id = $1`,
    [trip1.id],
  );
  const seen = async (locale: ListReviewsInput['locale']) => {
    const reviews = await listWith({ locale });
    return reviews.map(({ author, country, text, translation }) =>
      [author, country, text, translation].join(),
    );
  };
  expect((await seen('en')).toSorted()).toEqual(['Ann,,Good.,', 'Jens,CH,Gut.,Good.']);
  expect((await seen('de')).toSorted()).toEqual(['Ann,,Good.,', 'Jens,CH,Gut.,']);
});

test('A list contains at most the requested number, and a product without reviews has an empty list', async () => {
  expect(await listWith({ size: 1 })).toHaveLength(1);
  expect(await listWith({ productId: trip3.id })).toEqual([]);
  const { stars, languages } = await countReviews(testDb.database, trip3.id);
  expect([stars, languages]).toEqual([[0, 0, 0, 0, 0], []]);
});

test.each(['pending', 'rejected'])('A review that is %s is neither shown nor counted', async (status) => {
  const { pool } = testDb.database;
  await pool.query(`update reviews set status = $1 where author_name = 'Ann' and product_id = $2`, [
    status,
    trip1.id,
  ]);
  const shown = await listWith();
  const { stars } = await countReviews(testDb.database, trip1.id);
  await pool.query(`update reviews set status = 'published'`);
  expect(shown.map(({ author }) => author)).toEqual(['Jens']);
  expect(stars).toEqual([0, 0, 0, 1, 0]);
});

test('All pages together contain every review once, in every order', async () => {
  for (const sort of ['newest', 'highest', 'lowest'] as const) {
    const pages = await Promise.all([0, 1, 2, 3, 4].map((page) => listMany({ sort, page, size: 7 })));
    const ids = pages.flat().map(({ id }) => id);
    // The thirty, and two that trip 2 has in the small world.
    expect(ids).toHaveLength(32);
    expect(new Set(ids).size).toBe(32);
  }
});

test('The newest reviews come first; the reader’s language decides only within a day', async () => {
  const keys = (await listMany({ locale: 'de', size: 100 })).map(
    ({ writtenOn, language }) => `${writtenOn} ${language === 'de' ? 1 : 0}`,
  );
  expect(keys).toEqual(keys.toSorted().toReversed());
  expect(new Set(keys).size).toBeGreaterThan(3);
});

test('Reviews are sorted by stars, then by day, then by the reader’s language', async () => {
  const ratings = async (sort: 'highest' | 'lowest') =>
    (await listMany({ sort, size: 100 })).map(({ rating }) => rating);
  expect(await ratings('highest')).toEqual((await ratings('lowest')).toReversed());
  const best = (await listMany({ sort: 'highest', locale: 'de', stars: 5, size: 100 })).map(
    ({ language, writtenOn }) => `${writtenOn} ${language === 'de' ? 1 : 0}`,
  );
  expect(best).toEqual(best.toSorted().toReversed());
  expect(best.length).toBeGreaterThan(1);
});

test('Filters by language and stars find exactly the counted number of reviews', async () => {
  const counts = await countReviews(testDb.database, trip2.id);
  for (const language of [undefined, ...MESSAGE_LOCALES]) {
    for (const stars of [undefined, 1, 2, 3, 4, 5]) {
      const reviews = await listMany({ language, stars, size: 100 });
      expect(counts.matching({ language, stars })).toBe(reviews.length);
      for (const review of reviews)
        expect(review).toMatchObject({ ...(language && { language }), ...(stars && { rating: stars }) });
    }
  }
});

test('A reply has the language of its review unless another is stored', async () => {
  const { pool } = testDb.database;
  const answered = async (locale: string | null) => {
    await pool.query(
      `update reviews set reply = 'Thanks', replied_on = '2026-11-20', reply_locale = $1 where author_name = 'Jens'`,
      [locale],
    );
    return (await listWith({ language: 'de' }))[0];
  };
  expect(await answered(null)).toMatchObject({ replyLanguage: 'de', repliedOn: '2026-11-20' });
  expect(await answered('en')).toMatchObject({ reply: 'Thanks', replyLanguage: 'en' });
});
