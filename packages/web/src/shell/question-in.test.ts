import { expect, test } from 'vitest';
import { questionIn } from './question-in.ts';

test('The field of the header holds the question that the page answers, without the space around it', () => {
  expect(questionIn('/search', '?q=+sunset+sail&type=tours')).toBe('sunset sail');
});

test('On every other page it is empty, whatever stands in the address', () => {
  expect(questionIn('/tours/lisbon', '?q=sail')).toBe('');
  expect(questionIn('/search', '')).toBe('');
});
