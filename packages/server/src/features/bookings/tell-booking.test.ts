import { randomUUID } from 'node:crypto';
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
  const to = (reader: string) => rows.find(({ key }) => key === `booking/${booked.id}/${about}${reader}`);
  return { ...booked, mails: rows, traveller: to(''), supplier: to('/supplier'), house: to('/house') };
}

const factsOf = (mail: Sent | undefined) => Object.fromEntries(mail?.body.facts ?? []);

const soldAt = (at: string) => (bookingId: string) =>
  place.database.pool.query('update bookings set confirmed_at = $2 where id = $1', [bookingId, at]);

test('What could be had back until an hour that is over is not promised any more.', async () => {
  const { traveller } = await told('pay', {}, soldAt('2037-11-22T10:00:00Z'));
  expect(factsOf(traveller)['If you cancel']).toBe('Nothing comes back when you cancel.');
});

test('Of what cannot be cancelled any more no link is said to cancel it; what came to nothing leads to others there.', async () => {
  const small = async (about: ToldOfBooking, state: BookedAs['state'] = 'confirmed') =>
    (await told(about, { state })).traveller?.body.small?.join(' ');
  expect(await small('pay')).toContain('see and cancel');
  for (const about of ['decline', 'cancel', 'withdraw', 'refunded'] as const)
    expect(await small(about, 'cancelled'), about).not.toContain('cancel');
  const { traveller } = await told('decline', { state: 'declined' });
  expect(traveller?.body.links?.at(-1)?.url).toMatch(/^https:\/\/www\.example\.org\/en\/[a-z-]+\/lisbon$/);
});

