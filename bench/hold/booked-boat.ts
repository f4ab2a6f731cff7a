import { addDays, type LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../packages/server/src/database/connect.ts';
import { catalogueId } from '../../packages/server/src/features/catalogue/import/catalogue-id.ts';
import { productRow } from '../../packages/server/test-support/catalogue/place-file.ts';

const days = 400;
const departuresPerDay = 12;
const bookingsPerDeparture = 6;

/** Leaves every hour from eight in the morning, every day, with a shared boat. */
export const cruiseProduct = productRow('cruise', {
  startTimes: Array.from(
    { length: departuresPerDay },
    (_, hour) => `${String(8 + hour).padStart(2, '0')}:00`,
  ),
  days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
  season: null,
  durationMinutes: 120,
  capacity: 40,
});

export const cruise = {
  id: catalogueId('product', 'lisbon', 'cruise'),
  optionId: catalogueId('option', 'lisbon', 'cruise', 0),
};

/**
 * Sells every spot of the boat for more than a year, in bookings of two. No departure has spots left, but only the boat
 * shows that, so each departure must be checked. This is the most expensive request of a visitor who only
 * wants to see a day. A trip of two hours begins every hour, so two departures share the boat at any time: its
 * capacity is that of two departures with six bookings of two.
 */
export async function bookBoat({ pool }: Database, firstDay: LocalDate): Promise<void> {
  await pool.query(
    `with boat as (
       insert into resources (id, organisation_id, slug, capacity)
       select gen_random_uuid(), id, 'boat', 2 * 2 * ${bookingsPerDeparture} from organisations limit 1 returning id)
     insert into option_resources (option_id, resource_id, per, units) select $1, id, 'spot', 1 from boat`,
    [cruise.optionId],
  );
  // One month at a time, because no statement may take longer than those of visitors.
  for (let day = 0; day < days; day += 30) await bookDays(pool, addDays(firstDay, day));
}

async function bookDays(pool: Database['pool'], first: LocalDate): Promise<void> {
  await pool.query(
    `with made as (
       insert into departures (option_id, local_date, local_time, wanted_capacity, capacity, sold)
       select $1, $2::date + day, make_time(hour, 0, 0), 40, 40, 2 * ${bookingsPerDeparture}
       from generate_series(0, 29) day, generate_series(8, ${7 + departuresPerDay}) hour returning *),
     booked as (
       insert into holds (cart_id, departure_id, spots, state, expires_at, quote)
       select gen_random_uuid(), made.id, 2, 'sold', now(), '{}'
       from made, generate_series(1, ${bookingsPerDeparture}) returning id, departure_id)
     insert into resource_uses (hold_id, resource_id, units, starts_at, ends_at)
     select booked.id, r.resource_id, 2, begun.at, begun.at + interval '2 hours'
     from booked join made on made.id = booked.departure_id join option_resources r on r.option_id = made.option_id,
       lateral (select (made.local_date + made.local_time) at time zone 'Europe/Lisbon' as at) begun`,
    [cruise.optionId, first],
  );
}
