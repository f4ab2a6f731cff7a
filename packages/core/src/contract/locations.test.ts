import { expect, test } from 'vitest';
import { location, searchLocations } from './locations.ts';

const uuid = '0193a1c2-7b5e-7c3a-9f10-2b4d6e8fa0c2';

test('A place is looked up by its UUID or its code.', () => {
  const accepts = (input: object) => searchLocations['~orpc'].inputSchema?.safeParse(input).success;
  expect(accepts({ uuid })).toBe(true);
  expect(accepts({ uuid: 'r0mata9n' })).toBe(true);
  expect(accepts({ uuid: 'Rome' })).toBe(false);
  expect(accepts({})).toBe(false);
});

test('A place names itself, its state and country, and links what can be booked there.', () => {
  const rome = {
    locationUuid: uuid,
    name: 'Rome',
    stateName: '',
    countryName: 'Italy',
    _links: { tours: { href: `/api/tours?location=${uuid}` } },
  };
  expect(location.parse(rome)).toEqual(rome);
  expect(location.safeParse({ ...rome, _links: undefined }).success).toBe(false);
  expect(location.safeParse({ ...rome, stateName: undefined }).success).toBe(false);
});

test('The answer is a list, because a place that is not known is no error.', () => {
  const empty = { _embedded: { locationList: [] }, _links: {} };
  expect(searchLocations['~orpc'].outputSchema?.parse(empty)).toEqual(empty);
});
