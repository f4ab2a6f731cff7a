import { randomUUID } from 'node:crypto';
import type { BookingNotification } from '@ashore/core/booking/booking-process.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingOverrides, insertBooking } from '../../../../test-support/bookings/booked-cart.ts';
import { numberedInvoice } from '../../../../test-support/bookings/numbered-invoice.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import { transaction } from '../../../database/transaction.ts';
import type { MailBody } from '../../../gateways/mail/outbox.ts';
import { creditInvoice, issueInvoice } from '../documents/issue-invoice.ts';
import { findBySupplierLink } from '../requests/show-requests.ts';
import { sendNotifications } from './send-notifications.ts';
import { travellerTexts } from './templates/traveller.ts';
import { travellerTextsEn } from './templates/traveller-en.ts';

let testDb: TestDatabase;

const site = { name: 'Ashore', publicUrl: 'https://www.example.org', operatorAddress: 'desk@example.org' };

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  await testDb.database.pool.query(
    `update organisations set email_address = 'walks@example.org' where slug = 'harbour-walks'`,
  );
});

afterAll(() => testDb.drop());

type SentMail = {
  readonly key: string;
  readonly to: string;
  readonly replyTo: string;
  readonly locale: string;
  readonly subject: string;
  readonly body: MailBody;
};

async function notify(
  about: BookingNotification,
  as: BookingOverrides = {},
  before: (id: string) => Promise<unknown> = async () => {},
) {
  const booked = await insertBooking(testDb.database, as);
  await before(booked.id);
  await sendNotifications({ database: testDb.database, site }, { bookingId: booked.id, about });
  const { rows } = await testDb.database.pool.query<SentMail>(
    `select key, to_address as to, reply_to as "replyTo", locale, subject, body from emails
     where key like 'booking/' || $1 || '/%' order by key`,
    [booked.id],
  );
  const to = (reader: string) => rows.find(({ key }) => key === `booking/${booked.id}/${about}${reader}`);
  return {
    ...booked,
    mails: rows,
    traveller: to(''),
    supplier: to('/supplier'),
    organisation: to('/organisation'),
  };
}

const factsOf = (mail: SentMail | undefined) => Object.fromEntries(mail?.body.facts ?? []);

const soldAt = (at: string) => (bookingId: string) =>
  testDb.database.pool.query('update bookings set confirmed_at = $2 where id = $1', [bookingId, at]);

test('An email promises no refund whose deadline has passed', async () => {
  const { traveller } = await notify('pay', {}, soldAt('2037-11-22T10:00:00Z'));
  expect(factsOf(traveller)['If you cancel']).toBe('No refund');
});

test('After a booking has ended its email offers no cancellation, and a declined request links to other trips', async () => {
  const small = async (about: BookingNotification, state: BookingOverrides['state'] = 'confirmed') =>
    (await notify(about, { state })).traveller?.body.small?.join(' ');
  expect(await small('pay')).toContain('view and cancel');
  for (const about of ['decline', 'cancel', 'withdraw', 'refunded'] as const)
    expect(await small(about, 'cancelled'), about).not.toContain('cancel');
  const { traveller } = await notify('decline', { state: 'declined' });
  expect(traveller?.body.links?.at(-1)?.url).toMatch(/^https:\/\/www\.example\.org\/en\/[a-z-]+\/lisbon$/);
});

test('The confirmation email links the invoice by its number, also if the sale was committed a moment before', async () => {
  const { traveller, id } = await notify('pay', {}, (bookingId) =>
    transaction(testDb.database, ({ client }) => issueInvoice(client, { bookingId, totalMinor: 9_700 })),
  );
  const { rows } = await testDb.database.pool.query('select number from invoices where booking_id = $1', [
    id,
  ]);
  const [number] = rows.map((row) => row.number);
  expect(number).toBeDefined();
  expect(traveller?.body.links).toContainEqual(
    expect.objectContaining({ url: expect.stringContaining(`invoice-${number}.pdf`) }),
  );
});

