import { contract } from '@ashore/core/contract/contract.ts';
import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import { implement } from '@orpc/server';
import { bookableDates } from '../../features/availability/bookable-dates.ts';
import { featuredTours } from '../../features/catalogue/cards/featured-tours.ts';
import { toursByIds } from '../../features/catalogue/cards/tours-by-ids.ts';
import { showTour } from '../../features/catalogue/details/show-tour.ts';
import { countReviews } from '../../features/reviews/count-reviews.ts';
import { listReviews } from '../../features/reviews/list-reviews.ts';
import { type ApiContext, textLocale } from '../api/call/context.ts';
import { cached } from '../api/middleware/cache.ts';
import { withContractErrors } from '../api/middleware/errors.ts';
import { withNextRuns } from './list-data.ts';

const tours = implement(contract.tours).$context<ApiContext>().use(withContractErrors);

export const featured = tours.featured.use(cached).handler(async ({ input, context }) => {
  context.recordDependency('featured');
  const featured = await featuredTours(context.database, {
    ...input,
    locale: textLocale(context),
    now: context.now(),
    productTypes: context.featuredTypes,
  });
  recordShownTours(context, featured.tours);
  context.limitExpiry(featured.until);
  return { _embedded: { tourSummaryList: await withNextRuns(context, featured.tours) }, _links: {} };
});

// Not cached: each visitor saves other products, and such an answer must not displace one that visitors
// share.
export const named = tours.named.handler(async ({ input, context }) => {
  const query = { ...input, locale: textLocale(context), now: context.now() };
  const tours = await toursByIds(context.database, query);
  return { _embedded: { tourSummaryList: await withNextRuns(context, tours) }, _links: {} };
});

const reviewsShown = 10;

export const show = tours.show.use(cached).handler(async ({ input, context, errors }) => {
  const { database } = context;
  const locale = textLocale(context);
  const shownTour = await showTour(database, { ...input, locale, now: context.now() });
  if (!shownTour) throw errors.not_found();
  const { tour, supplierId, until } = shownTour;
  recordShownTours(context, [tour]);
  context.recordDependency(`organisation:${supplierId}`);
  context.limitExpiry(until);
  const [reviews, counts, bookable] = await Promise.all([
    listReviews(database, { productId: tour.tourId, locale, size: reviewsShown }),
    countReviews(database, tour.tourId),
    bookableDates(database, { id: tour.tourId, now: context.now() }),
  ]);
  // The product disappeared between the two reads.
  if (!bookable) throw errors.not_found();
  context.limitExpiry(bookable.until);
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

export function recordShownTours({ recordDependency }: ApiContext, found: readonly TourSummary[]) {
  recordDependency('exchange_rates');
  for (const tour of found) {
    recordDependency(`product:${tour.tourId}`);
    recordDependency(`location:${tour.locationUuid}`);
  }
}
