import type { DayComponent, Departure } from '@ashore/core/contract/availability.ts';
import type { Option } from '../src/features/quotes/booking-panel/choice.ts';

type Ticket = Option['tickets'][number];

export const adult: Ticket = {
  ticketType: 'adult',
  minAge: 13,
  maxAge: null,
  minimum: 0,
  price: 48.5,
  groupSize: null,
  extraPersonPrice: null,
};
export const child: Ticket = { ...adult, ticketType: 'child', minAge: null, maxAge: 12, price: 29 };
export const group: Ticket = { ...adult, ticketType: 'group', minAge: null, price: 240, groupSize: 6 };

/** A shared sloop. `componentKey` distinguishes two of them. */
export function optionForTests(componentKey: string, more: Partial<Option> = {}): Option {
  return {
    componentKey,
    label: '',
    durations: 120,
    languages: ['en'],
    included: [],
    excluded: [],
    capacity: 12,
    cutoffMinutes: 60,
    startingTimes: ['17:30', '19:15'],
    opens: null,
    closes: null,
    tickets: [adult, child],
    ...more,
  };
}

export function departureForTests(time: string | null, spots = 12, more: Partial<Departure> = {}): Departure {
  return {
    time,
    opens: null,
    closes: null,
    state: spots > 0 ? 'free' : 'sold_out',
    spots,
    mayComeBackAt: null,
    bookableUntil: '2026-12-05T18:00:00.000Z',
    startsAt: '2026-12-05T19:15:00.000Z',
    endsAt: null,
    ...more,
  };
}

export function dayForTests(...components: [key: string, departures: Departure[]][]): {
  components: DayComponent[];
} {
  return {
    components: components.map(([componentKey, departures]) => ({ componentKey, departures, tickets: [] })),
  };
}
