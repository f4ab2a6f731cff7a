import type { CancellationTier } from '../catalogue/cancellation-policies.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import { type Money, money, sum } from '../money/money.ts';
import { roundHalfEven } from '../money/round-half-even.ts';

export type CancellationTerms = {
  readonly refundPercent: number;
  /** Until then nothing gets worse; null when it is as bad as it gets. */
  readonly until: Date | null;
};

const hour = 3_600_000;

/**
 * What the policy that was promised gives back at an instant. Tiers stand with the longest notice first; the first whose
 * notice is still given decides, to the second. After the start nothing comes back, whatever a policy says.
 */
export function cancellationTerms(
  tiers: readonly CancellationTier[],
  { startsAt, now }: { readonly startsAt: Date; readonly now: Date },
): CancellationTerms {
  for (const { hoursBefore, refundPercent } of tiers) {
    const until = new Date(startsAt.getTime() - hoursBefore * hour);
    if (now <= until && now < startsAt) return { refundPercent, until };
  }
  return { refundPercent: 0, until: null };
}

/** A ticket as it was sold: its price, and its part of what a code took off. */
export type SoldTicket = { readonly priceMinor: number; readonly discountMinor: number };

/**
 * What comes back for each ticket that is given up: of what was paid for it, so that the others keep their price and
 * their part of the reduction. Each is rounded once, so that giving up all of them one by one comes to the same sum.
 */
export function refundsOf(
  tickets: readonly SoldTicket[],
  { refundPercent, currency }: { readonly refundPercent: number; readonly currency: CurrencyCode },
): { readonly each: readonly Money[]; readonly paid: Money; readonly refund: Money } {
  const paid = tickets.map(({ priceMinor, discountMinor }) => money(priceMinor - discountMinor, currency));
  const each = paid.map(({ amount }) =>
    money(Number(roundHalfEven(BigInt(amount) * BigInt(refundPercent), 100n)), currency),
  );
  return { each, paid: sum(paid, currency), refund: sum(each, currency) };
}
