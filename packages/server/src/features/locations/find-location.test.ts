import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { findLocation } from './find-location.ts';

const id = '0b6f3d0e-59a1-4a6e-9a55-0d1f6a1c0001';
let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await place.database.pool.query(`
    insert into public_codes values ('1sb0na11', 'location');
    insert into locations (id, code, slug, country_code, time_zone, latitude, longitude)
      values ('${id}', '1sb0na11', 'lisbon', 'PT', 'Europe/Lisbon', 38.7, -9.1);
    insert into location_texts (location_id, locale, name, country_name)
      values ('${id}', 'en', 'Lisbon', 'Portugal'), ('${id}', 'de', 'Lissabon', 'Portugal');`);
});

afterAll(() => place.drop());

test('A place is found by UUID or code, in the language of the reader, and in English where that is missing', async () => {
  const german = await findLocation(place.database, { id, locale: 'de' });
  expect(german).toMatchObject({
    locationUuid: id,
    name: 'Lissabon',
    stateName: '',
    countryName: 'Portugal',
  });
  const chinese = await findLocation(place.database, { id: '1sb0na11', locale: 'zh-Hans' });
  expect(chinese?.name).toBe('Lisbon');
});

test('A place says what can be booked there by the names of its links', async () => {
  const found = await findLocation(place.database, { id, locale: 'en' });
  expect(Object.keys(found?._links ?? {})).toEqual(['tours']);
});

test('An unknown place is nobody', async () => {
  expect(await findLocation(place.database, { id: 'zzzzzzzz', locale: 'en' })).toBeUndefined();
});
