import { expect, test } from 'vitest';
import { isProductType, PRODUCT_TYPES, PUBLIC_CODE } from './product-types.ts';

test('Seven types may begin the path of a product, each spelt as in a URL', () => {
  expect(PRODUCT_TYPES.join(' ')).toBe(
    'tours activities attractions shows transfers shore-excursions hotels',
  );
  for (const type of PRODUCT_TYPES) {
    expect(isProductType(type)).toBe(true);
    expect(type).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  }
  for (const other of ['tour', 'Tours', '', 'toursAndActivities', 'tourz'])
    expect(isProductType(other)).toBe(false);
});

test('A code is eight characters of lower-case Crockford base 32', () => {
  const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
  const pieces = alphabet.match(/.{8}/g) ?? [];
  expect(pieces).toHaveLength(4);
  for (const piece of pieces) expect(piece).toMatch(PUBLIC_CODE);
});

test('Ambiguous letters, capitals and any other length do not make a code', () => {
  for (const letter of 'iloU-_ä ') expect(`abcdefg${letter}`).not.toMatch(PUBLIC_CODE);
  for (const text of ['', 'abcdefg', 'abcdefghj', 'abcdefgu', 'abcdefgh\n'])
    expect(text).not.toMatch(PUBLIC_CODE);
});
