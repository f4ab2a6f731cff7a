import { expect, test } from 'vitest';
import { mayAskForRide, type RideTour } from './may-ask-for-ride.ts';

const quay = { title: 'The quay', street: 'Cais 1', latitude: 38.7, longitude: -9.1 };
const tour: RideTour = {
  productType: 'tours',
  startingPointInformation: quay,
  startingPointEntryRequired: false,
  pickupPlaces: [],
};

test('A ride may be asked for where somebody is who could drive, to a point that is known', () => {
  const asked = (
    ['tours', 'activities', 'shore-excursions', 'attractions', 'shows', 'transfers'] as const
  ).map((productType) => mayAskForRide({ ...tour, productType }));
  expect(asked).toEqual([true, true, true, false, false, false]);
});

test('Who fetches everybody anyway, or has no point to be driven to, is not asked for a ride', () => {
  expect(mayAskForRide({ ...tour, startingPointEntryRequired: true })).toBe(false);
  expect(mayAskForRide({ ...tour, pickupPlaces: [{ ...quay, id: 'p' }] })).toBe(false);
  expect(mayAskForRide({ ...tour, startingPointInformation: null })).toBe(false);
});
