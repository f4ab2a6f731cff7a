import { localTime } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type BookingOverrides, insertBooking } from '../../../../test-support/bookings/booked-cart.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import { sendManifests } from './send-manifests.ts';

let testDb: TestDatabase | undefined;

const site = { name: 'Ashore', publicUrl: 'https://www.example.org', operatorAddress: 'desk@example.org' };

beforeEach(async () => {
  await testDb?.drop();
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});

afterAll(() => testDb?.drop());

const database = () => {
  if (!testDb) throw new Error('There is no database.');
  return testDb.database;
};

/** A booking that starts this many hours from now, at a place where it is now 18:00 or another hour. */
async function booked(hours: number, as: BookingOverrides = {}, localHour = 18) {
  const booking = await insertBooking(database(), as);
  // Picks a time zone where it is that hour, so that the test runs at any hour.
  await database().pool.query(
    `with zone as (
       select 'Etc/GMT' || case when d >= 0 then '-' else '+' end || abs(d) as name
       from (select ($3 - extract(hour from now() at time zone 'UTC')::int + 35) % 24 - 11 as d) there)
     update bookings b set time_zone = zone.name, starts_at = t.at, ends_at = t.at + interval '2 hours',
       quote = b.quote || jsonb_build_object('timeZone', zone.name,
         'date', to_char(t.at at time zone zone.name, 'YYYY-MM-DD'),
         'startsAt', to_char(t.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
     from zone, lateral (select date_trunc('hour', now()) + make_interval(hours => $2) as at) t where b.id = $1`,
    [booking.id, hours, localHour],
  );
  return booking;
}

async function mails() {
  const { rows } = await database().pool.query(
    `select key, to_address as to, subject, body from emails where key like 'manifest/%' order by key`,
  );
  return rows;
}

const send = () => sendManifests({ database: database(), site }, new AbortController().signal);

test('On the evening before, a supplier gets one list of all travellers of a departure, booking by booking', async () => {
  const first = await booked(15);
  const second = await booked(15, { names: ['Ann Ray'], travellerNotes: { comments: 'By bike.' } });
  await send();
  await send();
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail.subject).toMatch(/^Travellers: Title of sail, .* \(3\)$/);
  const facts: [string, string][] = mail.body.facts;
  expect(facts.filter(([label]) => label === 'Order number').map(([, value]) => value)).toEqual([
    first.orderNumber,
    second.orderNumber,
  ]);
  expect(facts).toContainEqual(['Ann Ray', 'adult']);
  expect(facts).toContainEqual(['Message', 'By bike.']);
  expect(mail.body.links).toEqual([
    {
      label: 'List of all travellers (PDF)',
      url: expect.stringMatching(/\/papers\/manifest\/[\w-]{43}\.pdf$/),
    },
  ]);
});

test('No list is sent before the evening, after the start, or for bookings that are not confirmed', async () => {
  await booked(40);
  await booked(-1);
  await booked(15, { state: 'cancelled' });
  await booked(16, { state: 'on_request' });
  await send();
  expect(await mails()).toEqual([]);
});

test('The evening is that of the place and not of UTC', async () => {
  const { orderNumber } = await booked(15);
  await booked(16, { quote: { time: localTime('18:30') } }, 17);
  await send();
  const sent = await mails();
  expect(sent.map(({ body }) => body.facts)).toEqual([
    expect.arrayContaining([['Order number', orderNumber]]),
  ]);
});

test('Each start time of a day gets its own list, and a missed one is sent until the departure', async () => {
  await booked(15);
  await booked(3, { quote: { time: localTime('18:30') } });
  await send();
  expect((await mails()).map(({ key }) => key.split('/').at(-1)).toSorted()).toEqual(['10:00', '18:30']);
});

test('The list links the signed waivers of current travellers and no others', async () => {
  const { id } = await booked(15, { names: ['Ann Ray', 'Ann Ray', 'Ben Ray'] });
  await booked(15, { names: ['Cleo Ash'] });
  await database().pool.query(
    `insert into waivers (cart_id, participant_name, number, product_id, trip_date, kind, text_version, text_hash,
       signature_kind, signed_hash, signed_at, secret, document, document_hash)
     select b.cart_id, signed.name, 1, b.product_id, '2037-11-23', 'water', 'v', sha256('t'), 'typed',
       sha256(signed.name::bytea), now(), rpad(signed.secret, 43, 'x'), 'p', sha256('p')
     from bookings b, (values ('Ann Ray', 'first'), ('Ann Ray (2)', 'second'), ('Ben Ray', 'ben'), ('Zoe', 'zoe')) signed (name, secret)
     where b.id = $1`,
    [id],
  );
  await database().pool.query(
    `update booking_tickets set cancelled_at = now() where booking_id = $1 and position = 0`,
    [id],
  );
  await send();
  const [mail] = await mails();
  const facts: [string, string][] = mail.body.facts;
  const url = (secret: string) => `https://www.example.org/papers/waiver/${secret.padEnd(43, 'x')}.pdf`;
  expect(facts.filter(([label]) => label === 'Waiver signed by').map(([, value]) => value)).toEqual([
    `Ann Ray (2)\n${url('second')}`,
    `Ben Ray\n${url('ben')}`,
  ]);
});
