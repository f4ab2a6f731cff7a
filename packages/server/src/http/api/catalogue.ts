import { contract } from '@ashore/core/contract/contract.ts';
import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import { implement } from '@orpc/server';
import { bookableDates } from '../../features/availability/bookable-dates.ts';
import { featuredTours } from '../../features/catalogue/featured-tours.ts';
import { type ListTours, listTours } from '../../features/catalogue/list-tours.ts';
import { namedTours } from '../../features/catalogue/named-tours.ts';
import { showTour } from '../../features/catalogue/show-tour.ts';
import { countReviews } from '../../features/reviews/count-reviews.ts';
import { listReviews } from '../../features/reviews/list-reviews.ts';
import { type ApiContext, textLocale } from './context.ts';
import { refusing } from './refusing.ts';
import { remembering } from './remembering.ts';

const tours = implement(contract.tours).$context<ApiContext>().use(refusing);

export const featured = tours.featured.use(remembering).handler(async ({ input, context }) => {
  context.shows('featured');
  const found = await featuredTours(context.database, {
    ...input,
    locale: textLocale(context),
    now: context.now(),
    productTypes: context.featuredTypes,
  });
  noteTours(context, found.tours);
  context.holdsUntil(found.until);
  return { _embedded: { tourSummaryList: found.tours }, _links: {} };
});

export const promoted = tours.promoted.use(remembering).handler(({ input, context }) => {
  context.shows('promotions');
  return tourPage(context, '/api/tours/promoted', { ...input, promoted: true });
});

// Not remembered: everybody saves something else, and nobody's may push out another's answer.
export const named = tours.named.handler(async ({ input, context }) => {
  const asked = { ...input, locale: textLocale(context), now: context.now() };
  const found = await namedTours(context.database, asked);
  return { _embedded: { tourSummaryList: found }, _links: {} };
});

export const list = tours.list
  .use(remembering)
  .handler(({ input, context }) => tourPage(context, '/api/tours', input));

export const ofType = tours.ofType
  .use(remembering)
  .handler(({ input, context }) => tourPage(context, `/api/${input.productType}`, input));

const reviewsShown = 10;

export const show = tours.show.use(remembering).handler(async ({ input, context, errors }) => {
  const { database } = context;
  const locale = textLocale(context);
  const found = await showTour(database, { ...input, locale, now: context.now() });
  if (!found) throw errors.not_found();
  const { tour, supplierId, until } = found;
  noteTours(context, [tour]);
  context.shows(`organisation:${supplierId}`);
  context.holdsUntil(until);
  const [reviews, counts, bookable] = await Promise.all([
    listReviews(database, { productId: tour.tourId, locale, size: reviewsShown }),
    countReviews(database, tour.tourId),
    bookableDates(database, { id: tour.tourId, now: context.now() }),
  ]);
  // It went between the two.
  if (!bookable) throw errors.not_found();
  context.holdsUntil(bookable.until);
  const availability = {
    availableDates: bookable.dates,
    requireBookingApproval: tour.requireBookingApproval,
  };
  return {
    ...tour,
    availability,
    reviews,
    reviewRating: counts.stars,
    reviewLanguages: counts.languages,
  };
});

export function noteTours({ shows }: ApiContext, found: readonly TourSummary[]) {
  shows('exchange_rates');
  for (const tour of found) {
    shows(`product:${tour.tourId}`);
    shows(`location:${tour.locationUuid}`);
  }
}

const uuidLength = 36;

type PageWanted = Omit<ListTours, 'locale' | 'now'>;

async function tourPage(context: ApiContext, path: string, wanted: PageWanted) {
  const { page, size, currency, location, interest } = wanted;
  // A list of one place changes with what is sold there. By its code a place could be any.
  context.shows(location?.length === uuidLength ? `tours:${location.toLowerCase()}` : 'tours');
  const found = await listTours(context.database, {
    ...wanted,
    locale: textLocale(context),
    now: context.now(),
  });
  noteTours(context, found.tours);
  context.holdsUntil(found.until);
  const totalPages = Math.ceil(found.total / size);
  const pageAt = (number: number) => {
    const query = new URLSearchParams({ page: String(number), size: String(size), currency });
    if (location !== undefined) query.set('location', location);
    if (interest !== undefined) query.set('interest', interest);
    return { href: `${path}?${query}` };
  };
  return {
    _embedded: { tourSummaryList: found.tours },
    _links: { self: pageAt(page), ...(page + 1 < totalPages && { next: pageAt(page + 1) }) },
    page: { number: page, size, totalElements: found.total, totalPages },
  };
}
