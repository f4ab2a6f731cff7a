import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeWith, productRow } from '../../../../test-support/catalogue/place-file.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { placeToFile } from '../export/place-to-file.ts';
import { placeFile } from '../file/place-file.ts';
import { catalogueId } from './catalogue-id.ts';
import { importPlaces } from './import-catalogue.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});

afterAll(() => testDb.drop());

const lisbon = placeWith('lisbon', [productRow('sail')]);
const withEmail = (email: string | undefined) => ({
  ...lisbon,
  suppliers: lisbon.suppliers.map((supplier) => ({ ...supplier, ...(email && { email }) })),
});

async function emailAfterImport(email: string | undefined) {
  await importPlaces(testDb.database, { places: [withEmail(email)], today: localDate('2026-11-21') });
  const { rows } = await testDb.database.pool.query(
    `select email_address as email from organisations where slug = 'harbour-walks'`,
  );
  return rows[0].email;
}

test('The supplier’s email address comes from the file, is kept if the file omits it, and must be valid', async () => {
  expect(await emailAfterImport(undefined)).toBeNull();
  expect(await emailAfterImport('bookings@walks.example')).toBe('bookings@walks.example');
  expect(await emailAfterImport(undefined)).toBe('bookings@walks.example');
  expect(await emailAfterImport('new@walks.example')).toBe('new@walks.example');
  const client = await testDb.database.pool.connect();
  const { suppliers } = await placeToFile(client, catalogueId('city', 'lisbon')).finally(() =>
    client.release(),
  );
  expect(suppliers.map(({ email }) => email)).toEqual(['new@walks.example']);
  expect(placeFile.safeParse(withEmail('no address')).success).toBe(false);
});

test('The supplier’s tax number comes from the file, is kept if the file omits it, and is exported', async () => {
  const taxNumberAfterImport = async (taxNumber: string | undefined) => {
    const suppliers = lisbon.suppliers.map((supplier) => ({ ...supplier, ...(taxNumber && { taxNumber }) }));
    const file = placeFile.parse({ ...lisbon, suppliers });
    await importPlaces(testDb.database, { places: [file], today: localDate('2026-11-21') });
    const client = await testDb.database.pool.connect();
    const out = await placeToFile(client, catalogueId('city', 'lisbon')).finally(() => client.release());
    return out.suppliers[0]?.taxNumber;
  };
  expect(await taxNumberAfterImport(undefined)).toBeUndefined();
  expect(await taxNumberAfterImport('PT 501 234 567')).toBe('PT 501 234 567');
  expect(await taxNumberAfterImport(undefined)).toBe('PT 501 234 567');
  const [supplier] = lisbon.suppliers;
  const broken = { ...lisbon, suppliers: [{ ...supplier, taxNumber: 'a\nb' }] };
  expect(placeFile.safeParse(broken).success).toBe(false);
});

test('The supplier’s telephone numbers come from the file, are stored in one form, kept if the file omits them, and exported for people', async () => {
  const phonesAfterImport = async (phones: { readonly phone?: string; readonly emergencyPhone?: string }) => {
    const suppliers = lisbon.suppliers.map((supplier) => ({ ...supplier, ...phones }));
    const file = placeFile.parse({ ...lisbon, suppliers });
    await importPlaces(testDb.database, { places: [file], today: localDate('2026-11-21') });
    const { rows } = await testDb.database.pool.query(
      `select phone, emergency_phone as emergency from organisations where slug = 'harbour-walks'`,
    );
    return rows[0];
  };
  expect(await phonesAfterImport({})).toEqual({ phone: null, emergency: null });
  const stored = { phone: '+351215550102', emergency: '+351215550103' };
  const fromFile = { phone: '00351 21 555 01 02', emergencyPhone: '+351215550103' };
  expect(await phonesAfterImport(fromFile)).toEqual(stored);
  expect(await phonesAfterImport({})).toEqual(stored);
  const client = await testDb.database.pool.connect();
  const out = await placeToFile(client, catalogueId('city', 'lisbon')).finally(() => client.release());
  expect(out.suppliers[0]).toMatchObject({ phone: '+351 21 555 0102', emergencyPhone: '+351 21 555 0103' });
});

test.each(['21 555 0102', '+351 21', 'call us', '+351 21 555 0102 ext. 5'])(
  'The number “%s” is refused, and the error says which form is expected',
  (phone) => {
    const suppliers = lisbon.suppliers.map((supplier) => ({ ...supplier, phone }));
    const { error } = placeFile.safeParse({ ...lisbon, suppliers });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['suppliers.0.phone', 'is not a telephone number with country code, such as +351 21 555 0102'],
    ]);
  },
);
