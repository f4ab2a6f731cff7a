import { toDecimal } from '@ashore/core/money/decimal.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { percentsOn } from '@ashore/core/pricing/percents-on.ts';
import { priceBefore, type Share } from '@ashore/core/pricing/price-before.ts';
import type { Ticket } from '@ashore/core/pricing/ticket.ts';
import type { LocalDate } from '@ashore/core/time/local-date.ts';
import type { Exchange } from '../catalogue/read-exchange.ts';
import type { Offer, OfferedOption } from '../catalogue/read-offer.ts';

export type PricesOfDay = {
  readonly offer: Pick<Offer, 'currency' | 'promotions' | 'priceMinor' | 'asked'>;
  readonly option: Pick<OfferedOption, 'seasons'>;
  readonly date: LocalDate;
  readonly today: LocalDate;
  readonly currency: SelectableCurrency;
  readonly exchange: Exchange;
};

/** What tickets cost on a day, for whoever books today, and what that must be compared with: the same, or more. */
export type TicketPrices = { readonly price: number; readonly originalPrice: number };

/** Gives of any amount that an option asks what it comes to on a day: season, reduction, currency, rounded once. */
export function pricesOfDay(asked: PricesOfDay): (amount: number) => TicketPrices {
  const { offer, option, date, today, currency, exchange } = asked;
  const { usual, reduced, promotion } = percentsOn({
    seasons: option.seasons,
    promotions: offer.promotions,
    bookedOn: today,
    travelOn: date,
  });
  const inCurrency = (amount: number, percents: readonly number[], share?: Share) =>
    toDecimal(exchange(amount, offer.currency, currency, percents, share));
  const before = promotion && priceBefore({ ...offer, today });
  return (amount) => {
    const price = inCurrency(amount, reduced);
    return { price, originalPrice: before ? Math.max(price, inCurrency(amount, usual, before)) : price };
  };
}

/** What an option is said to cost: what an adult pays, or a group. Where neither comes, the least of all tickets. */
export function leadingTicket(tickets: readonly Ticket[]): Ticket | undefined {
  const [cheapest] = tickets.toSorted((one, other) => one.priceMinor - other.priceMinor);
  return tickets.find(({ band }) => band === 'adult' || band === 'group') ?? cheapest;
}
