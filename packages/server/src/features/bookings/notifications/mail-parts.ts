import { arrivalBefore } from '@ashore/core/booking/arrival.ts';
import type { BookedFact } from '@ashore/core/contract/values/booked-fact.ts';
import { FACT_KINDS, type FactKind } from '@ashore/core/contract/values/fact-kinds.ts';
import { returnPromiseTexts } from '@ashore/core/cruises/return-promise.ts';
import { sumAtHotel } from '@ashore/core/hotels/tax-parts.ts';
import { listFormat } from '@ashore/core/locale/intl.ts';
import { localeTable, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { approximateMoney } from '@ashore/core/money/approximate-money.ts';
import type { Conversion } from '@ashore/core/money/convert-money.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { money } from '@ashore/core/money/money.ts';
import { placeTime } from '@ashore/core/time/place-time.ts';
import { localTimeAt } from '@ashore/core/time/time-zone.ts';
import type { MailFact } from '../../../gateways/mail/outbox.ts';
import type { BookingFacts } from './booking-facts.ts';
import type { GuestNotificationFacts, TravellerNotification } from './templates/notification-texts.ts';
import { stayTexts } from './templates/stay.ts';
import { travellerTexts } from './templates/traveller.ts';

/** The values in the texts of a notification, to the contact person or to an organisation and its guest. */
export function notificationFactsOf(
  facts: BookingFacts,
  refundSentence: string,
  isGoodwill = false,
): GuestNotificationFacts {
  const { locale, contact, contactName, trip, supplierName, answerUntil, reason, organisation } = facts;
  return {
    // Only English addresses a person by first name alone.
    name: locale === 'en' ? contact.firstName : contactName,
    trip: trip.name,
    supplier: supplierName,
    answerUntil: answerUntil ? placeTime(answerUntil, trip, locale) : '',
    refundSentence,
    reason,
    arriveBy: facts.facts.some(({ kind }) => kind === 'arrive')
      ? localTimeAt(arrivalBefore(trip.startsAt), trip.timeZone)
      : null,
    isShipFitting: facts.ship?.isFitting === true,
    otherStartTimes: listFormat(localeTable[locale].messages).format(facts.ship?.otherStarts ?? []),
    chooseUntil: facts.ship?.chooseUntil ? placeTime(new Date(facts.ship.chooseUntil), trip, locale) : '',
    fullRefundUntil:
      facts.ship?.fullRefundUntil && !facts.ship.chooseUntil
        ? placeTime(new Date(facts.ship.fullRefundUntil), trip, locale)
        : '',
    orderNumber: facts.orderNumber,
    hotelNumber: facts.facts.find(({ kind }) => kind === 'hotelNumber')?.text ?? '',
    isPaidAtHotel: isPaidAtHotel(facts),
    isGoodwill,
    isConfirmed: facts.state === 'confirmed',
    organisation: organisation?.name ?? '',
    guest: contactName,
  };
}

const withTickets: readonly TravellerNotification[] = [
  'confirmed',
  'hotel_number',
  'tickets_cancelled',
  'call_changed',
  'other_start_offered',
];

/** Whether travellers come, or may come, after this notification. */
export function isActiveBooking(notification: TravellerNotification): boolean {
  return hasTickets(notification) || notification === 'requested';
}

/** Whether there are valid tickets after this notification. */
export function hasTickets(notification: TravellerNotification): boolean {
  return withTickets.includes(notification);
}

/** The booking as schema.org data, for email programs that add trips to calendars. */
export function reservationData(facts: BookingFacts, siteName: string): Record<string, unknown> {
  const { trip, orderNumber, contactName, supplierName } = facts;
  const { meeting } = trip;
  if (trip.lodging) return lodgingReservation(facts, siteName);
  const pickup = facts.facts.find(({ kind }) => kind === 'pickup')?.text;
  return {
    '@context': 'https://schema.org',
    '@type': 'EventReservation',
    reservationNumber: orderNumber,
    reservationStatus: 'https://schema.org/ReservationConfirmed',
    underName: { '@type': 'Person', name: contactName },
    bookingAgent: { '@type': 'Organization', name: siteName },
    reservationFor: {
      '@type': 'Event',
      name: trip.name,
      startDate: trip.startsAt.toISOString(),
      endDate: trip.endsAt.toISOString(),
      organizer: { '@type': 'Organization', name: supplierName },
      location: {
        '@type': 'Place',
        name: pickup ?? meeting?.title ?? trip.city,
        address: meeting && !pickup ? `${meeting.street}, ${trip.city}` : trip.city,
      },
    },
  };
}

/** A stay as schema.org data. */
function lodgingReservation(
  { trip, orderNumber, contactName }: BookingFacts,
  siteName: string,
): Record<string, unknown> {
  const { street = '', postalCode = '' } = trip.lodging?.stay ?? {};
  return {
    '@context': 'https://schema.org',
    '@type': 'LodgingReservation',
    reservationNumber: orderNumber,
    reservationStatus: 'https://schema.org/ReservationConfirmed',
    underName: { '@type': 'Person', name: contactName },
    bookingAgent: { '@type': 'Organization', name: siteName },
    checkinTime: trip.startsAt.toISOString(),
    checkoutTime: trip.endsAt.toISOString(),
    reservationFor: {
      '@type': 'LodgingBusiness',
      name: trip.name,
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        postalCode,
        addressLocality: trip.city,
      },
    },
  };
}

