import { contract } from '@ashore/core/contract/contract.ts';
import type { Place } from '@ashore/core/contract/locations.ts';
import { implement } from '@orpc/server';
import { countProducts } from '../../features/catalogue/count-products.ts';
import { listPlaces } from '../../features/catalogue/list-places.ts';
import { findLocation } from '../../features/locations/find-location.ts';
import { type ApiContext, textLocale } from './context.ts';
import { refusing } from './refusing.ts';
import { remembering } from './remembering.ts';

const locations = implement(contract.locations).$context<ApiContext>().use(refusing);

export const list = locations.list.use(remembering).handler(async ({ input, context }) => {
  const found = await listPlaces(context.database, { ...input, locale: textLocale(context) });
  notePlaces(context, found);
  return { _embedded: { locationList: found }, _links: {} };
});

export const search = locations.search.use(remembering).handler(async ({ input, context }) => {
  const { uuid: id, slug } = input;
  const found = await findLocation(context.database, { id, slug, locale: textLocale(context) });
  // What is on sale somewhere changes with the products, and a place that is not there may come to be.
  context.shows('tours');
  if (!found) return { _embedded: { locationList: [] }, _links: {} };
  context.shows(`location:${found.locationUuid}`);
  const productCounts = await countProducts(context.database, found.locationUuid);
  const tours = { href: `/api/tours?location=${found.locationUuid}` };
  const place = { ...found, productCounts, _links: { tours } };
  return { _embedded: { locationList: [place] }, _links: {} };
});

/** What is counted in a place changes with any product. */
export function notePlaces({ shows }: ApiContext, found: readonly Place[]): void {
  shows('tours');
  for (const { locationUuid } of found) shows(`location:${locationUuid}`);
}
