import { expect, test } from 'vitest';
import { CANCELLATION_POLICIES, cancellationPolicies } from './cancellation-policies.ts';

test('Tiers are sorted from the longest notice to the shortest, and refund less and less', () => {
  for (const policy of CANCELLATION_POLICIES) {
    const tiers: readonly { hoursBefore: number; refundPercent: number }[] = cancellationPolicies[policy];
    for (const [at, { hoursBefore, refundPercent }] of tiers.entries()) {
      expect(refundPercent).toBeGreaterThan(0);
      expect(refundPercent).toBeLessThanOrEqual(100);
      const next = tiers[at + 1];
      if (next)
        expect([hoursBefore > next.hoursBefore, refundPercent > next.refundPercent]).toEqual([true, true]);
    }
  }
});
