import { afterAll, beforeAll, expect, test } from 'vitest';
import { portEntry, withTimetable } from '../../../../test-support/cruises/timetable.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { findPlace } from './find-place.ts';

const id = '0b6f3d0e-59a1-4a6e-9a55-0d1f6a1c0001';
let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
  await testDb.database.pool.query(`
    insert into public_codes values ('1sb0na11', 'location');
    insert into locations (id, code, slug, country_code, time_zone, latitude, longitude)
      values ('${id}', '1sb0na11', 'lisbon', 'PT', 'Europe/Lisbon', 38.7, -9.1);
    insert into location_texts (location_id, locale, name, country_name)
      values ('${id}', 'en', 'Lisbon', 'Portugal'), ('${id}', 'de', 'Lissabon', 'Portugal');`);
});

afterAll(() => testDb.drop());

test('A place is found by UUID or code, in the reader’s language or else in English', async () => {
  const german = await findPlace(testDb.database, { id, locale: 'de' });
  expect(german).toMatchObject({
    locationUuid: id,
    name: 'Lissabon',
    locative: 'in Lissabon',
    stateName: '',
    countryName: 'Portugal',
  });
  const chinese = await findPlace(testDb.database, { id: '1sb0na11', locale: 'zh-Hans' });
  expect(chinese?.name).toBe('Lisbon');
});

test('A place is named with its own preposition', async () => {
  await testDb.database.pool.query(
    `update location_texts set locative = 'auf Lissabon' where location_id = $1 and locale = 'de'`,
    [id],
  );
  expect((await findPlace(testDb.database, { id, locale: 'de' }))?.locative).toBe('auf Lissabon');
  await testDb.database.pool.query('update location_texts set locative = null where location_id = $1', [id]);
});

test('A city is found by its slug; a port or sight with the same slug is not', async () => {
  await testDb.database.pool.query(`
    insert into public_codes values ('1sb0nap0', 'location');
    insert into locations (id, code, slug, place_kind, parent_id, country_code, time_zone, latitude, longitude)
      values ('0b6f3d0e-59a1-4a6e-9a55-0d1f6a1c0009', '1sb0nap0', 'lisbon', 'port', '${id}', 'PT', 'Europe/Lisbon', 38.7, -9.1);
    insert into location_texts (location_id, locale, name, country_name)
      values ('0b6f3d0e-59a1-4a6e-9a55-0d1f6a1c0009', 'en', 'The quay', 'Portugal');`);
  const place = await findPlace(testDb.database, { slug: 'lisbon', locale: 'en' });
  expect(place?.name).toBe('Lisbon');
  const quay = await findPlace(testDb.database, { id: '1sb0nap0', locale: 'en' });
  expect([quay?.name, quay?.slug]).toEqual(['The quay', 'lisbon']);
});

test('A missing introduction falls back to English, separately from the name', async () => {
  await testDb.database.pool.query(
    `update location_texts set introduction = 'On seven hills' where locale = 'en' and location_id = '${id}'`,
  );
  const german = await findPlace(testDb.database, { id, locale: 'de' });
  expect([german?.name, german?.introduction]).toEqual(['Lissabon', 'On seven hills']);
});

test('An unknown place is undefined', async () => {
  expect(await findPlace(testDb.database, { id: 'zzzzzzzz', locale: 'en' })).toBeUndefined();
  expect(await findPlace(testDb.database, { slug: 'atlantis', locale: 'en' })).toBeUndefined();
});

test('A place names the ports at which ships land passengers for it, in the reader’s language', async () => {
  const visits = { ...portEntry('lisbon').visits, place: 'lisbon' };
  expect((await findPlace(testDb.database, { slug: 'lisbon', locale: 'de' }))?.cruisePorts).toEqual([]);
  await withTimetable(testDb.database, {
    ports: [portEntry('setubal', { visits }), portEntry('lisbon'), portEntry('horta')],
  });
  const german = await findPlace(testDb.database, { slug: 'lisbon', locale: 'de' });
  expect(german?.cruisePorts).toEqual([
    { slug: 'lisbon', name: 'lisbon (de)' },
    { slug: 'setubal', name: 'setubal (de)' },
  ]);
});
