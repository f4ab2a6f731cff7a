import { type BookingState, ENDED_STATES } from '@ashore/core/booking/booking-process.ts';
import { openRoomCharges } from '@ashore/core/booking/room-terms.ts';
import type { BookedStay } from '@ashore/core/contract/hotels/booked-stay.ts';
import type { BookedFact } from '@ashore/core/contract/values/booked-fact.ts';
import { registrationText } from '@ashore/core/hotels/registration.ts';
import { labelled, listFormat, sideBySide } from '@ashore/core/locale/intl.ts';
import { localeTable, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { directionsLink } from '@ashore/core/locale/map-links.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { fromDecimal, money, toDecimal } from '@ashore/core/money/money.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { type LocalDate, localDate } from '@ashore/core/time/local-date-time.ts';
import { clockText } from '@ashore/core/time/place-time.ts';
import { localDateAt, localTimeAt } from '@ashore/core/time/time-zone.ts';
import type { BookingNotes } from '../trip-facts/notes.ts';
import { tripFactTexts } from '../trip-facts/trip-fact-texts.ts';
import type { BookedLodging, BookedTrip } from '../trip-facts/trip-of.ts';
import { type BookedPayment, payAtHotelText, paymentText } from './pay-at-hotel.ts';
import { stayFactTexts } from './stay-fact-texts.ts';

type BookedStayTrip = BookedTrip & { readonly lodging: BookedLodging };
type StayFactsInput = {
  readonly locale: MessageLocale;
  readonly state: BookingState;
  readonly trip: BookedStayTrip;
  readonly notes: BookingNotes | undefined;
  readonly now: Date;
  readonly isGuest: boolean;
  /** Missing before the booking. */
  readonly payment?: BookedPayment | undefined;
};
type BookedRoom = BookedStay['rooms'][number];

/**
 * The facts of a stay that a trip does not have, worded once for every page, email and document: days and nights, the
 * address, who sleeps where, what is paid at the hotel, and the terms of each room.
 */
export function stayFacts(input: StayFactsInput): BookedFact[] {
  const { locale, trip, state, isGuest, notes } = input;
  const { labels, nights } = stayFactTexts[locale];
  const { labels: tripLabels } = tripFactTexts[locale];
  const isAhead = state !== 'completed' && !ENDED_STATES.includes(state);
  const makeFact = (kind: keyof typeof labels, text: string | null): BookedFact[] =>
    text ? [{ kind, label: labels[kind], text, href: null }] : [];
  const terms = isGuest || !isAhead ? '' : termsText(input);
  return [
    ...makeFact('arrival', checkInText(trip, locale)),
    ...makeFact('departure', checkOutText(trip, locale)),
    ...makeFact('nights', nights(trip.lodging.stay.nights)),
    ...makeFact('hotelNumber', ENDED_STATES.includes(state) ? null : (notes?.hotelNumber ?? null)),
    ...makeFact('meeting', addressText(trip)),
    ...(ENDED_STATES.includes(state) ? [] : directions(trip, locale)),
    ...trip.lodging.stay.rooms.map((room) => roomFact(room, input)),
    ...guestRequestFacts(notes, trip, locale),
    ...(ENDED_STATES.includes(state) ? [] : paymentFacts(input)),
    ...makeFact('hotelNotes', ENDED_STATES.includes(state) ? null : hotelNotes(input)),
    ...makeFact('registration', isAhead ? registrationText(trip.lodging.countryCode, locale) : null),
    ...(terms ? [{ kind: 'terms' as const, label: tripLabels.terms, text: terms, href: null }] : []),
  ];
}

/** What the guests asked for. A wish says that the hotel cannot guarantee it. */
function guestRequestFacts(
  notes: Pick<BookingNotes, 'comments' | 'arrivalTime'> | undefined,
  { city }: Pick<BookedTrip, 'city'>,
  locale: MessageLocale,
): BookedFact[] {
  const { labels, requestNote } = stayFactTexts[locale];
  const { comments = null, arrivalTime = null } = notes ?? {};
  const facts: readonly (readonly ['arrivalTime' | 'comments', string | null])[] = [
    ['arrivalTime', arrivalTime && clockText(arrivalTime, city, locale)],
    ['comments', comments && `${comments}\n${requestNote}`],
  ];
  return facts.flatMap(([kind, text]) => (text ? [{ kind, label: labels[kind], text, href: null }] : []));
}

function dayText(date: string, locale: MessageLocale): string {
  return formatDate(localDate(date), localeTable[locale].intl, 'dayYear');
}

function checkInText({ lodging: { stay }, city }: BookedStayTrip, locale: MessageLocale): string {
  const time = clockText(stay.checkInFrom, city, locale);
  return stayFactTexts[locale].arrival(dayText(stay.arrival, locale), time);
}

function checkOutText({ lodging: { stay }, city }: BookedStayTrip, locale: MessageLocale): string {
  const time = clockText(stay.checkOutUntil, city, locale);
  return stayFactTexts[locale].departure(dayText(stay.departure, locale), time);
}

/** The name of the hotel is part of its address. */
function addressText({ name, city, lodging: { stay }, meeting }: BookedStayTrip): string {
  const town = [stay.postalCode, city].filter(Boolean).join(' ');
  return [name, stay.street, meeting?.otherStreet, town, stay.neighbourhood].filter(Boolean).join('\n');
}

function directions({ meeting, timeZone }: BookedTrip, locale: MessageLocale): BookedFact[] {
  if (!meeting) return [];
  const map = directionsLink(meeting, { locale, timeZone });
  return [{ kind: 'directions', label: tripFactTexts[locale].labels.directions, text: map, href: map }];
}

function roomFact(room: BookedRoom, { locale, state, notes }: StayFactsInput): BookedFact {
  const texts = stayFactTexts[locale];
  const people = notes?.people ?? [];
  const guest = people.find(({ position }) => position === room.roomNumber - 1);
  const isCancelled = !guest && people.length > 0 && !ENDED_STATES.includes(state);
  const others = guest?.otherGuests ?? [];
  const lines = [
    isCancelled && texts.cancelled,
    room.name,
    texts.boards[room.board],
    texts.guests(room.adults, room.childrenAges),
    texts.bedding(room.extraBeds, room.cots),
    guest?.name && labelled(texts.leadGuest, guest.name, locale),
    others.length > 0 &&
      labelled(texts.otherGuests, listFormat(localeTable[locale].messages).format(others), locale),
  ];
  return {
    kind: 'room',
    label: texts.room(room.roomNumber),
    text: lines.filter(Boolean).join('\n'),
    href: null,
  };
}

/** The rooms whose ticket is valid; all of them before the booking, and once the notes are erased. */
function validRooms({ trip, notes }: StayFactsInput): readonly BookedRoom[] {
  const people = notes?.people ?? [];
  if (people.length === 0) return trip.lodging.stay.rooms;
  return trip.lodging.stay.rooms.filter(({ roomNumber }) =>
    people.some(({ position }) => position === roomNumber - 1),
  );
}

/** What is paid, and what the guests pay at the hotel. */
function paymentFacts(input: StayFactsInput): BookedFact[] {
  const { locale, state, trip, isGuest, payment } = input;
  const { labels } = stayFactTexts[locale];
  const rooms = validRooms(input);
  const { lodging, timeZone } = trip;
  const stated = { locale, state, timeZone, lodging, rooms, isGuest, payment };
  const texts = [
    ['payment', paymentText(stated)],
    ['payAtHotel', payAtHotelText(stated)],
  ] as const;
  return texts.flatMap(([kind, text]) => (text ? [{ kind, label: labels[kind], text, href: null }] : []));
}

/** What the seller of the rooms states about their rates, as it wrote it. */
function hotelNotes(input: StayFactsInput): string {
  return byRoom(input, ({ notes }) => notes);
}

function termsText(input: StayFactsInput): string {
  return byRoom(input, (room) => roomTerms(room, input));
}

/** A text about each room. Rooms with the same text state it once. */
function byRoom(input: StayFactsInput, textOf: (room: BookedRoom) => string): string {
  const { locale } = input;
  const { room: roomLabel } = stayFactTexts[locale];
  const roomsByText = Map.groupBy(validRooms(input), textOf);
  if (roomsByText.size === 1) return [...roomsByText.keys()].join('');
  return [...roomsByText]
    .filter(([text]) => text !== '')
    .map(([text, rooms]) => {
      const numbers = rooms.map(({ roomNumber }) => roomLabel(roomNumber));
      return `${sideBySide(numbers, locale)}:\n${text}`;
    })
    .join('\n');
}

/**
 * A deadline that has passed is not stated. A room whose whole price is kept says so once. Of a room that is paid at the hotel we
 * keep nothing: the hotel may charge.
 */
function roomTerms(
  { total, cancellation, noShowCharge }: BookedRoom,
  { locale, trip, now }: StayFactsInput,
): string {
  const { terms, deadline } = stayFactTexts[locale];
  const isAtHotel = trip.lodging.stay.payment === 'at-hotel';
  const charges = isAtHotel ? terms.atHotel : terms;
  const { intl } = localeTable[locale];
  const format = (amount: number) => formatMoney(fromDecimal(amount, trip.lodging.currency), intl);
  const steps = openRoomCharges(
    cancellation.map(({ until, charge }) => ({
      until,
      chargeMinor: fromDecimal(charge, trip.lodging.currency).amount,
    })),
    now,
  ).map(({ until, chargeMinor }) => ({
    until,
    charge: toDecimal(money(chargeMinor, trip.lodging.currency)),
  }));
  const untilText = (until: string) => {
    const instant = new Date(until);
    const day: LocalDate = localDateAt(instant, trip.timeZone);
    return deadline(formatDate(day, intl, 'dayYear'), localTimeAt(instant, trip.timeZone), trip.city);
  };
  const lines = steps.map(({ until, charge }, index) => {
    if (until !== null)
      return charge === 0 ? terms.free(untilText(until)) : charges.until(untilText(until), format(charge));
    if (charge === 0) return terms.freeToTheEnd;
    if (index > 0) return charges.later(format(charge));
    return charge >= total && !isAtHotel ? terms.never : charges.onlyCharge(format(charge));
  });
  return [
    ...lines,
    ...(noShowCharge > 0 ? [charges.noShow(format(noShowCharge))] : []),
    ...(isAtHotel ? [terms.atHotel.noCharge] : []),
  ].join('\n');
}
