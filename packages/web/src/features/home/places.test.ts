import type { Place } from '@ashore/core/contract/locations.ts';
import { expect, test } from 'vitest';
import { placeLine } from './places.tsx';

test('A place in an index shows the number of its trips of all product types', () => {
  const place = { name: 'Lisbon', slug: 'lisbon', productCounts: { tours: 3, shows: 1 } } as Place;
  expect(placeLine(place)).toMatchObject({ name: 'Lisbon', slug: 'lisbon', trips: 4 });
  expect(placeLine({ ...place, productCounts: {} }).trips).toBe(0);
  expect(placeLine(place)).not.toHaveProperty('lowestPrice');
  const lowestPrice = { amount: 18.5, currency: 'EUR' } as const;
  expect(placeLine({ ...place, lowestPrice })).toMatchObject({ lowestPrice });
});
