import { ARRIVE_BEFORE_MINUTES, arrivalBefore } from '@ashore/core/booking/arrival.ts';
import { type BookingState, ENDED_STATES } from '@ashore/core/booking/booking-process.ts';
import { openRefunds } from '@ashore/core/booking/cancellation-terms.ts';
import type { BookedFact } from '@ashore/core/contract/values/booked-fact.ts';
import { inOrder } from '@ashore/core/contract/values/fact-kinds.ts';
import { returnPromiseFact } from '@ashore/core/cruises/ship-facts.ts';
import { statedCall } from '@ashore/core/cruises/stated-ship.ts';
import { numberFormat, onOneLine } from '@ashore/core/locale/intl.ts';
import { localeTable, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { directionsLink } from '@ashore/core/locale/map-links.ts';
import { formatPhoneNumber } from '@ashore/core/text/phone-number.ts';
import { streetsOfPlace } from '@ashore/core/text/street-of-place.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { placeClock, placeTime } from '@ashore/core/time/place-time.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { BookedPayment } from '../stays/pay-at-hotel.ts';
import { stayFacts } from '../stays/stay-facts.ts';
import type { BookingNotes } from './notes.ts';
import { pickupPlace, requestFacts } from './request-facts.ts';
import { type TripFactKind, tripFactTexts } from './trip-fact-texts.ts';
import type { BookedTrip } from './trip-of.ts';

export type TripFactsInput = {
  readonly locale: MessageLocale;
  readonly state: BookingState;
  readonly trip: BookedTrip;
  readonly supplier: {
    readonly name: string;
    readonly phone: string | null;
    readonly emergencyPhone: string | null;
  };
  /** Undefined if the personal data has been erased. */
  readonly notes: BookingNotes | undefined;
  /** Cancellation terms that had passed by then are left out. */
  readonly now: Date;
  /** The guest of an organisation cannot cancel, so no cancellation terms apply to them. */
  readonly isGuest: boolean;
  /** Only stays state it among their facts. Missing before the booking. */
  readonly payment?: BookedPayment | undefined;
};

/**
 * The facts of a booked trip, worded once for the booking page, the emails, the tickets, the calendar entry and the
 * supplier. A booking that is not confirmed has no telephone numbers: the supplier does not expect its travellers.
 */
export function tripFacts(input: TripFactsInput): BookedFact[] {
  const { locale, state, trip, supplier, notes, isGuest } = input;
  const { labels } = tripFactTexts[locale];
  const isConfirmed = state === 'confirmed' || state === 'completed';
  const requests = notes ? requestFacts(notes, locale, isAhead(state) ? 'traveller' : undefined) : [];
  const makeFact = (kind: TripFactKind, text: string | null, href: string | null = null) =>
    text ? [{ kind, label: labels[kind], text, href }] : [];
  const phoneFact = (kind: 'phone' | 'emergency', number: string | null) =>
    isConfirmed && number ? makeFact(kind, formatPhoneNumber(number), `tel:${number}`) : [];
  const ofSupplier = [
    ...makeFact('supplier', supplier.name),
    ...phoneFact('phone', supplier.phone),
    ...phoneFact('emergency', supplier.emergencyPhone),
  ];
  const { lodging } = trip;
  if (lodging)
    return [...stayFacts({ ...input, trip: { ...trip, lodging } }), ...ofSupplier].toSorted(inOrder);
  const facts = [
    ...makeFact('day', formatDate(trip.date, localeTable[locale].intl, 'dayYear')),
    ...timeFacts(input).flatMap(([kind, text]) => makeFact(kind, text)),
    ...makeFact('included', onOneLine(trip.included, locale)),
    ...makeFact('excluded', onOneLine(trip.excluded, locale)),
    // Travellers who are picked up do not go to the meeting point.
    ...(notes && pickupPlace(notes)
      ? []
      : meetingFacts(input).flatMap(([kind, text, href]) => makeFact(kind, text, href))),
    ...makeFact('bring', isAhead(state) ? onOneLine(trip.bring, locale) : null),
    ...requests,
    ...promiseFact(input),
    ...makeFact('terms', isGuest || !isAhead(state) ? null : termsText(input)),
    ...ofSupplier,
  ];
  return facts.toSorted(inOrder);
}

function promiseFact({ locale, state, notes }: TripFactsInput): BookedFact[] {
  if (!notes?.ship || ENDED_STATES.includes(state)) return [];
  return returnPromiseFact(notes.ship, statedCall(notes, notes.ship), locale);
}

/** Whether the trip is still to come. */
function isAhead(state: BookingState): boolean {
  return state !== 'completed' && !ENDED_STATES.includes(state);
}

type TimeFact = readonly ['start' | 'startShift' | 'end' | 'duration', string];

function timeFacts({ trip, locale, state }: TripFactsInput): TimeFact[] {
  const { anyTime, minutes, endAfter, startShift } = tripFactTexts[locale];
  const duration = trip.durationMinutes === null ? null : minutes(trip.durationMinutes);
  if (trip.time === null) return [['start', anyTime], ...(duration ? [['duration', duration] as const] : [])];
  const { startShiftMinutes } = trip;
  const mayShift = startShiftMinutes !== null && isAhead(state);
  const start: TimeFact[] = [
    ['start', placeClock(trip.startsAt, trip, locale)],
    ...(mayShift ? [['startShift', startShift(minutes(startShiftMinutes))] as const] : []),
  ];
  // Without a duration the end in the quote is an assumption that only keeps spots.
  if (duration === null) return start;
  const isSameDay = localDateAt(trip.endsAt, trip.timeZone) === localDateAt(trip.startsAt, trip.timeZone);
  const end = (isSameDay ? placeClock : placeTime)(trip.endsAt, trip, locale);
  return [...start, ['end', endAfter(end, duration)]];
}

type MeetingFact = readonly ['meeting' | 'arrive' | 'directions', string, string | null];

function meetingFacts({ trip, locale, state }: TripFactsInput): MeetingFact[] {
  const { meeting, time, timeZone } = trip;
  if (!meeting) return [];
  const place = ['meeting', [meeting.title, ...streetsOfPlace(meeting)].join('\n'), null] as const;
  if (ENDED_STATES.includes(state)) return [place];
  const map = directionsLink(meeting, { locale, timeZone });
  const arrive = placeClock(arrivalBefore(trip.startsAt), trip, locale);
  return [
    place,
    ...(time === null
      ? []
      : [['arrive', tripFactTexts[locale].arrive(arrive, ARRIVE_BEFORE_MINUTES), null] as const]),
    ['directions', map, map],
  ];
}

/** The cancellation terms as sold, line by line, with the last moment of each at the place. */
function termsText({ trip, locale, now, notes }: TripFactsInput): string {
  const { full, part, after, never, shipChange } = tripFactTexts[locale].terms;
  const otherRights = notes?.ship ? [shipChange] : [];
  const refunds = openRefunds(trip.cancellation, { startsAt: trip.startsAt, now });
  if (refunds.length === 0) return [never, ...otherRights].join('\n');
  const percent = numberFormat(localeTable[locale].intl, { style: 'percent' });
  const lines = refunds.map(({ until, refundPercent }) => {
    const deadline = placeTime(until, trip, locale);
    return refundPercent === 100 ? full(deadline) : part(deadline, percent.format(refundPercent / 100));
  });
  return [...lines, after, ...otherRights].join('\n');
}
