import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { namedTours } from './named-tours.ts';
import { loadSmallWorld, trip1, trip2, trip3 } from './small-world-for-tests.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadSmallWorld(place.database);
});

afterAll(() => place.drop());

const now = new Date('2026-11-21T12:00:00Z');
const named = async (ids: readonly string[]) => {
  const tours = await namedTours(place.database, { ids, locale: 'de', currency: 'EUR', now });
  return tours.map(({ tourName }) => tourName);
};

test('Products are found by their ids, in the order they are named in, in the language of the reader', async () => {
  expect(await named([trip3.id, trip1.id, trip2.id])).toEqual(['Ausflug 3', 'Ausflug 1', 'Ausflug 2']);
});

test('Twice the same is once; what nobody knows, or is not on sale any more, is left out', async () => {
  await place.database.pool.query(`update products set excluded = true where id = $1`, [trip2.id]);
  const nobody = '0b6f3d0e-59a1-4a6e-9a55-0d1f6a1c0042';
  expect(await named([trip1.id, nobody, trip2.id, trip1.id])).toEqual(['Ausflug 1']);
});
