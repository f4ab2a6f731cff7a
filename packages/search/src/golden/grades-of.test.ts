import { expect, test } from 'vitest';
import { gradesOf } from './grades-of.ts';

const fado = 'lisbon/fado-supper-in-alfama';
const guitar = 'porto/portuguese-guitar-at-six';
const tower = 'porto/clerigos-tower-and-museum-ticket';
const products = [fado, guitar, tower];

test('A trip about the topic counts twice as much as one that includes it; other trips do not count', () => {
  expect([...gradesOf({ topics: ['fado'] }, products)]).toEqual([
    [fado, 2],
    [guitar, 1],
  ]);
});

test('If a place is named, only its trips are relevant', () => {
  expect([...gradesOf({ places: ['porto'], topics: ['fado'] }, products)]).toEqual([[guitar, 1]]);
});

test('If only a place is named, all of its trips are relevant', () => {
  expect([...gradesOf({ places: ['porto'] }, products)]).toEqual([
    [guitar, 2],
    [tower, 2],
  ]);
  expect(gradesOf({ places: ['port'] }, products).size).toBe(0);
});

test('Of several topics any is enough, and the better grade counts', () => {
  expect(gradesOf({ topics: ['fado', 'concerts'] }, products).get(guitar)).toBe(1);
  expect(gradesOf({ topics: ['fado', 'museums', 'views'] }, products).get(tower)).toBe(2);
});
