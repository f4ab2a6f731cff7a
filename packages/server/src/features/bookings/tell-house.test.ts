import { randomUUID } from 'node:crypto';
import type { ToldOfBooking } from '@ashore/core/booking/told-of-bookings.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '../../database/run-transaction.ts';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import type { MailBody } from '../../gateways/mail/put-mail.ts';
import { loadQuoteWorld } from '../quotes/quotes-for-tests.ts';
import { type BookedAs, putBooked } from './booked-for-tests.ts';
import { issueInvoice } from './issue-invoice.ts';
import { tellBooking } from './tell-booking.ts';

let place: TestDatabase;
const organisationId = randomUUID();
const site = { name: 'Concierge', publicUrl: 'https://www.example.org', operatorAddress: 'desk@example.org' };

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
  await place.database.pool.query(
    `insert into organisations (id, kind, name, email_address) values ($1, 'concierge', 'Hotel Cais', 'cais@example.org')`,
    [organisationId],
  );
});
afterAll(() => place.drop());

type Sent = {
  readonly to: string;
  readonly locale: string;
  readonly subject: string;
  readonly body: MailBody;
};

/** What a house and its guest are told of what is on its account, with the keys of both. */
async function told(about: ToldOfBooking, as: BookedAs = {}) {
  const { database } = place;
  const { id: bookingId, accessKey } = await putBooked(database, { organisationId, ...as });
  const { rows: keys } = await database.pool.query('select guest_key as key from bookings where id = $1', [
    bookingId,
  ]);
  const number = await transaction(database, ({ client }) =>
    issueInvoice(client, { bookingId, kind: 'invoice', totalMinor: 9_700 }),
  );
  // A day and more before the trip: what is over by then is not told.
  await database.pool.query(`update bookings set confirmed_at = '2037-11-21T12:00:00Z' where id = $1`, [
    bookingId,
  ]);
  await tellBooking({ database, site }, { bookingId, about });
  const mail = async (reader: string) =>
    (
      await database.pool.query<Sent>(
        'select to_address as to, locale, subject, body from mails where key = $1',
        [`booking/${bookingId}/${about}${reader}`],
      )
    ).rows[0];
  return { guest: await mail(''), house: await mail('/house'), accessKey, guestKey: keys[0].key, number };
}

const urlsOf = (mail: Sent | undefined) =>
  [mail?.body.action, ...(mail?.body.links ?? [])].map((link) => link?.url);

test('A guest for whom a house pays is told of the trip and has his tickets; no sum, no invoice, and no key that cancels.', async () => {
  const { guest, accessKey, guestKey } = await told('put_on_account');
  expect(guest).toMatchObject({ to: 'mara@example.org', subject: 'You are booked: Title of sail' });
  expect(guest?.body.paragraphs[0]).toBe('Hello Mara, Hotel Cais has booked “Title of sail” for you.');
  expect(urlsOf(guest)).toEqual([
    `https://www.example.org/en/booking#key=${guestKey}`,
    `https://www.example.org/papers/${guestKey}/ticket.pdf`,
    `https://www.example.org/papers/${guestKey}/trip.ics`,
  ]);
  const said = JSON.stringify(guest);
  expect(said).not.toContain(accessKey);
  expect(said).not.toMatch(/€|97[.,]00|invoice|Total|comes back|cancel/i);
});

test('The house has the sum, what cancelling costs, the invoice, and the link that cancels.', async () => {
  const { house, accessKey, number } = await told('put_on_account');
  expect(house).toMatchObject({ to: 'cais@example.org', subject: 'Booked for Mara Lind: Title of sail' });
  expect(Object.fromEntries(house?.body.facts ?? [])).toMatchObject({
    Total: '€97.00',
    'Who comes': 'Mara Lind\nJonas Lind',
    'If you cancel': expect.stringContaining('everything comes back'),
  });
  expect(urlsOf(house)).toEqual([
    `https://www.example.org/en/booking#key=${accessKey}`,
    `https://www.example.org/papers/${accessKey}/ticket.pdf`,
    `https://www.example.org/papers/${accessKey}/trip.ics`,
    `https://www.example.org/papers/${accessKey}/invoice-${number}.pdf`,
  ]);
});

test('Whatever becomes of it, in every language, the guest reads of no money and the house of what it owes.', async () => {
  const all = ['ask_on_account', 'decline', 'time_out', 'withdraw', 'reduce', 'cancel', 'call_off'] as const;
  for (const [at, about] of all.entries()) {
    const locale = (['en', 'de', 'zh-Hans'] as const)[at % 3] ?? 'en';
    const { guest, house, accessKey } = await told(about, { locale });
    expect(guest?.body.paragraphs.join(' ')).toContain('Hotel Cais');
    expect(JSON.stringify(guest)).not.toMatch(/€|97[.,]00|invoice|Rechnung|账单|Gesamt|合计|account/i);
    expect(JSON.stringify(guest)).not.toContain(accessKey);
    expect(house?.body.paragraphs.join(' ')).toContain('Mara Lind');
    expect(JSON.stringify(house?.body.facts)).toMatch(/97/);
  }
});

test('A guest reads his own language, whatever the desk reads that booked for him.', async () => {
  const { guest, house } = await told('put_on_account', { locale: 'de', deskLocale: 'en' });
  expect([guest?.locale, house?.locale]).toEqual(['de', 'en']);
  expect([guest?.subject, house?.subject]).toEqual([
    'Sie sind dabei: Title of sail (de)',
    'Booked for Mara Lind: Title of sail',
  ]);
});

test('Money of an earlier card that came too late is for the house to hear of, not for its guest.', async () => {
  const { guest, house } = await told('late_money');
  expect(guest).toBeUndefined();
  expect(house?.subject).toBe('Your payment came too late: Title of sail');
});

test('A house reads its own language, where it has said which; one without an address is told by the desk.', async () => {
  const { pool } = place.database;
  await pool.query(`update organisations set languages = '{de}' where id = $1`, [organisationId]);
  const { guest, house } = await told('put_on_account');
  expect([guest?.locale, house?.locale]).toEqual(['en', 'de']);
  await pool.query(`update organisations set languages = '{}', email_address = null where id = $1`, [
    organisationId,
  ]);
  const { house: passedOn } = await told('put_on_account', { locale: 'de' });
  await pool.query(`update organisations set email_address = 'cais@example.org' where id = $1`, [
    organisationId,
  ]);
  expect(passedOn).toMatchObject({ to: 'desk@example.org', locale: 'de' });
  expect(passedOn?.body.paragraphs[0]).toContain('Hotel Cais');
});
