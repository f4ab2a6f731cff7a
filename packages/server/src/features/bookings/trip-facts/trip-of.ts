import { localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import type { StoredQuote } from '../../quotes/quote.ts';
import type { QuotedProduct } from '../../quotes/quoted-product.queries.ts';

export type BookedTrip = ReturnType<typeof tripOf>;

/** The trip of a booking. Falls back to the quote for a product that is no longer in the catalogue. */
export function tripOf(storedQuote: StoredQuote, product: QuotedProduct | undefined) {
  return {
    name: product?.name ?? storedQuote.name,
    label: product?.labels[storedQuote.optionId] ?? storedQuote.label,
    city: product?.city ?? storedQuote.timeZone,
    date: localDate(storedQuote.date),
    time: storedQuote.time === null ? null : localTime(storedQuote.time),
    startsAt: new Date(storedQuote.startsAt),
    endsAt: new Date(storedQuote.endsAt),
    timeZone: storedQuote.timeZone,
    durationMinutes: storedQuote.durationMinutes,
    startShiftMinutes: storedQuote.startShiftMinutes ?? null,
    meeting: product?.start ?? null,
    cancellation: storedQuote.cancellation,
  };
}
