import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endOfHold, secondsLeft, serverTime } from './hold-time.ts';
import { testQuote } from './quote-for-tests.ts';

const cart = testQuote();
const noon = Date.parse(cart.utcNow);
const minute = 60_000;

test('A browser whose clock is wrong by hours or years counts down the same fifteen minutes.', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.nat(899), (wrongBy, passed) => {
      const heardAt = noon + wrongBy;
      expect(secondsLeft({ cart, heardAt }, heardAt + passed * 1000)).toBe(900 - passed);
    }),
  );
});

test('The end is told by the clock that its reader looks at, right or wrong.', () => {
  const heardAt = noon - 37 * minute;
  expect(endOfHold({ cart, heardAt })).toBe(noon - 22 * minute);
});

test('After the end nothing is left, never less; a page that slept is told so at once.', () => {
  expect(secondsLeft({ cart, heardAt: noon }, noon + 15 * minute)).toBe(0);
  expect(secondsLeft({ cart, heardAt: noon }, noon + 9_000 * minute)).toBe(0);
});

test('A clock that is set back makes no hold longer.', () => {
  expect(secondsLeft({ cart, heardAt: noon }, noon - 60 * minute)).toBe(900);
});

test('What time it is at the server follows from what it said and what has passed since.', () => {
  const heardAt = noon + 5 * minute;
  expect(serverTime({ cart, heardAt }, heardAt + minute)).toEqual(new Date(noon + minute));
});
