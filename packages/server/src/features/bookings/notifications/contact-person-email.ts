import { listPathOf } from '@ashore/core/contract/values/product-path.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import type { Conversion } from '@ashore/core/money/convert-money.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { money } from '@ashore/core/money/money.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import type { Mail } from '../../../gateways/mail/outbox.ts';
import { receiptFile } from '../documents/receipt-file.ts';
import { cancellationCharge, noShowCharge } from '../stays/cancel-rooms.ts';
import type { BookingEvent } from './booking-event.ts';
import type { BookingFacts } from './booking-facts.ts';
import {
  aboutRefundRows,
  aboutRows,
  factsToTravellers,
  hasTickets,
  isActiveBooking,
  isPaidAtHotel,
  type MailSite,
  notificationFactsOf,
  peopleRow,
  remainingRow,
  reservationData,
  returnPromiseLinks,
  ticketsLabel,
  totalRow,
  tripRows,
} from './mail-parts.ts';
import { cancelledRows, stillBookedRow, totalAfterCancellationRow } from './remaining-rows.ts';
import { accountTexts, isAccountNotification } from './templates/account.ts';
import type { TravellerNotification } from './templates/notification-texts.ts';
import { shipTexts } from './templates/ship.ts';
import { stayTexts, stayWords } from './templates/stay.ts';
import { travellerTexts } from './templates/traveller.ts';

export type MailedEvent = Omit<BookingEvent, 'actor' | 'isStatedElsewhere' | 'hasUnnumberedDocuments'>;

export type TravellerMailInput = {
  readonly notification: TravellerNotification;
  readonly event: MailedEvent;
  /** Into the reader's own currency, if we cannot charge that. */
  readonly conversion?: Conversion | undefined;
};

/**
 * Writes the email to the contact person, who books for themselves or for a guest, with links to all
 * documents.
 */
export function contactPersonEmail(
  bookingFacts: BookingFacts,
  { notification, event, conversion }: TravellerMailInput,
  { name: siteName, publicUrl }: MailSite,
): Pick<Mail, 'locale' | 'subject' | 'body'> {
  const { locale, accessKey, invoices, organisation } = bookingFacts;
  const texts = travellerTexts[locale];
  const notificationFacts = notificationFactsOf(
    bookingFacts,
    refundText(bookingFacts, notification, event),
    event.isGoodwill,
  );
  const isToOrganisation = organisation !== null && isAccountNotification(notification);
  const reader = isToOrganisation ? 'organisation' : 'traveller';
  const ofStay = bookingFacts.trip.lodging ? stayWords(notification, { locale, reader }) : undefined;
  const ofTrip = isToOrganisation
    ? accountTexts[locale].organisation[notification]
    : texts.notifications[notification];
  const { subject, title, paragraphs } = (ofStay ?? ofTrip)(notificationFacts);
  const mayStillCancel =
    isActiveBooking(notification) || (event.isGoodwill && bookingFacts.state === 'confirmed');
  const isPartial = notification === 'tickets_cancelled';
  const documentUrl = (name: string) => `${publicUrl}/papers/${accessKey}/${name}`;
  // The key follows `#`, because browsers do not send that part. No server on the way logs it.
  const url = `${publicUrl}/${locale}/booking#key=${accessKey}`;
  return {
    locale,
    subject,
    body: {
      title,
      paragraphs: paragraphs.filter((paragraph) => paragraph !== null),
      facts: [
        ...tripRows(bookingFacts, factsToTravellers(notification)),
        ...(isPartial
          ? [...cancelledRows(bookingFacts, event.cancelledPositions), stillBookedRow(bookingFacts)]
          : []),
        ...(isActiveBooking(notification) && !isPartial ? [peopleRow(bookingFacts)] : []),
        ...(isPaidAtHotel(bookingFacts) || notification === 'hotel_number' ? [] : [totalRow(bookingFacts)]),
        ...(isActiveBooking(notification) && !isPartial && notification !== 'hotel_number'
          ? aboutRows(bookingFacts, conversion)
          : []),
        ...(isPartial && !isPaidAtHotel(bookingFacts) ? [totalAfterCancellationRow(bookingFacts)] : []),
        ...(event.isGoodwill ? [remainingRow(bookingFacts)] : []),
        ...(isPaidAtHotel(bookingFacts) ? [] : aboutRefundRows(bookingFacts, event.refundMinor, conversion)),
      ],
      action: { label: texts.openBooking, url },
      links: [
        ...(hasTickets(notification)
          ? [
              { label: ticketsLabel(bookingFacts), url: documentUrl('ticket.pdf') },
              { label: texts.calendar, url: documentUrl('trip.ics') },
            ]
          : []),
        ...invoices.map(({ kind, number }) => ({
          label: texts.invoice(kind, number),
          url: documentUrl(receiptFile({ kind, number })),
        })),
        ...(notification === 'other_start_offered' ? otherStartsLinks(bookingFacts, publicUrl) : []),
        ...(isActiveBooking(notification) ? returnPromiseLinks(bookingFacts, publicUrl) : []),
        ...(makesContract(notification) ? [termsLink(bookingFacts, publicUrl)] : []),
        ...(['declined', 'unanswered', 'withdrawn'].includes(notification)
          ? [{ label: texts.search, url: `${publicUrl}/${locale}${listPathOf(bookingFacts.path)}` }]
          : []),
      ],
      small: [mayStillCancel ? texts.keepEmailNote : texts.keepEmailNoteAfterEnd],
      ...(hasTickets(notification) && { data: reservationData(bookingFacts, siteName) }),
    },
  };
}