test('The confirmation email shows local time, place, travellers, price and terms, and links every document', async () => {
  let number = '';
  const { traveller, id, accessKey, orderNumber } = await notify('pay', {}, async (bookingId) => {
    number = await numberedInvoice(testDb.database, bookingId);
    await soldAt('2037-11-21T12:00:00Z')(bookingId);
  });
  expect(traveller).toMatchObject({
    key: `booking/${id}/pay`,
    to: 'mara@example.org',
    replyTo: 'desk@example.org',
    locale: 'en',
    subject: 'Booking confirmed: Title of sail',
  });
  expect(factsOf(traveller)).toEqual({
    'Order number': orderNumber,
    Trip: 'Title of sail',
    Date: 'Mon, 23 Nov 2037',
    'Start time': '10:00 (lisbon time)',
    'Be there by': '09:45 (lisbon time), 15 minutes before the start',
    End: '11:30 (lisbon time), after 1 h 30 min',
    'Guide’s language': 'English',
    Directions: 'https://www.openstreetmap.org/directions?engine=fossgis_osrm_foot&to=38.7%2C-9.1',
    Supplier: 'Harbour Walks',
    'Meeting point': 'The quay\nCais 1',
    Travellers: 'Mara Lind\nJonas Lind',
    Total: '€97.00',
    'If you cancel': 'Full refund until Sun, 22 Nov 2037, 10:00 (lisbon time)\nNo refund after that',
  });
  expect(traveller?.body.action?.url).toBe(`https://www.example.org/en/booking#key=${accessKey}`);
  expect(
    traveller?.body.links?.map(({ url }) => url.replace(`${site.publicUrl}/papers/${accessKey}/`, '')),
  ).toEqual([
    'ticket.pdf',
    'trip.ics',
    `invoice-${number}.pdf`,
    `${site.publicUrl}/en/generalTermsAndConditions`,
  ]);
  expect(traveller?.body.data).toMatchObject({ '@type': 'EventReservation', reservationNumber: orderNumber });
});

test('Each email is written once, even if two workers send the same notification', async () => {
  const { id } = await insertBooking(testDb.database, { state: 'on_request' });
  const send = () =>
    sendNotifications({ database: testDb.database, site }, { bookingId: id, about: 'request' });
  await Promise.all([send(), send()]);
  await send();
  const { rows } = await testDb.database.pool.query('select key from emails where key like $1 order by key', [
    `booking/${id}/%`,
  ]);
  expect(rows.map(({ key }) => key)).toEqual([`booking/${id}/request`, `booking/${id}/request/supplier`]);
});

test('The supplier’s email links to this booking’s answer, and the traveller’s email names the deadline', async () => {
  const { traveller, supplier, id } = await notify('request', { state: 'on_request', locale: 'de' });
  expect(traveller?.subject).toBe('Buchungsanfrage: Title of sail (de)');
  expect(traveller?.body.paragraphs[0]).toBe('Guten Tag Mara Lind,');
  expect(traveller?.body.paragraphs[1]).toContain('So., 22. Nov. 2037, 20:00 Uhr (Ortszeit lisbon (de))');
  expect(factsOf(traveller).Reisende).toBe('Mara Lind\nJonas Lind');
  expect(traveller?.body.links?.map(({ url }) => url)).toEqual([
    `${site.publicUrl}/de/generalTermsAndConditions`,
  ]);
  expect(supplier).toMatchObject({ to: 'walks@example.org', replyTo: 'desk@example.org', locale: 'en' });
  const [, secret = ''] = /#token=([\w-]{43})$/.exec(supplier?.body.action?.url ?? '') ?? [];
  expect(await findBySupplierLink(testDb.database.pool, secret)).toBe(id);
});

const hotelPickup = {
  comments: 'We bring a pram.',
  startingPointInformation: { title: 'Hotel Avenida', time: '09:30' },
  dropOffInformation: null,
  pickupId: null,
  dropOffId: null,
};

test('A supplier decides on a request knowing ages, pickup and message, but not who travels', async () => {
  const { supplier } = await notify('request', {
    state: 'on_request',
    participants: [
      { participantName: 'Mara Lind', age: 36, answers: [] },
      { participantName: 'Jonas Lind', age: 9, answers: [] },
    ],
    travellerNotes: hotelPickup,
  });
  expect(factsOf(supplier)).toMatchObject({
    Travellers: '2 adults',
    Ages: '36, 9',
    'Pick-up': 'Hotel Avenida, 09:30',
    Message: 'We bring a pram.',
  });
  expect(JSON.stringify(supplier)).not.toMatch(/Mara|Jonas|mara@/);
});

