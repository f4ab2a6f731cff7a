import type { FoundHotel, FoundLodging } from '@ashore/core/contract/search/search.ts';
import type { HotelListFilters } from '@ashore/core/contract/values/hotels.ts';
import type { StaySearch } from '@ashore/core/contract/values/product-path.ts';
import { RATING_CODES, starsOfRating } from '@ashore/core/hotels/rating.ts';
import { countryOfLocale } from '@ashore/core/locale/country-of-locale.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { offersOfHotels } from '../../features/hotels/offers/offers-of-hotels.ts';
import { type ApiContext, messageLocale } from '../api/call/context.ts';
import { cachedQuoteReaders } from './booking-deps.ts';

type PriceInput = {
  readonly search: StaySearch;
  readonly currency: SelectableCurrency;
  readonly locale: Locale;
  /** Slug of the sight that distances are measured to. */
  readonly sight: string | undefined;
  /** The board and the cancellation that were asked for: the price is that of a rate which has them. */
  readonly rates: Pick<HotelListFilters, 'boards' | 'freeCancellation'>;
  /** The city of each hotel, by its id. */
  readonly cityOf: (hotelId: string) => string | undefined;
};

/** Adds to hotels what the stay costs, by the rules of lists. A hotel without rooms for it has no price. */
export async function withStayPrices(
  context: ApiContext,
  lodging: FoundLodging,
  { search, currency, locale, sight, rates: { boards, freeCancellation }, cityOf }: PriceInput,
): Promise<FoundLodging> {
  const shown = [...lodging.hotels, ...lodging.similar];
  if (shown.length === 0) return lodging;
  // What is left of rooms changes with every booking.
  context.markUncacheable();
  const idsByCity = Map.groupBy(
    shown.map(({ hotelid }) => hotelid),
    (id) => cityOf(id) ?? '',
  );
  const rates = await cachedQuoteReaders(context).readRates();
  const residence = countryOfLocale(locale);
  const offers = await Promise.all(
    [...idsByCity].map(([place, ids]) =>
      offersOfHotels(
        { database: context.database, hotels: context.hotels, sellers: context.sellers, rates },
        {
          ...{ place, currency, now: context.now(), locale: messageLocale(locale) },
          stay: { arrival: search.arrival, departure: search.departure },
          rooms: search.rooms.map((party) => ({ party, residence, board: undefined })),
          filters: { ...NO_FILTERS, boards, freeCancellation, sight: sight ?? null },
          ...{ nearbyCities: false, sort: 'recommended', page: 1, resultsPerPage: ids.length },
          includeStaticData: true,
        },
        new Set(ids),
      ),
    ),
  );
  const offerOf = new Map(offers.flatMap((ofCity) => [...ofCity]));
  const withOffer = (hotel: FoundHotel): FoundHotel => {
    const offer = offerOf.get(hotel.hotelid);
    return offer ? { ...hotel, offer } : hotel;
  };
  return { ...lodging, hotels: lodging.hotels.map(withOffer), similar: lodging.similar.map(withOffer) };
}

const NO_FILTERS = {
  ratings: RATING_CODES.map(starsOfRating),
  ...{ stars: [], boards: [], amenities: [], freeCancellation: false, payAtHotel: false },
  ...{ priceFrom: null, priceTo: null, sight: null, maxKmToSight: null, maxKmToQuay: null },
};
