import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../database/connect-database.ts';
import { type Rates, readRates } from '../catalogue/read-exchange.ts';
import { type Offer, readOffer } from '../catalogue/read-offer.ts';
import { type QuotedProduct, selectQuotedProduct } from './quoted-product.queries.ts';

/** What a quote is made from. None of it counts spots, so whoever hears of every change may remember it. */
export type QuoteSources = {
  readonly offer: (product: string) => Promise<Offer | undefined>;
  readonly rates: () => Promise<Rates>;
  readonly words: (product: string, locale: MessageLocale) => Promise<QuotedProduct | undefined>;
};

/** Read afresh each time. */
export function sourcesOf(database: Database): QuoteSources {
  return {
    offer: (product) => readOffer(database, product),
    rates: () => readRates(database),
    words: (product, locale) => selectQuotedProduct(database, product, locale),
  };
}
