import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyBookings } from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { bookStay } from '../../../../test-support/hotels/booked-stay.ts';
import { familyRoom, type StayInput, storedRoom } from '../../../../test-support/hotels/held-stay.ts';
import { hotelPlaces, type TestHotel, writeHotel } from '../../../../test-support/hotels/write-hotel.ts';
import { cancelBooking } from '../cancellation/cancel-booking.ts';
import { cancelBySupplier } from '../cancellation/cancel-by-supplier.ts';
import { readManifest } from '../documents/read-manifest.ts';
import { sendManifests } from '../documents/send-manifests.ts';
import { sendNotifications } from '../notifications/send-notifications.ts';

let testDb: TestDatabase;
let hotel: TestHotel;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: hotelPlaces });
  hotel = await writeHotel(testDb.database);
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

const site = { name: 'Ashore', publicUrl: 'https://www.example.org', operatorAddress: 'desk@example.org' };
const guests = [
  { participantName: 'Mara Lind', ticketType: 'room', otherGuests: ['Jonas Lind'] },
  { participantName: 'Ada Ek', ticketType: 'room', otherGuests: [] },
];

function booked(input: StayInput = {}, locale: MessageLocale = 'en') {
  return bookStay(testDb.database, hotel, {
    rooms: [storedRoom(), familyRoom()],
    participants: guests,
    item: { itemComments: 'A quiet room', arrivalTime: '22:30' },
    locale,
    ...input,
  });
}

type Body = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly (readonly string[])[];
  readonly links?: readonly { readonly label: string }[];
  readonly data?: Record<string, unknown>;
};

/** The emails about an event, to the traveller and to the hotel. */
async function mailsAbout(
  bookingId: string,
  about: 'pay' | 'cancel_tickets' | 'cancel' | 'cancel_by_supplier',
  which?: string,
) {
  await testDb.database.pool.query('delete from emails');
  await sendNotifications({ database: testDb.database, site }, { bookingId, about, which });
  const { rows } = await testDb.database.pool.query<{ key: string; subject: string; body: Body }>(
    'select key, subject, body from emails',
  );
  const mailTo = (end: string) => {
    const row = rows.find(({ key }) => key.endsWith(end) === true);
    if (!row) throw new Error(`No email ${end}`);
    const facts = row.body.facts.map(([label, text]) => `${label}: ${text}`.replaceAll('\n', ' | '));
    return { ...row.body, subject: row.subject, facts };
  };
  return { toTraveller: mailTo(which ?? about), toHotel: mailTo('/supplier') };
}

test('The traveller reads nights, rooms and terms and gets a voucher; the hotel learns the lead guests alone', async () => {
  const { booking } = await booked();
  const { toTraveller, toHotel } = await mailsAbout(booking.id, 'pay');
  expect(toTraveller.subject).toBe('Booking confirmed: Casa do Aguadeiro');
  expect(toTraveller.paragraphs[1]).toContain(`Your order number is ${booking.orderNumber}`);
  expect(toTraveller.facts).toContain('Hotel: Casa do Aguadeiro');
  expect(toTraveller.facts).toContain('Lead guests: Mara Lind | Ada Ek');
  expect(toTraveller.facts).toContain('Total: €1,856.00');
  expect(toTraveller.facts).toContain('Payment: Paid: €1,856.00, by card');
  expect(toHotel.facts).toContain(
    'Payment: The rooms are paid in advance. Nothing is due for them at the hotel.',
  );
  expect(toTraveller.facts.find((fact) => fact.startsWith('Room 1'))).toContain('Other guests: Jonas Lind');
  expect(toTraveller.links?.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Voucher (PDF)', 'Add to your calendar']),
  );
  expect(toTraveller.data).toMatchObject({
    '@type': 'LodgingReservation',
    checkinTime: '2037-05-14T14:00:00.000Z',
  });
  expect(toHotel.subject).toBe(`New booking ${booking.orderNumber}: Casa do Aguadeiro, Thu, 14 May 2037`);
  expect(toHotel.paragraphs.join(' ')).toContain(
    '2 rooms have been booked at “Casa do Aguadeiro”. The booking is confirmed and paid.',
  );
  expect(JSON.stringify(toHotel)).not.toContain('Jonas');
  expect(toHotel.facts.join()).not.toContain('Hotel address');
  expect(toHotel.facts).toContain('Expected arrival: 22:30 (lisbon time)');
  expect(toHotel.facts).toContain('Special request: A quiet room | The hotel cannot guarantee this request.');
  expect(toHotel.links).toMatchObject([{ label: 'List of arrivals (PDF)' }]);
});

