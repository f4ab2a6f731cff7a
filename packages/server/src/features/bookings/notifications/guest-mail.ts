import type { Mail } from '../../../gateways/mail/outbox.ts';
import type { BookingFacts } from './booking-facts.ts';
import type { NewsOnAccount } from './events.ts';
import {
  hasTickets,
  isActiveBooking,
  type MailSite,
  mailSubject,
  peopleRow,
  reservationData,
  tripRows,
} from './mail-parts.ts';
import { accountTexts } from './templates/account.ts';
import { travellerTexts } from './templates/traveller.ts';

/**
 * Writes the email to a guest whose organisation books and pays. It shows no prices, and its key cannot
 * cancel.
 */
export function guestMail(
  facts: BookingFacts,
  news: NewsOnAccount,
  { name: siteName, publicUrl }: MailSite,
): Pick<Mail, 'to' | 'locale' | 'subject' | 'body'> {
  const { locale, contact, guestKey } = facts;
  const words = travellerTexts[locale];
  const { guest, keep } = accountTexts[locale];
  const { subject, title, paragraphs } = guest[news](mailSubject(facts, ''));
  const documentUrl = (name: string) => `${publicUrl}/papers/${guestKey}/${name}`;
  return {
    to: contact.email,
    locale,
    subject,
    body: {
      title,
      paragraphs: paragraphs.filter((paragraph) => paragraph !== null),
      facts: [...tripRows(facts), ...(isActiveBooking(news) ? [peopleRow(facts)] : [])],
      action: { label: words.see, url: `${publicUrl}/${locale}/booking#key=${guestKey}` },
      ...(hasTickets(news) && {
        links: [
          { label: words.tickets, url: documentUrl('ticket.pdf') },
          { label: words.calendar, url: documentUrl('trip.ics') },
        ],
        data: reservationData(facts, siteName),
      }),
      small: [keep],
    },
  };
}
