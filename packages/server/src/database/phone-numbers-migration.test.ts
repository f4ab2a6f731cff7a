import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPhoneNumber } from '@ashore/core/text/phone-number.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  migrationsFolder,
  type TestDatabase,
  testDatabase,
} from '../../test-support/database/test-database.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ migrated: false });
});

afterAll(() => testDb.drop());

const migrationSql = readFileSync(join(migrationsFolder, '0035-phone-numbers.sql'), 'utf8');

/** What the migration makes of phone numbers in each of the three tables that have some. */
async function migratePhones(phones: readonly (string | null)[]): Promise<Record<string, (string | null)[]>> {
  const client = await testDb.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(`
      create temp table bookings (id int, contact jsonb);
      create temp table supplier_applications (id int, phone text);
      create temp table trader_identities (id int, phone text)`);
    for (const [id, phone] of phones.entries()) {
      const contact = { firstName: 'Mara', phoneNumber: phone };
      await client.query('insert into bookings values ($1, $2)', [id, JSON.stringify(contact)]);
      await client.query('insert into supplier_applications values ($1, $2)', [id, phone]);
      await client.query('insert into trader_identities values ($1, $2)', [id, phone]);
    }
    await client.query(migrationSql);
    const read = async (select: string) =>
      (await client.query<{ phone: string | null }>(`select ${select} order by id`)).rows.map(
        ({ phone }) => phone,
      );
    expect(await read(`distinct contact ->> 'firstName' as phone, 1 as id from bookings`)).toEqual(['Mara']);
    return {
      bookings: await read(`contact ->> 'phoneNumber' as phone from bookings`),
      applications: await read('phone from supplier_applications'),
      traders: await read('phone from trader_identities'),
    };
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('The migration removes the trunk prefix from every stored phone number', async () => {
  const wrong = {
    '+366301234567': '+36301234567',
    '+3606301234567': '+36301234567',
    '+789123456789': '+79123456789',
    '+787012345678': '+77012345678',
    '+116502530000': '+16502530000',
    '+4901512345678': '+491512345678',
    '+4402079460958': '+442079460958',
    '+370861234567': '+37061234567',
    '+49 0151 234 567 89': '+4915123456789',
    '+351 912 345 678': '+351 912 345 678',
    '+7 8 (912) 345-67-89': '+79123456789',
  };
  const mended = Object.values(wrong);
  expect(await migratePhones(Object.keys(wrong))).toEqual({
    bookings: mended,
    applications: mended,
    traders: mended,
  });
  for (const number of mended) expect(readPhoneNumber(undefined, number)).toBe(number.replaceAll(' ', ''));
});

test('The migration leaves a phone number that is valid or cannot be corrected with certainty', async () => {
  const unchanged = [
    '+36301234567',
    // As likely a number of nine digits as one of eight with its trunk prefix.
    '+36612345678',
    '+39066982',
    '+2250708091011',
    '+2290197123456',
    '+79123456789',
    '+16502530000',
    '+8613800138000',
    '+1165025300',
    '+99912345678',
    '0151 234 567 89',
    '+49 call me',
    '',
    null,
  ];
  expect(await migratePhones(unchanged)).toEqual({
    bookings: unchanged,
    applications: unchanged,
    traders: unchanged,
  });
});