test('A request that ended before its email was written has no answer link', async () => {
  const { supplier } = await notify('request', { state: 'unanswered' });
  expect(supplier?.body.action).toBeUndefined();
});

test('A supplier’s email shows travellers, answers, pickup and contact person, but no passport data', async () => {
  const { supplier, orderNumber } = await notify('pay', {
    participants: [
      { participantName: 'Mara Lind', passportNumber: 'C01X00T47', dateOfBirth: '1990-01-01', answers: [] },
      { participantName: 'Jonas Lind', answers: [] },
    ],
    travellerNotes: hotelPickup,
  });
  expect(supplier?.subject).toContain(`New booking ${orderNumber}: Title of sail`);
  expect(factsOf(supplier)).toMatchObject({
    'Contact person': 'Mara Lind\n+4917012345\nmara@example.org',
    'Mara Lind': 'adult',
    'Jonas Lind': 'adult',
    'Pick-up': 'Hotel Avenida, 09:30',
    Message: 'We bring a pram.',
  });
  expect(JSON.stringify(supplier)).not.toMatch(/C01X00T47|1990/);
});

test('The email for a supplier without an address goes to operations', async () => {
  await testDb.database.pool.query('update organisations set email_address = null');
  const { supplier } = await notify('pay');
  await testDb.database.pool.query(`update organisations set email_address = 'walks@example.org'`);
  expect(supplier?.to).toBe('desk@example.org');
  expect(supplier?.body.paragraphs[0]).toBe(
    'We have no email address for Harbour Walks. Please pass this on.',
  );
});

type StepsWithRefunds = readonly { readonly step: string; readonly refundMinor: number }[];

