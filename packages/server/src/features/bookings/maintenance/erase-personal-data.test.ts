import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingOverrides, insertBooking } from '../../../../test-support/bookings/booked-cart.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import { readFacts } from '../notifications/booking-facts.ts';
import { erasePersonalData } from './erase-personal-data.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});

afterAll(() => testDb.drop());

const bookedAs: BookingOverrides = {
  names: ['Mara Lind'],
  contact: {
    firstName: 'Mara',
    lastName: 'Lind',
    email: 'mara@example.org',
    phoneNumber: '+4917012345',
    dateOfBirth: '1990-01-01',
    address: 'Am Kai 1',
  },
  participants: [
    { participantName: 'Mara Lind', ticketType: 'adult', passportNumber: 'C01X00T47', nationality: 'DE' },
  ],
  answers: [{ questionId: '00000000-0000-4000-8000-000000000000', answer: 'Asthma' }],
  travellerNotes: { comments: 'Room 12' },
};

async function put(as: BookingOverrides, set: string) {
  const { id } = await insertBooking(testDb.database, { ...bookedAs, ...as });
  await testDb.database.pool.query(`update bookings set ${set} where id = $1`, [id]);
  return id;
}

const over = (days: number) => `ends_at = now() - interval '${days} days'`;
const unconfirmed = (days: number) => `confirmed_at = null, ended_at = now() - interval '${days} days'`;

async function textOf(id: string) {
  const { rows } = await testDb.database.pool.query(
    `select b.contact, b.participants, b.answers, b.traveller_notes, b.quote -> 'ride' as ride,
       (select jsonb_agg(participant_name) from booking_tickets where booking_id = b.id) as names
     from bookings b where id = $1`,
    [id],
  );
  return JSON.stringify(rows[0]);
}

test('Some days after the trip only names, the email address and invoice data remain', async () => {
  const setTransferRequest = `quote = quote || '{"ride": {"kind": "hotel", "direction": "both", "hotelName": "Avenida", "address": "Rua 1"}}'`;
  const id = await put({}, `${over(31)}, ${setTransferRequest}`);
  expect(await erasePersonalData(testDb.database.pool, 30)).toBe(1);
  const text = await textOf(id);
  expect(text).not.toMatch(/C01X00T47|DE"|Asthma|Room 12|1990|4917012345|Avenida/);
  for (const keptText of ['"participantName": "Mara Lind"', 'mara@example.org', 'Am Kai 1'])
    expect(text.replaceAll('":', '": ')).toContain(keptText);
  const facts = await readFacts(testDb.database, { id });
  expect(facts).toMatchObject({ contactName: 'Mara Lind' });
  expect(facts?.facts.map(({ kind }) => kind)).not.toContain('transfer');
  expect(await erasePersonalData(testDb.database.pool, 30)).toBe(0);
});

test('A booking that was never confirmed is erased completely a week after it ended, even before the date of its trip', async () => {
  const ids: string[] = [];
  for (const state of ['expired', 'declined', 'unanswered', 'cancelled'] as const)
    ids.push(await put({ state }, unconfirmed(8)));
  expect(await erasePersonalData(testDb.database.pool, 30)).toBe(4);
  for (const id of ids) expect(await textOf(id)).not.toMatch(/Mara|Lind|mara@|C01X00T47|Kai/);
  expect(await readFacts(testDb.database, { id: ids[0] ?? '' })).toMatchObject({ contactName: '' });
});

test('Nothing is erased too early, before the trip, or while a payment is open or captured', async () => {
  const pay = (id: string, state: string) =>
    testDb.database.pool.query(
      `insert into payments (id, booking_id, gateway, method, currency, amount_minor, is_capture_later, state)
       values (gen_random_uuid(), $1, 'sandbox', 'credit-card', 'EUR', 9700, false, $2)`,
      [id, state],
    );
  await put({}, over(29));
  await put({ state: 'cancelled' }, `ended_at = now() - interval '90 days'`);
  await put({ state: 'expired' }, unconfirmed(6));
  await put({ state: 'on_request' }, 'confirmed_at = null');
  for (const state of ['requires_method', 'processing', 'authorised', 'captured'])
    await pay(await put({ state: 'expired' }, unconfirmed(8)), state);
  expect(await erasePersonalData(testDb.database.pool, 30)).toBe(0);
  await pay(await put({ state: 'expired' }, unconfirmed(8)), 'cancelled');
  expect(await erasePersonalData(testDb.database.pool, 30)).toBe(1);
});

test('Erasing one booking changes no other, and its remaining names keep their order', async () => {
  const { pool } = testDb.database;
  await pool.query('update bookings set erased_at = now() where erased_at is null');
  const recent = await put({}, over(29));
  const before = await textOf(recent);
  await put({ state: 'expired' }, unconfirmed(8));
  expect(await erasePersonalData(pool, 30)).toBe(1);
  expect(await textOf(recent)).toBe(before);
  const participants = ['Zoe Ash', 'Ann Ray', 'Mara Lind'].map((participantName) => ({
    participantName,
    ticketType: 'adult',
    nationality: 'DE',
  }));
  const ended = await put({ participants }, over(31));
  expect(await erasePersonalData(pool, 30)).toBe(1);
  const { rows } = await pool.query('select participants from bookings where id = $1', [ended]);
  expect(rows[0].participants).toEqual(participants.map(({ nationality: _, ...rest }) => rest));
  expect(await textOf(recent)).toBe(before);
});

test('A payment of another booking does not keep the data, and each period counts for its own bookings', async () => {
  const { pool } = testDb.database;
  await pool.query('update bookings set erased_at = now() where erased_at is null');
  const paying = await put({ state: 'expired' }, unconfirmed(8));
  await pool.query(
    `insert into payments (id, booking_id, gateway, method, currency, amount_minor, is_capture_later, state)
     values (gen_random_uuid(), $1, 'sandbox', 'credit-card', 'EUR', 9700, false, 'captured')`,
    [paying],
  );
  const due = await put({ state: 'expired' }, unconfirmed(8));
  await put({ state: 'completed' }, `${over(29)}, ${unconfirmed(8)}`);
  expect(await erasePersonalData(pool, 30)).toBe(1);
  const { rows } = await pool.query(
    `select id from bookings where contact ->> 'email' = '' and erased_at >= now() - interval '1 minute'`,
  );
  expect(rows.map(({ id }) => id)).toContain(due);
  expect(await textOf(paying)).toContain('C01X00T47');
});
