import { expect, test } from 'vitest';
import { isProductType, PRODUCT_TYPES } from './product-types.ts';

test('Seven types may stand first in a product’s path, each spelt as in a URL.', () => {
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
