import type { BookingDeps } from '../../features/bookings/booking-deps.ts';
import {
  type ProductRequirements,
  readProductRequirements,
} from '../../features/bookings/checkout/product-requirements.ts';
import { type QuoteReaders, quoteReadersOf } from '../../features/quotes/quote-readers.ts';
import type { ApiContext } from '../api/call/context.ts';
import { recall } from '../api/middleware/cache.ts';

/**
 * What bookings need when they are made through calls. Products are cached as pages show them, until they
 * change.
 */
export function bookingDeps(context: ApiContext): BookingDeps {
  const { database, inventories, payments, publishableKey, now } = context;
  return {
    database,
    inventories,
    payments,
    publishableKey,
    now,
    quoteReaders: cachedQuoteReaders(context),
    readProductRequirements: cachedRequirementsReader(context),
  };
}

type Context = Pick<ApiContext, 'database' | 'memory'>;

/**
 * Quotes are made from data that is cached like the answers behind pages, and dropped with them. A quote
 * therefore agrees with its page. Unknown ids are not cached, because any client can make them up.
 */
export function cachedQuoteReaders(context: Context): QuoteReaders {
  const fresh = quoteReadersOf(context.database);
  return {
    readOffer: (product) =>
      recall(context, `offer ${product}`, () => fresh.readOffer(product), {
        dependsOn: ({ productId }) => [`product:${productId}`],
      }),
    readRates: () => recall(context, 'rates', fresh.readRates, { dependsOn: () => ['exchange_rates'] }),
    readTexts: (product, locale) =>
      recall(context, `texts ${locale} ${product}`, () => fresh.readTexts(product, locale), {
        dependsOn: ({ id, locationId, vendor }) => [
          `product:${id}`,
          `location:${locationId}`,
          `organisation:${vendor.id}`,
        ],
      }),
  };
}

/**
 * What bookings copy from a product. It is cached until the product, its supplier or the supplier's town
 * changes.
 */
function cachedRequirementsReader(
  context: Context,
): (productId: string) => Promise<ProductRequirements | undefined> {
  return (productId) =>
    recall(context, `sold ${productId}`, () => readProductRequirements(context.database, productId), {
      dependsOn: ({ id, supplierId, trader }) => [
        `product:${id}`,
        `organisation:${supplierId}`,
        ...(trader.locationId === null ? [] : [`location:${trader.locationId}`]),
      ],
    });
}
