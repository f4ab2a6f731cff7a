import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import { numberFormat } from '@ashore/core/locale/intl.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import { isCurrencyCode } from '@ashore/core/money/currencies.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { fromDecimal } from '@ashore/core/money/money.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { type TextOf, useText } from '../../../i18n/texts.ts';
import { fromPriceText } from '../../../i18n/trip-texts.ts';
import { Rating } from '../../../ui/media/rating.tsx';

type TourRatingProps = { rating: number | null; count: number; tag: string };

/** Average rating by travellers, or a note that there is none yet. */
export function TourRating({ rating, count, tag }: TourRatingProps) {
  const t = useText();
  if (rating === null) return <span>{t('tour.noRating')}</span>;
  const value = numberFormat(tag, { minimumFractionDigits: 1 }).format(rating);
  return (
    <Rating
      rating={rating}
      value={value}
      count={`(${numberFormat(tag).format(count)})`}
      label={t('tour.rating', { rating: value, count })}
    />
  );
}

/** A price from the API in the format of the reader's language. */
export function priceText(price: number, currency: SelectableCurrency, locale: Locale): string {
  return formatMoney(fromDecimal(price, currency), localeTable[locale].intl);
}

type PricedTour = Pick<TourSummary, 'basePrice' | 'currency'>;

/** The lowest price of a trip, or that it is free. */
export function tourPriceText({ basePrice, currency }: PricedTour, locale: Locale, t: TextOf): string {
  return fromPriceText(fromDecimal(basePrice, currency), localeTable[locale].intl, t);
}

/** What is paid at a hotel besides its lowest price; undefined if nothing. */
export function cityTaxText(
  { payAtHotel }: Pick<TourSummary, 'payAtHotel'>,
  locale: Locale,
  t: TextOf,
): string | undefined {
  if (payAtHotel === null || !isCurrencyCode(payAtHotel.currency)) return undefined;
  const { amount, currency } = payAtHotel;
  return t('tour.cityTax', { amount: formatMoney(fromDecimal(amount, currency), localeTable[locale].intl) });
}

type CityAndCountry = { readonly city: string; readonly country: string };

/** A city and its country, or the city alone if both have the same name. */
export function placeText({ city, country }: CityAndCountry, t: TextOf): string {
  return city === country ? city : t('tour.place', { city, country });
}

type Promises = Pick<TourSummary, 'freeCancellation' | 'pickUp' | 'requireBookingApproval'>;

/** What travellers can rely on, each in a few words. */
export function promisesOf(
  { freeCancellation, pickUp, requireBookingApproval }: Promises,
  t: TextOf,
): string[] {
  return [
    freeCancellation && t('tour.freeCancellation'),
    pickUp && t('tour.pickUp'),
    !requireBookingApproval && t('tour.instant'),
  ].filter((promise) => promise !== false);
}

/** Fields that a card does not show. They would make a page of cards a third longer. */
type UnshownField =
  | 'subTitle'
  | 'locationUuid'
  | 'promoBookUntil'
  | 'promoValidUntil'
  | 'promoValidFrom'
  | 'multiDay'
  | 'languages'
  | 'categories'
  | 'excludedTour'
  | 'startingPointInformation';

export type CardTour = Omit<TourSummary, UnshownField> & {
  /** Given only by lists without a date filter. */
  nextRunOn?: string | null;
};

/** Reduces a product to what its card shows. */
export function cardTour(tour: TourSummary & Pick<CardTour, 'nextRunOn'>): CardTour {
  const { subTitle, locationUuid, promoBookUntil, promoValidUntil, promoValidFrom, ...others } = tour;
  const { multiDay, languages, ...rest } = others;
  const { categories, excludedTour, startingPointInformation, ...shownFields } = rest;
  return shownFields;
}
