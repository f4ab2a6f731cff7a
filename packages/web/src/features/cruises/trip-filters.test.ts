import type { PortExcursions } from '@ashore/core/contract/cruises/sailing.ts';
import { expect, test } from 'vitest';
import {
  filterPorts,
  matchesFilters,
  noTripFilters,
  readTripFilters,
  type TripFilters,
  tripFilterOptions,
  tripFiltersQuery,
} from './trip-filters.ts';

type Trip = PortExcursions['trips'][number];
type Differences = Partial<Trip['tour']> & {
  isAccessible?: boolean;
  hasFewSteps?: boolean;
  time?: string | null;
  backAt?: string;
};

function trip(differences: Differences = {}) {
  const { isAccessible = false, hasFewSteps = false, time = null, ...more } = differences;
  const { backAt = '2037-05-16T12:00:00.000Z', ...tour } = more;
  return {
    tour: { categories: [], basePrice: 40, durations: 120, ...tour },
    ...{ date: '2037-05-16', isAccessible, hasFewSteps },
    starts: [{ time, startsAt: '2037-05-16T09:00:00.000Z', backAt }],
  } as unknown as Trip;
}

const wine = { id: 'wine', title: 'Wine' } as const;
const water = { id: 'water', title: 'Water' } as const;
const wanting = (filters: Partial<TripFilters>) => ({ ...noTripFilters, ...filters });

test('An address states the filters, and reading it gives them back', () => {
  const filters = wanting({ interest: ['water', 'wine'], length: ['half'], priceTo: 50, isAccessible: true });
  const query = tripFiltersQuery(filters, 'EUR');
  expect(query).toBe('?interest=water,wine&length=half&priceTo=50&priceIn=EUR&accessible=true');
  expect(readTripFilters(query, 'EUR')).toEqual(filters);
  expect(tripFiltersQuery(noTripFilters, 'EUR')).toBe('');
});

test('What an address should not contain filters nothing', () => {
  const odd = '?interest=war&length=long&priceTo=-5&priceIn=EUR&accessible=yes&date=2037-05-16';
  expect(readTripFilters(odd, 'EUR')).toEqual(noTripFilters);
  for (const price of ['', '1e9', '12.5', '9999999999', ' 5'])
    expect(readTripFilters(`?priceIn=EUR&priceTo=${price}`, 'EUR').priceTo).toBeNull();
});

test('An amount in another currency filters nothing', () => {
  expect(readTripFilters('?priceTo=50&priceIn=EUR&accessible=true', 'JPY')).toEqual(
    wanting({ isAccessible: true }),
  );
});

test('Any value of a filter is enough, and all filters must match', () => {
  const both = trip({ categories: [wine], durations: 240 });
  expect(matchesFilters(both, noTripFilters)).toBe(true);
  expect(matchesFilters(both, wanting({ interest: ['wine', 'water'] }))).toBe(true);
  expect(matchesFilters(both, wanting({ interest: ['water'] }))).toBe(false);
  expect(matchesFilters(both, wanting({ interest: ['wine'], length: ['whole'] }))).toBe(false);
  expect(matchesFilters(both, wanting({ interest: ['wine'], length: ['half', 'whole'] }))).toBe(true);
});

test('A trip of five hours is one for half a day, a longer one for a whole day', () => {
  const isHalf = (one: Trip) => matchesFilters(one, wanting({ length: ['half'] }));
  expect([isHalf(trip({ durations: 300 })), isHalf(trip({ durations: 301 }))]).toEqual([true, false]);
  const visit = (backAt: string) => trip({ durations: null, backAt });
  expect(isHalf(visit('2037-05-16T14:00:00.000Z'))).toBe(true);
  expect(isHalf(visit('2037-05-16T14:01:00.000Z'))).toBe(false);
});

