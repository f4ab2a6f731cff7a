import { withOriginalName } from '@ashore/core/hotels/original-name.ts';
import { ratingOfStars } from '@ashore/core/hotels/rating.ts';
import { registrationText } from '@ashore/core/hotels/registration.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../../database/connect.ts';
import { describeDistances, describeHotel } from '../list/present-hotel.ts';
import { type OfferedHotel, selectHotels } from './hotel.queries.ts';
import { pathOfHotel } from './price-offer.ts';
import { type HotelOfPlace, type Hotels, withDistances } from './watch-hotels.ts';

export type ShowContentInput = {
  /** UUIDs or public codes; null: not by id. */
  readonly ids: readonly string[] | null;
  /** UUID or public code of a place; null: of any. */
  readonly place: string | null;
  readonly locale: MessageLocale;
};

/** The most popular hotels of a place that one answer describes. */
const MOST_OF_PLACE = 100;

/** Hotels on sale without prices, those that were named or the most popular of a place. */
export async function showContent(
  {
    database,
    hotels,
  }: { readonly database: Database; readonly hotels: Pick<Hotels, 'citiesOf' | 'ofPlace'> },
  { ids, place, locale }: ShowContentInput,
) {
  const cities = place === null ? [] : (await hotels.citiesOf(place)).map(({ id }) => id);
  const found = ids
    ? await withLandmarks(
        (await selectHotels(database, ids)).filter(
          ({ locationId }) => place === null || cities.includes(locationId),
        ),
        hotels,
      )
    : (await Promise.all(cities.map((id) => hotels.ofPlace(id)))).flatMap((ofPlace) =>
        mostPopular(ofPlace.hotels),
      );
  const texts = await selectTexts(
    database,
    found.map(({ id }) => id),
    locale,
  );
  return found.map((hotel) => ({
    hotelid: hotel.id,
    code: hotel.code,
    rating: ratingOfStars(hotel.stars),
    hasOfficialStars: hotel.hasOfficialStars,
    cityCode: hotel.citySlug,
    locationUuid: hotel.locationId,
    normalizedUrlPath: pathOfHotel(hotel),
    ...describeHotel(hotel, locale),
    hotelName: withOriginalName(
      {
        name: hotel.names[locale] ?? hotel.names.en,
        englishName: hotel.names.en,
        countryCode: hotel.countryCode,
      },
      locale,
    ),
    ...describeDistances(hotel, null, locale),
    shortDescription: texts.get(hotel.id)?.short ?? '',
    longDescription: texts.get(hotel.id)?.long ?? [],
    street: hotel.street,
    postalCode: hotel.postalCode,
    timeZone: hotel.timeZone,
    checkInFrom: hotel.checkInFrom,
    checkOutUntil: hotel.checkOutUntil,
    childAge: hotel.childAge,
    registration: registrationText(hotel.countryCode, locale),
    language: locale,
  }));
}

function withLandmarks(
  found: readonly OfferedHotel[],
  hotels: Pick<Hotels, 'ofPlace'>,
): Promise<HotelOfPlace[]> {
  return Promise.all(
    found.map(async (hotel) => withDistances(hotel, await hotels.ofPlace(hotel.locationId))),
  );
}

function mostPopular(hotels: readonly HotelOfPlace[]): HotelOfPlace[] {
  return hotels.toSorted((a, b) => b.popularity - a.popularity).slice(0, MOST_OF_PLACE);
}

type TextRow = { readonly id: string; readonly short: string; readonly long: string[] };

async function selectTexts(
  { pool }: Pick<Database, 'pool'>,
  ids: readonly string[],
  locale: MessageLocale,
): Promise<Map<string, TextRow>> {
  const { rows } = await pool.query<TextRow>({ name: 'texts-of-hotels', text: textsOfHotels }, [ids, locale]);
  return new Map(rows.map((row) => [row.id, row]));
}

const textsOfHotels = `
  select english.product_id as id, coalesce(own.short_description, english.short_description, '') as short,
    coalesce(own.long_description, english.long_description, '{}') as long
  from product_texts english
  left join product_texts own on own.product_id = english.product_id and own.locale = $2
  where english.product_id = any($1::uuid[]) and english.locale = 'en'`;
