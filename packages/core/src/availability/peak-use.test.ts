import fc from 'fast-check';
import { expect, test } from 'vitest';
import { peakUse } from './peak-use.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 0, minute));
const use = (from: number, to: number, units: number) => ({ from: at(from), to: at(to), units });
const span = { from: at(60), to: at(120) };

test('Uses that take turns do not add up; those at the same time do.', () => {
  expect(peakUse([], span)).toBe(0);
  expect(peakUse([use(60, 90, 4), use(90, 120, 5)], span)).toBe(5);
  expect(peakUse([use(60, 91, 4), use(90, 120, 5)], span)).toBe(9);
  expect(peakUse([use(0, 61, 2), use(100, 200, 3), use(30, 150, 1)], span)).toBe(4);
});

test('What ends when the span begins, or begins when it ends, is not in it.', () => {
  expect(peakUse([use(0, 60, 7), use(120, 180, 7)], span)).toBe(0);
});

test('It is the most of all minutes, looked at one by one.', () => {
  const anyUse = fc
    .tuple(fc.nat(200), fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 9 }))
    .map(([from, length, units]) => ({ from, to: from + length, units }));
  fc.assert(
    fc.property(fc.array(anyUse, { maxLength: 12 }), (uses) => {
      const minutes = Array.from({ length: 60 }, (_, index) => 60 + index);
      const inMinute = (minute: number) =>
        uses.reduce((sum, { from, to, units }) => (from <= minute && minute < to ? sum + units : sum), 0);
      const given = uses.map(({ from, to, units }) => use(from, to, units));
      expect(peakUse(given, span)).toBe(Math.max(...minutes.map(inMinute)));
    }),
  );
});
