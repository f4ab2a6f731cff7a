import { expect, test } from 'vitest';
import { oneLine } from './outbox.ts';

test('A text that is too long for a header is cut between two characters, and the cut is marked', () => {
  expect(oneLine('Lisbon', 6)).toBe('Lisbon');
  expect(oneLine('Lisbon\r\n sail', 8)).toBe('Lisbon …');
  expect(oneLine('Sail 🛥🛥', 7)).toBe('Sail …');
});
