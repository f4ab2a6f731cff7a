import { expect, test } from 'vitest';
import { offersOfHotels } from './offers-of-hotels.ts';

test('Hotels of a place that is not known, or for days that cannot be booked, have no offers', async () => {
  const offersFor = (cities: readonly object[], arrival: string) =>
    offersOfHotels(
      { hotels: { citiesOf: async () => cities } } as unknown as Parameters<typeof offersOfHotels>[0],
      {
        place: 'lisbon',
        now: new Date('2037-01-02T12:00:00Z'),
        stay: { arrival, departure: '2037-01-03' },
        filters: {},
      } as unknown as Parameters<typeof offersOfHotels>[1],
      new Set(['hotel']),
    );
  const nothing = { offers: new Map(), unanswered: [] };
  expect(await offersFor([], '2037-01-02')).toEqual(nothing);
  expect(await offersFor([{ id: 'lisbon', timeZone: 'Europe/Lisbon' }], '2037-01-01')).toEqual(nothing);
});
