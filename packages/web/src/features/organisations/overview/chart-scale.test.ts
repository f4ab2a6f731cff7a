import { expect, test } from 'vitest';
import { chartTop, dayLabel } from './chart-scale.ts';

test.each([
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 4],
  [5, 6],
  [7, 8],
  [10, 10],
  [11, 20],
  [41, 50],
  [1_060, 2_000],
  [97.01, 100],
])('A chart whose highest bar is %d ends at %d', (highest, top) => {
  expect(chartTop(highest)).toBe(top);
});

test('Days are labelled with the English month and two digits in every language', () => {
  expect(dayLabel('2037-11-05')).toBe('Nov-05');
  expect(dayLabel('2037-01-31')).toBe('Jan-31');
});
