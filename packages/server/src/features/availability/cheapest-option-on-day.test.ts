import type { DayComponent } from '@ashore/core/contract/availability.ts';
import type { TravellersByAge } from '@ashore/core/pricing/tickets-by-age.ts';
import { expect, test } from 'vitest';
import { cheapestOptionOnDay } from './cheapest-option-on-day.ts';

type DayDeparture = DayComponent['departures'][number];
type DayTicket = DayComponent['tickets'][number];

const departureAt = (state: DayDeparture['state'], time: string | null = '10:00'): DayDeparture => ({
  ...{ time, opens: null, closes: null, state, spots: state === 'free' ? 4 : 0, mayComeBackAt: null },
  ...{ bookableUntil: '2026-12-05T09:00:00Z', startsAt: '2026-12-05T10:00:00Z', endsAt: null },
});

const ticketWith = (more: Partial<DayTicket> = {}): DayTicket => ({
  ...{ ticketType: 'adult', minimum: 0, price: 48.5, originalPrice: 60 },
  ...{ groupSize: null, extraPersonPrice: null, originalExtraPersonPrice: null },
  ...more,
});

const boatTicketWith = (more: Partial<DayTicket> = {}) =>
  ticketWith({ ticketType: 'group', price: 90, originalPrice: 90, groupSize: 4, ...more });

const optionOf = (
  key: string,
  tickets: DayTicket[],
  departures: DayDeparture[] = [departureAt('free')],
): DayComponent => ({
  componentKey: key,
  departures,
  tickets,
});

const childrenTo12 = { ticketType: 'child', minAge: 3, maxAge: 12 } as const;
const everyAge = { minAge: null, maxAge: null };

function dayOf(travellers: TravellersByAge, components: DayComponent[], minAge: number | null = null) {
  const options = components.map(({ componentKey, tickets }) => ({
    componentKey,
    tickets: tickets.map(({ ticketType }) =>
      ticketType === 'child' ? childrenTo12 : { ticketType, ...everyAge },
    ),
  }));
  return cheapestOptionOnDay({ components, currency: 'EUR' }, { travellers, minAge, options });
}

const dayForAdults = (adults: number, ...components: DayComponent[]) =>
  dayOf({ adults, children: [] }, components);

test('A party pays the sum of its adult prices, shown with the sum without the promotion', () => {
  expect(
    dayForAdults(3, optionOf('shared', [ticketWith(), ticketWith({ ticketType: 'child', price: 1 })])),
  ).toEqual({
    ...{ state: 'free', smallestParty: null, total: 145.5, originalTotal: 180 },
    ...{ tickets: [{ ticketType: 'adult', count: 3 }], componentKey: 'shared', startingTimes: ['10:00'] },
  });
});

test('Of several available options the cheapest counts, with its own start times', () => {
  const shared = optionOf(
    'shared',
    [ticketWith()],
    [departureAt('free', '09:00'), departureAt('sold_out', '11:00')],
  );
  const alone = optionOf('alone', [boatTicketWith()], [departureAt('free', null)]);
  expect(dayForAdults(1, shared, alone)).toMatchObject({ componentKey: 'shared', startingTimes: ['09:00'] });
  expect(dayForAdults(2, shared, alone)).toMatchObject({
    ...{ componentKey: 'alone', tickets: [{ ticketType: 'group', count: 2 }], total: 90, startingTimes: [] },
  });
});

test('A sold-out or closed option has no price, however cheap it is', () => {
  const full = optionOf('full', [ticketWith({ price: 1 })], [departureAt('sold_out')]);
  expect(dayForAdults(2, full, optionOf('open', [ticketWith()])).componentKey).toBe('open');
  expect(dayForAdults(2, full)).toMatchObject({ state: 'sold_out', total: null, componentKey: null });
  expect(
    dayForAdults(2, optionOf('late', [ticketWith()], [departureAt('cut_off'), departureAt('held')])).state,
  ).toBe('held');
  expect(dayForAdults(2).state).toBe('not_running');
});

test('A party too small for a ticket sees the smallest number that can book', () => {
  const many = optionOf('many', [ticketWith({ minimum: 6 })]);
  expect(dayForAdults(2, many, optionOf('some', [ticketWith({ minimum: 4 })]))).toMatchObject({
    state: 'too_few',
    smallestParty: 4,
  });
  expect(dayForAdults(6, many)).toMatchObject({ state: 'free', smallestParty: null, total: 291 });
});

