import type { PortExcursions } from '@ashore/core/contract/cruises/sailing.ts';
import { expect, test } from 'vitest';
import { shownExcursions } from './shown-trips.ts';

const tour = {
  tourId: 'walk',
  tourName: 'Walk',
  normalizedUrlPath: '/tours/lisbon/walk',
  basePrice: 20,
  subTitle: 'From the quay',
  languages: ['en'],
};

test('The page of a sailing carries of each trip what it shows, and of the others only what it names them by', () => {
  const port = {
    position: 1,
    isOver: false,
    trips: [
      { tour, date: '2037-05-16', starts: [{ time: '10:00' }], isAccessible: true, hasFewSteps: false },
    ],
    unsuitable: [{ tour, reason: 'late', minutesNeeded: 60 }],
  } as unknown as PortExcursions;
  const { trips, unsuitable, ...shown } = shownExcursions(port);
  expect(shown).toEqual({ position: 1, isOver: false });
  expect(trips).toMatchObject([
    { tour: { tourId: 'walk', basePrice: 20 }, date: '2037-05-16', starts: [{ time: '10:00' }] },
  ]);
  expect(trips[0]?.tour).not.toHaveProperty('subTitle');
  expect(trips[0]?.tour).not.toHaveProperty('languages');
  expect(unsuitable).toEqual([
    {
      tour: { tourId: 'walk', tourName: 'Walk', normalizedUrlPath: '/tours/lisbon/walk' },
      reason: 'late',
      minutesNeeded: 60,
    },
  ]);
});
