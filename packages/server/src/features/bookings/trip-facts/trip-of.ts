import type { BookedStay } from '@ashore/core/contract/hotels/booked-stay.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import { featureWords } from '../../catalogue/details/feature-texts.ts';
import { presentStay } from '../../quotes/present-stay.ts';
import type { StoredQuote } from '../../quotes/quote.ts';
import type { QuotedProduct } from '../../quotes/quoted-product.queries.ts';

export type BookedTrip = ReturnType<typeof tripOf>;

/** What a stay has besides the facts of a trip. */
export type BookedLodging = {
  readonly stay: BookedStay;
  /** The traveller’s currency, in which the prices of the stay are. */
  readonly currency: SelectableCurrency;
  /** Country of the hotel, by its code; null if the hotel is no longer in the catalogue. */
  readonly countryCode: string | null;
};

/** The trip of a booking. Falls back to the quote for a product that is no longer in the catalogue. */
export function tripOf(storedQuote: StoredQuote, product: QuotedProduct | undefined, locale: MessageLocale) {
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
    included: featureWords(storedQuote.inclusions?.included ?? [], locale),
    excluded: featureWords(storedQuote.inclusions?.excluded ?? [], locale),
    bring: featureWords(product?.bring ?? [], locale),
    meeting: product?.start ?? null,
    cancellation: storedQuote.cancellation,
    /** Null for everything but a hotel. */
    lodging: lodgingOf(storedQuote, product, locale),
  };
}

function lodgingOf(
  storedQuote: StoredQuote,
  product: QuotedProduct | undefined,
  locale: MessageLocale,
): BookedLodging | null {
  const { stay, currency } = storedQuote;
  if (!stay) return null;
  return {
    stay: presentStay(storedQuote, stay, locale),
    currency,
    countryCode: product?.countryCode ?? null,
  };
}
