import type { CurrencyCode } from '../money/currencies.ts';
import { type Money, money } from '../money/money.ts';
import { roundHalfEven } from '../money/round-half-even.ts';

/** Why a code takes nothing off. Codes, never sentences. */
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
 * What is taken off a sum. Something is always left to pay, so that every booking has a payment to hold on to: an amount
 * that is no less than the sum takes nothing off.
 */
export function discountOf(terms: DiscountTerms, gross: Money): Money | DiscountRefusal {
  const off = terms.percent === null ? terms.amounts[gross.currency] : percentOf(gross, terms.percent);
  if (off === undefined) return 'other_currency';
  return off > 0 && off < gross.amount ? money(off, gross.currency) : 'sum_too_small';
}

function percentOf({ amount }: Money, percent: number): number {
  return Number(roundHalfEven(BigInt(amount) * BigInt(percent), 100n));
}
