import { add, type Money, multiply } from '../money/money.ts';

/** What a ticket costs in the traveller's units, rounded once; of a group's, what all of them pay together. */
export type TicketPrice = {
  readonly price: Money;
  /** Of a group's price: for how many it is, and what each person beyond that costs. */
  readonly groupSize?: number | null | undefined;
  readonly extra?: Money | null | undefined;
};

/** What so many tickets of a kind cost: each the same, or the group's price and whoever comes beyond it. */
export function lineTotal({ price, groupSize, extra }: TicketPrice, count: number): Money {
  if (groupSize === undefined || groupSize === null) return multiply(price, count);
  const more = Math.max(0, count - groupSize);
  return extra && more > 0 ? add(price, multiply(extra, more)) : price;
}
