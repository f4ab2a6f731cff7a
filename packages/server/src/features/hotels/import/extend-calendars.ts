import { addDays, type LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../../database/connect.ts';
import { transaction } from '../../../database/transaction.ts';
import type { PriceRules } from '../file/hotel-file.ts';
import { NIGHTS_OF_CALENDAR, priceCalendar } from '../file/night-prices.ts';
import { leastPriceOfHotel } from './least-price.ts';

/** A calendar with fewer nights left is continued. Guests book up to a year ahead, and some longer. */
const FEWEST_NIGHTS = 365;
/** So few that nothing waits for it. */
const HOTELS_AT_ONCE = 20;

type ShortCalendar = {
  readonly rules: PriceRules;
  readonly hotelId: string;
  readonly rooms: readonly { readonly id: string; readonly baseMinor: number }[];
};

type PricedHotel = Parameters<typeof leastPriceOfHotel>[0];

/**
 * Continues the calendars of some hotels by their own rules, and returns of how many. Rooms whose file lists the price of
 * every night have no rules: their calendars end where the file ends.
 */
export async function extendCalendars(database: Database, today: LocalDate): Promise<number> {
  return await transaction(database, async ({ client }) => {
    const { rows: hotels } = await client.query<ShortCalendar>(SHORT_CALENDARS, [
      addDays(today, FEWEST_NIGHTS),
      HOTELS_AT_ONCE,
    ]);
    const first = addDays(today, -1);
    const pricesByRules = priceCalendar({ first, nights: NIGHTS_OF_CALENDAR });
    for (const { rules, hotelId, rooms } of hotels) {
      const pricesOf = pricesByRules(rules);
      for (const { id, baseMinor } of rooms)
        await client.query('update room_types set first_night = $2, prices_minor = $3 where id = $1', [
          id,
          first,
          pricesOf(baseMinor),
        ]);
      const { rows: priced } = await client.query<PricedHotel>(PRICED_HOTEL, [hotelId]);
      const [hotelNow] = priced;
      if (hotelNow) await client.query(SET_LEAST_PRICE, [hotelId, leastPriceOfHotel(hotelNow)]);
    }
    return hotels.length;
  });
}

const SHORT_CALENDARS = `
  select hotels.product_id as "hotelId", hotels.price_rules as rules,
    jsonb_agg(jsonb_build_object('id', room.id, 'baseMinor', room.base_price_minor) order by room.id) as rooms
  from hotels join room_types room on room.hotel_id = hotels.product_id
  where hotels.price_rules is not null and room.base_price_minor is not null
    and room.first_night + cardinality(room.prices_minor) <= $1
  group by hotels.product_id order by hotels.product_id limit $2`;

/** A hotel as its "from" price is computed, by the import and here alike. */
const PRICED_HOTEL = `
  select hotels.child_age as "childAge", hotels.cot_age as "cotAge", hotels.taxes,
    (select jsonb_agg(to_jsonb(room_types) order by position) from room_types
      where hotel_id = hotels.product_id) as rooms,
    coalesce((select jsonb_agg(to_jsonb(rate_plans) order by position) from rate_plans
      where hotel_id = hotels.product_id), '[]') as rates
  from hotels where hotels.product_id = $1`;

const SET_LEAST_PRICE = 'update products set price_minor = $2 where id = $1 and price_minor <> $2';
