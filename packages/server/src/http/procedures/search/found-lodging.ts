import type { FoundHotel, FoundHotelList, FoundLodging } from '@ashore/core/contract/search/search.ts';
import { parametersText } from '@ashore/core/contract/values/product-path.ts';
import { RATING_CODES, starsOfRating } from '@ashore/core/hotels/rating.ts';
import { nightCount } from '@ashore/core/hotels/stay-limits.ts';
import { countryOfLocale } from '@ashore/core/locale/country-of-locale.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import { currencyExponents } from '@ashore/core/money/currencies.ts';
import { toDecimal } from '@ashore/core/money/money.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { priceLabel } from '@ashore/search/lodging/feature-labels.ts';
import type { StayPrice } from '@ashore/search/lodging/price-in-query.ts';
import type { ExchangeRates } from '../../../features/catalogue/prices/exchange-rates.ts';
import { offersOfHotels } from '../../../features/hotels/list/offers-of-hotels.ts';
import type { FindLodgingResult } from '../../../features/search/find-lodging.ts';
import { type ApiContext, messageLocale } from '../../api/call/context.ts';
import { cachedQuoteReaders } from '../booking-deps.ts';

type PriceInput = {
  readonly currency: SelectableCurrency;
  readonly locale: Locale;
  /** How many hotels the answer has. */
  readonly limit: number;
  /** The city of each hotel, by its id. */
  readonly cityOf: (hotelId: string) => string | undefined;
  /** Whether the answer is a suggestion, one of many while a traveller types: no seller is asked, and few cities are priced. */
  readonly isSuggestion: boolean;
};

/** Searches of one client in a minute that ask for prices, and as many suggestions. Further ones are answered without them. */
const PRICED_SEARCHES_PER_MINUTE = 120;

/** How long a page of results waits for other sellers of rooms. Their prices are then on the pages of their hotels. */
const SELLER_WAIT_MS = 800;

/**
 * Adds to hotels what the stay costs, by the rules of lists. A hotel without rooms for it has no price. If the query names
 * a price, only the hotels that keep to it are found.
 */
export async function withStayPrices(
  context: ApiContext,
  found: FindLodgingResult,
  input: PriceInput,
): Promise<FoundLodging> {
  const { limit, isSuggestion } = input;
  const hotels = isSuggestion ? hotelsOfLists(found.lodging) : found.lodging.hotels;
  const isPart = hotels.length < found.lodging.hotels.length;
  const lodging = { ...found.lodging, hotels };
  const shown = [...hotels, ...lodging.similar];
  if (shown.length === 0) return lodging;
  // What is left of rooms changes with every booking.
  context.markUncacheable();
  // Suggestions must not take the prices of the results that they lead to.
  const call = isSuggestion ? 'search.suggestedPrices' : 'search.prices';
  if (context.takeCallToken(call, PRICED_SEARCHES_PER_MINUTE) > 0) return withoutPrices(lodging, limit);
  const rates = await cachedQuoteReaders(context).readRates();
  const withOffer = await readOffers(context, found, { ...input, shown, rates });
  const priced = {
    ...lodging,
    hotels: hotels.map(withOffer),
    similar: lodging.similar.map(withOffer),
  };
  const { price } = found;
  const bounds = price && boundsOf(price, found.search, { ...input, rates });
  return price && bounds ? withinBounds(priced, bounds, { ...input, price, isPart }) : cutTo(limit, priced);
}

function withoutPrices(lodging: FoundLodging, limit: number): FoundLodging {
  const unpriced = (hotels: readonly FoundHotel[]) =>
    hotels.map((hotel) => ({ ...hotel, isPriceUnknown: true }));
  const { hotels, similar, ...rest } = cutTo(limit, lodging);
  return { ...rest, hotels: unpriced(hotels), similar: unpriced(similar) };
}

/** So many hotels as an answer has: more of them are found where prices decide which ones fit. */
function cutTo(limit: number, lodging: FoundLodging): FoundLodging {
  return { ...lodging, hotels: lodging.hotels.slice(0, limit), similar: lodging.similar.slice(0, limit) };
}

type OffersInput = PriceInput & {
  readonly shown: readonly FoundHotel[];
  readonly rates: ExchangeRates;
};

async function readOffers(
  context: ApiContext,
  { search, sight, rates: { boards, bed, freeCancellation, payAtHotel } }: FindLodgingResult,
  { shown, rates, currency, locale, cityOf, isSuggestion }: OffersInput,
): Promise<(hotel: FoundHotel) => FoundHotel> {
  const idsByCity = Map.groupBy(
    shown.map(({ hotelid }) => hotelid),
    (id) => cityOf(id) ?? '',
  );
  const residence = countryOfLocale(locale);
  const ofCities = await Promise.all(
    [...idsByCity].map(([place, ids]) =>
      offersOfHotels(
        { database: context.database, hotels: context.hotels, sellers: context.sellers, rates },
        {
          ...{ place, currency, now: context.now(), locale: messageLocale(locale) },
          stay: { arrival: search.arrival, departure: search.departure },
          rooms: search.rooms.map((party) => ({ party, residence, board: undefined })),
          filters: {
            ...NO_FILTERS,
            ...{ boards, bed: bed ?? null, freeCancellation, payAtHotel },
            sight: sight ?? null,
          },
          ...{ nearbyCities: false, sort: 'recommended', page: 1, resultsPerPage: ids.length },
          ...{ includeStaticData: true, sellerWaitMs: isSuggestion ? 0 : SELLER_WAIT_MS },
        },
        new Set(ids),
      ),
    ),
  );
  const offerOf = new Map(ofCities.flatMap(({ offers }) => [...offers]));
  const unanswered = new Set(ofCities.flatMap((ofCity) => ofCity.unanswered));
  return (hotel) => {
    const offer = offerOf.get(hotel.hotelid);
    if (offer) return { ...hotel, offer };
    return unanswered.has(hotel.hotelid) ? { ...hotel, isPriceUnknown: true } : hotel;
  };
}

