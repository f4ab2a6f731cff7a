import { z } from 'zod';
import { TAX_COLLECTIONS, TAX_KINDS } from './tax-kinds.ts';

const amountMinor = z.int().min(0);
const age = z.int().min(0).max(18);
const monthDay = z.string().regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);

/** Thousandths of a percent, because taxes of 5.875 % exist. */
const share = z.int().min(1).max(100_000);

/** What a tax is counted by. Amounts are in the smallest unit of the hotel's currency. */
const taxBasis = z.discriminatedUnion('per', [
  z.object({ per: z.literal('person-night'), amountMinor, outsideSeasonMinor: amountMinor.optional() }),
  z.object({ per: z.literal('room-night'), amountMinor, outsideSeasonMinor: amountMinor.optional() }),
  /** A share of the room's price without the taxes that are part of it. */
  z.object({ per: z.literal('net-price'), share }),
  /** By the net price of the room divided by all its guests; the cheapest band first. The last is without a limit. */
  z.object({
    per: z.literal('person-night-by-price'),
    bands: z.array(z.object({ belowMinor: z.int().positive().nullable(), amountMinor })).min(1),
  }),
]);

/** One tax or fee of a hotel, as the column `hotels.taxes` has it. */
export const taxRule = z.object({
  kind: z.enum(TAX_KINDS),
  collected: z.enum(TAX_COLLECTIONS),
  basis: taxBasis,
  /** Only this many nights from the arrival are taxed. */
  maxNights: z.int().positive().optional(),
  /** Guests below this age pay nothing. */
  exemptUnderAge: age.optional(),
  /** Guests of these ages pay this percentage of the amount. */
  reduced: z.array(z.object({ fromAge: age, toAge: age, percent: z.int().min(0).max(99) })).optional(),
  /** Nights of the tax, or of its amount if there is one outside the season. */
  season: z.object({ from: monthDay, to: monthDay }).optional(),
  /** Guests who live elsewhere than in this country do not pay it. */
  onlyResidentsOf: z.string().length(2).optional(),
});
export type TaxRule = z.output<typeof taxRule>;

export const taxRules = z.array(taxRule).max(10);
