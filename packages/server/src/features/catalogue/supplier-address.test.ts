import { localDate } from '@ashore/core/time/local-date.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { catalogueId } from './catalogue-id.ts';
import { fileOfPlace } from './file-of-place.ts';
import { importPlaces } from './import-places.ts';
import { placeFile } from './place-file.ts';
import { placeWith, productRow } from './place-for-tests.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
});

afterAll(() => place.drop());

const lisbon = placeWith('lisbon', [productRow('sail')]);
const withAddress = (email: string | undefined) => ({
  ...lisbon,
  suppliers: lisbon.suppliers.map((supplier) => ({ ...supplier, ...(email && { email }) })),
});

async function imported(email: string | undefined) {
  await importPlaces(place.database, { places: [withAddress(email)], today: localDate('2026-11-21') });
  const { rows } = await place.database.pool.query(
    `select email_address as email from organisations where slug = 'harbour-walks'`,
  );
  return rows[0].email;
}

test('Where a supplier is told of bookings comes with a file, stays where a file does not say, and what is none is refused.', async () => {
  expect(await imported(undefined)).toBeNull();
  expect(await imported('bookings@walks.example')).toBe('bookings@walks.example');
  expect(await imported(undefined)).toBe('bookings@walks.example');
  expect(await imported('new@walks.example')).toBe('new@walks.example');
  const client = await place.database.pool.connect();
  const { suppliers } = await fileOfPlace(client, catalogueId('city', 'lisbon')).finally(() =>
    client.release(),
  );
  expect(suppliers.map(({ email }) => email)).toEqual(['new@walks.example']);
  expect(placeFile.safeParse(withAddress('nobody')).success).toBe(false);
});

test('The tax number that invoices name comes with a file, stays where a file does not say, and goes out again.', async () => {
  const read = async (taxNumber: string | undefined) => {
    const suppliers = lisbon.suppliers.map((supplier) => ({ ...supplier, ...(taxNumber && { taxNumber }) }));
    const file = placeFile.parse({ ...lisbon, suppliers });
    await importPlaces(place.database, { places: [file], today: localDate('2026-11-21') });
    const client = await place.database.pool.connect();
    const out = await fileOfPlace(client, catalogueId('city', 'lisbon')).finally(() => client.release());
    return out.suppliers[0]?.taxNumber;
  };
  expect(await read(undefined)).toBeUndefined();
  expect(await read('PT 501 234 567')).toBe('PT 501 234 567');
  expect(await read(undefined)).toBe('PT 501 234 567');
  const [supplier] = lisbon.suppliers;
  const broken = { ...lisbon, suppliers: [{ ...supplier, taxNumber: 'a\nb' }] };
  expect(placeFile.safeParse(broken).success).toBe(false);
});
