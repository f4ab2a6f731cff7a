import { expect, test } from 'vitest';
import { notNarrowed } from './narrowing.ts';
import { pageOfItsOwn } from './page-of-its-own.ts';

test('Each page of a whole list is one of its own; of a narrowed or sorted one all are the list.', () => {
  const page = { number: 2, size: 24, totalElements: 90, totalPages: 4 };
  expect(pageOfItsOwn({ narrowing: notNarrowed, page })).toBe(3);
  expect(pageOfItsOwn({ narrowing: { ...notNarrowed, interest: ['wine'] }, page })).toBe(1);
  expect(pageOfItsOwn({ narrowing: { ...notNarrowed, sort: 'low' }, page })).toBe(1);
});
