import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingOverrides, insertBooking } from '../../../../test-support/bookings/booked-cart.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import { makeManifestLink, purgeManifestLinks } from './manifest-links.ts';
import { readManifest } from './read-manifest.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});

afterAll(() => testDb.drop());

const inMail = /^https:\/\/www\.example\.org\/papers\/manifest\/([\w-]{43})\.pdf$/;

async function booked(as: BookingOverrides = {}) {
  const { id: bookingId, orderNumber } = await insertBooking(testDb.database, as);
  const url = await makeManifestLink(testDb.database.pool, {
    bookingId,
    locale: 'de',
    publicUrl: 'https://www.example.org',
  });
  return { bookingId, orderNumber, secret: inMail.exec(url)?.[1] ?? '' };
}

const passport = { participantName: 'Mara Lind', passportNumber: 'C01X00T47', dateOfBirth: '1990-01-01' };

test('A supplier’s link lists the current travellers of its departure with their identity data', async () => {
  const first = await booked({ participants: [passport, { participantName: 'Jonas Lind', answers: [] }] });
  const later = await booked({ names: ['Ann Ray'] });
  const off = await booked({ state: 'cancelled' });
  const read = await readManifest(testDb.database, first.secret);
  expect(read).toMatchObject({ locale: 'de', supplierName: 'Harbour Walks', trip: { date: '2037-11-23' } });
  expect(read?.bookings.map(({ orderNumber }) => orderNumber)).toEqual([
    first.orderNumber,
    later.orderNumber,
  ]);
  expect(read?.bookings[0]).toMatchObject({
    contact: 'Mara Lind, +4917012345',
    people: [{ name: 'Mara Lind', band: 'adult', passportNumber: 'C01X00T47' }, { name: 'Jonas Lind' }],
  });
  expect(read?.bookings[0]?.people[1]).not.toHaveProperty('answers');
  expect((await readManifest(testDb.database, off.secret))?.bookings).toHaveLength(2);
});

test('A traveller whose ticket is cancelled is not listed', async () => {
  const { pool } = testDb.database;
  const { bookingId, orderNumber, secret } = await booked();
  await pool.query('update booking_tickets set cancelled_at = now() where booking_id = $1 and position = 0', [
    bookingId,
  ]);
  const read = await readManifest(testDb.database, secret);
  const people = read?.bookings.find((booking) => booking.orderNumber === orderNumber)?.people;
  expect(people?.map(({ name }) => name)).toEqual(['Jonas Lind']);
});

test('A link expires three days after the trip and is purged, and only its hash is stored', async () => {
  const { pool } = testDb.database;
  const { bookingId, secret } = await booked();
  const { rows } = await pool.query('select hash from manifest_links');
  expect(rows.every(({ hash }) => (hash as Buffer).toString('base64url') !== secret)).toBe(true);
  expect(await readManifest(testDb.database, 'A'.repeat(43))).toBeUndefined();
  const openFor = (days: number) =>
    pool.query(
      `update manifest_links set open_until = now() + make_interval(days => $2) where booking_id = $1`,
      [bookingId, days],
    );
  const { rows: links } = await pool.query(
    `select l.open_until - b.ends_at = interval '3 days' as fits from manifest_links l join bookings b on b.id = l.booking_id`,
  );
  expect(links.every(({ fits }) => fits)).toBe(true);
  await openFor(1);
  expect(await purgeManifestLinks(pool)).toBe(0);
  expect(await readManifest(testDb.database, secret)).toBeDefined();
  await openFor(-1);
  expect(await readManifest(testDb.database, secret)).toBeUndefined();
  expect(await purgeManifestLinks(pool)).toBe(1);
});

/** What differs in each booking from those of the departure whose travellers are listed. */
const elsewhere: [string, string][] = [
  ['another option', `quote = quote || jsonb_build_object('optionId', gen_random_uuid())`],
  ['another product', 'product_id = gen_random_uuid()'],
  ['another day', `quote = quote || '{"date": "2037-11-24"}', starts_at = starts_at + interval '1 day'`],
  ['another start time', `quote = quote || '{"time": "18:30"}'`],
  ['no start time', `quote = quote || '{"time": null}'`],
  ['another supplier', `supplier_id = (select id from organisations where name = 'Other Walks')`],
  ['a pending payment', `state = 'awaiting_payment', pay_until = now()`],
  ['a pending request', `state = 'on_request', answer_until = now()`],
  ['an accepted request', `state = 'accepted'`],
  ['a cancellation', `state = 'cancelled'`],
];

test.each(elsewhere)('A list contains no travellers of a booking with %s', async (_, difference) => {
  const { pool } = testDb.database;
  await pool.query(
    `insert into organisations (id, kind, name) select gen_random_uuid(), 'supplier', 'Other Walks'
     where not exists (select from organisations where name = 'Other Walks')`,
  );
  await pool.query(`update bookings set state = 'expired' where state <> 'expired'`);
  const [own, other] = [await booked(), await booked({ names: ['Zoe Ash'] })];
  const completed = await booked({ state: 'completed', names: ['Ann Ray'] });
  await pool.query(`update bookings set ${difference} where id = $1`, [other.bookingId]);
  const listed = async () =>
    (await readManifest(testDb.database, own.secret))?.bookings.map(({ orderNumber }) => orderNumber);
  expect(await listed()).toEqual([own.orderNumber, completed.orderNumber]);
});

test('Each link opens the list of its own departure, in its own language', async () => {
  const { pool } = testDb.database;
  await pool.query(`update bookings set state = 'expired' where state <> 'expired'`);
  const [own, other] = [await booked(), await booked({ names: ['Zoe Ash'] })];
  await pool.query(`update bookings set quote = quote || '{"time": "18:30"}' where id = $1`, [
    other.bookingId,
  ]);
  await pool.query(`update manifest_links set locale = 'en' where booking_id = $1`, [other.bookingId]);
  const opened = async (secret: string) => {
    const read = await readManifest(testDb.database, secret);
    return [read?.locale, ...(read?.bookings.map(({ orderNumber }) => orderNumber) ?? [])];
  };
  expect(await opened(own.secret)).toEqual(['de', own.orderNumber]);
  expect(await opened(other.secret)).toEqual(['en', other.orderNumber]);
  expect(await opened('A'.repeat(43))).toEqual([undefined]);
  const read = await readManifest(testDb.database, own.secret);
  expect(JSON.stringify(read)).not.toContain('Zoe');
});
