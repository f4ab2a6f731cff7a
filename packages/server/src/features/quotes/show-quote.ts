import type { Quote } from '@ashore/core/contract/quotes.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Hold } from '../../gateways/inventory/port.ts';
import { keptQuote } from './kept-quote.ts';
import { presentQuote } from './present-quote.ts';
import type { QuoteSources } from './quote-sources.ts';

/** A hold in the words of whoever reads it, whatever language it was made in. */
export async function showQuote(
  { words }: Pick<QuoteSources, 'words'>,
  hold: Hold,
  locale: MessageLocale,
): Promise<Quote> {
  const { productId } = keptQuote.parse(hold.quote);
  return presentQuote(hold, await words(productId, locale));
}
