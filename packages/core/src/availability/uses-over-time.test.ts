import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Use, usesOverTime } from './uses-over-time.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 0, minute));
const use = (from: number, to: number, units: number, heldUntil?: number): Use => ({
  from: at(from),
  to: at(to),
  units,
  heldUntil: heldUntil === undefined ? null : at(heldUntil),
});
const span = { from: at(60), to: at(120) };
const peak = (...uses: Use[]) => usesOverTime(uses)(span).peak;

test('Consecutive uses do not add up; simultaneous uses do', () => {
  expect(peak()).toBe(0);
  expect(peak(use(60, 90, 4), use(90, 120, 5))).toBe(5);
  expect(peak(use(60, 91, 4), use(90, 120, 5))).toBe(9);
  expect(peak(use(0, 61, 2), use(100, 200, 3), use(30, 150, 1))).toBe(4);
});

test('A use that ends when the span begins, or begins when it ends, is not counted', () => {
  expect(peak(use(0, 60, 7), use(120, 180, 7))).toBe(0);
  expect(peak(use(130, 180, 7))).toBe(0);
  expect(peak(use(0, 30, 7))).toBe(0);
});

test('Held units may become available again, and the hold that ends first decides when', () => {
  const usageOf = usesOverTime([
    use(60, 90, 4),
    use(70, 80, 3, 15),
    use(90, 100, 8, 12),
    use(200, 210, 1, 3),
  ]);
  expect(usageOf(span)).toEqual({ peak: 8, peakOfSold: 4, nextReleaseAt: at(12) });
  expect(usageOf({ from: at(60), to: at(90) })).toEqual({ peak: 7, peakOfSold: 4, nextReleaseAt: at(15) });
  expect(usageOf({ from: at(60), to: at(70) })).toEqual({ peak: 4, peakOfSold: 4, nextReleaseAt: undefined });
});

test('The peak is the highest sum over all minutes, counted one by one', () => {
  const anyUse = fc
    .tuple(
      fc.nat(200),
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 1, max: 9 }),
      fc.option(fc.nat(30), { nil: undefined }),
    )
    .map(([from, length, units, heldUntil]) => ({ from, to: from + length, units, heldUntil }));
  const anySpan = fc.tuple(fc.nat(250), fc.integer({ min: 1, max: 60 }));
  fc.assert(
    fc.property(fc.array(anyUse, { maxLength: 12 }), anySpan, (uses, [first, length]) => {
      const minutes = Array.from({ length }, (_, index) => first + index);
      const peakOf = (countedUses: typeof uses) =>
        Math.max(
          ...minutes.map((minute) =>
            countedUses.reduce(
              (sum, { from, to, units }) => (from <= minute && minute < to ? sum + units : sum),
              0,
            ),
          ),
        );
      const releases = uses
        .filter(({ from, to }) => from < first + length && first < to)
        .flatMap(({ heldUntil }) => heldUntil ?? []);
      const useObjects = uses.map(({ from, to, units, heldUntil }) => use(from, to, units, heldUntil));
      expect(usesOverTime(useObjects)({ from: at(first), to: at(first + length) })).toEqual({
        peak: peakOf(uses),
        peakOfSold: peakOf(uses.filter(({ heldUntil }) => heldUntil === undefined)),
        nextReleaseAt: releases.length > 0 ? at(Math.min(...releases)) : undefined,
      });
    }),
  );
});

test('Each use is read once, for any number of requested spans', () => {
  let readCount = 0;
  const countingUse = (from: number): Use => ({
    ...use(from, from + 120, 1),
    get from() {
      readCount += 1;
      return at(from);
    },
  });
  const hours = Array.from({ length: 2_000 }, (_, hour) => hour * 60);
  const usageOf = usesOverTime(hours.map(countingUse));
  usageOf(span);
  const readsAfterFirst = readCount;
  for (const from of hours) expect(usageOf({ from: at(from), to: at(from + 120) }).peak).toBeGreaterThan(1);
  expect(readCount).toBe(readsAfterFirst);
});
