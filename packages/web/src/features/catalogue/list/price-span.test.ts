import { expect, test } from 'vitest';
import { priceSpan } from './price-span.ts';

const bounds = { min: 9, max: 130 };

test('What lies at an end of all prices narrows nothing there', () => {
  expect(priceSpan({ low: 9, high: 130 }, bounds, 'EUR')).toBeUndefined();
  expect(priceSpan({ low: 9, high: 60 }, bounds, 'EUR')).toEqual({ to: 60, currency: 'EUR' });
  expect(priceSpan({ low: 20, high: 130 }, bounds, 'EUR')).toEqual({ from: 20, currency: 'EUR' });
});

test('The least one can ask for still leaves the cheapest, whose price was rounded down for the lower end', () => {
  expect(priceSpan({ low: 9, high: 9 }, bounds, 'EUR')).toEqual({ to: 10, currency: 'EUR' });
});