test('A price equal to the limit matches, and only trips for wheelchairs match that filter', () => {
  const isUpTo = (priceTo: number) => matchesFilters(trip({ basePrice: 40 }), wanting({ priceTo }));
  expect([isUpTo(40), isUpTo(39)]).toEqual([true, false]);
  const accessible = wanting({ isAccessible: true });
  expect(matchesFilters(trip({ isAccessible: true }), accessible)).toBe(true);
  expect(matchesFilters(trip(), accessible)).toBe(false);
});

test('A trip with few steps matches that filter', () => {
  const few = wanting({ hasFewSteps: true });
  expect([trip({ hasFewSteps: true }), trip()].map((one) => matchesFilters(one, few))).toEqual([true, false]);
  expect(tripFilterOptions([trip({ hasFewSteps: true }), trip()], noTripFilters).fewSteps).toBe(1);
  expect(readTripFilters(tripFiltersQuery(few, 'EUR'), 'EUR')).toEqual(few);
});

test('A start counts that is back at the ship by the time, on the clock of the port; a visit ends when passengers like', () => {
  // Three hours from 10:00 on the clock of the port.
  const morning = trip({ time: '10:00' });
  const isBackBy = (backBy: string, one = morning) => matchesFilters(one, wanting({ backBy }));
  expect([isBackBy('13:00'), isBackBy('12:00'), isBackBy('12:00', trip())]).toEqual([true, false, true]);
  const [start] = morning.starts;
  const both = { ...morning, starts: [start, { ...start, time: '14:00' }] } as Trip;
  const port = { position: 1, isOver: false, unsuitable: [], trips: [both] };
  const [filtered] = filterPorts([port], wanting({ backBy: '15:00' }));
  expect(filtered?.trips[0]?.starts.map(({ time }) => time)).toEqual(['10:00']);
  expect(tripFilterOptions([both], noTripFilters).backBy).toEqual(
    ['13:00', '14:00', '15:00', '16:00'].map((value) => ({ value, count: 1 })),
  );
  expect(tripFilterOptions([trip()], noTripFilters).backBy).toEqual([]);
  const byThree = wanting({ backBy: '15:00' });
  expect(readTripFilters(tripFiltersQuery(byThree, 'EUR'), 'EUR')).toEqual(byThree);
  expect(readTripFilters('?backBy=15:30', 'EUR').backBy).toBeNull();
});

test('Ports keep their place and lose the trips that do not match', () => {
  const port = { position: 1, isOver: false, unsuitable: [] };
  const [first, second] = [trip({ basePrice: 10 }), trip({ basePrice: 90 })];
  const ports = [
    { ...port, trips: [first, second] },
    { ...port, position: 2, trips: [second] },
  ];
  expect(filterPorts(ports, wanting({ priceTo: 50 }))).toEqual([
    { ...port, trips: [first] },
    { ...port, position: 2, trips: [] },
  ]);
});

const trips = [
  trip({ categories: [wine], basePrice: 20, durations: 600 }),
  trip({ categories: [wine, water], basePrice: 60, isAccessible: true }),
  trip({ categories: [water], basePrice: 240 }),
];

test('Each value has the number of trips that it leaves under the other filters, as if nothing were chosen in its group', () => {
  const options = tripFilterOptions(trips, wanting({ interest: ['wine'], priceTo: 100 }));
  expect(options.interest).toEqual([
    { value: 'water', title: 'Water', count: 1 },
    { value: 'wine', title: 'Wine', count: 2 },
  ]);
  expect(options.length).toEqual([
    { value: 'half', count: 1 },
    { value: 'whole', count: 1 },
  ]);
  expect(options.accessible).toBe(1);
});

test('Prices are offered as round amounts between the lowest and the highest, and the one of the address', () => {
  const limits = (priceTo: number | null) =>
    tripFilterOptions(trips, wanting({ priceTo })).priceTo.map(({ value, count }) => [value, count]);
  expect(limits(null)).toEqual([
    [20, 1],
    [50, 1],
    [100, 2],
    [200, 2],
  ]);
  expect(limits(70)).toContainEqual([70, 2]);
  expect(tripFilterOptions([], noTripFilters)).toMatchObject({ interest: [], priceTo: [] });
});
