import { expect, test } from 'vitest';
import { testQuote } from '../../store/quote-for-tests.ts';
import { heldCart } from './held-cart.ts';

const cart = testQuote();
const noon = Date.parse(cart.utcNow);
const heardAt = noon + 3_600_000;

test('Without a cart nothing is held', () => {
  expect(heldCart({ cart: null, heardAt: 0 }, noon)).toEqual({ state: 'empty' });
});

test('A living hold says how long it lasts by a clock that is an hour fast, and what time it is at the server', () => {
  expect(heldCart({ cart, heardAt }, heardAt + 78_000)).toEqual({
    state: 'held',
    hold: {
      quote: cart,
      left: 822,
      endsAt: new Date(heardAt + 900_000),
      now: new Date(noon + 78_000),
    },
  });
});

test('Past its end a hold has expired, though nobody has said so yet', () => {
  expect(heldCart({ cart, heardAt }, heardAt + 900_000)).toEqual({ state: 'expired', quote: cart });
});

test.each(['expired', 'released', 'sold'] as const)(
  'What the server says is %s is not held, time or no time',
  (state) => {
    const over = testQuote({ state });
    expect(heldCart({ cart: over, heardAt }, heardAt)).toEqual({ state, quote: over });
  },
);
