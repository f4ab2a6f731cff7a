import { type Money, money, roundHalfEven } from '@ashore/core/money/money.ts';

/** Hundredths of a percent in a whole. */
const WHOLE = 10_000n;

/** What we owe the seller, the least that the rate may be sold for, and our markup in hundredths of a percent. */
export type SellingPriceInput = {
  readonly cost: Money;
  readonly minimumSelling: Money | undefined;
  readonly markup: number;
};

/** What travellers pay: the markup is added to the cost, or to the seller's lowest selling price if that is higher. */
export function sellingPrice({ cost, minimumSelling, markup }: SellingPriceInput): Money {
  const floor = Math.max(cost.amount, minimumSelling?.amount ?? 0);
  return money(Number(roundHalfEven(BigInt(floor) * (WHOLE + BigInt(markup)), WHOLE)), cost.currency);
}

/** The same share of the price as the seller's charge is of the cost, and never more than the price. */
export function sellingCharge(charge: Money, sold: { readonly price: Money; readonly cost: Money }): Money {
  const { price, cost } = sold;
  if (charge.amount >= cost.amount) return price;
  return money(
    Number(roundHalfEven(BigInt(charge.amount) * BigInt(price.amount), BigInt(cost.amount))),
    price.currency,
  );
}
