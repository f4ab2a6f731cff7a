import { expect, test } from 'vitest';
import { listLocations, location, place, searchLocations } from './locations.ts';

const uuid = '0193a1c2-7b5e-7c3a-9f10-2b4d6e8fa0c2';

test('A place is found by its UUID, its code or its slug, and by exactly one of them', () => {
  const accepts = (input: object) => searchLocations['~orpc'].inputSchema?.safeParse(input).success;
  expect(accepts({ uuid })).toBe(true);
  expect(accepts({ uuid: 'r0mata9n' })).toBe(true);
  expect(accepts({ uuid: 'Rome' })).toBe(false);
  expect(accepts({ slug: 'rome' })).toBe(true);
  expect(accepts({})).toBe(false);
  expect(accepts({ uuid, slug: 'rome' })).toBe(false);
});

test('A place has its name, its state and its country, and links to what can be booked there', () => {
  const rome = {
    locationUuid: uuid,
    name: 'Rome',
    locative: 'in Rome',
    stateName: '',
    countryName: 'Italy',
    slug: 'rome',
    introduction: null,
    isPort: false,
    imageUrl: '/images/place-rome',
    latitude: 41.9,
    longitude: 12.5,
    productCounts: { tours: 4 },
    _links: { tours: { href: `/api/tours?location=${uuid}` } },
  };
  expect(location.parse(rome)).toEqual(rome);
  expect(location.safeParse({ ...rome, _links: undefined }).success).toBe(false);
  expect(location.safeParse({ ...rome, stateName: undefined }).success).toBe(false);
});

test('The answer is a list, because an unknown place is not an error', () => {
  const empty = { _embedded: { locationList: [] }, _links: {} };
  expect(searchLocations['~orpc'].outputSchema?.parse(empty)).toEqual(empty);
});

test('An index of places counts the products on sale by type, and contains only existing types', () => {
  const lisbon = {
    locationUuid: uuid,
    code: '1sb0na11',
    slug: 'lisbon',
    name: 'Lisbon',
    stateName: '',
    countryName: 'Portugal',
    countryCode: 'PT',
    isPort: true,
    imageUrl: '/images/place-lisbon',
    productCounts: { tours: 3, shows: 1 },
    _links: {},
  };
  expect(place.parse(lisbon)).toEqual(lisbon);
  for (const productCounts of [{ tours: 0 }, { spaceships: 1 }]) {
    expect(place.safeParse({ ...lisbon, productCounts }).success).toBe(false);
  }
});

test('An index of places has a maximum size, and may be limited to places that sell one product type', () => {
  const read = (query: object) => listLocations['~orpc'].inputSchema?.safeParse(query);
  expect(read({})?.data).toEqual({ size: 12 });
  expect(read({ size: '40', productType: 'shore-excursions' })?.data).toEqual({
    size: 40,
    productType: 'shore-excursions',
  });
  for (const query of [{ size: '101' }, { productType: 'spaceships' }]) {
    expect(read(query)?.success).toBe(false);
  }
});
