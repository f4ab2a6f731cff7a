import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyBookings } from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { bookStay } from '../../../../test-support/hotels/booked-stay.ts';
import { familyRoom, type StayInput, storedRoom } from '../../../../test-support/hotels/held-stay.ts';
import { hotelPlaces, type TestHotel, writeHotel } from '../../../../test-support/hotels/write-hotel.ts';
import type { Database } from '../../../database/connect.ts';
import { cancelBooking } from '../cancellation/cancel-booking.ts';
import { remindGuests } from './remind-guests.ts';

let testDb: TestDatabase;
let hotel: TestHotel;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: hotelPlaces });
  hotel = await writeHotel(testDb.database);
});
beforeEach(async () => {
  await emptyBookings(testDb.database);
  await testDb.database.pool.query('delete from emails');
});
afterAll(() => testDb.drop());

const site = { name: 'Ashore', publicUrl: 'https://www.example.org', operatorAddress: 'desk@example.org' };
const participants = [
  { participantName: 'Mara Lind', ticketType: 'room', otherGuests: ['Jonas Lind'] },
  { participantName: 'Ada Ek', ticketType: 'room', otherGuests: [] },
];

type When = { readonly hours?: number; readonly localHour?: number; readonly bookedHoursAgo?: number };

/** Books two rooms whose check-in is this many hours from now, at a place where it is now 18:00 or another hour. */
async function booked(
  { hours = 15, localHour = 18, bookedHoursAgo = 48 }: When = {},
  input: StayInput & { readonly locale?: MessageLocale } = {},
) {
  const rooms = [storedRoom(), familyRoom()];
  const item = { itemComments: 'A quiet room', arrivalTime: '22:30' };
  const made = await bookStay(testDb.database, hotel, { rooms, participants, item, ...input });
  // Picks a time zone where it is that hour, so that the test runs at any hour.
  await testDb.database.pool.query(
    `with zone as (
       select 'Etc/GMT' || case when d >= 0 then '-' else '+' end || abs(d) as name
       from (select ($3 - extract(hour from now() at time zone 'UTC')::int + 35) % 24 - 11 as d) there)
     update bookings b set time_zone = zone.name, starts_at = t.at, ends_at = t.at + interval '4 days',
       quote = b.quote || jsonb_build_object('timeZone', zone.name,
         'date', to_char(t.at at time zone zone.name, 'YYYY-MM-DD'),
         'startsAt', to_char(t.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
     from zone, lateral (select date_trunc('hour', now()) + make_interval(hours => $2) as at) t where b.id = $1`,
    [made.booking.id, hours, localHour],
  );
  await testDb.database.pool.query(
    'update booking_transitions set taken_at = now() - make_interval(hours => $2) where booking_id = $1',
    [made.booking.id, bookedHoursAgo],
  );
  return made;
}

const remind = (database: Database = testDb.database, signal = new AbortController().signal) =>
  remindGuests({ database, site }, signal);

type Mail = {
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  readonly body: {
    readonly paragraphs: readonly string[];
    readonly facts: readonly (readonly string[])[];
    readonly links: readonly { readonly label: string; readonly url: string }[];
  };
};

async function mails() {
  const { rows } = await testDb.database.pool.query<Mail>(
    'select key, to_address as to, subject, body from emails order by key',
  );
  return rows.map((mail) => ({
    ...mail,
    facts: mail.body.facts.map(([label, text]) => `${label}: ${text}`.replaceAll('\n', ' | ')),
  }));
}

test('On the evening before arrival the guests read where to go, when, what to pay there and what to show, once', async () => {
  const { booking } = await booked();
  expect(await remind()).toBe(1);
  expect(await remind()).toBe(0);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    key: `booking/${booking.id}/reminder`,
    to: 'mara@example.org',
    subject: 'Your stay begins soon: Casa do Aguadeiro',
  });
  expect(mail?.body.paragraphs[1]).toMatch(/^Check-in at “Casa do Aguadeiro” begins on .*from 15:00/);
  expect(mail?.body.paragraphs[1]).toContain(`Your order number is ${booking.orderNumber}.`);
  const facts = mail?.facts.join('\n');
  for (const expected of [
    /Check-in: .*from 15:00/,
    /Hotel address: Casa do Aguadeiro \| Rua do Aguadeiro 7/,
    /Room 1: .*Mara Lind/,
    /Room 2: .*Ada Ek/,
    'Expected arrival: 22:30',
    /At the hotel: City tax €32\.00, paid at the hotel \(2 guests × 4 nights × €4\.00\)/,
    'Due at the hotel: €32.00. Already paid: €1,856.00. In total: €1,888.00.',
    'Documents at check-in: By law, every guest must show',
    'Lead guests: Mara Lind | Ada Ek',
  ])
    expect(facts).toMatch(expected);
  expect(mail?.body.links.map(({ label }) => label)).toEqual(['Voucher (PDF)', 'Add to your calendar']);
  for (const { url } of mail?.body.links ?? []) expect(url).toContain(`/papers/${booking.accessKey}/`);
});

