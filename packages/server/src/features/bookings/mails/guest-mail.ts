import type { Mail } from '../../../gateways/mail/put-mail.ts';
import type { BookingFacts } from '../read-facts.ts';
import { aboutOf } from './about-of.ts';
import type { NewsOnAccount } from './account-news.ts';
import { accountWords } from './account-words.ts';
import { reservationData } from './reservation-data.ts';
import { hasTickets, isStillOn } from './still-on.ts';
import type { TellingSite } from './telling-site.ts';
import { travellerWords } from './traveller-words.ts';
import { peopleRow, tripRows } from './trip-facts.ts';

/** What a guest is told for whom a house has booked and pays: nothing of sums, and with a key that cancels nothing. */
export function guestMail(
  facts: BookingFacts,
  news: NewsOnAccount,
  { name: siteName, publicUrl }: TellingSite,
): Pick<Mail, 'to' | 'locale' | 'subject' | 'body'> {
  const { locale, contact, guestKey } = facts;
  const words = travellerWords[locale];
  const { guest, keep } = accountWords[locale];
  const { subject, title, paragraphs } = guest[news](aboutOf(facts, ''));
  const paperUrl = (paper: string) => `${publicUrl}/papers/${guestKey}/${paper}`;
  return {
    to: contact.email,
    locale,
    subject,
    body: {
      title,
      paragraphs: paragraphs.filter((paragraph) => paragraph !== null),
      facts: [...tripRows(facts), ...(isStillOn(news) ? [peopleRow(facts)] : [])],
      action: { label: words.see, url: `${publicUrl}/${locale}/booking#key=${guestKey}` },
      ...(hasTickets(news) && {
        links: [
          { label: words.tickets, url: paperUrl('ticket.pdf') },
          { label: words.calendar, url: paperUrl('trip.ics') },
        ],
        data: reservationData(facts, siteName),
      }),
      small: [keep],
    },
  };
}
