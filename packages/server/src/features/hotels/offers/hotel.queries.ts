import type { BedsOfRoom } from '@ashore/core/hotels/beds.ts';
import type { Board } from '@ashore/core/hotels/board.ts';
import type { HotelAges, RoomCapacity } from '@ashore/core/hotels/occupancy.ts';
import type { CancellationTiers, StayCharge } from '@ashore/core/hotels/stay-cancellation.ts';
import type { RatePrices } from '@ashore/core/hotels/stay-price.ts';
import type { RateDay, RateRules } from '@ashore/core/hotels/stay-restrictions.ts';
import type { TaxRule } from '@ashore/core/hotels/tax-rule.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { type CurrencyCode, isCurrencyCode } from '@ashore/core/money/currencies.ts';
import type { LocalDate, LocalTime } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../../database/connect.ts';
import { onSaleSql } from '../../catalogue/cards/tour.queries.ts';
import { type CalendarPrices, calendarOf, createSharing } from './kept-values.ts';
import type { LivePrices } from './live-prices.ts';
import { createStayTable, type StayTable } from './stay-table.ts';

export type Texts = Readonly<Partial<Record<MessageLocale, string>>> & { readonly en: string };

export type OfferedRoomType = RoomCapacity & {
  readonly id: string;
  readonly slug: string;
  readonly capacity: number;
  readonly names: Texts;
  readonly beds: BedsOfRoom;
  /** Prices of the nights from this one on; 0 is a night without a price. */
  readonly firstNight: LocalDate;
  readonly pricesMinor: CalendarPrices;
  /** How many another seller has left for the stay. Missing for our own rooms, and if the seller does not say. */
  readonly leftAtSeller?: number;
};

export type OfferedRate = RatePrices &
  RateRules & {
    readonly id: string;
    readonly board: Board;
    readonly payment: 'prepaid' | 'at-hotel';
    readonly cancellation: CancellationTiers;
    readonly noShow: StayCharge;
    /** Null: all room types of the hotel. */
    readonly roomTypeIds: readonly string[] | null;
  };

/** Everything of a hotel that prices and answers of searches are made from, but no counts of rooms. */
export type OfferedHotel = HotelAges & {
  readonly id: string;
  readonly code: string;
  readonly slug: string;
  readonly names: Texts;
  readonly locationId: string;
  readonly citySlug: string;
  readonly cities: Texts;
  readonly countries: Texts;
  readonly countryCode: string;
  readonly timeZone: string;
  readonly currency: CurrencyCode;
  readonly latitude: number;
  readonly longitude: number;
  readonly popularity: number;
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly images: readonly { readonly stem: string; readonly dominant: string }[];
  readonly stars: number;
  readonly hasOfficialStars: boolean;
  readonly street: string;
  readonly postalCode: string;
  readonly neighbourhood: Texts;
  readonly checkInFrom: LocalTime;
  readonly checkOutUntil: LocalTime;
  readonly sellsUntil: LocalTime;
  readonly amenities: readonly string[];
  readonly taxes: readonly TaxRule[];
  readonly roomTypes: readonly OfferedRoomType[];
  readonly rates: readonly OfferedRate[];
  /** What the rooms of one stay cost at another seller, who sells them. Missing for our own rooms. */
  readonly live?: LivePrices;
  /** The columns of the hotels that were read with this one, and its row among them. */
  readonly table: StayTable;
  readonly row: number;
};

type ReadHotel = Omit<OfferedHotel, 'table' | 'row'>;
type RateRow = Omit<OfferedRate, 'days'> & {
  readonly days: readonly (RateDay & { readonly day: LocalDate })[];
};
type RoomTypeRow = Omit<OfferedRoomType, 'pricesMinor'> & { readonly pricesMinor: readonly number[] };
type HotelRow = Omit<ReadHotel, 'roomTypes' | 'rates' | 'currency'> & {
  readonly roomTypes: readonly RoomTypeRow[];
  readonly currency: string;
  readonly rates: readonly RateRow[];
};

/** Hotels on sale, by UUID or public code. */
export async function selectHotels(
  { pool }: Pick<Database, 'pool'>,
  idsOrCodes: readonly string[],
): Promise<OfferedHotel[]> {
  const { rows } = await pool.query<HotelRow>({ name: 'offered-hotels', text: hotelsNamed }, [
    idsOrCodes.filter(isUuid),
    idsOrCodes.filter((name) => !isUuid(name)),
  ]);
  return hotelsOf(rows);
}

/** Hotels on sale in a city. */
export async function selectHotelsOfPlace(
  { pool }: Pick<Database, 'pool'>,
  locationId: string,
): Promise<OfferedHotel[]> {
  const { rows } = await pool.query<HotelRow>({ name: 'offered-hotels-of-place', text: hotelsOfPlace }, [
    locationId,
  ]);
  return hotelsOf(rows);
}

function isUuid(name: string): boolean {
  return name.length === 36;
}

/** Hotels with their columns. What several of them have alike is kept once. */
function hotelsOf(rows: readonly HotelRow[]): OfferedHotel[] {
  const share = createSharing();
  const hotels = rows.map((row) => hotelOf(row, share));
  const table = createStayTable(hotels);
  return hotels.map((hotel, row) => ({ ...hotel, table, row }));
}

const NO_DAYS: OfferedRate['days'] = new Map();

