import { contract } from '@ashore/core/contract/contract.ts';
import type { Place } from '@ashore/core/contract/locations.ts';
import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
import { toDecimal } from '@ashore/core/money/money.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { implement } from '@orpc/server';
import { findPlace } from '../../features/catalogue/places/find-place.ts';
import { countProducts, linksOfPlace, listPlaces } from '../../features/catalogue/places/list-places.ts';
import { lowestPrices } from '../../features/lists/lowest-prices.ts';
import { suggestPlaces } from '../../features/search/suggest-places.ts';
import { type ApiContext, textLocale } from '../api/call/context.ts';
import { cachedWhere } from '../api/middleware/cache.ts';
import { withContractErrors } from '../api/middleware/errors.ts';
import { fromListsIfReady } from './list-data.ts';

const locations = implement(contract.locations).$context<ApiContext>().use(withContractErrors);

/** Any text and any position may be sent to be near, so these answers would fill the cache. */
const cachedUnlessNear = cachedWhere((input) => !has(input, 'near') && !has(input, 'around'));

export const list = locations.list.use(cachedUnlessNear).handler(async ({ input, context }) => {
  const places = await listPlaces(context.database, { ...input, locale: textLocale(context) });
  recordShownPlaces(context, places);
  // A timetable brings the ports of a place.
  context.recordDependency('timetable');
  return { _embedded: { locationList: await withLowestPrices(context, places, input) }, _links: {} };
});

type PricesWanted = {
  readonly currency?: SelectableCurrency | undefined;
  readonly productType?: ProductType | undefined;
};

async function withLowestPrices(
  context: ApiContext,
  places: readonly Place[],
  { currency, productType }: PricesWanted,
): Promise<Place[]> {
  if (currency === undefined) return [...places];
  context.recordDependency('exchange_rates');
  const wanted = { currency, productType, now: context.now() };
  const read = await fromListsIfReady(context, lowestPrices(context.lists, wanted));
  return places.map((place) => {
    const price = read?.prices.get(place.locationUuid);
    return price ? { ...place, lowestPrice: { amount: toDecimal(price), currency } } : place;
  });
}

/** A visitor can type any pattern, so these answers would fill the cache. */
const cachedUnlessPattern = cachedWhere((input) => !has(input, 'pattern'));

export const search = locations.search
  .use(cachedUnlessPattern)
  .handler(async ({ input, context, signal }) => {
    const { uuid: id, slug, pattern, products } = input;
    if (pattern !== undefined) {
      const searchIndex = await context.search.current();
      signal?.throwIfAborted();
      const places = suggestPlaces(searchIndex, { pattern, products, locale: textLocale(context) });
      return { _embedded: { locationList: places }, _links: {} };
    }
    const location = await findPlace(context.database, { id, slug, locale: textLocale(context) });
    // What is on sale at a place changes with the products, and an unknown place may be added later.
    context.recordDependency('tours');
    // A timetable brings the ports of a place.
    context.recordDependency('timetable');
    if (!location) return { _embedded: { locationList: [] }, _links: {} };
    context.recordDependency(`location:${location.locationUuid}`);
    const productCounts = await countProducts(context.database, location.locationUuid);
    const place = { ...location, productCounts, _links: linksOfPlace(location.locationUuid, productCounts) };
    return { _embedded: { locationList: [place] }, _links: {} };
  });

function has(input: unknown, name: 'near' | 'around' | 'pattern'): boolean {
  return (
    typeof input === 'object' && input !== null && name in input && Reflect.get(input, name) !== undefined
  );
}

/** Product counts of a place change with any product. */
export function recordShownPlaces({ recordDependency }: ApiContext, places: readonly Place[]): void {
  recordDependency('tours');
  for (const { locationUuid } of places) recordDependency(`location:${locationUuid}`);
}
