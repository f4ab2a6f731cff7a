import { expect, test } from 'vitest';
import { documentFacts } from '../../../../test-support/tickets/document-facts.ts';
import type { BookingFacts } from './booking-facts.ts';
import { factsToTravellers, tripRows } from './mail-parts.ts';

/** The rows of an email read only these of the facts. */
const factsWith = (trip: Parameters<typeof documentFacts>[0]) =>
  documentFacts(trip) as unknown as BookingFacts;

test('Travellers read which option they booked, its end, and what it includes and lacks', () => {
  const trip = {
    label: 'Late set only',
    durationMinutes: 75,
    endsAt: new Date('2027-03-27T19:45:00Z'),
    included: ['Reserved seat', 'One drink'],
    excluded: ['Dinner', 'Wine'],
  };
  const rows = tripRows(factsWith({ trip }), factsToTravellers('confirmed'));
  expect(rows).toEqual(
    expect.arrayContaining([
      ['Option', 'Late set only'],
      ['End', '19:45 (Lisbon time), after 1 h 15 min'],
      ['Included', 'Reserved seat · One drink'],
      ['Not included', 'Dinner · Wine'],
    ]),
  );
});

test('An email about an option that does not differ from its product states no inclusions', () => {
  const labels = tripRows(factsWith({}), factsToTravellers('confirmed')).map(([label]) => label);
  expect(labels).not.toContain('Included');
  expect(labels).not.toContain('Not included');
});
