import { addDays, type LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../../database/connect.ts';
import { transaction } from '../../../database/transaction.ts';
import type { PriceRules } from '../file/hotel-file.ts';
import { NIGHTS_OF_CALENDAR, priceCalendar } from '../file/night-prices.ts';

/** A calendar with fewer nights left is continued. Guests book up to a year ahead, and some longer. */
const FEWEST_NIGHTS = 365;
/** So few that nothing waits for it. */
const HOTELS_AT_ONCE = 20;

type ShortCalendar = {
  readonly rules: PriceRules;
  readonly hotelId: string;
  readonly rooms: readonly { readonly id: string; readonly baseMinor: number }[];
};

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
      await client.query(CARRY_LEAST_PRICE, [hotelId]);
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

/** The "from" price of a hotel is that of its cheapest night, as the import computes it. */
const CARRY_LEAST_PRICE = `
  update products set price_minor = least.price
  from (select min(price) as price from room_types, unnest(prices_minor) as price
    where hotel_id = $1 and price > 0) least
  where products.id = $1 and products.price_minor <> least.price`;