/** What the whole stay may cost, in decimals of the currency of the answer. */
type Bounds = { readonly from: number | undefined; readonly to: number | undefined };

/** Undefined for an amount in a currency without a rate. */
function boundsOf(
  { from, to, per, currency: spoken }: StayPrice,
  search: FindLodgingResult['search'],
  { currency, rates }: { readonly currency: SelectableCurrency; readonly rates: ExchangeRates },
): Bounds | undefined {
  const of = spoken ?? currency;
  if (of !== currency && !(rates.has(of) && rates.has(currency))) return undefined;
  const nights = per === 'night' ? nightCount(search) : 1;
  const inCurrency = (amount: number | undefined) =>
    amount === undefined
      ? undefined
      : toDecimal(rates.exchange(Math.round(amount * nights * 10 ** currencyExponents[of]), of, currency));
  return { from: inCurrency(from), to: inCurrency(to) };
}

type BoundsInput = Pick<PriceInput, 'currency' | 'locale' | 'limit'> & {
  readonly price: StayPrice;
  /** Whether only some of the hotels are priced, so that those that keep to the price are not all known. */
  readonly isPart: boolean;
};

/** Leaves the hotels that keep to a price. If none does, the nearest prices follow, and none is counted. */
function withinBounds(lodging: FoundLodging, bounds: Bounds, input: BoundsInput): FoundLodging {
  const { price, currency, limit, isPart } = input;
  const missBy = ({ offer }: FoundHotel) =>
    offer
      ? Math.max(0, offer.from - (bounds.to ?? offer.from), (bounds.from ?? offer.from) - offer.from)
      : Number.POSITIVE_INFINITY;
  const matches = lodging.hotels.filter((hotel) => missBy(hotel) === 0);
  if (matches.length > 0)
    return {
      ...lodging,
      hotels: matches.slice(0, limit),
      hotelCount: isPart ? null : matches.length,
      lists: lodging.lists.flatMap((list) => listWithin(list, matches, { bounds, currency })),
    };
  // There may be some in a city that was not priced.
  if (isPart) return { ...lodging, hotels: [], hotelCount: null, similar: [], lists: [] };
  const label = priceLabel(price, {
    currency: price.currency ?? currency,
    language: messageLocale(input.locale),
  });
  const nearest = [...lodging.hotels, ...lodging.similar]
    .toSorted((one, other) => one.lacks.length - other.lacks.length || missBy(one) - missBy(other))
    .slice(0, limit)
    .map((hotel) =>
      hotel.offer && missBy(hotel) > 0 ? { ...hotel, lacks: [...hotel.lacks, label] } : hotel,
    );
  return { ...lodging, hotels: [], hotelCount: 0, similar: nearest };
}

/** The list of a city with the limits of the price in its address; none if no hotel of the city keeps to them. */
function listWithin(
  list: FoundHotelList,
  matches: readonly FoundHotel[],
  { bounds: { from, to }, currency }: { readonly bounds: Bounds; readonly currency: SelectableCurrency },
): FoundHotelList[] {
  const ofCity = matches.filter(isInCityOf(list));
  if (ofCity.length === 0) return [];
  const [path = '', query = ''] = list.address.split('?');
  const text = parametersText({
    ...Object.fromEntries(new URLSearchParams(query)),
    ...(from !== undefined && { priceFrom: String(Math.floor(from)) }),
    ...(to !== undefined && { priceTo: String(Math.ceil(to)) }),
    priceIn: currency,
  });
  return [{ ...list, hotelCount: ofCity.length, address: `${path}?${text}` }];
}

/** The hotels of the cities that lists are offered of: the first few cities. */
function hotelsOfLists({ hotels, lists }: FoundLodging): FoundHotel[] {
  const isInCity = lists.map(isInCityOf);
  return hotels.filter((hotel) => isInCity.some((isIn) => isIn(hotel)));
}

function isInCityOf({ slug }: FoundHotelList): (hotel: FoundHotel) => boolean {
  return ({ normalizedUrlPath }) => normalizedUrlPath.startsWith(`/hotels/${slug}/`);
}

const NO_FILTERS = {
  ratings: RATING_CODES.map(starsOfRating),
  ...{ stars: [], boards: [], bed: null, amenities: [], freeCancellation: false, payAtHotel: false },
  ...{ priceFrom: null, priceTo: null, sight: null, maxKmToSight: null, maxKmToQuay: null },
};