/** The page of the product, opened for the port call of the ship: it offers only the departures that fit. */
function otherStartsLinks({ ship, locale, path, trip }: BookingFacts, publicUrl: string) {
  if (!ship) return [];
  const sailing = `${ship.routeId}.${ship.position}`;
  const query = new URLSearchParams({ date: trip.date, sailing });
  return [{ label: shipTexts[locale].otherStartsLink, url: `${publicUrl}/${locale}${path}?${query}` }];
}

/** Names the version that was accepted: the terms may have changed before the email is written. */
function termsLink(
  { locale, termsVersion }: BookingFacts,
  publicUrl: string,
): { label: string; url: string } {
  const version =
    termsVersion === null ? null : formatDate(localDate(termsVersion), localeTable[locale].intl, 'year');
  return {
    label: travellerTexts[locale].terms(version),
    url: `${publicUrl}/${locale}/generalTermsAndConditions`,
  };
}

/** Whether an email comes with a booking or a request, for which the terms have been accepted. */
function makesContract(notification: TravellerNotification): boolean {
  return notification === 'confirmed' || notification === 'requested';
}

/**
 * Describes the refund of this event alone. Every other refund is described with the event that caused it.
 */
function refundText(facts: BookingFacts, notification: TravellerNotification, event: MailedEvent): string {
  const { refundMinor, creditedMinor } = event;
  const { locale, method, currency, confirmedAt, refundedMinor, paidMinor } = facts;
  if (isPaidAtHotel(facts)) return chargeAtHotelText(facts, notification, event);
  const moneyTexts = travellerTexts[locale].money;
  const formatAmount = (minor: number) => formatMoney(money(minor, currency), localeTable[locale].intl);
  if (refundMinor > 0) return moneyTexts.refunded(formatAmount(refundMinor));
  if (method === 'bill-organisation') {
    if (creditedMinor > 0) return moneyTexts.credited(formatAmount(creditedMinor));
    return confirmedAt === null ? moneyTexts.notInvoiced : moneyTexts.invoiceStands;
  }
  if (paidMinor === 0) return moneyTexts.untouched;
  return refundedMinor >= paidMinor ? moneyTexts.alreadyRefunded : moneyTexts.notRefunded;
}

/** Where the guests pay at the hotel, nothing is refunded: whether the hotel may charge anything for the rooms of this event. */
function chargeAtHotelText(
  { locale, currency, stay }: BookingFacts,
  notification: TravellerNotification,
  { takenAt, cancelledPositions }: MailedEvent,
): string {
  const { atHotel } = stayTexts[locale];
  if (!stay || takenAt === null || !['cancelled', 'tickets_cancelled', 'no_show'].includes(notification))
    return atHotel.nothing;
  const rooms = stay.rooms.filter(({ position }) => cancelledPositions.includes(position));
  const chargeMinor = notification === 'no_show' ? noShowCharge(rooms) : cancellationCharge(rooms, takenAt);
  if (chargeMinor === 0) return atHotel.free;
  return atHotel.mayCharge(formatMoney(money(chargeMinor, currency), localeTable[locale].intl));
}