test('What is paid at the hotel is stated in full for a stay that is paid there', async () => {
  await booked({}, { stay: { payment: 'at-hotel' } });
  await remind();
  const [mail] = await mails();
  expect(mail?.facts).toEqual(
    expect.arrayContaining([
      'Payment: To be paid at the hotel: €1,888.00. Nothing was charged in advance.',
      'At the hotel: Pay €1,856.00 at the hotel | City tax €32.00, paid at the hotel (2 guests × 4 nights × €4.00)',
    ]),
  );
});

test('A cancelled room is not in the reminder, and neither is what it would have cost', async () => {
  const { deps, booking } = await booked({}, { stay: { payment: 'at-hotel' } });
  await cancelBooking(deps, { accessKey: booking.accessKey, tickets: [0], refund: 0 });
  await remind();
  const [mail] = await mails();
  const facts = mail?.facts.join('\n') ?? '';
  expect(facts).toMatch(/Room 2: Family suite/);
  expect(facts).not.toMatch(/Room 1|Mara Lind|Cancelled|City tax/);
  expect(facts).toContain('At the hotel: Pay €1,200.00 at the hotel');
});

test.each([
  [
    'is cancelled',
    async ({ deps, booking }: Awaited<ReturnType<typeof booked>>) => {
      await cancelBooking(deps, { accessKey: booking.accessKey, tickets: [], refund: 656 });
    },
  ],
  [
    'was reported as a no-show',
    async ({ booking }: Awaited<ReturnType<typeof booked>>) => {
      await testDb.database.pool.query(
        `update bookings set state = 'cancelled', ended_at = now() where id = $1`,
        [booking.id],
      );
    },
  ],
])('A stay that %s has no reminder', async (_, end) => {
  await end(await booked());
  expect(await remind()).toBe(0);
});

test.each<[string, When]>([
  ['before six in the evening at the hotel', { localHour: 17, hours: 16 }],
  ['two evenings before', { hours: 39 }],
  ['once check-in has begun', { localHour: 16, hours: -1 }],
  ['if it was booked after that hour', { localHour: 21, hours: 18, bookedHoursAgo: 1 }],
])('No guest is reminded %s', async (_, when) => {
  await booked(when);
  expect(await remind()).toBe(0);
});

test('A reminder that was missed in the evening is written in the morning', async () => {
  await booked({ localHour: 8, hours: 7 });
  expect(await remind()).toBe(1);
});

test('A worker that is killed between two reminders leaves each to be written once', async () => {
  await booked();
  await booked();
  const killed = new AbortController();
  const { pool } = testDb.database;
  const connect = pool.connect.bind(pool);
  const lend = async () => {
    const client = await connect();
    // The first reminder is being written; the worker ends before the second.
    killed.abort(new Error('killed'));
    return client;
  };
  const dying = new Proxy(pool, {
    get(target, name) {
      if (name === 'connect') return lend;
      const member = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
  await expect(remind({ ...testDb.database, pool: dying }, killed.signal)).rejects.toThrow('killed');
  expect(await mails()).toHaveLength(1);
  expect(await remind()).toBe(1);
  expect(await mails()).toHaveLength(2);
});

test('Two workers at once write one reminder', async () => {
  await booked();
  const counts = await Promise.all([remind(), remind()]);
  expect(counts.toSorted()).toEqual([0, 1]);
  expect(await mails()).toHaveLength(1);
});

test.each<[MessageLocale, string, string, string]>([
  [
    'de',
    'Bald beginnt Ihr Aufenthalt: Casa do Aguadeiro (de)',
    'Ihre Buchungsnummer lautet',
    'Hotelvoucher (PDF)',
  ],
  ['zh-Hans', '入住提醒：Casa do Aguadeiro (zh)（Casa do Aguadeiro）', '订单号为', '酒店确认单（PDF）'],
])('The reminder is written in %s', async (locale, subject, number, voucher) => {
  await booked({}, { locale });
  await remind();
  const [mail] = await mails();
  expect(mail?.subject).toBe(subject);
  expect(mail?.body.paragraphs[1]).toContain(number);
  expect(mail?.body.links[0]?.label).toBe(voucher);
});