/** Records the captured amount and the refund of each step; the last step is notified. */
const paid = (captured: number, steps: StepsWithRefunds) => async (bookingId: string) => {
  const { rows } = await testDb.database.pool.query(
    `insert into payments (id, booking_id, gateway, method, currency, amount_minor, is_capture_later, state, captured_minor)
     values (gen_random_uuid(), $1, 'sandbox', 'credit-card', 'EUR', 9700, false, 'captured', $2) returning id`,
    [bookingId, captured],
  );
  for (const { step, refundMinor } of steps)
    await transaction(testDb.database, async ({ client }) => {
      await client.query(
        `insert into booking_transitions (booking_id, step, from_state, to_state, actor)
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

test('A cancellation email states the refund, that nothing is refunded, or that nothing was charged', async () => {
  const money = async (captured: number, refundMinor: number) => {
    const steps = [{ step: 'cancel', refundMinor }];
    const { traveller } = await notify('cancel', { state: 'cancelled' }, paid(captured, steps));
    return traveller?.body.paragraphs[2];
  };
  expect(await money(9_700, 4_850)).toContain('refunding €48.50');
  expect(await money(9_700, 0)).toContain('isn’t refundable');
  expect(await money(0, 0)).toContain('Nothing was charged');
});

test('A cancellation email counts only its own refund, not earlier goodwill or partial refunds', async () => {
  const before = { step: 'cancel_tickets', refundMinor: 5_000 };
  const cancelledWith = (refundMinor: number) =>
    notify('cancel', { state: 'cancelled' }, paid(9_700, [before, { step: 'cancel', refundMinor }]));
  expect((await cancelledWith(2_000)).traveller?.body.paragraphs[2]).toContain('refunding €20.00');
  const nothing = (await cancelledWith(0)).traveller?.body.paragraphs[2];
  expect(nothing).toContain('isn’t refundable');
  const mails = await notify(
    'cancel',
    { state: 'cancelled' },
    paid(5_000, [before, { step: 'cancel', refundMinor: 0 }]),
  );
  expect(mails.traveller?.body.paragraphs[2]).toBe('We’ve already refunded everything that was paid.');
});

test('Each partial cancellation states its refund in its own email, and goodwill has an email of its own', async () => {
  const { pool } = testDb.database;
  const { id } = await notify(
    'pay',
    {},
    paid(9_700, [
      { step: 'cancel_tickets', refundMinor: 5_000 },
      { step: 'cancel_tickets', refundMinor: 1_000 },
    ]),
  );
  const { rows: refunds } = await pool.query<{ id: string }>(
    `select r.id from refunds r join payments p on p.id = r.payment_id where p.booking_id = $1 order by r.amount_minor`,
    [id],
  );
  const { rows: steps } = await pool.query<{ id: string }>(
    `select id::text from booking_transitions where booking_id = $1 order by id desc`,
    [id],
  );
  const send = async (about: BookingNotification, which: string) => {
    await sendNotifications({ database: testDb.database, site }, { bookingId: id, about, which });
    const { rows } = await pool.query<SentMail>('select body from emails where key = $1', [
      `booking/${id}/${about}/${which}`,
    ]);
    return rows[0]?.body.paragraphs[2];
  };
  // Both lists begin with the ten euros: refunds by amount, steps from the last one.
  for (const [at, sum] of ['€10.00', '€50.00'].entries()) {
    expect(await send('cancel_tickets', steps[at]?.id ?? '')).toContain(`refunding ${sum}`);
    expect(await send('refunded', refunds[at]?.id ?? '')).toBeUndefined();
    await pool.query(`update refunds set requested_at = requested_at + interval '1 day' where id = $1`, [
      refunds[at]?.id,
    ]);
    expect(await send('refunded', refunds[at]?.id ?? '')).toContain(`refunding ${sum}`);
  }
});

test('A goodwill refund is named as such, the booking stays valid, and the total less refunds is stated', async () => {
  const { pool } = testDb.database;
  const { id } = await insertBooking(testDb.database);
  const payment = randomUUID();
  const refund = randomUUID();
  await pool.query(
    `insert into payments (id, booking_id, gateway, method, currency, amount_minor, is_capture_later, state, captured_minor)
     values ($1, $2, 'sandbox', 'credit-card', 'EUR', 9700, false, 'captured', 9700)`,
    [payment, id],
  );
  await pool.query(
    `insert into refunds (id, payment_id, amount_minor, reason, state) values ($1, $2, 1000, 'goodwill', 'done')`,
    [refund, payment],
  );
  await sendNotifications(
    { database: testDb.database, site },
    { bookingId: id, about: 'refunded', which: refund },
  );
  const { rows } = await pool.query<SentMail>('select body from emails where key = $1', [
    `booking/${id}/refunded/${refund}`,
  ]);
  const [mail] = rows;
  expect(mail?.body.paragraphs).toEqual([
    'Hello Mara,',
    'You’re getting a refund for “Title of sail” as a goodwill gesture.',
    expect.stringContaining('refunding €10.00'),
    'Your booking stays valid.',
  ]);
  expect(factsOf(mail)).toMatchObject({ Total: '€97.00', 'Total less refunds': '€87.00' });
  expect(mail?.body.small).toEqual([travellerTextsEn.keepEmailNote]);
});

test('The confirmation email names the version of the terms that was accepted, and none if none was stored', async () => {
  const labelOf = async (version: string | null) => {
    const { traveller } = await notify('pay', {}, (id) =>
      testDb.database.pool.query('update bookings set terms_version = $2 where id = $1', [id, version]),
    );
    return traveller?.body.links?.find(({ url }) => url.endsWith('/generalTermsAndConditions'))?.label;
  };
  expect(await labelOf('2025-03-04')).toBe('General terms, version of 4 March 2025');
  expect(await labelOf(null)).toBe('General terms');
});

test('A supplier reads who was cancelled last, not who was cancelled by an earlier step', async () => {
  const cancel = (id: string, step: string, tickets: number) =>
    testDb.database.pool.query(
      `with ended as (
         update booking_tickets set cancelled_at = now()
         where booking_id = $1 and cancelled_at is null and position < $3)
       insert into booking_transitions (booking_id, step, actor, from_state, to_state)
       values ($1, $2, 'traveller', 'confirmed', case $2 when 'cancel' then 'cancelled' else 'confirmed' end)`,
      [id, step, tickets],
    );
  const { supplier } = await notify('cancel', { state: 'cancelled' }, (id) => cancel(id, 'cancel', 2));
  expect(factsOf(supplier).Travellers).toBe('Mara Lind\nJonas Lind');
  const later = await notify('cancel', { state: 'cancelled' }, async (id) => {
    await cancel(id, 'cancel_tickets', 1);
    await cancel(id, 'cancel', 2);
  });
  expect(factsOf(later.supplier).Travellers).toBe('Jonas Lind');
});

test('A supplier is warned of passport numbers only if the list of travellers contains some', async () => {
  const small = async (passportNumber: string | null) =>
    (
      await notify('pay', { participants: [{ participantName: 'Mara Lind', passportNumber }] })
    ).supplier?.body.small?.join(' ');
  expect(await small(null)).not.toContain('passport');
  expect(await small('C01X00T47')).toContain('passport numbers');
});

test('An email on account mentions a credit note, the unchanged invoice, or that nothing is charged', async () => {
  const organisationId = randomUUID();
  await testDb.database.pool.query(
    `insert into organisations (id, kind, name) values ($1, 'concierge', 'Hotel Cais')`,
    [organisationId],
  );
  const credited = (creditMinor: number) => async (bookingId: string) => {
    await transaction(testDb.database, ({ client }) =>
      issueInvoice(client, { bookingId, totalMinor: 9_700 }),
    );
    await transaction(testDb.database, async ({ client }) => {
      await client.query(
        `insert into booking_transitions (booking_id, step, from_state, to_state, actor)
         values ($1, 'cancel', 'confirmed', 'cancelled', 'traveller')`,
        [bookingId],
      );
      if (creditMinor > 0) await creditInvoice(client, { bookingId, totalMinor: creditMinor });
    });
  };
  const cancelled = async (creditMinor: number) =>
    (
      await notify('cancel', { state: 'cancelled', organisationId }, credited(creditMinor))
    ).organisation?.body.paragraphs.at(-1);
  expect(await cancelled(4_850)).toBe('Your organisation pays on account. It gets a credit note for €48.50.');
  expect(await cancelled(0)).toBe(
    'Your organisation pays on account. Under the cancellation terms, its invoice remains due in full.',
  );
  const declined = await notify('decline', { state: 'declined', organisationId });
  expect(declined.organisation?.body.paragraphs).toContain(
    'Nothing is charged to your organisation’s account.',
  );
  const { supplier } = await notify('put_on_account', { organisationId });
  expect(supplier?.body.paragraphs.join(' ')).toMatch(/confirmed, and an organisation pays on account\.$/);
});

test('The email about a late payment gives no reason that was not checked', async () => {
  const { traveller } = await notify('late_money', { state: 'expired' });
  expect(traveller?.body.paragraphs[1]).toContain('too late for us to keep the booking');
  expect(traveller?.body.paragraphs[1]).not.toContain('someone else');
});

test('Until confirmation a supplier reads the number of travellers and the transfer request, but no personal data', async () => {
  const transferRequest = { kind: 'hotel', direction: 'to-start', hotelName: 'Avenida', address: 'Rua 1' };
  const as: BookingOverrides = { state: 'on_request', travellerNotes: { comments: 'I am Mara.' } };
  const { supplier, id } = await notify('request', as, (bookingId) =>
    testDb.database.pool.query(
      `update bookings set quote = quote || jsonb_build_object('ride', $2::jsonb) where id = $1`,
      [bookingId, JSON.stringify(transferRequest)],
    ),
  );
  expect(supplier?.replyTo).toBe('desk@example.org');
  expect(factsOf(supplier)).toMatchObject({
    Travellers: '2 adults',
    'Transfer request': expect.stringContaining('Avenida'),
    Message: 'I am ….',
  });
  expect(JSON.stringify(supplier)).not.toMatch(/Mara|Lind|mara@|4917012345/);
  await sendNotifications({ database: testDb.database, site }, { bookingId: id, about: 'expire_request' });
  const { rows } = await testDb.database.pool.query('select body from emails where key = $1', [
    `booking/${id}/expire_request/supplier`,
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/Mara|Lind|mara@|4917012345/);
});

test('A supplier is notified when an operator declines a request, but not of the supplier’s own answer', async () => {
  const answered = async (actor: string) => {
    const { mails } = await notify('decline', { state: 'declined' }, (bookingId) =>
      testDb.database.pool.query(
        `insert into booking_transitions (booking_id, step, from_state, to_state, actor)
         values ($1, 'decline', 'on_request', 'declined', $2)`,
        [bookingId, actor],
      ),
    );
    return mails.map(({ subject }) => subject.split(':')[0]);
  };
  expect(await answered('operator')).toEqual([
    'Request declined',
    expect.stringMatching(/^Request closed \w{8}$/),
  ]);
  expect(await answered('supplier')).toEqual(['Request declined']);
});

test('The email about a cancellation by the supplier names the recorded reason', async () => {
  const because = async (bookingId: string) => {
    await testDb.database.pool.query(
      `insert into booking_transitions (booking_id, step, from_state, to_state, actor, reason)
       values ($1, 'cancel_by_supplier', 'confirmed', 'cancelled', 'supplier', 'A storm is coming.')`,
      [bookingId],
    );
  };
  const { traveller, supplier } = await notify(
    'cancel_by_supplier',
    { state: 'cancelled', locale: 'zh-Hans' },
    because,
  );
  expect(traveller?.body.paragraphs).toContain('原因：A storm is coming.');
  expect(supplier?.subject).toMatch(/^Booking cancelled \w{8}: Title of sail/);
});

test('A completed trip leads to a review invitation, and an expired booking leads to no email', async () => {
  const { rows: before } = await testDb.database.pool.query('select count(*)::int from review_invitations');
  const completed = await notify('complete', { state: 'completed' });
  expect(completed.mails).toEqual([]);
  const { rows: after } = await testDb.database.pool.query('select count(*)::int from review_invitations');
  // The day of the trip must be over: a future booking cannot be reviewed in any state.
  expect(after[0].count).toBe(before[0].count);
  await testDb.database.pool.query(
    `update bookings set starts_at = '2026-06-14T22:00:00Z',
       quote = quote || '{"startsAt": "2026-06-14T22:00:00Z", "endsAt": "2026-06-14T23:30:00Z"}'
     where id = $1`,
    [completed.id],
  );
  await sendNotifications(
    { database: testDb.database, site },
    { bookingId: completed.id, about: 'complete' },
  );
  const { rows } = await testDb.database.pool.query(
    `select i.booking_reference as of, j.due_at as "sentAt"
     from review_invitations i join jobs j on j.kind = 'send-mail' and j.key like 'review-invitation/%'
     order by i.made_at desc, j.id desc limit 1`,
  );
  expect(rows[0].of).toBe(completed.orderNumber);
  // The trip ended half an hour after midnight in Lisbon, so that its day after is the sixteenth.
  expect(rows[0].sentAt.toISOString()).toBe('2026-06-16T09:00:00.000Z');
  expect((await notify('expire', { state: 'expired' })).mails).toEqual([]);
});

test.each([
  ['a cancelled booking', `state = 'cancelled'`],
  ['a booking whose hold was released', `state = 'expired'`],
  ['a booking whose erasure was requested', 'erasure_requested_at = now()'],
])('A job about a completed trip invites no traveller of %s', async (_, change) => {
  const { pool } = testDb.database;
  const past = { startsAt: '2026-06-14T10:00:00Z', endsAt: '2026-06-14T12:00:00Z' };
  const completed = await notify('complete', { state: 'completed' }, (id) =>
    pool.query(`update bookings set ${change}, quote = quote || $2 where id = $1`, [id, past]),
  );
  const { rowCount } = await pool.query('select from review_invitations where booking_reference = $1', [
    completed.orderNumber,
  ]);
  expect(rowCount).toBe(0);
});

test('The contact person and operations are notified of a failed refund', async () => {
  const { mails } = await notify('refund_failed', { state: 'cancelled' });
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['desk@example.org', 'mara@example.org']);
});

test.each([
  ['open', 'Payment disputed', 'before its deadline'],
  ['won', 'Dispute won', 'don’t need to do anything else'],
  ['lost', 'Dispute lost', 'whether to cancel the booking'],
])('Only operations are notified of a dispute that is %s', async (state, subject, text) => {
  const { database } = testDb;
  const { id, orderNumber } = await insertBooking(database);
  const dispute = { bookingId: id, about: 'disputed', which: `dp_1/${state}` } as const;
  for (let times = 0; times < 2; times += 1) await sendNotifications({ database, site }, dispute);
  const { rows } = await database.pool.query(
    'select to_address as recipient, subject, body::text as body from emails where key like $1',
    [`booking/${id}/%`],
  );
  expect(rows).toEqual([
    {
      recipient: 'desk@example.org',
      subject: `${subject}: ${orderNumber}`,
      body: expect.stringContaining(text),
    },
  ]);
});

test('An unknown booking is not notified', async () => {
  const bookingId = '00000000-0000-4000-8000-000000000000';
  expect(await sendNotifications({ database: testDb.database, site }, { bookingId, about: 'pay' })).toBe(
    false,
  );
});

test('Each partial cancellation is notified to traveller and supplier, with the number of remaining travellers', async () => {
  const { database } = testDb;
  const { id } = await insertBooking(database);
  await database.pool.query(
    'update booking_tickets set cancelled_at = now() where booking_id = $1 and position = 1',
    [id],
  );
  for (const which of ['7', '9', '9'])
    await sendNotifications({ database, site }, { bookingId: id, about: 'cancel_tickets', which });
  const { rows } = await database.pool.query<SentMail>(
    `select key, subject, body from emails where key like 'booking/' || $1 || '/cancel_tickets/%' order by key`,
    [id],
  );
  const keys = ['7', '7/supplier', '9', '9/supplier'].map((end) => `booking/${id}/cancel_tickets/${end}`);
  expect(rows.map(({ key }) => key)).toEqual(keys);
  expect(rows[0]?.subject).toContain('Some tickets cancelled');
  expect(rows[0]?.body.links?.map(({ url }) => url.split('/').at(-1))).toContain('ticket.pdf');
  expect(rows[1]?.body.paragraphs.join(' ')).toContain('now for 1 traveller');
});

test.each([
  ['en', 'Still booked', '1 adult', 'Total after cancellation', '€48.50'],
  ['de', 'Weiterhin gebucht', '1 Erwachsener', 'Gesamtpreis nach der Stornierung', '48,50 €'],
  ['zh-Hans', '仍然有效', '成人 × 1', '取消后总计', '€48.50'],
] as const)(
  'The email about a partial cancellation states what stays booked and what it costs: %s',
  async (locale, stillBooked, count, total, sum) => {
    const { traveller } = await notify('cancel_tickets', { locale }, async (id) => {
      await testDb.database.pool.query(
        'update booking_tickets set cancelled_at = now() where booking_id = $1 and position = 1',
        [id],
      );
      await paid(9_700, [{ step: 'cancel_tickets', refundMinor: 4_850 }])(id);
    });
    const facts = factsOf(traveller);
    expect(facts[stillBooked]).toBe(`${count}\nMara Lind`);
    expect(facts[total]?.replace('\u00a0', ' ')).toBe(sum);
    expect(JSON.stringify(traveller?.body.facts)).not.toContain('Jonas');
  },
);

test.each(Object.entries(travellerTexts))(
  'The email about a goodwill refund leaves its share to the amount: %s',
  (_, texts) => {
    const { paragraphs } = texts.notifications.refunded({
      name: 'Mara',
      hotelNumber: '',
      isPaidAtHotel: false,
      trip: 'Title of sail',
      supplier: 'Cais',
      answerUntil: '',
      refundSentence: '€97.00',
      reason: null,
      arriveBy: null,
      orderNumber: 'X',
      isGoodwill: true,
      isConfirmed: true,
      isShipFitting: false,
      otherStartTimes: '',
      chooseUntil: '',
      fullRefundUntil: '',
    });
    expect(paragraphs.join(' ')).not.toMatch(/部分|\bpart\b|\bTeil/i);
  },
);
