import { localeTable, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { money } from '@ashore/core/money/money.ts';
import { streetsOfPlace } from '@ashore/core/text/street-of-place.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDateAt, localTimeAt } from '@ashore/core/time/time-zone.ts';
import type { BookingFacts } from './booking-facts.ts';
import type { GuestNotificationFacts, TravellerNotification } from './templates/notification-texts.ts';

/** The values in the texts of a notification, to the contact person or to an organisation and its guest. */
export function notificationFacts(facts: BookingFacts, money: string): GuestNotificationFacts {
  const { locale, contact, contactName, trip, supplierName, answerUntil, reason, organisation } = facts;
  return {
    // Only English addresses a person by first name alone.
    name: locale === 'en' ? contact.firstName : contactName,
    trip: trip.name,
    supplier: supplierName,
    answerUntil: answerUntil ? placeTime(answerUntil, trip, locale) : '',
    money,
    reason,
    hasTimedMeeting: trip.time !== null && trip.meeting !== null,
    order: facts.orderNumber,
    organisation: organisation?.name ?? '',
    guest: contactName,
  };
}

type PlaceClock = { readonly city: string; readonly timeZone: string };

const placeTimeTexts: Readonly<Record<MessageLocale, (day: string, time: string, city: string) => string>> = {
  en: (day, time, city) => `${day}, ${time} (${city} time)`,
  de: (day, time, city) => `${day}, ${time} Uhr (Ortszeit ${city})`,
  'zh-Hans': (day, time, city) => `${day} ${time}（${city}时间）`,
};

/**
 * Formats an instant in the local time of the place. The place is named, because the reader may be elsewhere.
 */
export function placeTime(instant: Date, { city, timeZone }: PlaceClock, locale: MessageLocale): string {
  const day = formatDate(localDateAt(instant, timeZone), localeTable[locale].intl, 'dayYear');
  return placeTimeTexts[locale](day, localTimeAt(instant, timeZone), city);
}

const activeNotifications: readonly TravellerNotification[] = ['confirmed', 'requested', 'tickets_cancelled'];

/** Whether travellers come, or may come, after this notification. */
export function isActiveBooking(notification: TravellerNotification): boolean {
  return activeNotifications.includes(notification);
}

/** Whether there are valid tickets after this notification. */
export function hasTickets(notification: TravellerNotification): boolean {
  return notification === 'confirmed' || notification === 'tickets_cancelled';
}

/** The booking as schema.org data, for email programs that add trips to calendars. */
export function reservationData(facts: BookingFacts, siteName: string): Record<string, unknown> {
  const { trip, orderNumber, contactName, supplierName } = facts;
  const { meeting } = trip;
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
        name: meeting?.title ?? trip.city,
        address: meeting ? `${meeting.street}, ${trip.city}` : trip.city,
      },
    },
  };
}

/** A labelled line in an email. */
export type MailRow = readonly [label: string, value: string];

type Labels = {
  readonly order: string;
  readonly trip: string;
  readonly option: string;
  readonly when: string;
  readonly anyTime: string;
  readonly meeting: string;
  readonly who: string;
  readonly total: string;
};

export const tripLabels: Readonly<Record<MessageLocale, Labels>> = {
  en: {
    order: 'Order number',
    trip: 'Trip',
    option: 'Option',
    when: 'When',
    anyTime: 'at any time during opening hours',
    meeting: 'Meeting point',
    who: 'Travellers',
    total: 'Total',
  },
  de: {
    order: 'Buchungsnummer',
    trip: 'Angebot',
    option: 'Variante',
    when: 'Termin',
    anyTime: 'jederzeit während der Öffnungszeiten',
    meeting: 'Treffpunkt',
    who: 'Reisende',
    total: 'Gesamtpreis',
  },
  'zh-Hans': {
    order: '订单号',
    trip: '行程',
    option: '套餐',
    when: '时间',
    anyTime: '营业时间内随时入场',
    meeting: '集合地点',
    who: '出行人',
    total: '总计',
  },
};

/** Rows that describe the trip, the same in every email about a booking. */
export function tripRows({ orderNumber, trip, locale }: BookingFacts): MailRow[] {
  const labels = tripLabels[locale];
  const day = formatDate(trip.date, localeTable[locale].intl, 'dayYear');
  const when = trip.time === null ? `${day}, ${labels.anyTime}` : placeTime(trip.startsAt, trip, locale);
  return [
    [labels.order, orderNumber],
    [labels.trip, trip.name],
    ...(trip.label ? [[labels.option, trip.label] as const] : []),
    [labels.when, when],
    ...(trip.meeting
      ? [[labels.meeting, [trip.meeting.title, ...streetsOfPlace(trip.meeting)].join('\n')] as const]
      : []),
  ];
}

/** Row with the names of all travellers whose tickets are valid. */
export function peopleRow({ tickets, locale }: BookingFacts): MailRow {
  const names = tickets
    .filter(({ isCancelled }) => !isCancelled)
    .map(({ participantName }) => participantName);
  return [tripLabels[locale].who, names.join('\n')];
}

export function totalRow({ totalMinor, currency, locale }: BookingFacts): MailRow {
  return [tripLabels[locale].total, formatMoney(money(totalMinor, currency), localeTable[locale].intl)];
}

/** Name and URL of the sending site, and the address of operations for emails without another recipient. */
export type MailSite = {
  readonly name: string;
  readonly publicUrl: string;
  readonly operatorAddress: string;
};
