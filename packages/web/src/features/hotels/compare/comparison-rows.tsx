import { starsOfRating } from '@ashore/core/hotels/rating.ts';
import { nightCount } from '@ashore/core/hotels/stay-limits.ts';
import { sumTaxesAtHotel } from '@ashore/core/hotels/tax-parts.ts';
import { listFormat, numberFormat } from '@ashore/core/locale/intl.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { fromDecimal, money, sum } from '@ashore/core/money/money.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { taxTextAt } from '@ashore/core/pricing/tax.ts';
import type { TextOf } from '../../../i18n/texts.ts';
import { type ComparedFact, type ComparisonRow, fillRows } from '../../../ui/comparison/comparison-rows.ts';
import { HotelStars } from '../hotel-stars.tsx';
import { cancellationTexts, TAXES_AT_HOTEL } from '../page/rate-terms.tsx';
import { distanceTexts, stayCounts } from '../stay/stay-texts.ts';
import type { ComparedHotel, LoadedComparison } from './load-comparison.ts';

type RowsInput = Pick<LoadedComparison, 'hotels' | 'search'> & {
  readonly locale: Locale;
  readonly currency: SelectableCurrency;
  readonly t: TextOf;
};

type RowDefinition = ComparedFact<ComparedHotel>;

/** Rows of the comparison, in the order in which guests ask. */
export function comparisonRows(input: RowsInput): ComparisonRow[] {
  const { hotels } = input;
  return fillRows<ComparedHotel>([priceRow(input), ...rateRows(input), ...hotelRows(input)], hotels);
}

/** The total of the stay in the smallest units; undefined if the hotel has no rooms for it. */
function totalOf({ offers }: ComparedHotel, currency: SelectableCurrency): number | undefined {
  if (offers.length === 0) return undefined;
  return sum(
    offers.map(({ rate }) => fromDecimal(rate.total, currency)),
    currency,
  ).amount;
}

function priceRow({ hotels, search, locale, currency, t }: RowsInput): RowDefinition {
  const { intl, messages } = localeTable[locale];
  const counts = stayCounts(search);
  const totals = hotels.map((hotel) => totalOf(hotel, currency)).filter((total) => total !== undefined);
  const lowest = new Set(totals).size > 1 ? Math.min(...totals) : undefined;
  const write = (amount: number) => formatMoney(money(amount, currency), intl);
  const taxesOf = ({ hotel, offers }: ComparedHotel) => {
    const name = taxTextAt(hotel, messages);
    const taxes = offers.flatMap(({ rate }) => rate.taxes);
    return sumTaxesAtHotel(taxes, currency).map(({ kind, amount, currency: ofHotel }) =>
      t(TAXES_AT_HOTEL[kind], { amount: formatMoney(fromDecimal(amount, ofHotel), intl), name }),
    );
  };
  return {
    name: 'price',
    label: t('hotels.comparePrice', counts),
    text: (hotel) => String(totalOf(hotel, currency)),
    cell: (hotel) => {
      const total = totalOf(hotel, currency);
      if (total === undefined) return t('hotels.compareNoRooms');
      const nightly = Math.round(total / nightCount(search));
      return (
        <span data-price>
          <strong className="type-card-price whitespace-nowrap">{write(total)}</strong>
          {counts.nights > 1 && (
            <span className="block type-tiny text-ink-2">
              {t('hotels.perNight', { amount: write(nightly), rooms: counts.rooms })}
            </span>
          )}
          {taxesOf(hotel).map((text) => (
            <span key={text} className="block type-tiny">
              {text}
            </span>
          ))}
          {total === lowest && (
            <span className="block type-tiny font-semibold text-leaf">{t('hotels.compareLowest')}</span>
          )}
        </span>
      );
    },
    always: true,
  };
}

/** What the cheapest rooms include and demand. Rooms that differ in it name each. */
function rateRows({ locale, currency, t }: RowsInput): RowDefinition[] {
  const ofOffers =
    (write: (offer: ComparedHotel['offers'][number], hotel: ComparedHotel) => string) =>
    (hotel: ComparedHotel): string =>
      [...new Set(hotel.offers.map((offer) => write(offer, hotel)))].join('\n') || '–';
  const rows = {
    board: [t('hotels.boardGroup'), ofOffers(({ rate }) => t(`hotels.${rate.board}`))],
    cancellation: [
      t('hotels.cancellationGroup'),
      ofOffers(
        ({ rate }, { hotel }) => cancellationTexts(rate, { currency, place: hotel.city, locale }, t)[0] ?? '',
      ),
    ],
    payment: [
      t('hotels.comparePayment'),
      ofOffers(({ rate }) => t(rate.payment === 'prepaid' ? 'hotelPage.dueNow' : 'hotelPage.dueLater')),
    ],
    room: [
      t('hotels.compareRoom'),
      ofOffers(({ roomName, beds }) => t('hotels.compareRoomOf', { room: roomName, beds: beds.join(' + ') })),
    ],
  } as const;
  return Object.entries(rows).map(([name, [label, text]]) => ({
    name,
    label,
    text,
    cell: (hotel) =>
      text(hotel)
        .split('\n')
        .map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        )),
  }));
}

function hotelRows({ locale, t }: RowsInput): RowDefinition[] {
  const { intl, messages } = localeTable[locale];
  const rating = numberFormat(intl, { minimumFractionDigits: 1 });
  const distances = ({ hotel }: ComparedHotel) => distanceTexts(hotel, locale, t);
  return [
    {
      name: 'stars',
      label: t('hotels.starsGroup'),
      text: ({ hotel }) => `${hotel.rating} ${hotel.hasOfficialStars}`,
      cell: ({ hotel }) => (
        <HotelStars stars={starsOfRating(hotel.rating)} isOfficial={hotel.hasOfficialStars} />
      ),
    },
    {
      name: 'reviews',
      label: t('hotels.compareReviews'),
      text: ({ hotel: { averageRating, reviewCount } }) =>
        averageRating === null
          ? t('hotels.compareNoReviews')
          : t('hotels.reviews', { rating: rating.format(averageRating), count: reviewCount }),
    },
    {
      name: 'quarter',
      label: t('hotelPage.neighbourhood'),
      text: ({ hotel }) => hotel.neighbourhood || hotel.city,
    },
    {
      name: 'distance',
      label: t('hotels.compareDistance'),
      text: (hotel) => distances(hotel).join('\n') || '–',
      cell: (hotel) =>
        distances(hotel).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        )),
    },
    {
      name: 'times',
      label: t('hotels.compareTimes'),
      text: ({ hotel }) =>
        t('hotels.compareTimesOf', { checkIn: hotel.checkInFrom, checkOut: hotel.checkOutUntil }),
    },
    {
      name: 'amenities',
      label: t('hotels.amenitiesGroup'),
      text: ({ amenities }) => listFormat(messages).format([...amenities]) || '–',
    },
  ];
}
