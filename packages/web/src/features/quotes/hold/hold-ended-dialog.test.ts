import { expect, test } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { testQuote, testQuoteFor } from '../../../../test-support/quote.ts';
import { type HeldDeparture, holdEndedText } from './hold-ended-dialog.tsx';

const quote = testQuote();
const group = testQuoteFor([{ ticketType: 'group', count: 6, price: 300, total: 300, originalTotal: 300 }]);
const textOf = (departure: HeldDeparture | undefined, isGone = false, of = quote, mayHavePaid = false) =>
  holdEndedText({ quote: of, departure, isGone, mayHavePaid }, english);

test('A returning traveller sees how many spots were available a moment ago, and that nothing was charged', () => {
  expect(textOf({ state: 'free', spots: 4 })).toBe(
    'Nothing was charged. 4 spots are still available. We’ve kept your choices.',
  );
  expect(textOf({ state: 'free', spots: 1 })).toContain('1 spot is still available');
});

test('Until the availability is known, no number is shown', () => {
  expect(textOf(undefined)).toBe('Nothing was charged. We’ve kept your choices.');
});

test('Too few spots are reported as not enough, and none as unavailable, for any reason', () => {
  expect(textOf({ state: 'held', spots: 1 })).toContain(
    'Only 1 spot is available at this start time, and you need 2',
  );
  for (const state of ['sold_out', 'held', 'closed', 'cut_off', 'not_running'] as const)
    expect(textOf({ state, spots: 0 })).toContain('isn’t available at the moment');
});

test('A group takes the whole departure, so it is available or unavailable without a number', () => {
  expect(textOf({ state: 'free', spots: 12 }, false, group)).toContain('This start time is still available');
  expect(textOf({ state: 'held', spots: 9 }, false, group)).toContain('isn’t available');
});

test('A failed attempt to hold again overrides the earlier availability', () => {
  expect(textOf({ state: 'free', spots: 4 }, true)).toContain('isn’t available at the moment');
});

test('After a payment was started, the text does not claim that nothing was charged, and promises a refund', () => {
  const paid = [
    textOf(undefined, false, quote, true),
    textOf({ state: 'free', spots: 4 }, true, quote, true),
  ];
  for (const text of paid) {
    expect(text).not.toContain('Nothing was charged');
    expect(text).toContain('we’ll refund you');
  }
});
