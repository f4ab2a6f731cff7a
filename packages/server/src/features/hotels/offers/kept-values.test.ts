import { expect, test } from 'vitest';
import { calendarOf, createSharing } from './kept-values.ts';

test('Prices take two bytes for a night if all of them fit, else four, and stay the same', () => {
  for (const [prices, bytes] of [
    [[16_400, 0, 65_535], 2],
    [[16_400, 65_536], 4],
    [[], 2],
  ] as const) {
    const calendar = calendarOf(prices);
    expect([...calendar]).toEqual(prices);
    expect(calendar.BYTES_PER_ELEMENT).toBe(bytes);
  }
});

test('Equal values become one, and different ones stay apart', () => {
  const share = createSharing();
  const tax = share({ kind: 'city', amounts: [1, 2] });
  expect(share({ kind: 'city', amounts: [1, 2] })).toBe(tax);
  expect(share({ kind: 'city', amounts: [1, 3] })).toEqual({ kind: 'city', amounts: [1, 3] });
  expect(share({ kind: 'city', amounts: ['1', 2] })).not.toBe(tax);
  expect([share(null), share([]), share('[]')]).toEqual([null, [], '[]']);
});
