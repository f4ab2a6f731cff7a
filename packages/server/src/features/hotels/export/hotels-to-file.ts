import type { ClientBase } from 'pg';
import { unlessEmpty, unlessEmptyForms } from '../../catalogue/export/options-to-file.ts';
import { readHotelSuppliers } from '../../catalogue/export/place-to-file.ts';
import { reviewToFile } from '../../catalogue/export/product-to-file.ts';
import { inOrder } from '../../catalogue/file/texts-by-language.ts';
import { weekdays } from '../../catalogue/import/option-rows.ts';
import type { HotelFile, HotelInFile, RateInFile, RoomInFile } from '../file/hotel-file.ts';
import {
  USUAL_CHILD_AGE,
  USUAL_COT_AGE,
  USUAL_INCLUDED_ADULTS,
  USUAL_SELLS_UNTIL,
} from '../import/hotel-rows.ts';
import { nightsToFile, rateDaysToFile } from './periods.ts';
import {
  type ExportedHotel,
  type ExportedRate,
  type ExportedRoom,
  readExportedHotels,
} from './read-hotels.ts';

/** Makes the file of the hotels of a place. What has its usual value is left out. */
export async function hotelsToFile(
  client: ClientBase,
  place: { readonly id: string; readonly slug: string },
): Promise<HotelFile> {
  const hotels = await readExportedHotels(client, place.id);
  return {
    place: place.slug,
    suppliers: await readHotelSuppliers(client, place.id),
    hotels: hotels.map((hotel) => hotelToFile(hotel, place.slug)),
  };
}

const unless = <Value>(value: Value, usual: Value): Value | undefined =>
  value === usual ? undefined : value;
const minute = (time: string) => time.slice(0, 5);

function hotelToFile(hotel: ExportedHotel, place: string): HotelInFile {
  const slugOfRoom = new Map(hotel.rooms.map(({ id, slug }) => [id, slug]));
  return {
    slug: hotel.slug,
    supplier: hotel.supplier,
    names: inOrder(hotel.name),
    subTitle: inOrder(hotel.sub_title),
    short: inOrder(hotel.short_description),
    long: inOrder(hotel.long_description),
    stars: hotel.stars,
    officialStars: hotel.has_official_stars || undefined,
    street: hotel.street,
    localStreets: unlessEmptyForms(hotel.local_streets ?? {}),
    postalCode: unless(hotel.postal_code, ''),
    neighbourhood: inOrder(hotel.neighbourhood),
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    languages: hotel.languages,
    checkInFrom: minute(hotel.check_in_from),
    checkOutUntil: minute(hotel.check_out_until),
    sellsUntil: unless(minute(hotel.sells_until), USUAL_SELLS_UNTIL),
    childAge: unless(hotel.child_age, USUAL_CHILD_AGE),
    cotAge: unless(hotel.cot_age, USUAL_COT_AGE),
    amenities: hotel.amenities,
    taxes: hotel.taxes,
    policies: hotel.policies,
    motif: hotel.motif.facade === undefined ? undefined : hotel.motif,
    prices: hotel.price_rules ?? undefined,
    rooms: hotel.rooms.map(roomToFile),
    rates: hotel.rates.map((rate) => rateToFile(rate, slugOfRoom)),
    nights: unlessEmpty(nightsToFile(hotel)),
    popularity: hotel.popularity,
    status: unless(hotel.status, 'live'),
    excluded: hotel.excluded || undefined,
    reviews: unlessEmpty(hotel.reviews.map((review) => reviewToFile(review, [place, hotel.slug]))),
  };
}

function roomToFile(room: ExportedRoom): RoomInFile {
  const childPrices = room.child_prices.map(({ untilAge, priceMinor }) => ({ untilAge, price: priceMinor }));
  return {
    slug: room.slug,
    names: inOrder(room.name),
    descriptions: room.description ? inOrder(room.description) : undefined,
    sizeM2: room.size_m2 ?? undefined,
    beds: room.beds,
    view: room.view ?? undefined,
    features: room.features,
    maxAdults: room.max_adults,
    maxChildren: room.max_children,
    maxOccupancy: room.max_occupancy,
    extraBeds: room.extra_beds,
    cots: room.cots,
    count: room.capacity,
    includedAdults: unless(room.included_adults, USUAL_INCLUDED_ADULTS),
    adultSupplement: unless(room.adult_supplement_minor, 0),
    singleReduction: unless(room.single_reduction_minor, 0),
    childPrices: unlessEmpty(childPrices),
    extraBedPrice: unless(room.extra_bed_minor, 0),
    ...(room.base_price_minor === null
      ? { nightPrices: { from: room.first_night, prices: room.prices_minor } }
      : { price: room.base_price_minor }),
  };
}

const daysOf = (numbers: readonly number[]) =>
  unlessEmpty(numbers.flatMap((number) => weekdays[number - 1] ?? []));

function rateToFile(rate: ExportedRate, slugOfRoom: ReadonlyMap<string, string>): RateInFile {
  const { board_adult_minor: adult, board_child_minor: child } = rate;
  return {
    slug: rate.slug,
    board: rate.board,
    payment: rate.payment,
    percent: unless(rate.price_share / 100, 100),
    boardPrice: adult === 0 && child === 0 ? undefined : { adult, child },
    stayFee: unless(rate.stay_fee_minor, 0),
    cancellation: rate.cancellation,
    noShow: rate.no_show,
    minNights: unless(rate.min_nights, 1),
    maxNights: unless(rate.max_nights, 30),
    releaseDays: unless(rate.release_days, 0),
    closedToArrival: daysOf(rate.closed_to_arrival),
    closedToDeparture: daysOf(rate.closed_to_departure),
    markets: rate.markets ?? undefined,
    rooms: rate.room_type_ids?.flatMap((id) => slugOfRoom.get(id) ?? []),
    days: unlessEmpty(rateDaysToFile(rate.days)),
  };
}
