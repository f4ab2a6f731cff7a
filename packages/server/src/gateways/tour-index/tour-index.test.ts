import { docOf, planOf, word } from '@ashore/search/test-support/small-documents.ts';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../test-support/database/test-database.ts';
import { tourIndexContract } from '../../../test-support/search/tour-index-contract.ts';
import { createArrayTourIndex } from './array-tour-index.ts';
import { createPostgresTourIndex } from './postgres-tour-index.ts';
import { createWordList } from './word-list.ts';

tourIndexContract('The index in this process', async () => ({
  open: async () => createArrayTourIndex({ analyserVersion: 'small' }),
  close: async () => {},
}));

tourIndexContract('The index in the database', async () => {
  const testDb = await testDatabase();
  return {
    async open() {
      await testDb.database.pool.query('delete from search_documents');
      return createPostgresTourIndex(testDb.database, 'small');
    },
    close: () => testDb.drop(),
  };
});

const sail = docOf('a', { wordsOfTexts: { title: ['sail'], body: ['sunset'] } });

test('A saved index is opened again with its documents and its note, unless another analyser made it', async () => {
  const index = createArrayTourIndex({ analyserVersion: 'small' });
  await index.upsert([sail]);
  const saved = await index.save('change 7');
  const again = createArrayTourIndex({ analyserVersion: 'small', saved });
  expect([again.note, await again.versions()]).toEqual(['change 7', new Map([['a', 1]])]);
  const other = createArrayTourIndex({ analyserVersion: 'other', saved });
  expect([other.note, (await other.stats()).docs]).toEqual([undefined, 0]);
});

test('Servers that share a database find what others wrote, even by words they do not know', async () => {
  const testDb = await testDatabase();
  const [one, two] = [
    createPostgresTourIndex(testDb.database, 'small'),
    createPostgresTourIndex(testDb.database, 'small'),
  ];
  await one.upsert([sail]);
  const result = await two.search({ ...planOf(), unmatched: ['sunset', 'moon'] }, { limit: 1 });
  expect([result.total, result.unmatched]).toEqual([1, ['moon']]);
  expect(two.vocabulary.documentFrequency('sunset')).toBe(0);
  await two.refreshVocabulary();
  expect([two.vocabulary.documentFrequency('sunset'), two.vocabulary.prefix('s', 5)]).toEqual([
    1,
    ['sail', 'sunset'],
  ]);
  await testDb.drop();
});

test('A word written while the vocabulary is read again stays known', async () => {
  const testDb = await testDatabase();
  const words = createWordList(testDb.database, 'test');
  words.learn(['sail']);
  const refreshed = words.refresh();
  words.learn(['sunset', 'sunset']);
  await refreshed;
  // The database has neither word: the first was learnt before it was read, the second while it was read.
  expect([words.vocabulary.documentFrequency('sail'), words.vocabulary.documentFrequency('sunset')]).toEqual([
    0, 2,
  ]);
  await testDb.drop();
});

test('While a new analyser is rolled out, each server finds the documents of its own analyser', async () => {
  const testDb = await testDatabase();
  const [old, next] = [
    createPostgresTourIndex(testDb.database, 'old'),
    createPostgresTourIndex(testDb.database, 'new'),
  ];
  await old.upsert([sail]);
  await next.upsert([docOf('a', { wordsOfTexts: { title: ['row'], body: [] } })]);
  const ofOld = await old.search(planOf(word('sail')), { limit: 5 });
  const ofNext = await next.search(planOf(word('sail')), { limit: 5 });
  expect([ofOld.total, ofNext.total, (await next.stats()).docs]).toEqual([1, 0, 1]);
  await testDb.drop();
});
