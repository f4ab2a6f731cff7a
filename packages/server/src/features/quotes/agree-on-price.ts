import type { Span } from '@ashore/core/availability/departure-span.ts';
import { findStart } from '@ashore/core/availability/find-start.ts';
import { ONLY_FREE } from '@ashore/core/contract/only-free.ts';
import type { RideRequest } from '@ashore/core/contract/ride-request.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { percentSaved, priceBefore } from '@ashore/core/pricing/price-before.ts';
import { type NoPrice, priceParty } from '@ashore/core/pricing/price-party.ts';
import type { Band } from '@ashore/core/pricing/ticket.ts';
import type { LocalDate } from '@ashore/core/time/local-date.ts';
import type { LocalTime } from '@ashore/core/time/local-time.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { Rates } from '../catalogue/read-exchange.ts';
import type { Offer, OfferedOption } from '../catalogue/read-offer.ts';
import type { KeptQuote } from './kept-quote.ts';

export type AskedQuote = {
  readonly date: LocalDate;
  readonly time: LocalTime | null;
  readonly party: Readonly<Partial<Record<Band, number>>>;
  readonly ride: RideRequest | null;
  readonly currency: SelectableCurrency;
};

export type PricedQuote = {
  readonly quote: Omit<KeptQuote, 'name' | 'path' | 'label' | 'locationId'>;
  readonly span: Span;
};

/** Nothing can be promised: because of what was asked, which is named, or because it does not run then. */
export type NoPromise =
  | { readonly wrong: string; readonly reason?: typeof ONLY_FREE }
  | { readonly wrong?: undefined };

/** What would be promised, if there is room: the rules of the offer, and nothing that a client said of prices. */
export function agreeOnPrice(
  offer: Offer,
  option: OfferedOption,
  { date, time, party, ride, currency }: AskedQuote,
  { rates, now }: { readonly rates: Rates; readonly now: Date },
): PricedQuote | NoPromise {
  const { timeZone } = offer;
  const today = localDateAt(now, timeZone);
  const before = priceBefore({ ...offer, today });
  const span = findStart({ ...option, timeZone, date, time, now });
  if (span === 'past') return { wrong: 'date' };
  const priced = priceParty({
    tickets: option.tickets,
    party,
    travelOn: date,
    bookedOn: today,
    seasons: option.seasons,
    promotions: offer.promotions,
    currency: offer.currency,
    conversion: rates.conversion(offer.currency, currency),
    before,
  });
  if ('refused' in priced) return wrongIn(priced);
  if (typeof span === 'string') return {};
  const { lines, total, originalTotal, promotion } = priced;
  const quote = {
    productId: offer.productId,
    productType: offer.type,
    optionId: option.id,
    date,
    time,
    startsAt: span.from.toISOString(),
    endsAt: span.to.toISOString(),
    timeZone,
    durationMinutes: option.durationMinutes,
    lines: lines.map((line) => ({
      band: line.band,
      count: line.count,
      unitMinor: line.unit.amount,
      totalMinor: line.total.amount,
      originalMinor: line.originalTotal.amount,
      least: option.tickets.find(({ band }) => band === line.band)?.minCount || undefined,
    })),
    currency,
    totalMinor: total.amount,
    originalMinor: originalTotal.amount,
    rates: offer.currency === currency || !rates.table ? null : { from: offer.currency, ...rates.table },
    promotion: promotion
      ? { percent: promotion.percent, bookUntil: promotion.bookUntil, travelUntil: promotion.travelUntil }
      : null,
    savedPercent: (promotion && percentSaved(promotion.percent, before)) ?? null,
    cancellation: [...offer.cancellation],
    onRequest: offer.onRequest,
    source: offer.bookingSource,
    ride,
  };
  return { quote, span };
}

function wrongIn({ refused, band }: NoPrice): NoPromise {
  if (refused === ONLY_FREE) return { wrong: 'tickets', reason: refused };
  return { wrong: band ? `tickets.${band}` : 'tickets' };
}