type Labels = {
  readonly order: string;
  readonly trip: string;
  readonly option: string;
  readonly who: string;
  readonly total: string;
  readonly remaining: string;
};

export const tripLabels: Readonly<Record<MessageLocale, Labels>> = {
  en: {
    order: 'Order number',
    trip: 'Trip',
    option: 'Option',
    who: 'Travellers',
    total: 'Total',
    remaining: 'Total less refunds',
  },
  de: {
    order: 'Buchungsnummer',
    trip: 'Angebot',
    option: 'Variante',
    who: 'Reisende',
    total: 'Gesamtpreis',
    remaining: 'Gesamtpreis abzüglich Erstattungen',
  },
  'zh-Hans': {
    order: '订单号',
    trip: '行程',
    option: '套餐',
    who: '出行人',
    total: '总计',
    remaining: '扣除退款后的总额',
  },
};

/** Rows that describe the trip, the same in every email about a booking. `kinds` are the facts that its reader needs. */
export function tripRows(
  { orderNumber, trip, locale, facts }: BookingFacts,
  kinds: readonly FactKind[],
): MailFact[] {
  const labels = tripLabels[locale];
  return [
    [labels.order, orderNumber],
    [trip.lodging ? stayTexts[locale].hotel : labels.trip, trip.name],
    ...(trip.label && !trip.lodging ? [[labels.option, trip.label] as const] : []),
    ...factRows(facts.filter(({ kind }) => kinds.includes(kind))),
  ];
}

export function factRows(facts: readonly BookedFact[]): MailFact[] {
  return facts.map(({ kind, label, text, href }) =>
    // The terms of the return promise are among the links of the email, which its plain text has too.
    href === null || kind === 'returnPromise' ? [label, text] : [label, text, href],
  );
}

/** The terms of the return promise in the version of the booking, if its facts state it. */
export function returnPromiseLinks({ facts, locale }: BookingFacts, publicUrl: string) {
  const promise = facts.find(({ kind }) => kind === 'returnPromise');
  if (!promise) return [];
  return [{ label: returnPromiseTexts[locale].terms, url: `${publicUrl}/${locale}${promise.href}` }];
}

/** Facts of a trip that does not take place, or not for these travellers. */
const endedFacts: readonly FactKind[] = ['day', 'start', 'arrival', 'departure', 'meeting', 'supplier'];

/** The hotel's number belongs to these; everything else was in the confirmation. */
const numberFacts: readonly FactKind[] = ['arrival', 'departure', 'hotelNumber', 'meeting', 'directions'];

/** Facts that travellers read: all of a trip that they will or may make, and otherwise those that identify it. */
export function factsToTravellers(notification: TravellerNotification): readonly FactKind[] {
  if (notification === 'hotel_number') return numberFacts;
  return isActiveBooking(notification) ? FACT_KINDS : endedFacts;
}

