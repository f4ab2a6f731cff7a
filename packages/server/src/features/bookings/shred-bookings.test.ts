import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { loadQuoteWorld } from '../quotes/quotes-for-tests.ts';
import { type BookedAs, putBooked } from './booked-for-tests.ts';
import { readFacts } from './read-facts.ts';
import { shredBookings } from './shred-bookings.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});

afterAll(() => place.drop());

const said: BookedAs = {
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
  wishes: { comments: 'Room 12' },
};

async function put(as: BookedAs, set: string) {
  const { id } = await putBooked(place.database, { ...said, ...as });
  await place.database.pool.query(`update bookings set ${set} where id = $1`, [id]);
  return id;
}

const over = (days: number) => `ends_at = now() - interval '${days} days'`;
const nothing = (days: number) => `confirmed_at = null, ended_at = now() - interval '${days} days'`;

async function textOf(id: string) {
  const { rows } = await place.database.pool.query(
    `select b.contact, b.participants, b.answers, b.wishes, b.quote -> 'ride' as ride,
       (select jsonb_agg(participant_name) from booking_tickets where booking_id = b.id) as names
     from bookings b where id = $1`,
    [id],
  );
  return JSON.stringify(rows[0]);
}

test('So many days after the trip nothing is left of what people said but names and what invoices need.', async () => {
  const ride = `quote = quote || '{"ride": {"kind": "hotel", "direction": "both", "hotelName": "Avenida", "address": "Rua 1"}}'`;
  const id = await put({}, `${over(31)}, ${ride}`);
  expect(await shredBookings(place.database.pool, 30)).toBe(1);
  const text = await textOf(id);
  expect(text).not.toMatch(/C01X00T47|DE"|Asthma|Room 12|1990|4917012345|Avenida/);
  for (const kept of ['"participantName": "Mara Lind"', 'mara@example.org', 'Am Kai 1'])
    expect(text.replaceAll('":', '": ')).toContain(kept);
  expect(await readFacts(place.database, { id })).toMatchObject({
    contactName: 'Mara Lind',
    trip: { ride: null },
  });
  expect(await shredBookings(place.database.pool, 30)).toBe(0);
});

test('What nobody paid is forgotten whole, a week after it came to nothing, whenever the trip is.', async () => {
  const ids: string[] = [];
  for (const state of ['expired', 'declined', 'unanswered', 'cancelled'] as const)
    ids.push(await put({ state }, nothing(8)));
  expect(await shredBookings(place.database.pool, 30)).toBe(4);
  for (const id of ids) expect(await textOf(id)).not.toMatch(/Mara|Lind|mara@|C01X00T47|Kai/);
  expect(await readFacts(place.database, { id: ids[0] ?? '' })).toMatchObject({ contactName: '' });
});

test('Sooner, of a trip to come, and while money may still come or go back, nothing is taken.', async () => {
  const pay = (id: string, state: string) =>
    place.database.pool.query(
      `insert into payments (id, booking_id, gateway, method, currency, amount_minor, is_later, state)
       values (gen_random_uuid(), $1, 'sandbox', 'credit-card', 'EUR', 9700, false, $2)`,
      [id, state],
    );
  await put({}, over(29));
  await put({ state: 'cancelled' }, `ended_at = now() - interval '90 days'`);
  await put({ state: 'expired' }, nothing(6));
  await put({ state: 'on_request' }, 'confirmed_at = null');
  for (const state of ['waiting', 'processing', 'authorised', 'captured'])
    await pay(await put({ state: 'expired' }, nothing(8)), state);
  expect(await shredBookings(place.database.pool, 30)).toBe(0);
  await pay(await put({ state: 'expired' }, nothing(8)), 'cancelled');
  expect(await shredBookings(place.database.pool, 30)).toBe(1);
});
