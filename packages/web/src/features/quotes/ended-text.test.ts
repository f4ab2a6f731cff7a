import { expect, test } from 'vitest';
import { english } from '../../i18n/text-for-tests.ts';
import { testQuote, testQuoteFor } from '../../store/quote-for-tests.ts';
import { endedText } from './ended-text.ts';
import type { Free } from './use-free-spots.ts';

const quote = testQuote();
const group = testQuoteFor([{ ticketType: 'group', count: 6, price: 300, total: 300, originalTotal: 300 }]);
const told = (free: Free | undefined, isGone = false, of = quote, mayHavePaid = false) =>
  endedText({ quote: of, free, isGone, mayHavePaid }, english);

test('Whoever comes back is told how many spots were free a moment ago, and that nothing was charged', () => {
  expect(told({ state: 'free', spots: 4 })).toBe(
    'Nothing was charged. 4 spots were free a moment ago. Your choice is kept.',
  );
  expect(told({ state: 'free', spots: 1 })).toContain('1 spot was free');
});

test('While nobody knows what is free, no number is named', () => {
  expect(told(undefined)).toBe('Nothing was charged. Your choice is kept.');
});

test('Too few are not enough, and said so; none is none, whatever the reason', () => {
  expect(told({ state: 'held', spots: 1 })).toContain(
    '1 spot is free at this start now, which is not enough for 2',
  );
  for (const state of ['sold_out', 'held', 'closed', 'cut_off', 'not_running'] as const)
    expect(told({ state, spots: 0 })).toContain('cannot be had at the moment');
});

test('A group takes the whole start: it is free or it is not', () => {
  expect(told({ state: 'free', spots: 12 }, false, group)).toContain('The start was free');
  expect(told({ state: 'held', spots: 9 }, false, group)).toContain('cannot be had');
});

test('What was tried and failed counts more than what was free before', () => {
  expect(told({ state: 'free', spots: 4 }, true)).toContain('cannot be had at the moment');
});

test('Where a bank was asked nobody says that nothing was charged: what was goes back, and that is said', () => {
  const paid = [told(undefined, false, quote, true), told({ state: 'free', spots: 4 }, true, quote, true)];
  for (const text of paid) {
    expect(text).not.toContain('Nothing was charged');
    expect(text).toContain('goes back to you');
  }
});
