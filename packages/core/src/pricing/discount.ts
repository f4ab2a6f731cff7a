import type { CurrencyCode } from '../money/currencies.ts';
import { type Money, money, roundHalfEven } from '../money/money.ts';

/**
 * Reasons why a discount code takes nothing off: codes, never sentences. `used_by_you`: the person has used the code
 * as often as allowed. `under_way`: too many unpaid bookings of one network address use it. The others are explained
 * in `docs/domain/discounts.md`.
 */
export const DISCOUNT_REFUSALS = [
  'unknown',
  'not_yet',
  'over',
  'used_up',
  'used_by_you',
  'under_way',
  'other_trip',
  'other_currency',
  'sum_too_small',
] as const;
export type DiscountRefusal = (typeof DISCOUNT_REFUSALS)[number];

export type DiscountTerms =
  | { readonly percent: number; readonly amounts: null }
  | { readonly percent: null; readonly amounts: Readonly<Partial<Record<CurrencyCode, number>>> };

/**
 * Computes what a discount code takes off a sum. Something always remains to be paid, so that every booking
 * has a payment. An amount that is not less than the sum takes nothing off.
 */
export function discountOf(terms: DiscountTerms, gross: Money): Money | DiscountRefusal {
  const reduction = terms.percent === null ? terms.amounts[gross.currency] : percentOf(gross, terms.percent);
  if (reduction === undefined) return 'other_currency';
  return reduction > 0 && reduction < gross.amount ? money(reduction, gross.currency) : 'sum_too_small';
}

function percentOf({ amount }: Money, percent: number): number {
  return Number(roundHalfEven(BigInt(amount) * BigInt(percent), 100n));
}
