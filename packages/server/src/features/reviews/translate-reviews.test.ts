import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smallCatalogue, trip1 } from '../../../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import type { TranslationRequest, Translator } from '../../gateways/translator/port.ts';
import { translateReviews } from './translate-reviews.ts';

let testDb: TestDatabase;
let requests: TranslationRequest[];

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
});

afterAll(() => testDb.drop());

beforeEach(async () => {
  requests = [];
  await testDb.database.pool.query('delete from reviews');
});

/** Puts the direction before each text. */
const translator: Translator = {
  async translate(request) {
    requests.push(request);
    return request.texts.map((text) => `${request.from}-${request.to}: ${text}`);
  },
};

const neverAborted = new AbortController().signal;
const translateAll = (by: Translator = translator, stops = {}) =>
  translateReviews(testDb.database, by, { signal: neverAborted, pause: neverAborted, ...stops });

type StoredReview = { locale?: string; text?: string; status?: string; translations?: object };

async function storeReviews(...reviews: StoredReview[]) {
  for (const { locale = 'de', text = 'Gut.', status = 'published', translations = {} } of reviews)
    await testDb.database.pool.query(
      `insert into reviews (id, product_id, locale, author_name, rating, text, written_on, status, translations)
       values (gen_random_uuid(), $1, $2, 'Jens', 4, $3, '2026-10-01', $4, $5)`,
      [trip1.id, locale, text, status, translations],
    );
}

async function storedTranslations(): Promise<unknown[]> {
  const { rows } = await testDb.database.pool.query('select translations from reviews order by locale, text');
  return rows.map(({ translations }) => translations);
}

test('Each published review is translated into the languages that it lacks', async () => {
  await storeReviews({}, { locale: 'en', text: 'Good.' });
  expect(await translateAll()).toBeUndefined();
  expect(await storedTranslations()).toEqual([
    { en: 'de-en: Gut.', 'zh-Hans': 'de-zh-Hans: Gut.' },
    { de: 'en-de: Good.', 'zh-Hans': 'en-zh-Hans: Good.' },
  ]);
  requests = [];
  await translateAll();
  expect(requests).toEqual([]);
});

test.each(['pending', 'rejected'])('A review that is %s is sent to no service', async (status) => {
  await storeReviews({ status });
  await translateAll();
  expect(requests).toEqual([]);
});

test('A stored translation stays, also if it is stored while the service translates', async () => {
  await storeReviews({ translations: { en: 'Good, from a file.' } });
  await translateAll({
    async translate(request, signal) {
      await testDb.database.pool.query(
        `update reviews set translations = translations || '{"zh-Hans": "不错。"}'`,
      );
      return translator.translate(request, signal);
    },
  });
  expect(requests.map(({ to }) => to)).toEqual(['zh-Hans']);
  expect(await storedTranslations()).toEqual([{ en: 'Good, from a file.', 'zh-Hans': '不错。' }]);
});

test('Many reviews are sent in several requests, each once', async () => {
  await storeReviews(...Array.from({ length: 45 }, (_, number) => ({ text: `Text ${number}` })));
  await translateAll();
  const english = requests.filter(({ to }) => to === 'en').map(({ texts }) => texts);
  expect(english.map(({ length }) => length)).toEqual([20, 20, 5]);
  expect(new Set(english.flat()).size).toBe(45);
});

test('At a failure of the service the translations so far stay, and the next run continues', async () => {
  await storeReviews({});
  const failure = { failed: 'unreachable', details: 'status 456' } as const;
  const failing: Translator = {
    translate: async (request, signal) =>
      request.to === 'en' ? translator.translate(request, signal) : failure,
  };
  expect(await translateAll(failing)).toEqual(failure);
  expect(await storedTranslations()).toEqual([{ en: 'de-en: Gut.' }]);
  await translateAll();
  expect(await storedTranslations()).toEqual([{ en: 'de-en: Gut.', 'zh-Hans': 'de-zh-Hans: Gut.' }]);
});

test.each(['signal', 'pause'])('A job that is stopped sends nothing more: %s', async (stop) => {
  await storeReviews({});
  await translateAll(translator, { [stop]: AbortSignal.abort() });
  expect(requests).toEqual([]);
});
