import { type Conversion, convertMoney } from '../money/convert-money.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import { type Money, money, sum } from '../money/money.ts';
import { lineTotal } from './line-total.ts';
import { type PricedDay, percentsOn } from './percents-on.ts';
import type { Share } from './price-before.ts';
import { BANDS, type Band, type Promotion, type Ticket } from './ticket.ts';

export type PartyToPrice = PricedDay & {
  readonly tickets: readonly Ticket[];
  /** How many of each; of a group's ticket, how many people come. */
  readonly party: Readonly<Partial<Record<Band, number>>>;
  readonly currency: CurrencyCode;
  /** Into the traveller's currency. */
  readonly conversion: Conversion;
  /** What a reduction must be compared with. */
  readonly before?: Share | undefined;
};

export type PricedLine = {
  readonly band: Band;
  readonly count: number;
  /** What one costs; of a group's ticket, what all of them cost together. */
  readonly unit: Money;
  readonly total: Money;
  /** What that must be compared with; the same where nothing may be called reduced. */
  readonly originalTotal: Money;
};

export type PricedParty = {
  readonly lines: readonly PricedLine[];
  readonly total: Money;
  readonly originalTotal: Money;
  readonly promotion: Promotion | undefined;
};

/** Why a party has no price, and which ticket it is about. */
export type NoPrice = {
  readonly refused: 'nobody' | 'no_such_ticket' | 'too_few' | 'too_many' | 'only_free';
  readonly band?: Band;
  /** The least or the most of it. */
  readonly limit?: number;
};

/**
 * What a party pays on a day: the price of each ticket, by season and promotion, in the traveller's currency. Each
 * unit is rounded once, at the end; lines multiply and totals add, so that what is shown is what is charged.
 */
export function priceParty(asked: PartyToPrice): PricedParty | NoPrice {
  const { tickets, party, currency, conversion } = asked;
  const wanted = BANDS.filter((band) => (party[band] ?? 0) > 0);
  if (wanted.length === 0) return { refused: 'nobody' };
  const { usual, reduced, promotion } = percentsOn(asked);
  const inCurrency = (percents: readonly number[], share?: Share) => (minor: number) =>
    convertMoney(money(minor, currency), { ...conversion, percents, ...(share && { share }) });
  const now = inCurrency(reduced);
  const before = originalPrice({ now, before: promotion && asked.before && inCurrency(usual, asked.before) });

  const lines: PricedLine[] = [];
  for (const band of wanted) {
    const count = party[band] ?? 0;
    const ticket = tickets.find((candidate) => candidate.band === band);
    if (!ticket) return { refused: 'no_such_ticket', band };
    const refusal = refusalOf(ticket, count);
    if (refusal) return refusal;
    const priced = linePrice(ticket, count, now);
    const { total: originalTotal } = linePrice(ticket, count, before);
    lines.push({ band, count, ...priced, originalTotal });
  }
  if (isOnlyFree(tickets, wanted)) return { refused: 'only_free' };
  const sumOf = (part: 'total' | 'originalTotal') =>
    sum(
      lines.map((line) => line[part]),
      conversion.to,
    );
  return { lines, total: sumOf('total'), originalTotal: sumOf('originalTotal'), promotion };
}

type Price = (minor: number) => Money;

/** Struck through beside a price only where that is lower. */
function originalPrice({ now, before }: { now: Price; before: Price | undefined }): Price {
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

/** Free tickets come along with those that cost something. What is free for everybody may be had for nothing. */
function isOnlyFree(tickets: readonly Ticket[], wanted: readonly Band[]): boolean {
  const costs = tickets.filter(
    ({ priceMinor, extraPersonMinor = 0 }) => priceMinor > 0 || extraPersonMinor > 0,
  );
  return costs.length > 0 && !costs.some(({ band }) => wanted.includes(band));
}

function linePrice(ticket: Ticket, count: number, price: Price) {
  const unit = price(ticket.priceMinor);
  const { groupSize, extraPersonMinor } = ticket;
  if (groupSize === undefined) return { unit, total: lineTotal({ price: unit }, count) };
  const extra = extraPersonMinor === undefined ? undefined : price(extraPersonMinor);
  const all = lineTotal({ price: unit, groupSize, extra }, count);
  return { unit: all, total: all };
}
