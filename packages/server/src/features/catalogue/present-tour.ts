import { productPath } from '@ashore/core/contract/product-path.ts';
import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import type { TourDetails } from '@ashore/core/contract/tours.ts';
import { toDecimal } from '@ashore/core/money/decimal.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { Exchange } from './read-exchange.ts';
import type { TourRow } from './tour.queries.ts';

/** What a card may know about a product; nothing else leaves the server. */
export function presentTour(row: TourRow, currency: SelectableCurrency, exchange: Exchange): TourSummary {
  const price = (amount: number) => toDecimal(exchange(amount, row.currency, currency));
  return {
    tourId: row.id,
    code: row.code,
    tourName: row.text.name,
    subTitle: row.text.sub_title,
    teaserImageUrl: `/images/${row.picture}.svg`,
    normalizedUrlPath: productPath({
      productType: row.type,
      citySlug: row.citySlug,
      slug: row.slug,
      code: row.code,
    }),
    location: row.place.name,
    locationCountry: row.place.country_name,
    locationUuid: row.locationId,
    productType: row.type,
    basePrice: price(row.priceMinor),
    originalPrice: row.originalPriceMinor === null ? null : price(row.originalPriceMinor),
    currency,
    averageRating: row.rating,
    reviewCount: row.reviewCount,
    durations: row.durationMinutes,
  };
}

export function presentTourDetails(
  row: TourRow,
  currency: SelectableCurrency,
  exchange: Exchange,
): TourDetails {
  return {
    ...presentTour(row, currency, exchange),
    shortDescription: row.text.short_description,
    longDescription: row.text.long_description,
    languages: row.languages,
    latitude: row.latitude,
    longitude: row.longitude,
    timeZone: row.timeZone,
  };
}
