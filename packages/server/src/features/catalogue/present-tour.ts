import { interestTitles } from '@ashore/core/catalogue/interest-titles.ts';
import { imagePath, noPicture } from '@ashore/core/contract/image-sizes.ts';
import { productPath } from '@ashore/core/contract/product-path.ts';
import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { toDecimal } from '@ashore/core/money/decimal.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { percentSaved } from '@ashore/core/pricing/price-before.ts';
import type { LowestPrice } from './lowest-prices.ts';
import type { Exchange } from './read-exchange.ts';
import type { TourRow } from './tour.queries.ts';

export type Reader = {
  readonly locale: MessageLocale;
  readonly currency: SelectableCurrency;
  readonly exchange: Exchange;
  /** Of those that are reduced, what they must be compared with. */
  readonly lowest: ReadonlyMap<string, LowestPrice>;
};

/** What a card may know about a product; nothing else leaves the server. */
export function presentTour(row: TourRow, reader: Reader): TourSummary {
  const { locale, currency, lowest } = reader;
  const reduction = reductionOf(row, lowest);
  const price = (amount: number, percent = 0) => askedPrice({ amount, percent, from: row.currency }, reader);
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
    basePrice: price(row.priceMinor, row.promotion?.percent),
    groupSize: row.groupSize,
    originalPrice: reduction ? price(reduction.before.priceMinor, reduction.before.percent) : null,
    currency,
    promoSavings: reduction?.percent ?? null,
    promoBookUntil: reduction?.bookUntil ?? null,
    promoValidUntil: reduction?.travelUntil ?? null,
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

type Asked = { readonly amount: number; readonly percent: number; readonly from: string };

/** What somebody is asked for, less so many percent: one conversion, one rounding. */
export function askedPrice(
  { amount, percent, from }: Asked,
  { currency, exchange }: Pick<Reader, 'currency' | 'exchange'>,
): number {
  return toDecimal(exchange(amount, from, currency, percent === 0 ? [] : [100 - percent]));
}

/**
 * A promotion may be called one where it is cheaper than all of the thirty days before it began, and only by as much as
 * it is cheaper than the lowest of them: in whole percent, rounded in the traveller's favour.
 */
function reductionOf({ id, priceMinor, promotion }: TourRow, lowest: Reader['lowest']) {
  const before = lowest.get(id)?.unrounded;
  if (!promotion || !before) return undefined;
  const share = { part: before.priceMinor * (100 - before.percent), whole: priceMinor * 100 };
  const percent = percentSaved(promotion.percent, share);
  return percent === undefined ? undefined : { ...promotion, percent, before };
}

const minutesOfDay = 24 * 60;
