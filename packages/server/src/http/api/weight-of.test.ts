import { expect, test } from 'vitest';
import { weightOf } from './weight-of.ts';

test('What is kept weighs rather more than it would as text', () => {
  const card = { tourName: 'Trip', prices: [1, 2, 3] };
  expect(weightOf(card)).toBeGreaterThan(2 * JSON.stringify(card).length);
  expect(weightOf([card, card])).toBeGreaterThan(2 * weightOf(card));
});
