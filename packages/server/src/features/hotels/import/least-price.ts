import type { ChildPrice, HotelAges } from '@ashore/core/hotels/occupancy.ts';
import { DEFAULT_ROOM } from '@ashore/core/hotels/room-party.ts';
import { priceRoom } from '@ashore/core/hotels/stay-price.ts';
import type { TaxRule } from '@ashore/core/hotels/tax-rule.ts';
import { divideHalfEven } from '@ashore/core/money/money.ts';
import { addDays, type LocalDate, weekday } from '@ashore/core/time/local-date-time.ts';

/** A room type with the columns of its table. */
export type PricedRoomRow = {
  readonly id: string;
  readonly max_adults: number;
  readonly max_children: number;
  readonly max_occupancy: number;
  readonly extra_beds: number;
  readonly cots: number;
  readonly included_adults: number;
  readonly adult_supplement_minor: number;
  readonly single_reduction_minor: number;
  readonly child_prices: readonly ChildPrice[];
  readonly extra_bed_minor: number;
  readonly first_night: LocalDate;
  readonly prices_minor: readonly number[];
};

/** A rate with the columns of its table. */
export type PricedRateRow = {
  readonly price_share: number;
  readonly board_adult_minor: number;
  readonly board_child_minor: number;
  readonly stay_fee_minor: number;
  readonly min_nights: number;
  readonly closed_to_arrival: readonly number[];
  readonly closed_to_departure: readonly number[];
  readonly markets: readonly string[] | null;
  readonly room_type_ids: readonly string[] | null;
};

type PricedHotel = HotelAges & {
  readonly taxes: readonly TaxRule[];
  readonly rooms: readonly PricedRoomRow[];
  readonly rates: readonly PricedRateRow[];
};

/** No country: taxes of residents are left out. */
const ANYWHERE = '';

/**
 * The "from" price of a hotel: what a night of its cheapest stay costs, at a rate that everyone can book, for as many nights as
 * the rate asks for, with meals, fees and the taxes that we charge, as a list states it. Zero if nothing has a price.
 */
export function leastPriceOfHotel(hotel: PricedHotel): number {
  let least = 0;
  for (const room of hotel.rooms)
    for (const rate of hotel.rates) {
      const priceMinor = leastPriceOf(room, rate, hotel);
      if (priceMinor !== undefined && (least === 0 || priceMinor < least)) least = priceMinor;
    }
  return least;
}

function leastPriceOf(row: PricedRoomRow, rate: PricedRateRow, hotel: PricedHotel): number | undefined {
  if (rate.markets !== null || rate.room_type_ids?.includes(row.id) === false) return undefined;
  const room = capacityOf(row);
  // A room for one is priced for one.
  const party = { ...DEFAULT_ROOM, adults: Math.min(DEFAULT_ROOM.adults, row.max_adults) };
  const prices = {
    priceShare: rate.price_share,
    stayFeeMinor: rate.stay_fee_minor,
    boardAdultMinor: rate.board_adult_minor,
    boardChildMinor: rate.board_child_minor,
  };
  const first = cheapestStart(row, rate);
  if (first === undefined) return undefined;
  const nights = row.prices_minor
    .slice(first, first + rate.min_nights)
    .map((priceMinor, night) => ({ date: addDays(row.first_night, first + night), priceMinor }));
  const price = priceRoom({ room, hotel, rate: prices, party, residence: ANYWHERE, nights });
  return price && divideHalfEven(price.totalMinor, rate.min_nights);
}

/** The position of the first night of the cheapest stay; undefined if none can begin. Numbers alone: an import has thousands. */
function cheapestStart(
  { first_night, prices_minor }: PricedRoomRow,
  rate: PricedRateRow,
): number | undefined {
  const { min_nights, closed_to_arrival, closed_to_departure } = rate;
  const isClosed = (days: readonly number[], night: number) =>
    days.length > 0 && days.includes(weekday(addDays(first_night, night)));
  let cheapest: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let start = 0; start + min_nights <= prices_minor.length; start++) {
    const minor = sumOfStay(prices_minor, start, start + min_nights);
    if (minor === 0 || minor >= least) continue;
    if (isClosed(closed_to_arrival, start) || isClosed(closed_to_departure, start + min_nights)) continue;
    cheapest = start;
    least = minor;
  }
  return cheapest;
}

/** Zero if a night has no price. */
function sumOfStay(prices: readonly number[], first: number, end: number): number {
  let sum = 0;
  for (let night = first; night < end; night++) {
    const price = prices[night] ?? 0;
    if (price <= 0) return 0;
    sum += price;
  }
  return sum;
}

function capacityOf(row: PricedRoomRow) {
  return {
    maxAdults: row.max_adults,
    maxChildren: row.max_children,
    maxOccupancy: row.max_occupancy,
    extraBeds: row.extra_beds,
    cots: row.cots,
    includedAdults: row.included_adults,
    adultSupplementMinor: row.adult_supplement_minor,
    singleReductionMinor: row.single_reduction_minor,
    childPrices: row.child_prices,
    extraBedMinor: row.extra_bed_minor,
  };
}
