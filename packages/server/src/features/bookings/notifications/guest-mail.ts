import type { Mail } from '../../../gateways/mail/outbox.ts';
import type { BookingFacts } from './booking-facts.ts';
import {
  factsToTravellers,
  hasTickets,
  isActiveBooking,
  type MailSite,
  notificationFactsOf,
  peopleRow,
  reservationData,
  returnPromiseLinks,
  ticketsLabel,
  tripRows,
} from './mail-parts.ts';
import { stillBookedRow } from './remaining-rows.ts';
import { accountTexts } from './templates/account.ts';
import type { AccountNotification } from './templates/notification-texts.ts';
import { stayWords } from './templates/stay.ts';
import { travellerTexts } from './templates/traveller.ts';

/**
 * Writes the email to a guest whose organisation books and pays. It shows no prices, and its key cannot
 * cancel.
 */
export function guestMail(
  facts: BookingFacts,
  notification: AccountNotification,
  { name: siteName, publicUrl }: MailSite,
): Pick<Mail, 'to' | 'locale' | 'subject' | 'body'> {
  const { locale, contact, guestKey } = facts;
  const texts = travellerTexts[locale];
  const { guest, keepEmailNote } = accountTexts[locale];
  const { subject, title, paragraphs } = (
    (facts.trip.lodging && stayWords(notification, { locale, reader: 'guest' })) ||
    guest[notification]
  )(notificationFactsOf(facts, ''));
  const documentUrl = (name: string) => `${publicUrl}/papers/${guestKey}/${name}`;
  return {
    to: contact.email,
    locale,
    subject,
    body: {
      title,
      paragraphs: paragraphs.filter((paragraph) => paragraph !== null),
      facts: [
        ...tripRows(facts, factsToGuests(notification)),
        ...(notification === 'tickets_cancelled' ? [stillBookedRow(facts)] : []),
        ...(isActiveBooking(notification) && notification !== 'tickets_cancelled' ? [peopleRow(facts)] : []),
      ],
      action: { label: texts.openBooking, url: `${publicUrl}/${locale}/booking#key=${guestKey}` },
      links: [
        ...(hasTickets(notification)
          ? [
              { label: ticketsLabel(facts), url: documentUrl('ticket.pdf') },
              { label: texts.calendar, url: documentUrl('trip.ics') },
            ]
          : []),
        ...(isActiveBooking(notification) ? returnPromiseLinks(facts, publicUrl) : []),
      ],
      ...(hasTickets(notification) && { data: reservationData(facts, siteName) }),
      small: [keepEmailNote],
    },
  };
}

/** A guest cannot cancel, so the terms are for the organisation alone. */
function factsToGuests(notification: AccountNotification) {
  return factsToTravellers(notification).filter((kind) => kind !== 'terms');
}
