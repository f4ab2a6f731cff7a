import { contract } from '@ashore/core/contract/contract.ts';
import type { Place } from '@ashore/core/contract/locations.ts';
import { implement } from '@orpc/server';
import { countProducts, linksOfPlace, listPlaces } from '../../features/catalogue/places/list-places.ts';
import { findLocation } from '../../features/locations/find-location.ts';
import { suggestPlaces } from '../../features/search/suggest-places.ts';
import { type ApiContext, textLocale } from '../api/call/context.ts';
import { cached, cachedWhere } from '../api/middleware/cache.ts';
import { withContractErrors } from '../api/middleware/errors.ts';

const locations = implement(contract.locations).$context<ApiContext>().use(withContractErrors);

export const list = locations.list.use(cached).handler(async ({ input, context }) => {
  const found = await listPlaces(context.database, { ...input, locale: textLocale(context) });
  notePlaces(context, found);
  return { _embedded: { locationList: found }, _links: {} };
});

/** Typed texts are without limit, so searches by pattern are not cached. */
const rememberingNamed = cachedWhere((input) => !isPattern(input));

export const search = locations.search.use(rememberingNamed).handler(async ({ input, context, signal }) => {
  const { uuid: id, slug, pattern, products } = input;
  if (pattern !== undefined) {
    const searching = await context.search.current();
    signal?.throwIfAborted();
    const found = suggestPlaces(searching, { pattern, products, locale: textLocale(context) });
    return { _embedded: { locationList: found }, _links: {} };
  }
  const found = await findLocation(context.database, { id, slug, locale: textLocale(context) });
  // What is on sale at a place changes with the products, and an unknown place may be added later.
  context.shows('tours');
  if (!found) return { _embedded: { locationList: [] }, _links: {} };
  context.shows(`location:${found.locationUuid}`);
  const productCounts = await countProducts(context.database, found.locationUuid);
  const place = { ...found, productCounts, _links: linksOfPlace(found.locationUuid, productCounts) };
  return { _embedded: { locationList: [place] }, _links: {} };
});

function isPattern(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'pattern' in input && input.pattern !== undefined;
}

/** Product counts of a place change with any product. */
export function notePlaces({ shows }: ApiContext, found: readonly Place[]): void {
  shows('tours');
  for (const { locationUuid } of found) shows(`location:${locationUuid}`);
}
