import { toDecimal } from '@ashore/core/money/money.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { priceBefore, type Share } from '@ashore/core/pricing/price-before.ts';
import { percentsOn } from '@ashore/core/pricing/price-party.ts';
import type { Ticket } from '@ashore/core/pricing/ticket.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { Offer, OfferedOption } from '../catalogue/offers/read-offer.ts';
import type { Exchange } from '../catalogue/prices/exchange-rates.ts';

export type PricesOfDayInput = {
  readonly offer: Pick<Offer, 'currency' | 'promotions' | 'priceMinor' | 'prices'>;
  readonly option: Pick<OfferedOption, 'seasons'>;
  readonly date: LocalDate;
  readonly today: LocalDate;
  readonly currency: SelectableCurrency;
  readonly exchange: Exchange;
};

/**
 * Price of a ticket on a day when booked today, and the price that it must be compared with. The second is
 * the same or higher.
 */
export type TicketPrices = { readonly price: number; readonly originalPrice: number };

/**
 * Returns a function that turns an amount of an option into its price on a day. It applies season, reduction
 * and currency, and rounds once.
 */
export function pricesOfDay(input: PricesOfDayInput): (amount: number) => TicketPrices {
  const { offer, option, date, today, currency, exchange } = input;
  const { usualPercents, reducedPercents, promotion } = percentsOn({
    seasons: option.seasons,
    promotions: offer.promotions,
    bookedOn: today,
    travelOn: date,
  });
  const inCurrency = (amount: number, percents: readonly number[], share?: Share) =>
    toDecimal(exchange(amount, offer.currency, currency, percents, share));
  const before = promotion && priceBefore({ ...offer, today });
  return (amount) => {
    const price = inCurrency(amount, reducedPercents);
    return {
      price,
      originalPrice: before ? Math.max(price, inCurrency(amount, usualPercents, before)) : price,
    };
  };
}

/** The ticket whose price an option shows: that of an adult or a group, otherwise the cheapest. */
export function leadingTicket(tickets: readonly Ticket[]): Ticket | undefined {
  const [cheapest] = tickets.toSorted((one, other) => one.priceMinor - other.priceMinor);
  return tickets.find(({ band }) => band === 'adult' || band === 'group') ?? cheapest;
}
