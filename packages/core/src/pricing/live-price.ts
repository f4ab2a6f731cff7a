import { add, fromDecimal, type Money, multiply, sum } from '../money/money.ts';
import type { SelectableCurrency } from '../money/selectable-currencies.ts';
import { BANDS, type Band } from './ticket.ts';

/** A ticket of one day, as the API returns it: its prices are already converted and reduced. */
export type DayTicketPrice = {
  readonly ticketType: Band;
  readonly price: number;
  readonly originalPrice: number;
  readonly groupSize: number | null;
  readonly extraPersonPrice: number | null;
  readonly originalExtraPersonPrice: number | null;
};

export type TicketCounts = Readonly<Partial<Record<Band, number>>>;

export type LivePriceLine = { readonly band: Band; readonly count: number; readonly total: Money };

export type LivePrice = {
  readonly lines: readonly LivePriceLine[];
  readonly total: Money;
  /** Total before the promotion. */
  readonly originalTotal: Money;
};

/**
 * What a party would pay on a day, shown beside the steppers. It is not a quote and promises nothing. It sums
 * the same unit prices as the quote, so the price before pressing the button is the quoted price.
 */
export function livePrice(
  tickets: readonly DayTicketPrice[],
  ticketCounts: TicketCounts,
  currency: SelectableCurrency,
): LivePrice {
  const moneyOrNull = (amount: number | null) => (amount === null ? null : fromDecimal(amount, currency));
  const linesWithOriginal = BANDS.flatMap((band) => {
    const ticket = tickets.find(({ ticketType }) => ticketType === band);
    const count = ticketCounts[band] ?? 0;
    if (!ticket || count <= 0) return [];
    const { groupSize, price, originalPrice, extraPersonPrice, originalExtraPersonPrice } = ticket;
    const reducedTicket = {
      price: fromDecimal(price, currency),
      groupSize,
      extra: moneyOrNull(extraPersonPrice),
    };
    const unreducedTicket = {
      price: fromDecimal(originalPrice, currency),
      groupSize,
      extra: moneyOrNull(originalExtraPersonPrice),
    };
    return [
      { band, count, total: lineTotal(reducedTicket, count), original: lineTotal(unreducedTicket, count) },
    ];
  });
  return {
    lines: linesWithOriginal.map(({ band, count, total }) => ({ band, count, total })),
    total: sum(
      linesWithOriginal.map(({ total }) => total),
      currency,
    ),
    originalTotal: sum(
      linesWithOriginal.map(({ original }) => original),
      currency,
    ),
  };
}

/**
 * What a ticket costs in the traveller's currency, rounded once. For a group ticket, what the whole group
 * pays.
 */
export type TicketPrice = {
  readonly price: Money;
  /** For a group price: how many people it covers, and what each extra person costs. */
  readonly groupSize?: number | null | undefined;
  readonly extra?: Money | null | undefined;
};

/** What this many tickets of one kind cost: each the same, or the group price plus the extra people. */
export function lineTotal({ price, groupSize, extra }: TicketPrice, count: number): Money {
  if (groupSize === undefined || groupSize === null) return multiply(price, count);
  const extraPeople = Math.max(0, count - groupSize);
  return extra && extraPeople > 0 ? add(price, multiply(extra, extraPeople)) : price;
}