test('Of a stay that is paid at the hotel the email states no charge of ours, and the hotel learns what to collect', async () => {
  const { booking } = await booked({ stay: { payment: 'at-hotel' } });
  const { toTraveller, toHotel } = await mailsAbout(booking.id, 'pay');
  const atHotel =
    'At the hotel: Pay €1,856.00 at the hotel | City tax €32.00, paid at the hotel (2 guests × 4 nights × €4.00)';
  const payment = 'Payment: To be paid at the hotel: €1,888.00. Nothing was charged in advance.';
  expect(toTraveller.facts).toEqual(expect.arrayContaining([payment, atHotel]));
  expect(toHotel.facts).toContain(payment);
  expect(toTraveller.facts.join()).not.toContain('Total');
  expect(toHotel.facts).toContain(atHotel);
  expect(toHotel.paragraphs.join(' ')).toContain('The guests pay you at the hotel.');
});

test('A cancelled room is refunded in words of rooms, and the hotel learns how many are left', async () => {
  const { deps, booking } = await booked();
  await cancelBooking(deps, { accessKey: booking.accessKey, tickets: [0], refund: 656 });
  const { rows } = await testDb.database.pool.query(
    `select id::text as id from booking_transitions where step = 'cancel_tickets'`,
  );
  const { toTraveller, toHotel } = await mailsAbout(booking.id, 'cancel_tickets', rows[0].id);
  expect(toTraveller.title).toBe('Some rooms are cancelled');
  expect(toTraveller.paragraphs.join(' ')).toContain('We’re refunding €656.00');
  expect(toTraveller.facts).toContain('Still booked: 1 room | Ada Ek');
  expect(toHotel.paragraphs.join(' ')).toContain('This booking is now for 1 room.');
});

test.each<[MessageLocale, string, string]>([
  [
    'en',
    'We charged nothing. Under the terms of the rate, the hotel may charge €1,200.00.',
    'We charged nothing. Under the terms of the rate, the hotel charges nothing either.',
  ],
  [
    'de',
    'Wir haben nichts abgebucht. Nach den Bedingungen des Tarifs kann das Hotel 1.200,00 € berechnen.',
    'Wir haben nichts abgebucht. Nach den Bedingungen des Tarifs berechnet auch das Hotel nichts.',
  ],
  [
    'zh-Hans',
    '我们未扣款。按价格方案，酒店可能收取€1,200.00。',
    '我们未扣款。按价格方案，酒店也不收取费用。',
  ],
])(
  'Who cancels a stay that is paid at the hotel reads in %s that we charged nothing, and what the hotel may charge',
  async (locale, mayCharge, free) => {
    const textOf = async (rooms: NonNullable<StayInput['rooms']>, chargeAtHotel: number) => {
      const { deps, booking } = await booked({ stay: { payment: 'at-hotel' }, rooms }, locale);
      await cancelBooking(deps, {
        accessKey: booking.accessKey,
        tickets: [],
        refund: 0,
        chargeAtHotel,
      });
      const { toTraveller } = await mailsAbout(booking.id, 'cancel');
      return toTraveller.paragraphs.join(' ').replaceAll('\u00A0', ' ');
    };
    expect(await textOf([storedRoom(), familyRoom()], 1_200)).toContain(mayCharge);
    expect(await textOf([storedRoom(), storedRoom({ position: 1 })], 0)).toContain(free);
  },
);

test('An email about one cancelled room of a stay that is paid at the hotel states the charge of this room alone', async () => {
  const { deps, booking } = await booked({ stay: { payment: 'at-hotel' } });
  const textAfter = async (position: number) => {
    const chargeAtHotel = position === 1 ? 1_200 : 0;
    const { accessKey } = booking;
    await cancelBooking(deps, { accessKey, tickets: [position], refund: 0, chargeAtHotel });
    const about = position === 1 ? 'cancel_tickets' : 'cancel';
    const { rows } = await testDb.database.pool.query(
      'select id::text as id from booking_transitions where step = $1',
      [about],
    );
    const which = about === 'cancel_tickets' ? rows[0].id : undefined;
    return (await mailsAbout(booking.id, about, which)).toTraveller.paragraphs.join(' ');
  };
  expect(await textAfter(1)).toContain('the hotel may charge €1,200.00');
  expect(await textAfter(0)).toContain('the hotel charges nothing either');
});

test('If the hotel cancels a stay that is paid there, nothing is said of a refund', async () => {
  const { booking } = await booked({ stay: { payment: 'at-hotel' } });
  await cancelBySupplier(testDb.database, {
    ...{ bookingId: booking.id, actor: 'operator', reason: 'other', words: 'Water damage' },
  });
  const { toTraveller } = await mailsAbout(booking.id, 'cancel_by_supplier');
  expect(toTraveller.paragraphs.join(' ')).toContain(
    'You owe nothing. The reason: Water damage We charged nothing.',
  );
  expect(JSON.stringify(toTraveller)).not.toContain('refund');
});

