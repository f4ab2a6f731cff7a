import { hasFreeCancellation } from '@ashore/core/catalogue/cancellation-presets.ts';
import { interestTitles } from '@ashore/core/catalogue/interest-titles.ts';
import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import { imagePath, noPicture } from '@ashore/core/contract/values/image-sizes.ts';
import { productPath } from '@ashore/core/contract/values/product-path.ts';
import { DEFAULT_ROOM } from '@ashore/core/hotels/room-party.ts';
import { taxesOfRoom } from '@ashore/core/hotels/stay-taxes.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { isCurrencyCode } from '@ashore/core/money/currencies.ts';
import { money, toDecimal } from '@ashore/core/money/money.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { percentSaved } from '@ashore/core/pricing/price-before.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../../database/connect.ts';
import { type Exchange, readExchange } from '../prices/exchange-rates.ts';
import { type LowestPrice, lowestPrices } from '../prices/lowest-prices.ts';
import type { TourRow } from './tour.queries.ts';

/** What the texts and prices of products are shown with. */
export type ReaderContext = {
  readonly locale: MessageLocale;
  readonly currency: SelectableCurrency;
  readonly exchange: Exchange;
  readonly now: Date;
  /** For reduced products, the price that they must be compared with. */
  readonly lowest: ReadonlyMap<string, LowestPrice>;
};

/** What a card shows of a product. No other data of it is sent to the client. */
export function presentTour(row: TourRow, reader: ReaderContext): TourSummary {
  const { locale, currency, lowest } = reader;
  const reduction = reductionOf(row, lowest);
  const priceFor = (amount: number, percent = 0) =>
    askedPrice({ amount, percent, from: row.currency }, reader);
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
    basePrice: priceFor(row.priceMinor, row.promotion?.percent),
    groupSize: row.groupSize,
    originalPrice: reduction ? priceFor(reduction.before.priceMinor, reduction.before.percent) : null,
    currency,
    payAtHotel: paidAtHotel(row, reader),
    promoSavings: reduction?.percent ?? null,
    promoBookUntil: reduction?.bookUntil ?? null,
    promoValidUntil: reduction?.travelUntil ?? null,
    promoValidFrom: row.promotion?.travelFrom ?? null,
    averageRating: row.rating,
    reviewCount: row.reviewCount,
    durations: row.durationMinutes,
    portHours: row.portHours,
    multiDay: (row.durationMinutes ?? 0) > MINUTES_OF_DAY,
    languages: row.languages,
    categories: row.interests.map((id) => ({ id, title: interestTitles[id][locale] })),
    freeCancellation: hasFreeCancellation(row.cancellation),
    pickUp: row.pickUp,
    requireBookingApproval: row.onRequest,
    excludedTour: false,
    startingPointInformation: row.start,
  };
}

/** The taxes of the night and the party that the lowest price is for. Those that depend on the season are those of today. */
function paidAtHotel(
  { hotelTaxes, priceMinor, currency, timeZone }: TourRow,
  { now }: ReaderContext,
): TourSummary['payAtHotel'] {
  if (hotelTaxes === null || !isCurrencyCode(currency)) return null;
  const room = {
    nights: [{ date: localDateAt(now, timeZone), priceMinor }],
    stayFeeMinor: 0,
    ...DEFAULT_ROOM,
    residence: '',
  };
  const amountMinor = taxesOfRoom(hotelTaxes, room, 'at-hotel').reduce(
    (sum, tax) => sum + tax.amountMinor,
    0,
  );
  return amountMinor === 0 ? null : { amount: toDecimal(money(amountMinor, currency)), currency };
}

type AskingPrice = { readonly amount: number; readonly percent: number; readonly from: string };

/** The price asked, less a percentage, with one conversion and one rounding. */
export function askedPrice(
  { amount, percent, from }: AskingPrice,
  { currency, exchange }: Pick<ReaderContext, 'currency' | 'exchange'>,
): number {
  return toDecimal(exchange(amount, from, currency, percent === 0 ? [] : [100 - percent]));
}

/**
 * A promotion may be called a reduction only if it is below all prices of the thirty days before it. The
 * reduction is measured from the lowest of these prices, in whole percent, rounded in the traveller's favour.
 */
function reductionOf({ id, priceMinor, promotion }: TourRow, lowest: ReaderContext['lowest']) {
  const lowestPrice = lowest.get(id)?.unrounded;
  if (!promotion || !lowestPrice) return undefined;
  const share = { part: lowestPrice.priceMinor * (100 - lowestPrice.percent), whole: priceMinor * 100 };
  const percent = percentSaved(promotion.percent, share);
  return percent === undefined ? undefined : { ...promotion, percent, before: lowestPrice };
}

const MINUTES_OF_DAY = 24 * 60;

export type ReaderContextInput = {
  readonly locale: MessageLocale;
  readonly currency: SelectableCurrency;
  readonly now: Date;
};

/** Reads the exchange rates, and what those of these products that are reduced cost before. */
export async function readReaderContext(
  database: Database,
  rows: readonly TourRow[],
  { locale, currency, now }: ReaderContextInput,
): Promise<ReaderContext> {
  const reducedIds = rows.filter(({ promotion }) => promotion).map(({ id }) => id);
  const [exchange, lowest] = await Promise.all([
    readExchange(database),
    reducedIds.length === 0 ? noPrices : lowestPrices(database, reducedIds, now),
  ]);
  return { locale, currency, exchange, now, lowest };
}

const noPrices: ReaderContext['lowest'] = new Map();
