import { createHash } from 'node:crypto';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../../database/connect.ts';
import { transaction } from '../../../database/transaction.ts';
import { enqueueMail } from '../../../gateways/mail/outbox.ts';
import { type ListedBooking, readContactDetails } from '../list-bookings.ts';

type MessageTravellersInput = {
  readonly bookings: readonly ListedBooking[];
  /** Shown to the travellers unchanged. */
  readonly text: string;
  readonly operatorAddress: string;
};

/**
 * Writes an email with a text of operations to the contact persons of bookings. The same text is sent once to
 * each booking. Returns how many emails were written.
 */
export async function messageTravellers(
  database: Database,
  { bookings, text, operatorAddress }: MessageTravellersInput,
): Promise<number> {
  const contacts = await readContactDetails(
    database,
    bookings.map(({ id }) => id),
  );
  const textHash = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return transaction(database, async ({ client }) => {
    let written = 0;
    for (const { id, orderNumber, product, day, time } of bookings) {
      const contact = contacts.get(id);
      if (!contact) continue;
      const { subject, order, start } = texts[contact.locale];
      const isNew = await enqueueMail(client, {
        key: `booking/${id}/message/${textHash}`,
        to: contact.email,
        replyTo: operatorAddress,
        locale: contact.locale,
        subject: subject(product),
        body: {
          title: subject(product),
          paragraphs: text.split(/\n{2,}/),
          facts: [
            [order, orderNumber],
            [start, time === null ? day : `${day} ${time}`],
          ],
        },
      });
      if (isNew) written += 1;
    }
    return written;
  });
}

type MessageTexts = {
  readonly subject: (trip: string) => string;
  readonly order: string;
  readonly start: string;
};

const texts: Readonly<Record<MessageLocale, MessageTexts>> = {
  en: { subject: (trip) => `Message about your trip: ${trip}`, order: 'Order number', start: 'Start' },
  de: { subject: (trip) => `Nachricht zu Ihrer Buchung: ${trip}`, order: 'Buchungsnummer', start: 'Beginn' },
  'zh-Hans': { subject: (trip) => `行程通知：${trip}`, order: '订单号', start: '开始时间' },
};
