import { interestTitles } from '@ashore/core/catalogue/interest-titles.ts';
import { imagePath } from '@ashore/core/contract/image-sizes.ts';
import { productPath } from '@ashore/core/contract/product-path.ts';
import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { toDecimal } from '@ashore/core/money/decimal.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { Exchange } from './read-exchange.ts';
import type { TourRow } from './tour.queries.ts';

export type Reader = {
  readonly locale: MessageLocale;
  readonly currency: SelectableCurrency;
  readonly exchange: Exchange;
};
/** The lighthouse: a product whose supplier has given nothing yet. */
const noPicture = '/images/lighthouse.svg';

/** What a card may know about a product; nothing else leaves the server. */
export function presentTour(row: TourRow, { locale, currency, exchange }: Reader): TourSummary {
  const { promotion } = row;
  const price = (percents: readonly number[]) =>
    toDecimal(exchange(row.priceMinor, row.currency, currency, percents));
  return {
    tourId: row.id,
    code: row.code,
    tourName: row.text.name,
    subTitle: row.text.sub_title,
    teaserImageUrl: row.picture === null ? noPicture : imagePath(row.picture.stem),
    teaserImageColour: row.picture?.dominant ?? null,
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
    basePrice: price(promotion ? [100 - promotion.percent] : []),
    originalPrice: promotion ? price([]) : null,
    currency,
    promoSavings: promotion?.percent ?? null,
    promoBookUntil: promotion?.bookUntil ?? null,
    promoValidUntil: promotion?.travelUntil ?? null,
    averageRating: row.rating,
    reviewCount: row.reviewCount,
    durations: row.durationMinutes,
    multiDay: (row.durationMinutes ?? 0) > minutesOfDay,
    languages: row.languages,
    categories: row.interests.map((id) => ({ id, title: interestTitles[id][locale] })),
    requireBookingApproval: row.onRequest,
    excludedTour: false,
    startingPointInformation: row.start,
  };
}

const minutesOfDay = 24 * 60;
