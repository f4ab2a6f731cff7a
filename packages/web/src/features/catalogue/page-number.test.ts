import { expect, test } from 'vitest';
import { checkPage, pageNumber } from './page-number.ts';

const asked = (query: string) => pageNumber(new URL(`https://www.example.org/tours/lisbon${query}`));

test('An address without a page shows the first, one with a number that page.', () => {
  expect([asked(''), asked('?page=2'), asked('?page=30')]).toEqual([0, 1, 29]);
});

test.each(['0', '1', '-2', '1.5', '02', '1e3', 'two', '', '100000'])('There is no page "%s".', (page) => {
  expect(() => asked(`?page=${page}`)).toThrow(expect.objectContaining({ init: { status: 404 } }));
});

test('There is none behind the last, and a list of nothing has a first.', () => {
  expect(() => checkPage({ number: 2, totalPages: 2 })).toThrow(
    expect.objectContaining({ init: { status: 404 } }),
  );
  checkPage({ number: 1, totalPages: 2 });
  checkPage({ number: 0, totalPages: 0 });
});
