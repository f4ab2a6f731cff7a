import { expect, test } from 'vitest';
import { codeAtEnd, idAtEnd, listPathOf, productPath } from './product-path.ts';

const kayak = {
  productType: 'tours',
  citySlug: 'hamburg',
  slug: 'harbour-by-kayak',
  code: 'k4y4k0ab',
} as const;

test('The canonical path is the type, the city, then slug and code', () => {
  expect(productPath(kayak)).toBe('/tours/hamburg/harbour-by-kayak-k4y4k0ab');
  expect(productPath({ ...kayak, productType: 'shore-excursions' })).toMatch(
    /^\/shore-excursions\/hamburg\//,
  );
  expect(productPath({ ...kayak, slug: '' })).toBe('/tours/hamburg/k4y4k0ab');
});

test('A path that ends in a code gives the code, after any other text', () => {
  for (const path of [
    productPath(kayak),
    productPath({ ...kayak, slug: '' }),
    '/tours/old-name-k4y4k0ab',
    '/anything/at/all/k4y4k0ab/',
    '/k4y4k0ab',
    '/k4y4k0ab/',
  ]) {
    expect(codeAtEnd(path), path).toBe('k4y4k0ab');
  }
});

test('A path that ends otherwise gives no code', () => {
  for (const path of [
    '',
    '/',
    '/tours/hamburg',
    '/tours/xk4y4k0ab',
    '/tours/K4Y4K0AB',
    'k4y4k0ab',
    '/k4y4k0ab//',
  ]) {
    expect(codeAtEnd(path), path).toBeUndefined();
  }
  expect(codeAtEnd('/tours/hamburg/harbour-by-kayak-k4y4k0il')).toBeUndefined();
});

test('A path may end in a UUID instead, which must be a whole segment', () => {
  const uuid = '0b6f3d0e-59a1-4a6e-9a55-0d1f6a1c0001';
  expect(idAtEnd(`/tourz/rome/${uuid}`)).toBe(uuid);
  expect(idAtEnd(`/tourz/rome/${uuid}/`)).toBe(uuid);
  expect(idAtEnd('/tours/rome/kayak-k4y4k0ab')).toBe('k4y4k0ab');
  expect(idAtEnd(`/tours/rome/x-${uuid}`)).toBeUndefined();
  expect(idAtEnd('/tours/lisbon')).toBeUndefined();
});

test('The list of a product’s type and place is the start of its path', () => {
  expect(listPathOf(productPath(kayak))).toBe('/tours/hamburg');
});
