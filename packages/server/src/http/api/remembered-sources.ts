import { readSoldProduct, type SoldProduct } from '../../features/bookings/sold-product.ts';
import { type QuoteSources, sourcesOf } from '../../features/quotes/quote-sources.ts';
import type { ApiContext } from './context.ts';

type Context = Pick<ApiContext, 'database' | 'memory'>;

/**
 * What quotes are made from, remembered like the answers that pages are made from and dropped with them, so that a
 * quote says what the page said. What is unknown is not remembered: anybody can make up ids.
 */
export function rememberedSources(context: Context): QuoteSources {
  const fresh = sourcesOf(context.database);
  return {
    offer: (product) =>
      recall(context, `offer ${product}`, () => fresh.offer(product), {
        shows: ({ productId }) => [`product:${productId}`],
      }),
    rates: () => recall(context, 'rates', fresh.rates, { shows: () => ['exchange_rates'] }),
    words: (product, locale) =>
      recall(context, `words ${locale} ${product}`, () => fresh.words(product, locale), {
        shows: ({ id, locationId, vendor }) => [
          `product:${id}`,
          `location:${locationId}`,
          `organisation:${vendor.id}`,
        ],
      }),
  };
}

/** What bookings take over from a product, as long as neither it, its supplier nor the supplier's town changes. */
export function rememberedSoldProduct(
  context: Context,
): (productId: string) => Promise<SoldProduct | undefined> {
  return (productId) =>
    recall(context, `sold ${productId}`, () => readSoldProduct(context.database, productId), {
      shows: ({ id, supplierId, trader }) => [
        `product:${id}`,
        `organisation:${supplierId}`,
        ...(trader.locationId === null ? [] : [`location:${trader.locationId}`]),
      ],
    });
}

async function recall<Value extends object | undefined>(
  { memory }: Context,
  key: string,
  load: () => Promise<Value>,
  { shows }: { readonly shows: (value: NonNullable<Value>) => readonly string[] },
): Promise<Value> {
  const known = memory.get(key);
  // Kept under a key of ours, so it is what was put there.
  if (known) return known.output as Value;
  const { epoch } = memory;
  const value = await load();
  if (value) memory.keep(key, { output: value, shows: new Set(shows(value)), bytes: bytesOf(value) }, epoch);
  return value;
}

/** What an object weighs for each character of its JSON, roughly and rather too much. */
function bytesOf(value: object): number {
  return 1_000 + 4 * JSON.stringify(value).length;
}
