import { expect, test } from 'vitest';
import { partyLimits } from './party-limits.ts';

test('A party has at least one ticket, and at least the smallest minimum of any ticket', () => {
  const adult = { band: 'adult', priceMinor: 4_850, minCount: 3 } as const;
  const child = { band: 'child', priceMinor: 2_900, minCount: 2 } as const;
  expect(partyLimits([{ band: 'adult', priceMinor: 4_850 }])).toEqual({ minimum: 1, group: undefined });
  expect(partyLimits([adult])).toEqual({ minimum: 3, group: undefined });
  expect(partyLimits([adult, child])).toEqual({ minimum: 2, group: undefined });
});

test('A group is sold alone, up to the size of its price unless extra people may pay', () => {
  const boat = { band: 'group', priceMinor: 34_000, groupSize: 8 } as const;
  expect(partyLimits([boat])).toEqual({ minimum: 1, group: { maxPeople: 8 } });
  expect(partyLimits([{ ...boat, extraPersonMinor: 3_000 }])).toEqual({
    minimum: 1,
    group: { maxPeople: Number.POSITIVE_INFINITY },
  });
});

test('An option without tickets cannot be booked', () => {
  expect(partyLimits([]).minimum).toBe(Number.POSITIVE_INFINITY);
});
