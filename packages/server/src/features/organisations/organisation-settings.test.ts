import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loggedIn } from '../../../test-support/accounts/logged-in.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../test-support/quotes/quotes.ts';
import { findOrganisation } from './organisation-settings.ts';
import { saveLogo, saveSettings } from './save-settings.ts';

let testDb: TestDatabase;
const [cais, sol] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(async () => {
  const { pool } = testDb.database;
  await pool.query('delete from organisations where id = any($1::uuid[])', [[cais, sol]]);
  await pool.query(
    `insert into organisations (id, kind, name) values ($1, 'concierge', 'Hotel Cais'), ($2, 'concierge', 'Hotel Sol')`,
    [cais, sol],
  );
});
afterAll(() => testDb.drop());

const find = (id: string) => findOrganisation(testDb.database.pool, id);
const suspend = (id: string) =>
  testDb.database.pool.query(
    `update organisations set status = 'suspended', suspended_at = now() where id = $1`,
    [id],
  );
const address = {
  emailAddress: null,
  street: 'Cais 1',
  postalCode: '1100-001',
  city: 'Lisbon',
  countryCode: 'PT',
};

async function changedBy(organisationId: string) {
  const memberOf = [{ organisationId, role: 'admin' as const }];
  const { sub } = await loggedIn({ database: testDb.database, now: new Date(), memberOf });
  const site = { name: 'Ashore', publicUrl: 'https://www.example.org', operatorAddress: 'desk@example.org' };
  return { admin: { id: sub, locale: 'en' as const }, site };
}

test('Settings are those of the organisation, and saving them changes no other', async () => {
  const { pool } = testDb.database;
  await saveSettings(testDb.database, { id: cais, name: 'Cais', ...address }, await changedBy(cais));
  await saveLogo(pool, { id: cais, logo: 'logo-cais' });
  expect(await find(cais)).toMatchObject({ id: cais, name: 'Cais', logo: 'logo-cais', ...address });
  expect(await find(sol)).toMatchObject({ id: sol, name: 'Hotel Sol', logo: null, street: null });
  expect(await find(randomUUID())).toBeUndefined();
});

test('An organisation that is not approved has no settings, and none are saved', async () => {
  const { pool } = testDb.database;
  await suspend(cais);
  await expect(
    saveSettings(testDb.database, { id: cais, name: 'Cais', ...address }, await changedBy(cais)),
  ).rejects.toMatchObject({ code: 'not_found' });
  await saveLogo(pool, { id: cais, logo: 'logo-cais' });
  expect(await find(cais)).toBeUndefined();
  const { rows } = await pool.query('select name, logo from organisations where id = $1', [cais]);
  expect(rows).toEqual([{ name: 'Hotel Cais', logo: null }]);
});

test('The days of an organisation are those of its own zone, else of its place, else of Berlin', async () => {
  const { pool } = testDb.database;
  expect(await find(cais)).toMatchObject({ timeZone: 'Europe/Berlin' });
  await pool.query(
    `update organisations set location_id = (select id from locations where time_zone = 'Europe/Lisbon' limit 1)
     where id = $1`,
    [cais],
  );
  expect(await find(cais)).toMatchObject({ timeZone: 'Europe/Lisbon' });
  await pool.query(`update organisations set time_zone = 'America/Lima' where id = $1`, [cais]);
  expect(await find(cais)).toMatchObject({ timeZone: 'America/Lima' });
});
