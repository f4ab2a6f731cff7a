import type { Money } from '@ashore/core/money/money.ts';
import { type DiscountRefusal, discountOf } from '@ashore/core/pricing/discount-of.ts';
import type { Discount } from './find-discount.ts';

export type DiscountedSale = { readonly productId: string; readonly gross: Money };

export type Applied = { readonly off: Money } | { readonly refusal: DiscountRefusal };

/** What a code takes off a sale, or the first reason why it does not that is the same for everybody. */
export function applyDiscount(discount: Discount | undefined, { productId, gross }: DiscountedSale): Applied {
  if (!discount) return { refusal: 'unknown' };
  const { terms, period, usesLeft, productIds, budgetLeft } = discount;
  if (period !== 'now') return { refusal: period };
  if (productIds && !productIds.includes(productId)) return { refusal: 'other_trip' };
  const off = discountOf(terms, gross);
  if (typeof off === 'string') return { refusal: off };
  const budget = budgetLeft ? budgetLeft[gross.currency] : off.amount;
  if (budget === undefined) return { refusal: 'other_currency' };
  if (usesLeft === 0 || budget < off.amount) return { refusal: 'used_up' };
  return { off };
}
