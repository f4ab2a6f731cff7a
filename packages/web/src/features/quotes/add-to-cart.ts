import type { Quote } from '@ashore/core/contract/quotes.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';

/** Takes what is held to the checkout, which is a document of its own. */
export function addToCart(_quote: Quote, locale: Locale): void {
  window.location.assign(withLocale('/new/checkout/personal_info', locale));
}
