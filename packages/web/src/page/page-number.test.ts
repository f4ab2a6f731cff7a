import { expect, test } from 'vitest';
import { checkPage, pageNumber } from './page-number.ts';

const pageOf = (query: string) => pageNumber(new URL(`https://www.example.org/tours/lisbon${query}`));

test('An address without a page number shows the first page, and any other address shows the page in it', () => {
  expect([pageOf(''), pageOf('?page=2'), pageOf('?page=30')]).toEqual([0, 1, 29]);
});

test.each(['0', '1', '-2', '1.5', '02', '1e3', 'two', '', '100000'])(
  'A page number “%s” in an address is not found',
  (page) => {
    expect(() => pageOf(`?page=${page}`)).toThrow(expect.objectContaining({ init: { status: 404 } }));
  },
);

test('A page after the last one is not found, but an empty list has a first page', () => {
  expect(() => checkPage({ number: 2, totalPages: 2 })).toThrow(
    expect.objectContaining({ init: { status: 404 } }),
  );
  checkPage({ number: 1, totalPages: 2 });
  checkPage({ number: 0, totalPages: 0 });
});