test('Who has booked is told when on whose clock, where, who comes, what it cost, what cancelling costs, and has every paper.', async () => {
  let number = '';
  const { traveller, id, accessKey, orderNumber } = await told('pay', {}, async (bookingId) => {
    number = await transaction(place.database, ({ client }) =>
      issueInvoice(client, { bookingId, kind: 'invoice', totalMinor: 9_700 }),
    );
    await soldAt('2037-11-21T12:00:00Z')(bookingId);
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
    When: 'Mon, 23 Nov 2037, 10:00 (lisbon time)',
    'Meeting point': 'The quay\nCais 1',
    'Who comes': 'Mara Lind\nJonas Lind',
    Total: '€97.00',
    'If you cancel':
      'Until Sun, 22 Nov 2037, 10:00 (lisbon time): everything comes back.\nAfter that nothing comes back.',
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
  expect(traveller?.body.paragraphs[0]).toContain('So., 22. Nov. 2037, 20:00 Uhr (Ortszeit lisbon (de))');
  expect(factsOf(traveller)['Wer kommt']).toBe('Mara Lind\nJonas Lind');
  expect(traveller?.body.links).toEqual([]);
  expect(supplier).toMatchObject({ to: 'walks@example.org', replyTo: 'desk@example.org', locale: 'en' });
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

type Deeds = readonly { readonly step: string; readonly refundMinor: number }[];

/** What was paid, and what went back by each deed of its own: the last of them is told. */
const paid = (captured: number, deeds: Deeds) => async (bookingId: string) => {
  const { rows } = await place.database.pool.query(
    `insert into payments (id, booking_id, gateway, method, currency, amount_minor, is_later, state, captured_minor)
     values (gen_random_uuid(), $1, 'sandbox', 'credit-card', 'EUR', 9700, false, 'captured', $2) returning id`,
    [bookingId, captured],
  );
  for (const { step, refundMinor } of deeds)
    await transaction(place.database, async ({ client }) => {
      await client.query(
        `insert into booking_steps (booking_id, step, from_state, to_state, actor)
         values ($1, $2, 'confirmed', 'cancelled', 'traveller')`,
        [bookingId, step],
      );
      if (refundMinor > 0)
        await client.query(
          `insert into refunds (id, payment_id, amount_minor, reason) values (gen_random_uuid(), $1, $2, 'cancelled')`,
          [rows[0].id, refundMinor],
        );
    });
};

test('Who cancels hears how much goes back; that nothing does; or that nothing was ever charged.', async () => {
  const money = async (captured: number, refundMinor: number) => {
    const deeds = [{ step: 'cancel', refundMinor }];
    const { traveller } = await told('cancel', { state: 'cancelled' }, paid(captured, deeds));
    return traveller?.body.paragraphs[1];
  };
  expect(await money(9_700, 4_850)).toContain('€48.50 goes back');
  expect(await money(9_700, 0)).toContain('nothing of what was paid goes back');
  expect(await money(0, 0)).toContain('Nothing was charged');
});

test('What went back before, as a favour or for other tickets, is not in the sum that goes back now.', async () => {
  const before = { step: 'reduce', refundMinor: 5_000 };
  const told2 = (refundMinor: number) =>
    told('cancel', { state: 'cancelled' }, paid(9_700, [before, { step: 'cancel', refundMinor }]));
  expect((await told2(2_000)).traveller?.body.paragraphs[1]).toContain('€20.00 goes back');
  const nothing = (await told2(0)).traveller?.body.paragraphs[1];
  expect(nothing).toContain('nothing of what was paid goes back');
  const all = await told(
    'cancel',
    { state: 'cancelled' },
    paid(5_000, [before, { step: 'cancel', refundMinor: 0 }]),
  );
  expect(all.traveller?.body.paragraphs[1]).toBe('Everything that was paid has already gone back.');
});

test('Of two refunds each is told with its own sum, and so are two givings up of single tickets.', async () => {
  const { pool } = place.database;
  const { id } = await told(
    'pay',
    {},
    paid(9_700, [
      { step: 'reduce', refundMinor: 5_000 },
      { step: 'reduce', refundMinor: 1_000 },
    ]),
  );
  const { rows: refunds } = await pool.query<{ id: string }>(
    `select r.id from refunds r join payments p on p.id = r.payment_id where p.booking_id = $1 order by r.amount_minor`,
    [id],
  );
  const { rows: steps } = await pool.query<{ id: string }>(
    `select id::text from booking_steps where booking_id = $1 order by id desc`,
    [id],
  );
  const tell = async (about: ToldOfBooking, which: string) => {
    await tellBooking({ database: place.database, site }, { bookingId: id, about, which });
    const { rows } = await pool.query<Sent>('select body from mails where key = $1', [
      `booking/${id}/${about}/${which}`,
    ]);
    return rows[0]?.body.paragraphs[1];
  };
  for (const [at, sum] of ['€10.00', '€50.00'].entries()) {
    expect(await tell('refunded', refunds[at]?.id ?? '')).toContain(`${sum} goes back`);
    expect(await tell('reduce', steps[at]?.id ?? '')).toContain(`${sum} goes back`);
  }
});

test('What is on an account is told of as it is: a credit note, the invoice that stands, or nothing at all.', async () => {
  const organisationId = randomUUID();
  await place.database.pool.query(
    `insert into organisations (id, kind, name) values ($1, 'concierge', 'Hotel Cais')`,
    [organisationId],
  );
  const credited = (creditMinor: number) => async (bookingId: string) => {
    const invoice = { bookingId, kind: 'invoice', totalMinor: 9_700 } as const;
    const number = await transaction(place.database, ({ client }) => issueInvoice(client, invoice));
    await transaction(place.database, async ({ client }) => {
      await client.query(
        `insert into booking_steps (booking_id, step, from_state, to_state, actor)
         values ($1, 'cancel', 'confirmed', 'cancelled', 'traveller')`,
        [bookingId],
      );
      if (creditMinor > 0)
        await issueInvoice(client, {
          ...invoice,
          kind: 'credit_note',
          totalMinor: creditMinor,
          corrects: number,
        });
    });
  };
  const cancelled = async (creditMinor: number) =>
    (
      await told('cancel', { state: 'cancelled', organisationId }, credited(creditMinor))
    ).house?.body.paragraphs.at(-1);
  expect(await cancelled(4_850)).toBe('Your organisation pays on account: it gets a credit note of €48.50.');
  expect(await cancelled(0)).toBe(
    'Your organisation pays on account. By the cancellation terms of your booking its invoice stands.',
  );
  const declined = await told('decline', { state: 'declined', organisationId });
  expect(declined.house?.body.paragraphs).toContain(
    'Nothing is charged to the account of your organisation.',
  );
  const { supplier } = await told('put_on_account', { organisationId });
  expect(supplier?.body.paragraphs.join(' ')).toMatch(
    /certain, and an organisation pays for it on account\.$/,
  );
});

test('Money that came too late is told of without a reason that nobody has looked for.', async () => {
  const { traveller } = await told('late_money', { state: 'expired' });
  expect(traveller?.body.paragraphs[0]).toContain('could not be kept any longer');
  expect(traveller?.body.paragraphs[0]).not.toContain('somebody else');
});

test('Until it is sold, a supplier hears how many want to come and by which ride, and nothing of who they are.', async () => {
  const ride = { kind: 'hotel', direction: 'to-start', hotelName: 'Avenida', address: 'Rua 1' };
  const as: BookedAs = { state: 'on_request', wishes: { comments: 'I am Mara.' } };
  const { supplier, id } = await told('ask', as, (bookingId) =>
    place.database.pool.query(
      `update bookings set quote = quote || jsonb_build_object('ride', $2::jsonb) where id = $1`,
      [bookingId, JSON.stringify(ride)],
    ),
  );
  expect(supplier?.replyTo).toBe('desk@example.org');
  expect(factsOf(supplier)).toMatchObject({
    'Who comes': '2 × adult',
    'Ride asked for': expect.stringContaining('Avenida'),
  });
  expect(JSON.stringify(supplier)).not.toMatch(/Mara|Lind|mara@|4917012345/);
  await tellBooking({ database: place.database, site }, { bookingId: id, about: 'time_out' });
  const { rows } = await place.database.pool.query('select body from mails where key = $1', [
    `booking/${id}/time_out/supplier`,
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/Mara|Lind|mara@|4917012345/);
});

test('A supplier for whom the desk said no hears that there is nothing to answer; who said so himself hears nothing.', async () => {
  const answered = async (actor: string) => {
    const { mails } = await told('decline', { state: 'declined' }, (bookingId) =>
      place.database.pool.query(
        `insert into booking_steps (booking_id, step, from_state, to_state, actor)
         values ($1, 'decline', 'on_request', 'declined', $2)`,
        [bookingId, actor],
      ),
    );
    return mails.map(({ subject }) => subject.split(':')[0]);
  };
  expect(await answered('operator')).toEqual(['Not possible this time', 'Nothing to answer any more']);
  expect(await answered('supplier')).toEqual(['Not possible this time']);
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
