import { expect, test } from 'vitest';
import { testQuote } from '../../../store/quote-for-tests.ts';
import { type HeldCart, heldCart } from '../held-cart.ts';
import { holdWords } from './hold-words.ts';

const quote = testQuote();
const heardAt = Date.parse(quote.utcNow);
const at = (now: number, differences: object = {}): HeldCart =>
  heldCart({ cart: { ...quote, ...differences }, heardAt }, now);

test('A quarter of an hour is promised only to whoever holds nothing: what a cart changes to may have less', () => {
  expect(holdWords(false, at(heardAt))).toBe('desk.holdOn');
  expect(holdWords(false, at(heardAt, { state: 'released' }))).toBe('desk.hold');
  expect(holdWords(false, at(Date.parse(quote.expiryTime)))).toBe('desk.hold');
  expect([undefined, { state: 'empty' } as const].map((held) => holdWords(false, held))).toEqual([
    'desk.hold',
    'desk.hold',
  ]);
});

test('Where a supplier answers first it is asked, whatever is held', () => {
  expect([undefined, at(heardAt)].map((held) => holdWords(true, held))).toEqual(['desk.ask', 'desk.ask']);
});
