import type { ToldOfBooking } from '@ashore/core/booking/told-of-bookings.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '../../database/run-transaction.ts';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import type { MailBody } from '../../gateways/mail/put-mail.ts';
import { loadQuoteWorld } from '../quotes/quotes-for-tests.ts';
import { type BookedAs, putBooked } from './booked-for-tests.ts';
import { issueInvoice } from './issue-invoice.ts';
import { findBySupplierLink } from './supplier-link.ts';
import { tellBooking } from './tell-booking.ts';

let place: TestDatabase;

const site = { name: 'Ashore', publicUrl: 'https://www.example.org', operatorAddress: 'desk@example.org' };

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
  await place.database.pool.query(
    `update organisations set email_address = 'walks@example.org' where slug = 'harbour-walks'`,
  );
});

afterAll(() => place.drop());

type Sent = {
  readonly key: string;
  readonly to: string;
  readonly replyTo: string;
  readonly locale: string;
  readonly subject: string;
  readonly body: MailBody;
};

async function told(
  about: ToldOfBooking,
  as: BookedAs = {},
  before: (id: string) => Promise<unknown> = async () => {},
) {
  const booked = await putBooked(place.database, as);
  await before(booked.id);
  await tellBooking({ database: place.database, site }, { bookingId: booked.id, about });
  const { rows } = await place.database.pool.query<Sent>(
    `select key, to_address as to, reply_to as "replyTo", locale, subject, body from mails
     where key like 'booking/' || $1 || '/%' order by key`,
    [booked.id],
  );
  return { ...booked, mails: rows, traveller: rows[0], supplier: rows[1] };
}

const factsOf = (mail: Sent | undefined) => Object.fromEntries(mail?.body.facts ?? []);

test('Who has booked is told when on whose clock, where, who comes, what it cost, what cancelling costs, and has every paper.', async () => {
  let number = '';
  const { traveller, id, accessKey, orderNumber } = await told('pay', {}, async (bookingId) => {
    number = await transaction(place.database, ({ client }) =>
      issueInvoice(client, { bookingId, kind: 'invoice', totalMinor: 9_700 }),
    );
  });
  expect(traveller).toMatchObject({
    key: `booking/${id}/pay`,
    to: 'mara@example.org',
    replyTo: 'desk@example.org',
    locale: 'en',
    subject: 'You are booked: Title of sail',
  });
  expect(factsOf(traveller)).toEqual({
    'Order number': orderNumber,
    Trip: 'Title of sail',
    When: 'Mon, 23 Nov 2026, 10:00 (lisbon time)',
    'Meeting point': 'The quay\nCais 1',
    'Who comes': 'Mara Lind\nJonas Lind',
    Total: '€97.00',
    'If you cancel':
      'Until Sun, 22 Nov 2026, 10:00 (lisbon time): everything comes back.\nAfter that nothing comes back.',
  });
  expect(traveller?.body.action?.url).toBe(`https://www.example.org/en/booking#key=${accessKey}`);
  expect(
    traveller?.body.links?.map(({ url }) => url.replace(`${site.publicUrl}/papers/${accessKey}/`, '')),
  ).toEqual(['ticket.pdf', 'trip.ics', `invoice-${number}.pdf`]);
  expect(traveller?.body.data).toMatchObject({ '@type': 'EventReservation', reservationNumber: orderNumber });
});

test('Told again, also by two at once, each mail is there once.', async () => {
  const { id } = await putBooked(place.database, { state: 'on_request' });
  const tell = () => tellBooking({ database: place.database, site }, { bookingId: id, about: 'ask' });
  await Promise.all([tell(), tell()]);
  await tell();
  const { rows } = await place.database.pool.query('select key from mails where key like $1 order by key', [
    `booking/${id}/%`,
  ]);
  expect(rows.map(({ key }) => key)).toEqual([`booking/${id}/ask`, `booking/${id}/ask/supplier`]);
});

test('A supplier is asked in a mail whose link answers for this booking, and whoever asked is told until when.', async () => {
  const { traveller, supplier, id } = await told('ask', { state: 'on_request', locale: 'de' });
  expect(traveller?.subject).toBe('Wir haben für Sie angefragt: Title of sail (de)');
  expect(traveller?.body.paragraphs[0]).toContain('So., 22. Nov. 2026, 20:00 Uhr (Ortszeit lisbon (de))');
  expect(factsOf(traveller)['Wer kommt']).toBe('Mara Lind\nJonas Lind');
  expect(traveller?.body.links).toEqual([]);
  expect(supplier).toMatchObject({ to: 'walks@example.org', replyTo: 'mara@example.org', locale: 'en' });
  const [, secret = ''] = /#token=([\w-]{43})$/.exec(supplier?.body.action?.url ?? '') ?? [];
  expect(await findBySupplierLink(place.database.pool, secret)).toBe(id);
});

test('A request that has ended before its mail was written has nothing to answer.', async () => {
  const { supplier } = await told('ask', { state: 'unanswered' });
  expect(supplier?.body.action).toBeUndefined();
});

