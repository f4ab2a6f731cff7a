import { expect, test } from 'vitest';
import { ndcg } from './ndcg.ts';

const grades = new Map([
  ['a', 2],
  ['b', 2],
  ['c', 1],
]);

test('The best possible order is worth 1, and a list without relevant results is worth 0', () => {
  expect(ndcg(['a', 'b', 'c'], grades)).toBe(1);
  expect(ndcg(['b', 'a', 'c', 'x'], grades)).toBe(1);
  expect(ndcg(['x', 'y'], grades)).toBe(0);
  expect(ndcg([], grades)).toBe(0);
});

test('A good result is worth less the further down it is', () => {
  const first = ndcg(['a'], grades);
  const second = ndcg(['x', 'a'], grades);
  const tenth = ndcg([...'123456789', 'a'], grades);
  expect(first).toBeGreaterThan(second);
  expect(second).toBeGreaterThan(tenth);
  expect(tenth).toBeGreaterThan(0);
});

test('A better result above a lesser one is worth more than the reverse', () => {
  const two = new Map([
    ['is', 2],
    ['has', 1],
  ]);
  // (1/1 + 3/log2 3) / (3/1 + 1/log2 3)
  expect(ndcg(['has', 'is'], two)).toBeCloseTo(0.7967, 4);
});

test('A result below the tenth place and a repeated result count for nothing', () => {
  expect(ndcg([...'0123456789', 'a'], grades)).toBe(0);
  expect(ndcg(['a', 'a', 'a'], grades)).toBe(ndcg(['a'], grades));
});

test('More good results than fit do not lower the score of a full page', () => {
  const grades = new Map(Array.from({ length: 30 }, (_, index) => [`${index}`, 2]));
  expect(ndcg([...grades.keys()].slice(15, 25), grades)).toBe(1);
});

test('If nothing is relevant, only an empty list is right', () => {
  expect(ndcg([], new Map())).toBe(1);
  expect(ndcg(['a'], new Map())).toBe(0);
});
