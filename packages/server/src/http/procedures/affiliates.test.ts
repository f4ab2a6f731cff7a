import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../test-support/app/test-app.ts';
import { fullPlace } from '../../../test-support/catalogue/full-place.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { call } from '../../../test-support/http/quote-calls.ts';
import { importPlaces } from '../../features/catalogue/import/import-catalogue.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
  await importPlaces(testDb.database, { places: [fullPlace()], today: localDate('2026-11-21') });
});
afterAll(() => testDb.drop());

test('A distributor is an affiliate with its name and a logo that is served', async () => {
  const { url } = await testApp({ database: testDb.database });
  const { body } = await call(url, '/affiliates/rua-nova');
  expect(body).toEqual({ affiliate: { name: expect.any(String), logoUrl: '/images/mark-rua-nova' } });
  const logo = await fetch(`${url}${body.affiliate.logoUrl}-96x96`);
  expect(logo.status).toBe(200);
  expect(logo.headers.get('content-type')).toMatch(/^image\//);
});

test.each(['nobody', 'harbour-walks', 'grand-hotel', 'RUA_NOVA'])(
  '%s is not an affiliate: the answer is empty, not an error',
  async (id) => {
    const { url } = await testApp({ database: testDb.database });
    expect(await call(url, `/affiliates/${id}`)).toMatchObject({ status: 200, body: { affiliate: null } });
  },
);

test('A suspended distributor and one without an image show no logo', async () => {
  const { pool } = testDb.database;
  const { url } = await testApp({ database: testDb.database });
  await pool.query(`delete from images where stem = 'mark-rua-nova'`);
  expect((await call(url, '/affiliates/rua-nova')).body.affiliate).toMatchObject({ logoUrl: null });
  await pool.query(`update organisations set status = 'suspended' where slug = 'rua-nova'`);
  expect((await call(url, '/affiliates/rua-nova')).body).toEqual({ affiliate: null });
});

test('An id that no affiliate can have is refused', async () => {
  const { url } = await testApp({ database: testDb.database });
  expect((await call(url, '/affiliates/a%20b')).status).toBe(400);
});
