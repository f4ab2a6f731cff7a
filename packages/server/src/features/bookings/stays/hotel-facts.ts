import type { BookedFact } from '@ashore/core/contract/values/booked-fact.ts';
import type { FactKind } from '@ashore/core/contract/values/fact-kinds.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../../database/connect.ts';
import { type BookingFacts, readFacts } from '../notifications/booking-facts.ts';
import { type BookingNotes, readNotes } from '../trip-facts/notes.ts';
import { stayFacts } from './stay-facts.ts';

/** What a hotel must know of a stay. The way to the hotel and the terms are for its guests. */
const kindsForHotel: readonly FactKind[] = [
  'arrival',
  'departure',
  'nights',
  'hotelNumber',
  'room',
  'arrivalTime',
  'comments',
  'payment',
  'payAtHotel',
];

/** The facts of a stay for its hotel. Of its guests only the lead guest of each room is named. */
export function factsForHotel(
  facts: Pick<BookingFacts, 'trip' | 'locale' | 'state' | 'method' | 'totalMinor' | 'refundedMinor'>,
  notes: BookingNotes,
): BookedFact[] {
  const { trip, locale, state } = facts;
  const { lodging } = trip;
  if (!lodging) return [];
  const people = notes.people.map((person) => ({ ...person, otherGuests: [] }));
  return stayFacts({
    locale,
    state,
    trip: { ...trip, lodging },
    notes: { ...notes, people },
    now: trip.startsAt,
    isGuest: true,
    payment: facts,
  }).filter(({ kind }) => kindsForHotel.includes(kind));
}

/** The same for the bookings of a list of arrivals, by their order numbers. */
export async function readHotelFacts(
  database: Pick<Database, 'pool'>,
  bookingIds: readonly string[],
  locale: MessageLocale,
): Promise<ReadonlyMap<string, readonly BookedFact[]>> {
  const notesById = await readNotes(database.pool, bookingIds, locale);
  const factsByOrder = new Map<string, readonly BookedFact[]>();
  for (const id of bookingIds) {
    const [facts, notes] = [await readFacts(database, { id }, locale), notesById.get(id)];
    if (facts && notes) factsByOrder.set(facts.orderNumber, factsForHotel(facts, notes));
  }
  return factsByOrder;
}
