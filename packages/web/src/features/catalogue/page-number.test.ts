import { expect, test } from 'vitest';
import { pageNumber } from './page-number.ts';

test.each([
  ['', 0],
  ['?page=1', 0],
  ['?page=3', 2],
  ['?page=0', 0],
  ['?page=-2', 0],
  ['?page=1.5', 0],
  ['?page=1e9', 0],
  ['?page=two', 0],
])('An address with "%s" shows page %i, and never one that cannot be', (query, page) => {
  expect(pageNumber(new URL(`https://www.example.org/tours/lisbon${query}`))).toBe(page);
});