/** Whether the hotel collects the price, and we charge nothing. */
export function isPaidAtHotel({ trip }: Pick<BookingFacts, 'trip'>): boolean {
  return trip.lodging?.stay.payment === 'at-hotel';
}

/** Label of the link to the tickets, which are a voucher for a stay. */
export function ticketsLabel({ trip, locale }: Pick<BookingFacts, 'trip' | 'locale'>): string {
  return trip.lodging ? stayTexts[locale].voucher : travellerTexts[locale].tickets;
}

/** Row with the names of all travellers whose tickets are valid. */
export function peopleRow({ tickets, locale, trip }: BookingFacts): MailFact {
  const names = tickets
    .filter(({ isCancelled }) => !isCancelled)
    .map(({ participantName }) => participantName);
  return [trip.lodging ? stayTexts[locale].leadGuests : tripLabels[locale].who, names.join('\n')];
}

export function totalRow({ totalMinor, currency, locale }: BookingFacts): MailFact {
  return [tripLabels[locale].total, formatMoney(money(totalMinor, currency), localeTable[locale].intl)];
}

const aboutLabels: Readonly<Record<MessageLocale, string>> = {
  en: 'Approximately, for information only',
  de: 'Ungefähr, nur zur Orientierung',
  'zh-Hans': '约合（仅供参考）',
};

/**
 * About how much the reader pays in their own currency, for information only: to us, or at the hotel for the rooms that are left.
 * Nothing without a conversion, which only readers have whose currency we do not charge.
 */
export function aboutRows(facts: BookingFacts, conversion: Conversion | undefined): MailFact[] {
  const { locale, currency, tickets, totalMinor, trip } = facts;
  const { lodging } = trip;
  const rooms = lodging?.stay.rooms.filter((_, position) => tickets[position]?.isCancelled === false) ?? [];
  const paid =
    lodging && isPaidAtHotel(facts)
      ? sumAtHotel(lodging.stay, rooms, currency).total
      : money(totalMinor, currency);
  if (!conversion || paid.amount === 0) return [];
  const about = approximateMoney(paid, conversion);
  return [[aboutLabels[locale], formatMoney(about, localeTable[locale].intl, { decimals: 'auto' })]];
}

const aboutRefundTexts: Readonly<Record<MessageLocale, { label: string; text: (sum: string) => string }>> = {
  en: {
    label: 'Refund, approximately',
    text: (sum) => `${sum}, for information only: your payment provider converts it at its own rate`,
  },
  de: {
    label: 'Erstattung, ungefähr',
    text: (sum) => `${sum}, nur zur Orientierung: Ihr Zahlungsdienst rechnet zu seinem eigenen Kurs um`,
  },
  'zh-Hans': {
    label: '退款约合',
    text: (sum) => `${sum}，仅供参考；支付机构按其汇率折算成人民币，到账金额可能与当初扣款不同`,
  },
};

/** About how much a refund is in the reader's own currency. The payment provider converts it, not we. */
export function aboutRefundRows(
  { locale, currency }: Pick<BookingFacts, 'locale' | 'currency'>,
  refundMinor: number,
  conversion: Conversion | undefined,
): MailFact[] {
  if (!conversion || refundMinor === 0) return [];
  const about = approximateMoney(money(refundMinor, currency), conversion);
  const { label, text } = aboutRefundTexts[locale];
  return [[label, text(formatMoney(about, localeTable[locale].intl, { decimals: 'auto' }))]];
}

/** What the booking costs after its refunds; pending ones are counted. */
export function remainingRow({ totalMinor, refundedMinor, currency, locale }: BookingFacts): MailFact {
  const remaining = money(totalMinor - refundedMinor, currency);
  return [tripLabels[locale].remaining, formatMoney(remaining, localeTable[locale].intl)];
}

/** Name and URL of the sending site, and the address of operations for emails without another recipient. */
export type MailSite = {
  readonly name: string;
  readonly publicUrl: string;
  readonly operatorAddress: string;
};
