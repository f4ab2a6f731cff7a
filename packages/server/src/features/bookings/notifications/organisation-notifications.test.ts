import { randomUUID } from 'node:crypto';
import type { BookingNotification } from '@ashore/core/booking/booking-process.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingOverrides, insertBooking } from '../../../../test-support/bookings/booked-cart.ts';
import { numberedInvoice } from '../../../../test-support/bookings/numbered-invoice.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import type { MailBody } from '../../../gateways/mail/outbox.ts';
import { sendNotifications } from './send-notifications.ts';

let testDb: TestDatabase;
const organisationId = randomUUID();
const site = { name: 'Concierge', publicUrl: 'https://www.example.org', operatorAddress: 'desk@example.org' };

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  await testDb.database.pool.query(
    `insert into organisations (id, kind, name, email_address) values ($1, 'concierge', 'Hotel Cais', 'cais@example.org')`,
    [organisationId],
  );
});
afterAll(() => testDb.drop());

type SentToOrganisation = {
  readonly to: string;
  readonly locale: string;
  readonly subject: string;
  readonly body: MailBody;
};

/** Emails to an organisation and its guest about a booking on its account, with both keys. */
async function notify(about: BookingNotification, as: BookingOverrides = {}) {
  const { database } = testDb;
  const { id: bookingId, accessKey } = await insertBooking(database, { organisationId, ...as });
  const { rows: keys } = await database.pool.query('select guest_key as key from bookings where id = $1', [
    bookingId,
  ]);
  const number = await numberedInvoice(database, bookingId);
  // More than a day before the trip, so that no refund deadline has passed.
  await database.pool.query(`update bookings set confirmed_at = '2037-11-21T12:00:00Z' where id = $1`, [
    bookingId,
  ]);
  await sendNotifications({ database, site }, { bookingId, about });
  const mail = async (reader: string) =>
    (
      await database.pool.query<SentToOrganisation>(
        'select to_address as to, locale, subject, body from emails where key = $1',
        [`booking/${bookingId}/${about}${reader}`],
      )
    ).rows[0];
  return {
    guest: await mail(''),
    organisation: await mail('/organisation'),
    accessKey,
    guestKey: keys[0].key,
    number,
  };
}

const urlsOf = (mail: SentToOrganisation | undefined) =>
  [mail?.body.action, ...(mail?.body.links ?? [])].map((link) => link?.url);

test('A guest whose organisation pays gets trip and tickets, but no price, no invoice and no key that cancels', async () => {
  const { guest, accessKey, guestKey } = await notify('put_on_account');
  expect(guest).toMatchObject({ to: 'mara@example.org', subject: 'Booking confirmed: Title of sail' });
  expect(guest?.body.paragraphs[1]).toContain('Hotel Cais has booked “Title of sail” for you.');
  expect(urlsOf(guest)).toEqual([
    `https://www.example.org/en/booking#key=${guestKey}`,
    `https://www.example.org/papers/${guestKey}/ticket.pdf`,
    `https://www.example.org/papers/${guestKey}/trip.ics`,
  ]);
  const text = JSON.stringify(guest);
  expect(text).not.toContain(accessKey);
  expect(text).not.toMatch(/€|97[.,]00|invoice|Total|refund|cancel/i);
});

test('The organisation gets the price, the cancellation terms, the invoice and the link that cancels', async () => {
  const { organisation, accessKey, number } = await notify('put_on_account');
  expect(organisation).toMatchObject({
    to: 'cais@example.org',
    subject: expect.stringMatching(/^Booking confirmed for Mara Lind: Title of sail \(\w{8}\)$/),
  });
  expect(Object.fromEntries(organisation?.body.facts ?? [])).toMatchObject({
    Total: '€97.00',
    Travellers: 'Mara Lind\nJonas Lind',
    'If you cancel': expect.stringContaining('Full refund'),
  });
  expect(urlsOf(organisation)).toEqual([
    `https://www.example.org/en/booking#key=${accessKey}`,
    `https://www.example.org/papers/${accessKey}/ticket.pdf`,
    `https://www.example.org/papers/${accessKey}/trip.ics`,
    `https://www.example.org/papers/${accessKey}/invoice-${number}.pdf`,
    'https://www.example.org/en/generalTermsAndConditions',
  ]);
});

test('After every event and in every language, the guest reads no price and the organisation reads what it owes', async () => {
  const bookings = [
    'request_on_account',
    'decline',
    'expire_request',
    'withdraw',
    'cancel_tickets',
    'cancel',
    'cancel_by_supplier',
  ] as const;
  for (const [at, about] of bookings.entries()) {
    const locale = (['en', 'de', 'zh-Hans'] as const)[at % 3] ?? 'en';
    const { guest, organisation, accessKey } = await notify(about, { locale });
    expect(guest?.body.paragraphs.join(' ')).toContain('Hotel Cais');
    expect(JSON.stringify(guest)).not.toMatch(/€|97[.,]00|invoice|Rechnung|账单|Gesamt|合计|account/i);
    expect(JSON.stringify(guest)).not.toContain(accessKey);
    expect(organisation?.body.paragraphs.join(' ')).toContain('Mara Lind');
    expect(JSON.stringify(organisation?.body.facts)).toMatch(/97/);
  }
});

test('A guest gets emails in their own language, even if the organisation’s staff reads another', async () => {
  const { guest, organisation } = await notify('put_on_account', { locale: 'de', staffLocale: 'en' });
  expect([guest?.locale, organisation?.locale]).toEqual(['de', 'en']);
  expect([guest?.subject, organisation?.subject]).toEqual([
    'Buchungsbestätigung: Title of sail (de)',
    expect.stringMatching(/^Booking confirmed for Mara Lind: Title of sail \(\w{8}\)$/),
  ]);
});

test('A late payment by an earlier card is notified to the organisation, not to its guest', async () => {
  const { guest, organisation } = await notify('late_money');
  expect(guest).toBeUndefined();
  expect(organisation?.subject).toBe('Payment too late, not booked: Title of sail');
});

test('An organisation reads its own language, and operations pass on the email of one without an address', async () => {
  const { pool } = testDb.database;
  await pool.query(`update organisations set languages = '{de}' where id = $1`, [organisationId]);
  const { guest, organisation } = await notify('put_on_account');
  expect([guest?.locale, organisation?.locale]).toEqual(['en', 'de']);
  await pool.query(`update organisations set languages = '{}', email_address = null where id = $1`, [
    organisationId,
  ]);
  const { organisation: passedOn } = await notify('put_on_account', { locale: 'de' });
  await pool.query(`update organisations set email_address = 'cais@example.org' where id = $1`, [
    organisationId,
  ]);
  expect(passedOn).toMatchObject({ to: 'desk@example.org', locale: 'de' });
  expect(passedOn?.body.paragraphs[0]).toContain('Hotel Cais');
});
