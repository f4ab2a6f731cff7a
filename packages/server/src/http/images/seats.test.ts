import { expect, test } from 'vitest';
import { createSeats } from './seats.ts';

test('One visitor waits for so many things at once and no more; others are not concerned', () => {
  const seats = createSeats(2);
  const first = seats.take('a');
  seats.take('a');
  expect(seats.take('a')).toBeUndefined();
  expect(seats.take('b')).toBeDefined();
  first?.();
  expect(seats.take('a')).toBeDefined();
});

test('A place that is given back twice is given back once', () => {
  const seats = createSeats(2);
  const first = seats.take('a');
  seats.take('a');
  first?.();
  first?.();
  expect(seats.take('a')).toBeDefined();
  expect(seats.take('a')).toBeUndefined();
});
