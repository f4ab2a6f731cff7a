import { contract } from '@ashore/core/contract/contract.ts';
import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import { implement } from '@orpc/server';
import { featuredTours } from '../../features/catalogue/featured-tours.ts';
import { type ListTours, listTours } from '../../features/catalogue/list-tours.ts';
import { showTour } from '../../features/catalogue/show-tour.ts';
import { type ApiContext, textLocale } from './context.ts';
import { refusing } from './refusing.ts';
import { remembering } from './remembering.ts';

const tours = implement(contract.tours).$context<ApiContext>().use(refusing);

export const featured = tours.featured.use(remembering).handler(async ({ input, context }) => {
  context.shows('featured');
  const found = await featuredTours(context.database, {
    ...input,
    locale: textLocale(context),
    productTypes: context.featuredTypes,
  });
  noteTours(context, found);
  return { _embedded: { tourSummaryList: found }, _links: {} };
});

export const list = tours.list
  .use(remembering)
  .handler(({ input, context }) => tourPage(context, '/api/tours', input));

export const ofType = tours.ofType
  .use(remembering)
  .handler(({ input, context }) => tourPage(context, `/api/${input.productType}`, input));

export const show = tours.show.use(remembering).handler(async ({ input, context, errors }) => {
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

type PageWanted = Omit<ListTours, 'locale'>;

async function tourPage(context: ApiContext, path: string, wanted: PageWanted) {
  const { page, size, currency, location } = wanted;
  context.shows('tours');
  const { tours: found, more } = await listTours(context.database, {
    ...wanted,
    locale: textLocale(context),
  });
  noteTours(context, found);
  const pageAt = (number: number) => {
    const query = new URLSearchParams({ page: String(number), size: String(size), currency });
    if (location !== undefined) query.set('location', location);
    return { href: `${path}?${query}` };
  };
  return {
    _embedded: { tourSummaryList: found },
    _links: { self: pageAt(page), ...(more && { next: pageAt(page + 1) }) },
  };
}
