import { type Conversion, convertMoney } from '../money/convert-money.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import { type Money, money, sum } from '../money/money.ts';
import { appliesOn } from '../time/day-rule.ts';
import { type BookingAndTravelDay, bestPromotion } from './best-promotion.ts';
import { lineTotal } from './live-price.ts';
import type { Share } from './price-before.ts';
import { BANDS, type Band, type PriceSeason, type Promotion, type Ticket } from './ticket.ts';

export type PricePartyInput = PricedDay & {
  readonly tickets: readonly Ticket[];
  /** Number of each ticket; for a group ticket, the number of people. */
  readonly party: Readonly<Partial<Record<Band, number>>>;
  readonly currency: CurrencyCode;
  /** Conversion into the traveller's currency. */
  readonly conversion: Conversion;
  /** Earlier price that a promotion must be compared with. */
  readonly before?: Share | undefined;
};

export type PricedLine = {
  readonly band: Band;
  readonly count: number;
  /** Price of one ticket; for a group ticket, of the whole group. */
  readonly unit: Money;
  readonly total: Money;
  /**
   * Earlier price that `total` must be compared with. The same as `total` if nothing may be called reduced.
   */
  readonly originalTotal: Money;
};

export type PricedParty = {
  readonly lines: readonly PricedLine[];
  readonly total: Money;
  readonly originalTotal: Money;
  readonly promotion: Promotion | undefined;
};

/** Why a party has no price, and which ticket is the reason. */
export type NoPrice = {
  readonly refused: 'no_travellers' | 'no_such_ticket' | 'too_few' | 'too_many' | 'only_free';
  readonly band?: Band;
  /** Minimum or maximum number of that ticket. */
  readonly limit?: number;
};

/**
 * Prices a party on a day: each ticket by season and promotion, in the traveller's currency. Each unit price
 * is rounded once, at the end. Lines multiply and totals add, so the price shown is the price charged.
 */
export function priceParty(order: PricePartyInput): PricedParty | NoPrice {
  const { tickets, party, currency, conversion } = order;
  const requestedBands = BANDS.filter((band) => (party[band] ?? 0) > 0);
  if (requestedBands.length === 0) return { refused: 'no_travellers' };
  const { usualPercents, reducedPercents, promotion } = percentsOn(order);
  const inCurrency = (percentFactors: readonly number[], share?: Share) => (minor: number) =>
    convertMoney(money(minor, currency), { ...conversion, percentFactors, ...(share && { share }) });
  const currentPrice = inCurrency(reducedPercents);
  const earlierPrice = originalPrice({
    now: currentPrice,
    before: promotion && order.before && inCurrency(usualPercents, order.before),
  });

  const lines: PricedLine[] = [];
  for (const band of requestedBands) {
    const count = party[band] ?? 0;
    const ticket = tickets.find((candidate) => candidate.band === band);
    if (!ticket) return { refused: 'no_such_ticket', band };
    const refusal = refusalOf(ticket, count);
    if (refusal) return refusal;
    const pricedLine = linePrice(ticket, count, currentPrice);
    const { total: originalTotal } = linePrice(ticket, count, earlierPrice);
    lines.push({ band, count, ...pricedLine, originalTotal });
  }
  if (hasOnlyFreeTickets(tickets, requestedBands)) return { refused: 'only_free' };
  const sumOf = (part: 'total' | 'originalTotal') =>
    sum(
      lines.map((line) => line[part]),
      conversion.to,
    );
  return { lines, total: sumOf('total'), originalTotal: sumOf('originalTotal'), promotion };
}

/** Converts an amount of the supplier's currency into the price of a ticket. */
type PriceOf = (minor: number) => Money;

/** The price to be struck through: the earlier one, or the current one if the earlier one is not higher. */
function originalPrice({ now, before }: { now: PriceOf; before: PriceOf | undefined }): PriceOf {
  if (!before) return now;
  return (minor) => {
    const [price, original] = [now(minor), before(minor)];
    return original.amount > price.amount ? original : price;
  };
}

function refusalOf({ band, minCount = 0, groupSize, extraPersonMinor }: Ticket, count: number) {
  if (count < minCount) return { refused: 'too_few', band, limit: minCount } as const;
  if (groupSize !== undefined && extraPersonMinor === undefined && count > groupSize)
    return { refused: 'too_many', band, limit: groupSize } as const;
  return undefined;
}

/**
 * Free tickets are sold only with tickets that cost something. If every ticket is free, they may be booked
 * alone.
 */
function hasOnlyFreeTickets(tickets: readonly Ticket[], requestedBands: readonly Band[]): boolean {
  const costs = tickets.filter(
    ({ priceMinor, extraPersonMinor = 0 }) => priceMinor > 0 || extraPersonMinor > 0,
  );
  return costs.length > 0 && !costs.some(({ band }) => requestedBands.includes(band));
}

function linePrice(ticket: Ticket, count: number, price: PriceOf) {
  const unit = price(ticket.priceMinor);
  const { groupSize, extraPersonMinor } = ticket;
  if (groupSize === undefined) return { unit, total: lineTotal({ price: unit }, count) };
  const extra = extraPersonMinor === undefined ? undefined : price(extraPersonMinor);
  const groupTotal = lineTotal({ price: unit, groupSize, extra }, count);
  return { unit: groupTotal, total: groupTotal };
}

type PricedDay = BookingAndTravelDay & {
  readonly seasons: readonly PriceSeason[];
  readonly promotions: readonly Promotion[];
};

export type PercentsOfDay = {
  /**
   * Percentages that a ticket's price is multiplied by on that day: that of the first season that applies, if
   * any.
   */
  readonly usualPercents: readonly number[];
  /** The same with the promotion, for a booking made today. */
  readonly reducedPercents: readonly number[];
  readonly promotion: Promotion | undefined;
};

/**
 * How the prices of a day differ from the ticket prices. Calendars, days and quotes use this rule and no
 * other.
 */
export function percentsOn(day: PricedDay): PercentsOfDay {
  const season = day.seasons.find((rule) => appliesOn(rule, day.travelOn));
  const promotion = bestPromotion(day.promotions, day);
  const usualPercents = season ? [season.percent] : [];
  return {
    usualPercents,
    reducedPercents: promotion ? [...usualPercents, 100 - promotion.percent] : usualPercents,
    promotion,
  };
}
