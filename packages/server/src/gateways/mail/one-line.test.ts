import { expect, test } from 'vitest';
import { oneLine } from './one-line.ts';

test('What is too long for a header is cut between two signs, and says so', () => {
  expect(oneLine('Lisbon', 6)).toBe('Lisbon');
  expect(oneLine('Lisbon\r\n sail', 8)).toBe('Lisbon …');
  expect(oneLine('Sail 🛥🛥', 7)).toBe('Sail …');
});
