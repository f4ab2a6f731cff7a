import { expect, test } from 'vitest';
import { CANCELLATION_PRESET_NAMES, cancellationPresets } from './cancellation-presets.ts';

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