test('A supplier reads who comes, what they said, where they are fetched and whom to call, and no number of a passport.', async () => {
  const { supplier, orderNumber } = await told('pay', {
    participants: [
      { participantName: 'Mara Lind', passportNumber: 'C01X00T47', dateOfBirth: '1990-01-01', answers: [] },
      { participantName: 'Jonas Lind', answers: [] },
    ],
    wishes: {
      comments: 'We bring a pram.',
      startingPointInformation: { title: 'Hotel Avenida', time: '09:30' },
      dropOffInformation: null,
      pickupId: null,
      dropOffId: null,
    },
  });
  expect(supplier?.subject).toContain(`New booking ${orderNumber}: Title of sail`);
  expect(factsOf(supplier)).toMatchObject({
    Contact: 'Mara Lind\n+4917012345\nmara@example.org',
    'Mara Lind': 'adult',
    'Jonas Lind': 'adult',
    'Starts at': 'Hotel Avenida, 09:30',
    'They write': 'We bring a pram.',
  });
  expect(JSON.stringify(supplier)).not.toMatch(/C01X00T47|1990/);
});

test('A supplier without an address here is told by the desk.', async () => {
  await place.database.pool.query('update organisations set email_address = null');
  const { supplier } = await told('pay');
  await place.database.pool.query(`update organisations set email_address = 'walks@example.org'`);
  expect(supplier?.to).toBe('desk@example.org');
  expect(supplier?.body.paragraphs[0]).toBe('Harbour Walks has no e-mail address here. Please pass this on.');
});

const paid = (captured: number, refunded: number) => async (bookingId: string) => {
  const { rows } = await place.database.pool.query(
    `insert into payments (id, booking_id, gateway, method, currency, amount_minor, is_later, state, captured_minor)
     values (gen_random_uuid(), $1, 'sandbox', 'credit-card', 'EUR', 9700, false, 'captured', $2) returning id`,
    [bookingId, captured],
  );
  if (refunded > 0)
    await place.database.pool.query(
      `insert into refunds (id, payment_id, amount_minor, reason) values (gen_random_uuid(), $1, $2, 'cancelled')`,
      [rows[0].id, refunded],
    );
};

test('Who cancels hears how much goes back; that nothing does; or that nothing was ever charged.', async () => {
  const money = async (...sums: [number, number]) => {
    const { traveller } = await told('cancel', { state: 'cancelled' }, paid(...sums));
    return traveller?.body.paragraphs[1];
  };
  expect(await money(9_700, 4_850)).toContain('€48.50 goes back');
  expect(await money(9_700, 0)).toContain('nothing of what was paid goes back');
  expect(await money(0, 0)).toContain('Nothing was charged');
});

test('What is called off, declined or withdrawn says why where somebody said so.', async () => {
  const because = async (bookingId: string) => {
    await place.database.pool.query(
      `insert into booking_steps (booking_id, step, from_state, to_state, actor, reason)
       values ($1, 'call_off', 'confirmed', 'cancelled', 'supplier', 'A storm is coming.')`,
      [bookingId],
    );
  };
  const { traveller, supplier } = await told('call_off', { state: 'cancelled', locale: 'zh-Hans' }, because);
  expect(traveller?.body.paragraphs).toContain('原因：A storm is coming.');
  expect(supplier?.subject).toContain('Cancelled: Title of sail');
});

test('Who was on a trip is asked how it was; what nobody has to know is told to nobody.', async () => {
  const { rows: before } = await place.database.pool.query('select count(*)::int from review_invitations');
  const done = await told('complete', { state: 'completed' });
  expect(done.mails).toEqual([]);
  const { rows: after } = await place.database.pool.query('select count(*)::int from review_invitations');
  // The day of the trip has to be over: a booking of tomorrow cannot be reviewed, whoever says that it is complete.
  expect(after[0].count).toBe(before[0].count);
  await place.database.pool.query(
    `update bookings set starts_at = now() - interval '2 days',
       quote = jsonb_set(quote, '{startsAt}', to_jsonb(to_char(now() - interval '2 days', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))
     where id = $1`,
    [done.id],
  );
  await tellBooking({ database: place.database, site }, { bookingId: done.id, about: 'complete' });
  const { rows } = await place.database.pool.query(
    'select booking_reference as of from review_invitations order by made_at desc limit 1',
  );
  expect(rows[0].of).toBe(done.orderNumber);
  expect((await told('lapse', { state: 'expired' })).mails).toEqual([]);
});

test('A refund that fails is told to its owner and to the desk.', async () => {
  const { mails } = await told('refund_failed', { state: 'cancelled' });
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['desk@example.org', 'mara@example.org']);
});

test('Of a booking that is not there nothing is told.', async () => {
  const bookingId = '00000000-0000-4000-8000-000000000000';
  expect(await tellBooking({ database: place.database, site }, { bookingId, about: 'pay' })).toBe(false);
});

test('Tickets are given up more than once, and each time it is told, to both, with who still comes.', async () => {
  const { database } = place;
  const { id } = await putBooked(database);
  await database.pool.query(
    'update booking_tickets set cancelled_at = now() where booking_id = $1 and position = 1',
    [id],
  );
  for (const which of ['7', '9', '9'])
    await tellBooking({ database, site }, { bookingId: id, about: 'reduce', which });
  const { rows } = await database.pool.query<Sent>(
    `select key, subject, body from mails where key like 'booking/' || $1 || '/reduce/%' order by key`,
    [id],
  );
  const keys = ['7', '7/supplier', '9', '9/supplier'].map((end) => `booking/${id}/reduce/${end}`);
  expect(rows.map(({ key }) => key)).toEqual(keys);
  expect(rows[0]?.subject).toContain('Some tickets cancelled');
  expect(rows[0]?.body.links?.map(({ url }) => url.split('/').at(-1))).toContain('ticket.pdf');
  expect(rows[1]?.body.paragraphs.join(' ')).toContain('1 person comes now');
});
