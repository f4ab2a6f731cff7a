import type { Quote } from '@ashore/core/contract/quotes.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import { useQuoteStore } from '../../store/quote-store.ts';
import { tripPath } from './trip-path.ts';

/** Takes the traveller from a hold that has ended to its trip, whose page says so. The way back does not lead here again. */
export function leaveForTrip(quote: Quote, locale: Locale): void {
  useQuoteStore.getState().end(quote.expiryTime);
  window.location.replace(withLocale(tripPath(quote), locale));
}
