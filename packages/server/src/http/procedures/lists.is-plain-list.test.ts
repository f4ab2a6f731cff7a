import { expect, test } from 'vitest';
import { isPlainList } from './lists.ts';

const plainQuery = {
  productType: 'tours',
  page: 3,
  size: 24,
  currency: 'EUR',
  location: 'r0mata9n',
  party: 1,
  sort: 'none',
};

test('A list that our own links request is plain: a place, a type, an interest, a page', () => {
  expect(isPlainList(plainQuery)).toBe(true);
  expect(isPlainList({ ...plainQuery, interest: ['wine'], language: undefined })).toBe(true);
  expect(isPlainList({ page: 0, size: 24, currency: 'EUR', place: ['rome'] })).toBe(true);
});

test.each([
  { interest: ['wine', 'air'] },
  { place: ['rome', 'lisbon'] },
  { allInterests: true },
  { sort: 'low' },
  { party: 2 },
  { language: ['en'] },
  { dateFrom: '2026-12-01' },
  { priceTo: 0 },
  { instant: true },
  { age: 6 },
  { type: ['tours'] },
])('A list with filters is not plain: %o', (chosen) => {
  expect(isPlainList({ ...plainQuery, ...chosen })).toBe(false);
});
