import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { loadSmallWorld, trip1, trip2, trip4 } from '../catalogue/small-world-for-tests.ts';
import { findByWords } from './find-by-words.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadSmallWorld(place.database);
  await place.database.pool.query(`
    insert into location_aliases select id, 'en', 'Olissipo' from locations where slug = 'lisbon';
    update product_texts set name = 'Sunset sail on the Tagus' where locale = 'en' and name = 'Trip 1';
    update product_texts set sub_title = 'A sail, told in songs' where locale = 'en' and name = 'Trip 2';
    update product_texts set name = 'Segeln in der Dämmerung' where locale = 'de' and name = 'Ausflug 1';`);
});

afterAll(() => place.drop());

async function found(query: string, locale: 'en' | 'de' | 'zh-Hans' = 'en') {
  const result = await findByWords(place.database, {
    query,
    locale,
    currency: 'EUR',
    size: 24,
    now: new Date(),
  });
  return {
    best: result.bestMatchType,
    tours: result.tours.map(({ code }) => code),
    places: result.locations.map(({ name }) => name),
  };
}

test('The name of a place finds it first, and what is sold there', async () => {
  const { best, tours, places } = await found('lisbon');
  expect([best, places]).toEqual(['location', ['Lisbon']]);
  expect(tours.sort()).toEqual([trip1.code, trip2.code, trip4.code].sort());
});

test('A place is found by its names in the reader’s language and in English, by other names, and by its country', async () => {
  for (const query of ['Lissabon', 'lisbon', 'olissipo', 'Portugal']) {
    expect((await found(query, 'de')).places, query).toEqual(['Lissabon']);
  }
  expect((await found('里斯本', 'zh-Hans')).places).toEqual(['里斯本']);
});

test('More words ask for a tour: those come that have every word, and the place is named beside', async () => {
  expect(await found('sail Lisbon')).toEqual({
    best: 'tour',
    tours: [trip1.code, trip2.code],
    places: ['Lisbon'],
  });
  expect(await found('sail Kyoto')).toEqual({ best: 'location', tours: [], places: ['Kyoto'] });
});

test('A word in the name of a tour counts more than one below it', async () => {
  expect((await found('sail')).tours).toEqual([trip1.code, trip2.code]);
  await place.database.pool.query(`update products set popularity = 90 where id = '${trip2.id}'`);
  expect((await found('sail')).tours).toEqual([trip1.code, trip2.code]);
  expect((await found('lisbon')).tours[0]).toBe(trip2.code);
});

test('Marks make no difference, in what is asked and in what is found', async () => {
  for (const query of ['dammerung', 'DÄMMERUNG', 'Dàmmerung']) {
    expect((await found(query, 'de')).tours, query).toEqual([trip1.code]);
  }
});

test('What is nowhere finds nothing, and signs that mean something to a database mean nothing here', async () => {
  for (const query of ['moon landing', '%', '_', "'; drop table products; --", '!']) {
    expect(await found(query), query).toEqual({ best: 'tour', tours: [], places: [] });
  }
});

test('No more come than are asked for, and how many there are is said', async () => {
  const result = await findByWords(place.database, {
    query: 'lisbon',
    locale: 'en',
    currency: 'EUR',
    now: new Date(),
    size: 2,
  });
  expect([result.tours.length, result.tourCount, result.locationCount]).toEqual([2, 3, 1]);
});

test('What is excluded from sale is not found', async () => {
  await place.database.pool.query(`update products set excluded = true where id = '${trip1.id}'`);
  const { tours } = await found('tagus');
  await place.database.pool.query(`update products set excluded = false`);
  expect(tours).toEqual([]);
});
