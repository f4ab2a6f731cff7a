import { createHash } from 'node:crypto';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../../database/connect.ts';
import { transaction } from '../../../database/transaction.ts';
import { enqueueMail, type Mail } from '../../../gateways/mail/outbox.ts';
import { type ListedBooking, readContactDetails } from '../list-bookings.ts';
import { type BookingFacts, readFacts } from './booking-facts.ts';
import { notificationFactsOf, tripRows } from './mail-parts.ts';
import { accountTexts } from './templates/account.ts';
import { travellerTexts } from './templates/traveller.ts';

type MessageTravellersInput = {
  readonly bookings: readonly ListedBooking[];
  /** Shown to the travellers unchanged, below a greeting. */
  readonly text: string;
  readonly operatorAddress: string;
  readonly publicUrl: string;
};

/**
 * Writes an email with a text of operations to the contact persons of bookings. The same text is sent once to
 * each booking. Returns how many emails were written.
 */
export async function messageTravellers(
  database: Database,
  { bookings, text, operatorAddress, publicUrl }: MessageTravellersInput,
): Promise<number> {
  const contacts = await readContactDetails(
    database,
    bookings.map(({ id }) => id),
  );
  const textHash = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  const mails: Mail[] = [];
  for (const { id } of bookings) {
    const facts = contacts.has(id) ? await readFacts(database, { id }) : undefined;
    if (facts)
      mails.push({
        ...messageMail(facts, text, publicUrl),
        key: `booking/${id}/message/${textHash}`,
        replyTo: operatorAddress,
      });
  }
  return transaction(database, async ({ client }) => {
    let enqueuedCount = 0;
    for (const mail of mails) if (await enqueueMail(client, mail)) enqueuedCount += 1;
    return enqueuedCount;
  });
}

function messageMail(facts: BookingFacts, text: string, publicUrl: string): Omit<Mail, 'key'> {
  const { locale, organisation, accessKey, guestKey, contact } = facts;
  const { subject, greeting } = texts[locale];
  const { name, trip } = notificationFactsOf(facts, '');
  // A guest whose organisation pays sees no prices and cannot cancel.
  const [key, keepEmailNote] = organisation
    ? [guestKey, accountTexts[locale].keepEmailNote]
    : [accessKey, travellerTexts[locale].keepEmailNote];
  return {
    to: contact.email,
    locale,
    subject: subject(trip),
    body: {
      title: subject(trip),
      paragraphs: [greeting(name), ...text.split(/\n{2,}/)],
      facts: tripRows(facts, ['day', 'start']),
      action: { label: travellerTexts[locale].openBooking, url: `${publicUrl}/${locale}/booking#key=${key}` },
      small: [keepEmailNote],
    },
  };
}

type MessageTexts = {
  readonly subject: (trip: string) => string;
  readonly greeting: (name: string) => string;
};

const texts: Readonly<Record<MessageLocale, MessageTexts>> = {
  en: { subject: (trip) => `Message about your trip: ${trip}`, greeting: (name) => `Hello ${name},` },
  de: { subject: (trip) => `Nachricht zu Ihrer Buchung: ${trip}`, greeting: (name) => `Guten Tag ${name},` },
  'zh-Hans': { subject: (trip) => `行程通知：${trip}`, greeting: (name) => `${name}，您好：` },
};
