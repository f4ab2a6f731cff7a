import { expect, test } from 'vitest';
import { createPlaceSales } from './place-sales.ts';

const sold = (locationId: string, type: 'tours' | 'hotels', popularity = 10) => ({
  locationId,
  type,
  popularity,
});

test('What is on sale in a place is counted as it comes and goes; with the last of it the place is gone', () => {
  const sales = createPlaceSales();
  for (const one of [sold('lisbon', 'tours'), sold('lisbon', 'tours'), sold('lisbon', 'hotels')])
    sales.add(one);
  expect(sales.counts('lisbon')).toEqual({ tours: 2, hotels: 1 });
  sales.remove(sold('lisbon', 'hotels'));
  sales.remove(sold('lisbon', 'tours'));
  expect(sales.counts('lisbon')).toEqual({ tours: 1 });
  sales.remove(sold('lisbon', 'tours'));
  sales.remove(sold('kyoto', 'tours'));
  expect([sales.counts('lisbon'), sales.counts('kyoto')]).toEqual([undefined, undefined]);
});

test('How much a place is asked for is told beside the one that is asked for most', () => {
  const sales = createPlaceSales();
  expect(sales.askedFor('lisbon')).toBe(0);
  for (const one of [sold('lisbon', 'tours', 30), sold('lisbon', 'tours', 10), sold('kyoto', 'tours', 10)])
    sales.add(one);
  expect([sales.askedFor('lisbon'), sales.askedFor('kyoto'), sales.askedFor('nowhere')]).toEqual([
    1, 0.25, 0,
  ]);
  sales.remove(sold('lisbon', 'tours', 30));
  expect(sales.askedFor('kyoto')).toBe(1);
});
