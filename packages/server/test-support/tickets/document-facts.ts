import { localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import type { BookingNotes } from '../../src/features/bookings/trip-facts/notes.ts';
import { tripFacts } from '../../src/features/bookings/trip-facts/trip-facts.ts';
import type { BookedTrip } from '../../src/features/bookings/trip-facts/trip-of.ts';
import type { DocumentFacts, DocumentSite } from '../../src/features/tickets/document-facts.ts';
import { writeImprints } from '../../src/settings/imprints.ts';

export const site: DocumentSite = {
  name: 'Ashore',
  publicUrl: 'https://www.example.org',
  imprint: writeImprints(
    'DE000000000',
    (vatId) => `Ashore Marketplace GmbH, Musterkai 1, 20457 Hamburg, Deutschland, ${vatId}`,
  ),
  operatorName: 'Ashore Marketplace GmbH',
  operatorPhone: '+49 40 0000000',
};

const sail: BookedTrip = {
  included: [],
  excluded: [],
  bring: [],
  name: 'Sunset sail on the Tagus',
  label: '',
  city: 'Lisbon',
  date: localDate('2027-03-27'),
  time: localTime('18:30'),
  startsAt: new Date('2027-03-27T18:30:00Z'),
  endsAt: new Date('2027-03-27T20:00:00Z'),
  timeZone: 'Europe/Lisbon',
  durationMinutes: 90,
  startShiftMinutes: null,
  meeting: { title: 'The quay', street: 'Cais 1', latitude: 38.7, longitude: -9.1 },
  cancellation: [{ hoursBefore: 24, refundPercent: 100 }],
  lodging: null,
};

const base: Omit<DocumentFacts, 'facts' | 'trip'> = {
  locale: 'en',
  orderNumber: 'K7Q2M9XT',
  state: 'confirmed',
  supplierName: 'Harbour Walks',
  contactName: 'Mara Lind',
  tickets: [
    { participantName: 'Mara Lind', band: 'adult', code: 'M4RA00000000000A', isCancelled: false },
    { participantName: 'Jonas Lind', band: 'child', code: 'J0NAS0000000000B', isCancelled: false },
  ],
  lines: [
    { band: 'adult', count: 1, unitMinor: 4_850, totalMinor: 4_850 },
    { band: 'child', count: 1, unitMinor: 2_900, totalMinor: 2_900 },
  ],
  currency: 'EUR',
  discountMinor: 0,
  method: 'credit-card',
  bookedAt: new Date('2026-11-22T10:00:00Z'),
  changedAt: new Date('2026-11-22T10:00:05Z'),
};

/** Notes of a traveller without any request. */
export const noRequests: BookingNotes = {
  orderNumber: base.orderNumber,
  contact: { firstName: 'Mara', lastName: 'Lind', email: 'mara@example.org', phoneNumber: null },
  comments: null,
  arrivalTime: null,
  hotelNumber: null,
  answers: [],
  start: null,
  end: null,
  pickup: null,
  dropOff: null,
  guideLanguage: null,
  guideLanguages: [],
  transferRequest: null,
  ship: null,
  hasDocumentNumbers: false,
  people: [],
};

type DocumentDifferences = Partial<Omit<DocumentFacts, 'trip' | 'facts'>> & {
  readonly trip?: Partial<BookedTrip>;
  readonly notes?: Partial<BookingNotes>;
  readonly phone?: string | null;
  readonly emergencyPhone?: string | null;
};

/** The facts of a booking as its documents get them, with these differences. */
export function documentFacts(different: DocumentDifferences = {}): DocumentFacts {
  const { trip = {}, notes = {}, phone = null, emergencyPhone = null, ...differences } = different;
  const facts = { ...base, ...differences, trip: { ...sail, ...trip } };
  const { locale, state, supplierName: name, changedAt: now } = facts;
  const stated = tripFacts({
    locale,
    state,
    trip: facts.trip,
    supplier: { name, phone, emergencyPhone },
    notes: { ...noRequests, ...notes },
    now,
    isGuest: false,
  });
  return { ...facts, facts: stated };
}
