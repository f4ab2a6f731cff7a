import { localTime } from '@ashore/core/time/local-time.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { loadQuoteWorld } from '../quotes/quotes-for-tests.ts';
import { type BookedAs, putBooked } from './booked-for-tests.ts';
import { sendManifests } from './send-manifests.ts';

let place: TestDatabase | undefined;

const site = { name: 'Ashore', publicUrl: 'https://www.example.org', operatorAddress: 'desk@example.org' };

beforeEach(async () => {
  await place?.drop();
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});

afterAll(() => place?.drop());

const world = () => {
  if (!place) throw new Error('There is no database.');
  return place.database;
};

/** A booking whose trip starts so many hours after six in the evening of today at its place, which is now. */
async function booked(hours: number, as: BookedAs = {}) {
  const made = await putBooked(world(), as);
  // The place is moved to where the clock shows six: no test waits for the evening.
  await world().pool.query(
    `with zone as (
       select 'Etc/GMT' || case when d >= 0 then '-' else '+' end || abs(d) as name
       from (select ((18 - extract(hour from now() at time zone 'UTC')::int + 36) % 24 - 12) as d) there)
     update bookings b set time_zone = zone.name, starts_at = t.at, ends_at = t.at + interval '2 hours',
       quote = b.quote || jsonb_build_object('timeZone', zone.name,
         'date', to_char(t.at at time zone zone.name, 'YYYY-MM-DD'),
         'startsAt', to_char(t.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
     from zone, lateral (select date_trunc('hour', now()) + make_interval(hours => $2) as at) t where b.id = $1`,
    [made.id, hours],
  );
  return made;
}

async function mails() {
  const { rows } = await world().pool.query(
    `select key, to_address as to, subject, body from mails where key like 'manifest/%' order by key`,
  );
  return rows;
}

const send = () => sendManifests({ database: world(), site }, new AbortController().signal);

test('On the evening before, a supplier is told once of everybody who comes to a departure, booking by booking.', async () => {
  const first = await booked(15);
  const second = await booked(15, { names: ['Ann Ray'], wishes: { comments: 'By bike.' } });
  await send();
  await send();
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail.subject).toMatch(/^Who comes: Title of sail, .* \(3\)$/);
  const facts: [string, string][] = mail.body.facts;
  expect(facts.filter(([label]) => label === 'Order number').map(([, value]) => value)).toEqual([
    first.orderNumber,
    second.orderNumber,
  ]);
  expect(facts).toContainEqual(['Ann Ray', 'adult']);
  expect(facts).toContainEqual(['They write', 'By bike.']);
});

test('Nobody is told before the evening, of a trip that has begun, or of bookings that do not hold.', async () => {
  await booked(40);
  await booked(-1);
  await booked(15, { state: 'cancelled' });
  await booked(16, { state: 'on_request' });
  await send();
  expect(await mails()).toEqual([]);
});

test('Starts of one day are told apart, and a departure that was missed is made up for until it leaves.', async () => {
  await booked(15);
  await booked(3, { asked: { time: localTime('18:30') } });
  await send();
  expect((await mails()).map(({ key }) => key.split('/').at(-1)).toSorted()).toEqual(['10:00', '18:30']);
});
