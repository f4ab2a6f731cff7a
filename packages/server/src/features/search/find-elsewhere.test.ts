import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallCatalogue, trip1, trip2, trip3 } from '../../../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { usual } from '../../../test-support/search/search.ts';
import { type FindToursInput, findTours } from './find-tours.ts';
import { type Search, watchSearch } from './watch-search.ts';

let testDb: TestDatabase;
let search: Search;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
  await testDb.database.pool.query(`
    update locations set latitude = 35.01, longitude = 135.77 where slug = 'kyoto';
    update product_texts set name = 'Sunset sail on the Tagus' where locale = 'en' and name = 'Trip 1';
    update product_texts set name = 'Sintra from your ship' where locale = 'en' and name = 'Trip 2';
    update product_texts set name = 'Vom Schiff nach Sintra' where locale = 'de' and name = 'Ausflug 2';`);
  search = watchSearch({ database: testDb.database, kind: 'memory', file: '/dev/null/none', log: () => {} });
});

afterAll(async () => {
  await search.stop();
  await testDb.drop();
});

const findWith = async (query: string, more: Partial<FindToursInput> = {}) =>
  findTours(await search.current(), { ...usual, ...more, query });

test('Nothing is found in a place that is not served, and the nearest place is named in the reader’s language', async () => {
  const { tourCount, locationCount, elsewhere } = await findWith('Sushi in Sevilla', { locale: 'de' });
  expect([tourCount, locationCount]).toEqual([0, 0]);
  expect(elsewhere).toMatchObject({ name: 'Sevilla', kind: 'city' });
  expect(elsewhere?.nearest[0]).toMatchObject({ name: 'Lissabon', slug: 'lisbon' });
  expect(elsewhere?.nearest[0]?.kilometres).toBeGreaterThan(300);
  expect(elsewhere?.nearest[0]?.kilometres).toBeLessThan(330);
});

test('What meets the wish nearby comes first, then what else the nearest place has', async () => {
  const { tours } = await findWith('sailing in Seville');
  expect([...tours.keys()][0]).toBe(trip1.id);
  expect(tours.size).toBeGreaterThan(1);
  expect([...tours.keys()]).not.toContain(trip3.id);
});

test('A place that a trip leads to is found, and a place of the catalogue is never elsewhere', async () => {
  const sintra = await findWith('Sintra');
  expect([sintra.tourCount, [...sintra.tours.keys()], sintra.elsewhere]).toEqual([1, [trip2.id], undefined]);
  expect((await findWith('Lisbon')).elsewhere).toBeUndefined();
});

test('The sight is named rather than its country', async () => {
  expect((await findWith('Alhambra Spanien')).elsewhere).toMatchObject({ name: 'Alhambra', kind: 'sight' });
});

test('The search box offers a place elsewhere from its beginning on', async () => {
  const { elsewhere } = await findWith('Budap', { fillsPlaces: true });
  expect(elsewhere).toMatchObject({ name: 'Budapest', nearest: [{ name: 'Lisbon' }, { name: 'Kyoto' }] });
  expect((await findWith('Lis', { fillsPlaces: true })).elsewhere).toBeUndefined();
});
