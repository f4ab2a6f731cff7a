import { expect, test } from 'vitest';
import { partyLimits } from './party-limits.ts';

test('Whoever comes takes one ticket at least, and no fewer than the least that any of them asks for.', () => {
  const adult = { band: 'adult', priceMinor: 4_850, minCount: 3 } as const;
  const child = { band: 'child', priceMinor: 2_900, minCount: 2 } as const;
  expect(partyLimits([{ band: 'adult', priceMinor: 4_850 }])).toEqual({ least: 1, group: undefined });
  expect(partyLimits([adult])).toEqual({ least: 3, group: undefined });
  expect(partyLimits([adult, child])).toEqual({ least: 2, group: undefined });
});

test('A group comes alone, and as large as its price is for unless more may pay to come along.', () => {
  const boat = { band: 'group', priceMinor: 34_000, groupSize: 8 } as const;
  expect(partyLimits([boat])).toEqual({ least: 1, group: { most: 8 } });
  expect(partyLimits([{ ...boat, extraPersonMinor: 3_000 }])).toEqual({
    least: 1,
    group: { most: Number.POSITIVE_INFINITY },
  });
});

test('What has no tickets nobody can book.', () => {
  expect(partyLimits([]).least).toBe(Number.POSITIVE_INFINITY);
});
