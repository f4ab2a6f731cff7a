import { expect, test } from 'vitest';
import { fullPlace } from '../../../../test-support/catalogue/full-place.ts';
import { placeWith, productRow } from '../../../../test-support/catalogue/place-file.ts';
import type { PlaceFile, ProductInFile } from '../file/place-file.ts';
import { readPlaces } from './read-catalogue.ts';

const problemsOf = (...places: PlaceFile[]) =>
  readPlaces(places.map((place, at) => ({ name: `${at}.json`, text: JSON.stringify(place) }))).problems.map(
    ({ at, what }) => `${at} ${what}`,
  );
const withBoat = (product: Partial<ProductInFile>, resources = [{ slug: 'boat', capacity: 12 }]) => {
  const place = placeWith('lisbon', [productRow('sail', product)]);
  return { ...place, suppliers: place.suppliers.map((supplier) => ({ ...supplier, resources })) };
};
const boatShare = { resource: 'boat', per: 'spot' } as const;
const groupPrice = { price: undefined, group: { upTo: 8, price: 34_000 } };

test.each<[string, Partial<ProductInFile>, string[]]>([
  [
    'a resource that its supplier does not have',
    { shares: [{ ...boatShare, resource: 'bus' }] },
    ['.shares[1].resource names an unknown resource of its supplier: bus'],
  ],
  ['the same resource twice', { shares: [boatShare, boatShare] }, ['.shares[2] shares boat a second time']],
  [
    'more units than the resource has',
    { shares: [{ ...boatShare, units: 13 }] },
    ['.shares[1] takes 13 of boat, which has 12'],
  ],
  [
    'more units than the resource has, for a group that takes the whole departure',
    { ...groupPrice, capacity: 7, shares: [{ ...boatShare, units: 2 }] },
    ['.shares[1] takes 14 of boat, which has 12'],
  ],
  [
    'a resource that is too small for one of its options',
    { shares: [boatShare], options: [{ name: { en: 'Alone' }, ...groupPrice, capacity: 14 }] },
    ['.options[1] takes 14 of boat, which has 12'],
  ],
  [
    'an unknown resource in one of its options',
    { options: [{ name: { en: 'Late' }, price: { adult: 1 }, shares: [{ ...boatShare, resource: 'bus' }] }] },
    ['.options[1].shares[1].resource names an unknown resource of its supplier: bus'],
  ],
  [
    'an unknown resource that an option takes over, reported once, where it is written',
    { shares: [{ ...boatShare, resource: 'bus' }], options: [{ name: { en: 'Late' }, price: { adult: 1 } }] },
    ['.shares[1].resource names an unknown resource of its supplier: bus'],
  ],
])('A product that shares %s is refused', (_, product, sentences) => {
  expect(problemsOf(withBoat(product))).toEqual(sentences.map((sentence) => `products[sail]${sentence}`));
});

test.each<[string, Partial<ProductInFile>]>([
  ['as many units as the resource has', { shares: [{ ...boatShare, units: 12 }] }],
  [
    'one unit for each booking, for a group larger than the resource',
    { ...groupPrice, capacity: 14, shares: [{ ...boatShare, per: 'booking' }] },
  ],
])('A product that shares %s is accepted', (_, product) => {
  expect(problemsOf(withBoat(product))).toEqual([]);
});

test('A resource is named once, belongs to its own supplier, and to no other kind of organisation', () => {
  const twice = [1, 2].map((capacity) => ({ slug: 'boat', capacity }));
  expect(problemsOf(withBoat({}, twice))).toEqual(['suppliers[harbour-walks].resources[boat] is used twice']);
  const other = placeWith('porto', [productRow('walk', { shares: [boatShare] })], false);
  expect(problemsOf(withBoat({}), other)).toEqual([
    'products[walk].shares[1].resource names an unknown resource of its supplier: boat',
  ]);
  const [hotel] = fullPlace().organisations ?? [];
  const organisations = [{ ...hotel, resources: [] }] as unknown as PlaceFile['organisations'];
  expect(problemsOf({ ...placeWith('lisbon', []), organisations })).toEqual([
    'organisations[rua-nova] has unknown fields: resources',
  ]);
});

test('A supplier in another file shares its resources with its products here, and one with a mistake is not checked', () => {
  const home = { ...withBoat({}), products: [] };
  const away = placeWith('porto', [], false);
  const products = [productRow('train', { shares: [boatShare] })];
  expect(problemsOf(home, { ...away, products })).toEqual([]);
  const broken = { ...home, suppliers: home.suppliers.map((one) => ({ ...one, since: 1 })) };
  expect(problemsOf(broken, { ...away, products })).toEqual([
    expect.stringMatching(/^suppliers\[harbour-walks\]\.since /),
  ]);
});
