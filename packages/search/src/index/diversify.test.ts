import { expect, test } from 'vitest';
import { diversify } from './diversify.ts';
import type { Hit } from './index-doc.ts';

/** A hit of the supplier that the first letter of its id names. */
const hit = (id: string, score: number, unitsMatched = 1): Hit => ({
  id,
  score,
  unitsMatched,
  level: undefined,
  isRefused: false,
  supplier: id.slice(0, 1),
});
const ids = (hits: Hit[], few: number) => diversify(hits, few).map(({ id }) => id);

test('Among results that are almost as good, the first few are not all from one supplier', () => {
  expect(ids([hit('a1', 1), hit('a2', 1), hit('a3', 0.99), hit('b1', 0.95), hit('c1', 0.5)], 3)).toEqual([
    'a1',
    'b1',
    'a2',
    'a3',
    'c1',
  ]);
});

test('A worse result is not preferred for being from another supplier', () => {
  expect(ids([hit('a1', 1), hit('a2', 1), hit('b1', 0.8)], 2)).toEqual(['a1', 'a2', 'b1']);
  expect(ids([hit('a1', 1, 2), hit('a2', 1, 2), hit('b1', 1, 1)], 2)).toEqual(['a1', 'a2', 'b1']);
});

test('No result is lost, and an empty list stays empty', () => {
  expect(ids([hit('a1', 1), hit('a2', 1)], 5)).toEqual(['a1', 'a2']);
  expect(ids([], 3)).toEqual([]);
});
