import { z } from 'zod';
import { type Conversion, convertMoney } from '../money/convert-money.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import { money, roundHalfEven } from '../money/money.ts';
import { addDays, type LocalDate, localTime } from '../time/local-date-time.ts';
import { deadlineToInstant } from '../time/time-zone.ts';

/** What is kept of the price of a room. */
export const stayCharge = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  /** The price of the first nights. */
  z.object({ kind: z.literal('nights'), nights: z.int().min(1).max(30) }),
  z.object({ kind: z.literal('percent'), percent: z.int().min(1).max(100) }),
  /** For each room, in the hotel's currency. */
  z.object({ kind: z.literal('fixed'), amountMinor: z.int().positive() }),
]);
export type StayCharge = z.output<typeof stayCharge>;

/** A time of the hotel's clock, this many days before the arrival. */
const deadline = z.object({
  days: z.int().min(0).max(365),
  time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
});

/** What a cancellation costs until a deadline; the earliest first. The last runs until the arrival. */
export const cancellationTiers = z
  .array(z.object({ until: deadline.nullable(), charge: stayCharge }))
  .min(1)
  .max(10)
  .refine((tiers) => tiers.every(({ until }, index) => (until === null) === (index === tiers.length - 1)));
export type CancellationTiers = z.output<typeof cancellationTiers>;

/** A room as it was priced, in the traveller's currency. */
export type ChargedRoom = {
  readonly totalMinor: number;
  readonly nightsMinor: readonly number[];
  readonly conversion: Conversion;
  /** The hotel's currency, in which fixed charges are. */
  readonly from: CurrencyCode;
};

/** What is kept of a room, never more than its price. */
export function chargeOf(
  charge: StayCharge,
  { totalMinor, nightsMinor, conversion, from }: ChargedRoom,
): number {
  switch (charge.kind) {
    case 'none':
      return 0;
    case 'nights':
      return nightsMinor.slice(0, charge.nights).reduce((sum, night) => sum + night, 0);
    case 'percent':
      return Number(roundHalfEven(BigInt(totalMinor) * BigInt(charge.percent), 100n));
    case 'fixed':
      return Math.min(totalMinor, convertMoney(money(charge.amountMinor, from), conversion).amount);
  }
}

/** What a cancellation of the room costs until an instant; null: until the arrival. */
export type CancellationStep = { readonly until: Date | null; readonly chargeMinor: number };

export type StayClock = { readonly arrival: LocalDate; readonly timeZone: string; readonly now: Date };

/**
 * The terms of a room as instants and amounts. A deadline that has passed is not promised: it is left out. Neighbours
 * with the same charge are one step.
 */
export function cancellationSteps(
  tiers: CancellationTiers,
  room: ChargedRoom,
  { arrival, timeZone, now }: StayClock,
): CancellationStep[] {
  const steps: CancellationStep[] = [];
  for (const { until, charge } of tiers) {
    const instant =
      until && deadlineToInstant(addDays(arrival, -until.days), localTime(until.time), timeZone);
    if (instant && instant <= now) continue;
    const chargeMinor = chargeOf(charge, room);
    if (steps.at(-1)?.chargeMinor === chargeMinor) steps.pop();
    steps.push({ until: instant, chargeMinor });
  }
  return steps;
}

/** Until when a cancellation costs nothing; null: until the arrival; undefined: it always costs something. */
export function freeUntil(steps: readonly CancellationStep[]): Date | null | undefined {
  const [first] = steps;
  return first?.chargeMinor === 0 ? first.until : undefined;
}
