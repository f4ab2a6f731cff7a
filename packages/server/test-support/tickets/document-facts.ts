import { localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import type { DocumentFacts, DocumentSite, TripFacts } from '../../src/features/tickets/document-facts.ts';

export const site: DocumentSite = {
  name: 'Ashore',
  publicUrl: 'https://www.example.org',
  imprint: 'Ashore Marketplace GmbH, Musterkai 1, 20457 Hamburg, Deutschland',
  operatorName: 'Ashore Marketplace GmbH',
};

const sail: TripFacts = {
  name: 'Sunset sail on the Tagus',
  label: '',
  city: 'Lisbon',
  date: localDate('2027-03-27'),
  time: localTime('18:30'),
  startsAt: new Date('2027-03-27T18:30:00Z'),
  endsAt: new Date('2027-03-27T20:00:00Z'),
  timeZone: 'Europe/Lisbon',
  durationMinutes: 90,
  meeting: { title: 'The quay', street: 'Cais 1', latitude: 38.7, longitude: -9.1 },
  ride: null,
};

const base: DocumentFacts = {
  locale: 'en',
  orderNumber: 'K7Q2M9XT',
  state: 'confirmed',
  trip: sail,
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

type DocumentDifferences = Partial<Omit<DocumentFacts, 'trip'>> & { readonly trip?: Partial<TripFacts> };

export function documentFacts({ trip = {}, ...differences }: DocumentDifferences = {}): DocumentFacts {
  return { ...base, ...differences, trip: { ...sail, ...trip } };
}
