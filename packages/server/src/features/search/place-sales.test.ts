import { expect, test } from 'vitest';
import { createPlaceSales } from './place-sales.ts';

const salesRow = (locationId: string, type: 'tours' | 'hotels', popularity = 10) => ({
  locationId,
  type,
  popularity,
});

test('The products of a place are counted as they come and go; after the last one the place is removed', () => {
  const sales = createPlaceSales();
  for (const sale of [salesRow('lisbon', 'tours'), salesRow('lisbon', 'tours'), salesRow('lisbon', 'hotels')])
    sales.add(sale);
  expect(sales.counts('lisbon')).toEqual({ tours: 2, hotels: 1 });
  sales.remove(salesRow('lisbon', 'hotels'));
  sales.remove(salesRow('lisbon', 'tours'));
  expect(sales.counts('lisbon')).toEqual({ tours: 1 });
  sales.remove(salesRow('lisbon', 'tours'));
  sales.remove(salesRow('kyoto', 'tours'));
  expect([sales.counts('lisbon'), sales.counts('kyoto')]).toEqual([undefined, undefined]);
});

test('The popularity of a place is relative to the most popular place', () => {
  const sales = createPlaceSales();
  expect(sales.soldIn('lisbon')).toBe(0);
  for (const sale of [
    salesRow('lisbon', 'tours', 30),
    salesRow('lisbon', 'tours', 10),
    salesRow('kyoto', 'tours', 10),
  ])
    sales.add(sale);
  expect([sales.soldIn('lisbon'), sales.soldIn('kyoto'), sales.soldIn('nowhere')]).toEqual([1, 0.25, 0]);
  sales.remove(salesRow('lisbon', 'tours', 30));
  expect(sales.soldIn('kyoto')).toBe(1);
});
