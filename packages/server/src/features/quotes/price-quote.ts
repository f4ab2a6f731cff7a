import type { Span } from '@ashore/core/availability/departure-span.ts';
import { findDeparture } from '@ashore/core/availability/find-departure.ts';
import type { TransferRequest } from '@ashore/core/contract/transfer-request.ts';
import { ONLY_FREE_REASON } from '@ashore/core/contract/values/limits.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { percentSaved, priceBefore } from '@ashore/core/pricing/price-before.ts';
import { type NoPrice, priceParty } from '@ashore/core/pricing/price-party.ts';
import type { Band } from '@ashore/core/pricing/ticket.ts';
import type { LocalDate, LocalTime } from '@ashore/core/time/local-date-time.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { Offer, OfferedOption } from '../catalogue/offers/read-offer.ts';
import type { ExchangeRates } from '../catalogue/prices/exchange-rates.ts';
import type { StoredQuote } from './quote.ts';

export type QuoteInput = {
  readonly date: LocalDate;
  readonly time: LocalTime | null;
  readonly party: Readonly<Partial<Record<Band, number>>>;
  readonly ride: TransferRequest | null;
  readonly currency: SelectableCurrency;
};

export type PricedQuote = {
  readonly quote: Omit<StoredQuote, 'name' | 'path' | 'label' | 'locationId' | 'inclusions'>;
  readonly departureSpan: Span;
};

/** No quote is possible, because of the named field or because nothing departs then. */
export type QuoteRefusal =
  | { readonly wrong: string; readonly reason?: typeof ONLY_FREE_REASON }
  | { readonly wrong?: undefined };

/**
 * Makes a quote by the rules of the offer, without checking for available spots. Nothing that a client says
 * about prices is used.
 */
export function priceQuote(
  offer: Offer,
  option: OfferedOption,
  { date, time, party, ride, currency }: QuoteInput,
  { rates, now }: { readonly rates: ExchangeRates; readonly now: Date },
): PricedQuote | QuoteRefusal {
  const { timeZone } = offer;
  const today = localDateAt(now, timeZone);
  const before = priceBefore({ ...offer, today });
  const departureOrReason = findDeparture({ ...option, timeZone, date, time, now });
  if (departureOrReason === 'past') return { wrong: 'date' };
  const partyPrice = priceParty({
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
  if ('refused' in partyPrice) return refusalOf(partyPrice);
  // Checked last: a mistake of the client is named even if nothing departs then.
  if (typeof departureOrReason === 'string') return {};
  const { lines, total, originalTotal, promotion } = partyPrice;
  const quote = {
    productId: offer.productId,
    productType: offer.type,
    optionId: option.id,
    date,
    time,
    startsAt: departureOrReason.from.toISOString(),
    endsAt: departureOrReason.to.toISOString(),
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
  return { quote, departureSpan: departureOrReason };
}

function refusalOf({ refused, band }: NoPrice): QuoteRefusal {
  if (refused === ONLY_FREE_REASON) return { wrong: 'tickets', reason: refused };
  return { wrong: band ? `tickets.${band}` : 'tickets' };
}
