import { expect, test } from 'vitest';
import { distinctNames, plainName } from './distinct-names.ts';

test('Of those who are called the same everybody but the first has an index, and no index is given twice.', () => {
  expect(distinctNames(['Wei Li', 'Mara Lind', 'Wei Li', 'Wei Li'])).toEqual([
    'Wei Li',
    'Mara Lind',
    'Wei Li (2)',
    'Wei Li (3)',
  ]);
  expect(distinctNames(['A (2)', 'A', 'A'])).toEqual(['A (2)', 'A', 'A (3)']);
  const once = distinctNames(['A', 'A', 'A (2)']);
  expect(new Set(once).size).toBe(3);
  expect(distinctNames(distinctNames(['A', 'A']))).toEqual(['A', 'A (2)']);
});

test('An index is no part of what somebody is called.', () => {
  expect(['Wei Li (2)', 'Wei Li', 'Ada (the second)'].map(plainName)).toEqual([
    'Wei Li',
    'Wei Li',
    'Ada (the second)',
  ]);
});
