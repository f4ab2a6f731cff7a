import { expect, test } from 'vitest';
import {
  CANCELLATION_PRESET_NAMES,
  cancellationPresets,
  hasFreeCancellation,
} from './cancellation-presets.ts';

test('Tiers are sorted from the longest notice to the shortest, and refund less and less', () => {
  for (const preset of CANCELLATION_PRESET_NAMES) {
    const tiers: readonly { hoursBefore: number; refundPercent: number }[] = cancellationPresets[preset];
    for (const [at, { hoursBefore, refundPercent }] of tiers.entries()) {
      expect(refundPercent).toBeGreaterThan(0);
      expect(refundPercent).toBeLessThanOrEqual(100);
      const next = tiers[at + 1];
      if (next)
        expect([hoursBefore > next.hoursBefore, refundPercent > next.refundPercent]).toEqual([true, true]);
    }
  }
});

test.each([
  ['no refund at all', [], false],
  ['half of the price until a day before', [{ hoursBefore: 24, refundPercent: 50 }], false],
  ['nearly all of the price', [{ hoursBefore: 24, refundPercent: 99 }], false],
  [
    'the whole price early, and half of it later',
    [
      { hoursBefore: 72, refundPercent: 100 },
      { hoursBefore: 24, refundPercent: 50 },
    ],
    true,
  ],
])('Terms that refund %s are free cancellation only if that is everything', (_, tiers, isFree) => {
  expect(hasFreeCancellation(tiers)).toBe(isFree);
});

test('Every preset with "free" in its name refunds the whole price for a time', () => {
  for (const [name, tiers] of Object.entries(cancellationPresets))
    if (name.startsWith('free')) expect([name, hasFreeCancellation(tiers)]).toEqual([name, true]);
});
