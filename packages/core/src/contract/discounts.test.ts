import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountCode } from './discounts.ts';

test.each([
  ['WINTER-10', 'WINTER-10'],
  [' winter-10 ', 'WINTER-10'],
  ['win ter\u00a0- 10', 'WINTER-10'],
  ['ｗｉｎｔｅｒ', 'WINTER'],
  ['straße', 'STRASSE'],
  ['\u03b0', '\u03ab\u0301'],
])('A discount code is read in any spelling that people type: %j', (typed, read) => {
  expect(discountCode.parse(typed)).toBe(read);
});

test.each(['', '   ', '\n\t', 'x'.repeat(41), `x${' '.repeat(100)}`, 7, null, ['A']])(
  'An empty or overlong value, or one that is not text, is refused: %j',
  (typed) => {
    expect(discountCode.safeParse(typed).success).toBe(false);
  },
);

test('Reading a discount code twice gives the same code', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), (typed) => {
      const once = discountCode.safeParse(typed);
      if (!once.success) return;
      expect(discountCode.safeParse(once.data)).toEqual({ success: true, data: once.data });
      expect(once.data).not.toMatch(/\s/);
    }),
  );
});
