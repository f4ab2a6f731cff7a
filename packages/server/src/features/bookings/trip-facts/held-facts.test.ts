import { statedFacts } from '@ashore/core/booking/stated-facts.ts';
import type { QuotedTrip } from '@ashore/core/contract/quotes.ts';
import { expect, test } from 'vitest';
import {
  SHIP_KINDS,
  statedShipCases,
  statementsOf,
} from '../../../../../core/test-support/cruises/stated-ships.ts';
import { heldFacts } from './held-facts.ts';

const held = {
  tourName: 'Sail',
  tourCMSComponent: { componentKey: '', label: '' },
  tourCity: 'Lisbon',
  queryDate: '2027-01-11',
  startTime: '10:00',
  startsAt: '2027-01-11T10:00:00.000Z',
  endsAt: '2027-01-11T11:30:00.000Z',
  timeZone: 'Europe/Lisbon',
  durations: 90,
  startShiftMinutes: null,
  included: [],
  excluded: [],
  startingPointInformation: null,
  cancellation: [],
  stay: null,
  guideLanguages: [],
} as Partial<QuotedTrip> as QuotedTrip;

test.each(statedShipCases)(
  'Held spots state of the ship what their summary will state before anything is typed: $name',
  ({ ship, stated }) => {
    const { transferRequest } = statementsOf(stated);
    const reader = { locale: 'en', now: new Date('2026-12-01T12:00:00Z') } as const;
    const facts = heldFacts({ ...held, ship, ride: transferRequest }, reader);
    const nothing = { answers: [], start: null, end: null };
    expect(facts.filter(({ kind }) => SHIP_KINDS.some((one) => one === kind))).toEqual(
      statedFacts({ facts: [], ship, ride: transferRequest }, nothing, 'en'),
    );
  },
);