test('A minimum counts only for tickets that the party needs, and a party too small for an adult ticket sees that of adults', () => {
  const child = ticketWith({ ticketType: 'child', minimum: 3, price: 20 });
  expect(dayForAdults(2, optionOf('shared', [ticketWith(), child]))).toMatchObject({ total: 97 });
  const many = [ticketWith({ minimum: 4 }), child];
  expect(dayForAdults(2, optionOf('many', many))).toMatchObject({ state: 'too_few', smallestParty: 4 });
  const withChild = { adults: 2, children: [13] };
  expect(dayOf(withChild, [optionOf('many', many)])).toMatchObject({ state: 'too_few', smallestParty: 5 });
  // A larger party would not help a child without a ticket.
  const withInfant = { adults: 4, children: [1] };
  const options = [
    {
      componentKey: 'many',
      tickets: [childrenTo12, { ...everyAge, minAge: 18, ticketType: 'adult' as const }],
    },
  ];
  expect(
    cheapestOptionOnDay(
      { components: [optionOf('many', many)], currency: 'EUR' },
      { travellers: withInfant, minAge: null, options },
    ),
  ).toMatchObject({ state: 'sold_out', smallestParty: null });
});

test('A party larger than the group cannot book, unless each further person has a price', () => {
  expect(dayForAdults(4, optionOf('boat', [boatTicketWith()]))).toMatchObject({ state: 'free', total: 90 });
  expect(dayForAdults(5, optionOf('boat', [boatTicketWith()]))).toMatchObject({
    state: 'sold_out',
    total: null,
  });
  const larger = boatTicketWith({ extraPersonPrice: 20, originalExtraPersonPrice: 20 });
  expect(dayForAdults(6, optionOf('boat', [larger]))).toMatchObject({ state: 'free', total: 130 });
});

test('Children pay their own price by their age, and one without an age that of a child', () => {
  const shared = optionOf('shared', [
    ticketWith(),
    ticketWith({ ticketType: 'child', price: 20, originalPrice: 20 }),
  ]);
  expect(dayOf({ adults: 2, children: [5, 13, null] }, [shared])).toMatchObject({
    total: 3 * 48.5 + 2 * 20,
    tickets: [
      { ticketType: 'adult', count: 3 },
      { ticketType: 'child', count: 2 },
    ],
  });
});

test('Each option has a price per person and one of its group, by the ages of its own tickets', () => {
  const both = optionOf('both', [ticketWith(), boatTicketWith()]);
  expect(dayForAdults(2, both)).toMatchObject({ total: 90, tickets: [{ ticketType: 'group', count: 2 }] });
  const equal = optionOf('equal', [ticketWith(), boatTicketWith({ price: 97 })]);
  expect(dayForAdults(2, equal)).toMatchObject({ total: 97, tickets: [{ ticketType: 'adult', count: 2 }] });
  const children = ticketWith({ ticketType: 'child', price: 20, originalPrice: 20 });
  const components = [
    optionOf('to 12', [ticketWith(), children]),
    optionOf('to 15', [ticketWith(), children]),
  ];
  const options = [12, 15].map((maxAge) => ({
    componentKey: `to ${maxAge}`,
    tickets: [{ ...childrenTo12, maxAge }, { ticketType: 'adult', ...everyAge } as const],
  }));
  const party = { travellers: { adults: 1, children: [14] }, minAge: null, options };
  expect(cheapestOptionOnDay({ components, currency: 'EUR' }, party)).toMatchObject({
    ...{ componentKey: 'to 15', total: 68.5 },
  });
});

test('A child younger than the product accepts is reported instead of a price', () => {
  const shared = optionOf('shared', [ticketWith()]);
  expect(dayOf({ adults: 2, children: [5] }, [shared], 6)).toMatchObject({ state: 'too_young', total: null });
  expect(dayOf({ adults: 2, children: [6] }, [shared], 6)).toMatchObject({ state: 'free', total: 145.5 });
  // A child whose age is not known may be old enough, and without an age limit every child is.
  expect(dayOf({ adults: 2, children: [null] }, [shared], 6).state).toBe('free');
  expect(dayOf({ adults: 2, children: [0] }, [shared]).state).toBe('free');
});
