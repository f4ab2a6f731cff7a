import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../database/connect.ts';
import { type Offer, readOffer } from '../catalogue/offers/read-offer.ts';
import { type ExchangeRates, readRates } from '../catalogue/prices/exchange-rates.ts';
import { type QuotedProduct, selectQuotedProduct } from './quoted-product.queries.ts';

/**
 * Readers of the data that a quote is made from. None of it counts spots, so a caller that follows all
 * changes may cache it.
 */
export type QuoteReaders = {
  /** Options, prices and rules of a product, by UUID or public code. */
  readonly readOffer: (product: string) => Promise<Offer | undefined>;
  readonly readRates: () => Promise<ExchangeRates>;
  /** The texts and the picture with which a quote of a product is shown. */
  readonly readTexts: (product: string, locale: MessageLocale) => Promise<QuotedProduct | undefined>;
};

/** Reads the database on every call. */
export function quoteReadersOf(database: Database): QuoteReaders {
  return {
    readOffer: (product) => readOffer(database, product),
    readRates: () => readRates(database),
    readTexts: (product, locale) => selectQuotedProduct(database, product, locale),
  };
}
