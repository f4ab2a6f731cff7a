import { contract } from '@ashore/core/contract/contract.ts';
import type { Place } from '@ashore/core/contract/locations.ts';
import { implement } from '@orpc/server';
import { countProducts } from '../../features/catalogue/count-products.ts';
import { linksOfPlace } from '../../features/catalogue/links-of-place.ts';
import { listPlaces } from '../../features/catalogue/list-places.ts';
import { findLocation } from '../../features/locations/find-location.ts';
import { suggestPlaces } from '../../features/search/suggest-places.ts';
import { type ApiContext, textLocale } from './context.ts';
import { refusing } from './refusing.ts';
import { remembering, rememberingWhere } from './remembering.ts';

const locations = implement(contract.locations).$context<ApiContext>().use(refusing);

export const list = locations.list.use(remembering).handler(async ({ input, context }) => {
  const found = await listPlaces(context.database, { ...input, locale: textLocale(context) });
  notePlaces(context, found);
  return { _embedded: { locationList: found }, _links: {} };
});

/** There is no end to what people type. */
const rememberingNamed = rememberingWhere((input) => !isPattern(input));

export const search = locations.search.use(rememberingNamed).handler(async ({ input, context, signal }) => {
  const { uuid: id, slug, pattern, products } = input;
  if (pattern !== undefined) {
    const searching = await context.search.current();
    signal?.throwIfAborted();
    const found = suggestPlaces(searching, { pattern, products, locale: textLocale(context) });
    return { _embedded: { locationList: found }, _links: {} };
  }
  const found = await findLocation(context.database, { id, slug, locale: textLocale(context) });
  // What is on sale somewhere changes with the products, and a place that is not there may come to be.
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

/** What is counted in a place changes with any product. */
export function notePlaces({ shows }: ApiContext, found: readonly Place[]): void {
  shows('tours');
  for (const { locationUuid } of found) shows(`location:${locationUuid}`);
}