test('A hotel gets one list of the arrivals of a day, with rooms of any type, and the lead guests alone', async () => {
  const first = await booked();
  const second = await booked({ rooms: [familyRoom({ position: 0 }), storedRoom({ position: 1 })] });
  const { pool } = testDb.database;
  await pool.query(
    `update bookings set starts_at = now() + interval '20 hours', ends_at = now() + interval '4 days',
       quote = quote || jsonb_build_object('date', to_char(now() at time zone time_zone, 'YYYY-MM-DD'),
         'optionId', case when id = $1 then quote ->> 'optionId' else gen_random_uuid()::text end)`,
    [first.booking.id],
  );
  await pool.query('delete from emails');
  expect(await sendManifests({ database: testDb.database, site }, AbortSignal.timeout(10_000))).toBe(1);
  const { rows } = await pool.query<{
    key: string;
    subject: string;
    body: Body & { links: { url: string }[] };
  }>('select key, subject, body from emails');
  const [mail] = rows;
  expect(mail?.key).toMatch(/^arrivals\//);
  expect(mail?.subject).toMatch(/^Arrivals: Casa do Aguadeiro, .* \(4 rooms\)$/);
  const text = JSON.stringify(mail?.body);
  for (const { booking } of [first, second]) expect(text).toContain(booking.orderNumber);
  expect(text).not.toContain('Jonas');
  const secret = /manifest\/([^.]+)\.pdf/.exec(mail?.body.links[0]?.url ?? '')?.[1] ?? '';
  const manifest = await readManifest(testDb.database, secret);
  expect(manifest?.bookings.map(({ orderNumber }) => orderNumber)).toEqual([
    first.booking.orderNumber,
    second.booking.orderNumber,
  ]);
  expect(JSON.stringify(manifest)).not.toContain('Jonas');
});

test.each<[MessageLocale, string, string]>([
  ['de', 'Buchungsbestätigung: Casa do Aguadeiro (de)', 'Hotelvoucher (PDF)'],
  ['zh-Hans', '预订已确认：Casa do Aguadeiro (zh)（Casa do Aguadeiro）', '酒店确认单（PDF）'],
])('The confirmation is written in %s', async (locale, subject, voucher) => {
  const { booking } = await booked({}, locale);
  const { toTraveller } = await mailsAbout(booking.id, 'pay');
  expect(toTraveller.subject).toBe(subject);
  expect(toTraveller.links?.[0]?.label).toBe(voucher);
});

test('Chinese guests read in the email about how many yuan they pay, to us or at the hotel, and others do not', async () => {
  await testDb.database.pool.query(
    `insert into exchange_rates (valid_on, base, currency, rate, source)
     values ('2036-12-01', 'EUR', 'CNY', 8, 'test')`,
  );
  const aboutIn = async (input: StayInput, locale: MessageLocale) => {
    await emptyBookings(testDb.database);
    const { booking } = await booked(input, locale);
    const { toTraveller } = await mailsAbout(booking.id, 'pay');
    return toTraveller.facts.filter((fact) => fact.includes('¥'));
  };
  expect(await aboutIn({}, 'zh-Hans')).toEqual(['约合（仅供参考）: ¥14,848']);
  expect(await aboutIn({ stay: { payment: 'at-hotel' } }, 'zh-Hans')).toEqual(['约合（仅供参考）: ¥15,104']);
  expect(await aboutIn({}, 'de')).toEqual([]);
});

test('Chinese guests read about how many yuan a refund is, and that the payment provider converts it', async () => {
  await testDb.database.pool.query(
    `insert into exchange_rates (valid_on, base, currency, rate, source)
     values ('2036-12-01', 'EUR', 'CNY', 8, 'test') on conflict do nothing`,
  );
  const { booking, deps } = await booked({}, 'zh-Hans');
  await cancelBooking(deps, { accessKey: booking.accessKey, tickets: [0], refund: 656 });
  const { rows } = await testDb.database.pool.query(
    `select id::text as id from booking_transitions where step = 'cancel_tickets'`,
  );
  const { toTraveller } = await mailsAbout(booking.id, 'cancel_tickets', rows[0].id);
  expect(toTraveller.facts.filter((fact) => fact.includes('¥'))).toEqual([
    '退款约合: ¥5,248，仅供参考；支付机构按其汇率折算成人民币，到账金额可能与当初扣款不同',
  ]);
});
