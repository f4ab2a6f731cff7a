import { fromDecimal } from '../money/decimal.ts';
import { type Money, sum } from '../money/money.ts';
import type { SelectableCurrency } from '../money/selectable-currencies.ts';
import { lineTotal } from './line-total.ts';
import { BANDS, type Band } from './ticket.ts';

/** A ticket of one day, as the API gives it: units that are converted and reduced already. */
export type DayTicketPrice = {
  readonly ticketType: Band;
  readonly price: number;
  readonly originalPrice: number;
  readonly groupSize: number | null;
  readonly extraPersonPrice: number | null;
  readonly originalExtraPersonPrice: number | null;
};

export type Party = Readonly<Partial<Record<Band, number>>>;

export type LiveLine = { readonly band: Band; readonly count: number; readonly total: Money };

export type LivePrice = {
  readonly lines: readonly LiveLine[];
  readonly total: Money;
  /** Before the promotion. */
  readonly originalTotal: Money;
};

/**
 * What a party would pay on a day, beside the steppers. Not a quote: nothing is promised. It is the same sum of the
 * same units as the quote's, so what the traveller sees before pressing is what is held after.
 */
export function livePrice(
  tickets: readonly DayTicketPrice[],
  party: Party,
  currency: SelectableCurrency,
): LivePrice {
  const money = (amount: number | null) => (amount === null ? null : fromDecimal(amount, currency));
  const priced = BANDS.flatMap((band) => {
    const ticket = tickets.find(({ ticketType }) => ticketType === band);
    const count = party[band] ?? 0;
    if (!ticket || count <= 0) return [];
    const { groupSize, price, originalPrice, extraPersonPrice, originalExtraPersonPrice } = ticket;
    const asked = { price: fromDecimal(price, currency), groupSize, extra: money(extraPersonPrice) };
    const usual = {
      price: fromDecimal(originalPrice, currency),
      groupSize,
      extra: money(originalExtraPersonPrice),
    };
    return [{ band, count, total: lineTotal(asked, count), original: lineTotal(usual, count) }];
  });
  return {
    lines: priced.map(({ band, count, total }) => ({ band, count, total })),
    total: sum(
      priced.map(({ total }) => total),
      currency,
    ),
    originalTotal: sum(
      priced.map(({ original }) => original),
      currency,
    ),
  };
}
