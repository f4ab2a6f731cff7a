import { expect, test } from 'vitest';
import { createSeats } from './seats.ts';

test('A visitor may occupy only so many slots at once; other visitors are not affected', () => {
  const seats = createSeats(2);
  const first = seats.take('a');
  seats.take('a');
  expect(seats.take('a')).toBeUndefined();
  expect(seats.take('b')).toBeDefined();
  first?.();
  expect(seats.take('a')).toBeDefined();
});

test('A slot that is returned twice counts as returned once', () => {
  const seats = createSeats(2);
  const first = seats.take('a');
  seats.take('a');
  first?.();
  first?.();
  expect(seats.take('a')).toBeDefined();
  expect(seats.take('a')).toBeUndefined();
});
