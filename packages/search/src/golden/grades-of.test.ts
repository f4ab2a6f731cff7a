import { expect, test } from 'vitest';
import { gradesOf } from './grades-of.ts';

const fado = 'lisbon/fado-supper-in-alfama';
const guitar = 'porto/portuguese-guitar-at-six';
const tower = 'porto/clerigos-tower-and-museum-ticket';
const products = [fado, guitar, tower];

test('What a trip is counts twice as much as what it has on the way; the rest is not meant.', () => {
  expect([...gradesOf({ topics: ['fado'] }, products)]).toEqual([
    [fado, 2],
    [guitar, 1],
  ]);
});

test('Where a place is named, only its trips are meant.', () => {
  expect([...gradesOf({ places: ['porto'], topics: ['fado'] }, products)]).toEqual([[guitar, 1]]);
});

test('Where nothing but a place is named, all of its trips are.', () => {
  expect([...gradesOf({ places: ['porto'] }, products)]).toEqual([
    [guitar, 2],
    [tower, 2],
  ]);
  expect(gradesOf({ places: ['port'] }, products).size).toBe(0);
});

test('Of several topics any will do, and the better one counts.', () => {
  expect(gradesOf({ topics: ['fado', 'concerts'] }, products).get(guitar)).toBe(1);
  expect(gradesOf({ topics: ['fado', 'museums', 'views'] }, products).get(tower)).toBe(2);
});
