import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { listOrganisations, saveOrganisation } from './booking-organisations.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
afterAll(() => testDb.drop());

test('Saving an organisation again changes the given values of that one and of no other', async () => {
  const { pool } = testDb.database;
  await pool.query(
    `insert into organisations (id, kind, name, street) values ($1, 'supplier', 'Hotel Sol', 'Quay 1')`,
    [randomUUID()],
  );
  const sol = {
    name: 'Hotel Sol',
    emailAddress: 'desk@sol.example',
    street: 'Rua 1',
    languages: ['en', 'de'],
  };
  const mar = { name: 'Hotel Mar', emailAddress: null, street: null, languages: [] };
  const solId = await saveOrganisation(pool, sol);
  const marId = await saveOrganisation(pool, mar);
  const keep = { emailAddress: null, street: null, languages: [] };
  expect(await saveOrganisation(pool, { name: sol.name, ...keep })).toBe(solId);
  expect(await listOrganisations(pool)).toEqual([
    { id: marId, ...mar },
    { id: solId, ...sol },
  ]);
  const moved = { emailAddress: 'front@sol.example', street: 'Rua 2', languages: ['de'] };
  expect(await saveOrganisation(pool, { name: sol.name, ...moved })).toBe(solId);
  expect(await listOrganisations(pool)).toEqual([
    { id: marId, ...mar },
    { id: solId, name: sol.name, ...moved },
  ]);
  const { rows } = await pool.query(`select street from organisations where kind = 'supplier'`);
  expect(rows).toEqual([{ street: 'Quay 1' }]);
});
