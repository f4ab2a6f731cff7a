import type { Departure } from '@ashore/core/contract/availability.ts';
import type { QuotedTrip } from '@ashore/core/contract/quotes.ts';
import type { BookedFact } from '@ashore/core/contract/values/booked-fact.ts';
import type { FactKind } from '@ashore/core/contract/values/fact-kinds.ts';
import { sailingThatCounts } from '@ashore/core/cruises/stated-ship.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import type { QuotedProduct } from '../../quotes/quoted-product.queries.ts';
import type { BookingNotes } from './notes.ts';
import { tripFacts } from './trip-facts.ts';
import type { BookedTrip } from './trip-of.ts';

/** The facts of a trip whose spots are held, in the words in which they will stand on its booking. */
export function heldFacts(quote: QuotedTrip, { locale, now }: Reader): BookedFact[] {
  const startsAt = new Date(quote.startsAt);
  const trip: BookedTrip = {
    name: quote.tourName,
    label: quote.tourCMSComponent.label,
    city: quote.tourCity || quote.timeZone,
    date: localDate(quote.queryDate),
    time: quote.startTime === null ? null : localTime(quote.startTime),
    startsAt,
    // Without a set end none is stated.
    endsAt: quote.endsAt === null ? startsAt : new Date(quote.endsAt),
    timeZone: quote.timeZone,
    durationMinutes: quote.durations,
    startShiftMinutes: quote.startShiftMinutes,
    included: quote.included,
    excluded: quote.excluded,
    // Stated on the page of the trip and, once it is booked, with the booking.
    bring: [],
    meeting: quote.startingPointInformation,
    cancellation: quote.cancellation,
    lodging: quote.stay && { stay: quote.stay, currency: quote.currencyCode, countryCode: null },
  };
  const notes = {
    ...noRequests,
    transferRequest: quote.ride,
    guideLanguages: quote.guideLanguages.map(({ code }) => code),
  };
  // Travellers who request a transfer from or to another ship do not come with that of the sailing.
  const ship = sailingThatCounts(quote.ship, notes);
  return factsBefore(trip, { locale, now }, { ...notes, ship });
}

type DepartureOnDay = Pick<Departure, 'time' | 'startsAt' | 'endsAt'> & { readonly date: string };

const kindsOfDeparture: readonly FactKind[] = ['start', 'startShift', 'arrive', 'end'];

/** When a departure on offer starts and ends, and when to be there. */
export function departureFacts(
  { date, time, startsAt, endsAt }: DepartureOnDay,
  {
    name,
    city,
    start: meeting,
    startShiftMinutes,
  }: Pick<QuotedProduct, 'name' | 'city' | 'start' | 'startShiftMinutes'>,
  { timeZone, ...reader }: Reader & { readonly timeZone: string },
): BookedFact[] {
  // A departure that starts at any time needs no arrival; its opening hours are shown instead.
  if (time === null) return [];
  const [from, to] = [new Date(startsAt), new Date(endsAt ?? startsAt)];
  const trip: BookedTrip = {
    ...{ name, label: '', city, timeZone, meeting, cancellation: [], included: [], excluded: [], bring: [] },
    lodging: null,
    date: localDate(date),
    time: localTime(time),
    startsAt: from,
    endsAt: to,
    startShiftMinutes,
    durationMinutes: endsAt === null ? null : (to.getTime() - from.getTime()) / 60_000,
  };
  return factsBefore(trip, reader, noRequests).filter(({ kind }) => kindsOfDeparture.includes(kind));
}

type Reader = { readonly locale: MessageLocale; readonly now: Date };

function factsBefore(trip: BookedTrip, { locale, now }: Reader, notes: BookingNotes): BookedFact[] {
  const supplier = { name: '', phone: null, emergencyPhone: null };
  return tripFacts({ locale, now, trip, supplier, notes, state: 'awaiting_payment', isGuest: false });
}

const noRequests: BookingNotes = {
  orderNumber: '',
  contact: { firstName: '', lastName: '', email: '', phoneNumber: null },
  ...{
    comments: null,
    arrivalTime: null,
    hotelNumber: null,
    start: null,
    end: null,
    pickup: null,
    dropOff: null,
    guideLanguage: null,
    transferRequest: null,
    ship: null,
    hasDocumentNumbers: false,
  },
  ...{ answers: [], people: [], guideLanguages: [] },
};