function hotelOf(
  { roomTypes, rates, currency, ...hotel }: HotelRow,
  share: ReturnType<typeof createSharing>,
): ReadHotel {
  if (!isCurrencyCode(currency)) throw new Error(`${currency} is not a currency`);
  return {
    ...hotel,
    currency,
    locationId: share(hotel.locationId),
    timeZone: share(hotel.timeZone),
    citySlug: share(hotel.citySlug),
    cities: share(hotel.cities),
    countries: share(hotel.countries),
    neighbourhood: share(hotel.neighbourhood),
    amenities: share(hotel.amenities),
    taxes: share(hotel.taxes),
    roomTypes: roomTypes.map((row) => ({
      ...row,
      names: share(row.names),
      beds: share(row.beds),
      childPrices: share(row.childPrices),
      pricesMinor: calendarOf(row.pricesMinor),
    })),
    rates: rates.map(({ days, ...rate }) => ({
      ...rate,
      cancellation: share(rate.cancellation),
      noShow: share(rate.noShow),
      closedToArrival: share(rate.closedToArrival),
      closedToDeparture: share(rate.closedToDeparture),
      markets: share(rate.markets),
      days: days.length === 0 ? NO_DAYS : new Map(days.map(({ day, ...rules }) => [day, rules])),
    })),
  };
}

const timeSql = (column: string) => `to_char(${column}, 'HH24:MI')`;

const textsSql = (table: string, owner: string, id: string, column: string) => `(
  select jsonb_object_agg(t.locale, t.${column}) from ${table} t where t.${owner} = ${id})`;

const roomTypes = `(
  select coalesce(json_agg(json_build_object('id', r.id, 'slug', r.slug, 'capacity', r.capacity, 'maxAdults', r.max_adults,
    'maxChildren', r.max_children, 'maxOccupancy', r.max_occupancy, 'extraBeds', r.extra_beds, 'cots', r.cots,
    'includedAdults', r.included_adults, 'adultSupplementMinor', r.adult_supplement_minor,
    'singleReductionMinor', r.single_reduction_minor, 'childPrices', r.child_prices,
    'extraBedMinor', r.extra_bed_minor, 'names', ${textsSql('room_type_texts', 'room_type_id', 'r.id', 'name')},
    'beds', r.beds, 'firstNight', r.first_night, 'pricesMinor', r.prices_minor) order by r.position, r.id), '[]')
  from room_types r where r.hotel_id = hotel.product_id)`;

const rateDays = `(
  select coalesce(json_agg(json_build_object('day', d.day, 'minNights', d.min_nights, 'maxNights', d.max_nights,
    'closedToArrival', d.closed_to_arrival, 'closedToDeparture', d.closed_to_departure, 'closed', d.closed)), '[]')
  from rate_days d where d.rate_plan_id = p.id)`;

const rates = `(
  select coalesce(json_agg(json_build_object('id', p.id, 'board', p.board, 'payment', p.payment,
    'priceShare', p.price_share, 'boardAdultMinor', p.board_adult_minor, 'boardChildMinor', p.board_child_minor,
    'stayFeeMinor', p.stay_fee_minor, 'cancellation', p.cancellation, 'noShow', p.no_show,
    'minNights', p.min_nights, 'maxNights', p.max_nights, 'releaseDays', p.release_days,
    'closedToArrival', p.closed_to_arrival, 'closedToDeparture', p.closed_to_departure, 'markets', p.markets,
    'roomTypeIds', p.room_type_ids, 'days', ${rateDays}) order by p.position, p.id), '[]')
  from rate_plans p where p.hotel_id = hotel.product_id)`;

const images = `(
  select coalesce(json_agg(json_build_object('stem', i.stem, 'dominant', i.dominant) order by pi.position), '[]')
  from product_images pi join images i on i.stem = pi.stem where pi.product_id = product.id and pi.position < 5)`;

const hotels = (condition: string) => `
  select product.id, product.code, product.slug, ${textsSql('product_texts', 'product_id', 'product.id', 'name')} as names,
    location.id as "locationId", location.slug as "citySlug",
    ${textsSql('location_texts', 'location_id', 'location.id', 'name')} as cities,
    ${textsSql('location_texts', 'location_id', 'location.id', 'country_name')} as countries,
    location.country_code as "countryCode",
    location.time_zone as "timeZone", product.currency, product.latitude, product.longitude, product.popularity,
    product.rating::float8 as rating, product.review_count as "reviewCount", ${images} as images,
    hotel.stars, hotel.has_official_stars as "hasOfficialStars", hotel.street, hotel.postal_code as "postalCode",
    hotel.neighbourhood, ${timeSql('hotel.check_in_from')} as "checkInFrom",
    ${timeSql('hotel.check_out_until')} as "checkOutUntil", ${timeSql('hotel.sells_until')} as "sellsUntil",
    hotel.child_age as "childAge", hotel.cot_age as "cotAge", hotel.amenities, hotel.taxes,
    ${roomTypes} as "roomTypes", ${rates} as rates
  from hotels hotel join products product on product.id = hotel.product_id
  join locations location on location.id = product.location_id
  where ${condition} and ${onSaleSql} order by product.code`;

const hotelsNamed = hotels('(product.id = any($1::uuid[]) or product.code = any($2::text[]))');
const hotelsOfPlace = hotels('product.location_id = $1');
