import { contract } from '@ashore/core/contract/contract.ts';
import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import { implement } from '@orpc/server';
import { featuredTours } from '../../features/catalogue/featured-tours.ts';
import { listTours } from '../../features/catalogue/list-tours.ts';
import { showTour } from '../../features/catalogue/show-tour.ts';
import { type ApiContext, textLocale } from './context.ts';
import { refusing } from './refusing.ts';

const tours = implement(contract.tours).$context<ApiContext>().use(refusing);

export const featured = tours.featured.handler(async ({ input, context }) => {
  context.shows('featured');
  const found = await featuredTours(context.database, {
    ...input,
    locale: textLocale(context),
    productTypes: context.featuredTypes,
  });
  noteTours(context, found);
  return { _embedded: { tourSummaryList: found }, _links: {} };
});

export const list = tours.list.handler(async ({ input, context }) => {
  context.shows('tours');
  const { tours: found, more } = await listTours(context.database, { ...input, locale: textLocale(context) });
  noteTours(context, found);
  const pageAt = (page: number) => {
    const query = new URLSearchParams({ page: String(page), size: String(input.size), currency: input.currency });
    if (input.location !== undefined) query.set('location', input.location);
    return { href: `/api/tours?${query}` };
  };
  return {
    _embedded: { tourSummaryList: found },
    _links: { self: pageAt(input.page), ...(more && { next: pageAt(input.page + 1) }) },
  };
});

export const show = tours.show.handler(async ({ input, context, errors }) => {
  const found = await showTour(context.database, { ...input, locale: textLocale(context) });
  if (!found) throw errors.not_found();
  noteTours(context, [found]);
  return found;
});

function noteTours({ shows }: ApiContext, found: readonly TourSummary[]) {
  shows('exchange_rates');
  for (const tour of found) {
    shows(`product:${tour.tourId}`);
    shows(`location:${tour.locationUuid}`);
  }
}
