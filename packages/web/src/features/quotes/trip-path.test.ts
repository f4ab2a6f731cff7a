import { expect, test } from 'vitest';
import { testQuote } from '../../store/quote-for-tests.ts';
import { changePath, tripPath } from './trip-path.ts';

test('The way back to the trip carries the day, the start, the way to book it and who comes', () => {
  expect(tripPath(testQuote())).toBe(
    '/tours/lisbon/sunset-sail-on-the-tagus-with-wine-7k2m94qd?date=2027-05-15&adult=2&option=8c1f8f3e-2b7c-4d21-9d11-6d1f0c8b7a12&time=1915',
  );
});

test('Where one comes at any time, any time is meant', () => {
  expect(tripPath(testQuote({ startTime: null }))).toMatch(/&time=any$/);
});

test('Whoever wants to change the date or the party lands where both are chosen', () => {
  expect(changePath(testQuote())).toBe(`${tripPath(testQuote())}#when`);
});
