import { expect, test } from 'vitest';
import { isNarrowed, readNarrowing } from './narrowing.ts';

const read = (address: string) => readNarrowing(new URLSearchParams(address));

test('An address says what is chosen, by the names that lists use', () => {
  expect(
    read('q=sail&type=tours&interest=wine&language=zh-Hans&priceTo=50&rating=4.5&freeCancellation=true'),
  ).toEqual({
    type: 'tours',
    interest: 'wine',
    language: 'zh-Hans',
    priceTo: 50,
    rating: 4.5,
    freeCancellation: true,
  });
});

test('What nobody can choose narrows nothing', () => {
  for (const address of [
    '',
    'type=boats',
    'interest=x',
    'language=%3Cb%3E',
    'language=en-12',
    'priceTo=-1',
    'priceTo=0',
    'priceTo=1e9',
    'rating=9',
    'rating=0',
    'freeCancellation=yes',
  ])
    expect(isNarrowed(read(address)), address).toBe(false);
  expect(isNarrowed(read('rating=4'))).toBe(true);
});
