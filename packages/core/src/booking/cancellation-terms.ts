import type { CancellationTier } from '../catalogue/cancellation-presets.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import { type Money, money, roundHalfEven, sum } from '../money/money.ts';

export type CancellationTerms = {
  readonly refundPercent: number;
  /** The terms do not change before this instant; null if there is no refund any more. */
  readonly until: Date | null;
};

const hour = 3_600_000;

/** The last instant at which a tier applies. */
function deadlineOf({ hoursBefore }: CancellationTier, startsAt: Date): Date {
  return new Date(startsAt.getTime() - hoursBefore * hour);
}

/** The refunds that are still possible, with their deadlines, the earliest first. */
export function openRefunds(
  tiers: readonly CancellationTier[],
  { startsAt, now }: { readonly startsAt: Date; readonly now: Date },
): { readonly refundPercent: number; readonly until: Date }[] {
  return tiers
    .map((tier) => ({ refundPercent: tier.refundPercent, until: deadlineOf(tier, startsAt) }))
    .filter(({ refundPercent, until }) => refundPercent > 0 && until > now)
    .toSorted((one, other) => one.until.getTime() - other.until.getTime());
}

/**
 * Returns the refund of the quoted cancellation terms at an instant. Tiers are sorted with the longest notice
 * first. The first tier whose notice is kept decides, to the second. After the departure there is no refund,
 * regardless of the terms.
 */
export function cancellationTerms(
  tiers: readonly CancellationTier[],
  { startsAt, now }: { readonly startsAt: Date; readonly now: Date },
): CancellationTerms {
  for (const tier of tiers) {
    const until = deadlineOf(tier, startsAt);
    if (now <= until && now < startsAt) return { refundPercent: tier.refundPercent, until };
  }
  return { refundPercent: 0, until: null };
}

/** A ticket as sold: its price, and its part of the discount. */
export type SoldTicket = { readonly priceMinor: number; readonly discountMinor: number };

/**
 * Returns the refund of each cancelled ticket, as a share of the price paid for it. The other tickets keep their
 * price and their part of the discount. Each refund is rounded once, half-even, so cancelling all tickets one by
 * one refunds the same sum. `discount` is the same share of what a discount code took off.
 */
export function refundsOf(
  tickets: readonly SoldTicket[],
  { refundPercent, currency }: { readonly refundPercent: number; readonly currency: CurrencyCode },
): {
  readonly each: readonly Money[];
  readonly paid: Money;
  readonly refund: Money;
  readonly discount: Money;
} {
  const share = (minor: number) =>
    money(Number(roundHalfEven(BigInt(minor) * BigInt(refundPercent), 100n)), currency);
  const paidAmounts = tickets.map(({ priceMinor, discountMinor }) =>
    money(priceMinor - discountMinor, currency),
  );
  const refundedParts = paidAmounts.map(({ amount }) => share(amount));
  const discounts = tickets.map(({ discountMinor }) => share(discountMinor));
  return {
    each: refundedParts,
    paid: sum(paidAmounts, currency),
    refund: sum(refundedParts, currency),
    discount: sum(discounts, currency),
  };
}
