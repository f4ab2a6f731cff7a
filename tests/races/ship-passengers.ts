import { localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../packages/server/src/database/connect.ts';
import {
  changeCallInLisbon,
  fromShip,
  withShipInLisbon,
} from '../../packages/server/test-support/bookings/from-sailing.ts';
import { askForQuote } from '../../packages/server/test-support/quotes/quotes.ts';
import { bookingDepsOf, cardOf, pressPay, sendCheckout } from './race-bookings.ts';
import { createRaceDatabase, firstDay, sailOption } from './race-database.ts';
import { repeatCount } from './race-limits.ts';
import { raceServerSettings } from './race-server-settings.ts';

const day = localDate(firstDay);

/** More than five hundred in a full run. */
export const PASSENGERS = repeatCount(63);

/** A database with a ship that is in Lisbon on the first day, and room for all its passengers. */
export async function withPassengers() {
  const { database, url } = await createRaceDatabase();
  const routeId = await withShipInLisbon(database, firstDay);
  await database.pool.query('update product_options set capacity = 1000 where id = $1', [sailOption]);
  const card = await cardOf(database);
  const { now } = raceServerSettings(database).clock;
  const sell = async (count: number) => {
    for (let buyer = 0; buyer < count; buyer++) {
      const held = await askForQuote(database, {
        ...fromShip(database, routeId),
        ...{ date: firstDay, time: localTime('10:00'), party: { adult: 1 }, at: now() },
      });
      if (held.outcome !== 'held') throw new Error(`No spot is held: ${held.outcome}.`);
      await sendCheckout(bookingDepsOf(database), pressPay(held.quote, card));
    }
  };
  return { database, url, sell };
}

export const skipCall = (database: Database) => changeCallInLisbon(database, { day, isSkipped: true });
export const restoreCall = (database: Database) => changeCallInLisbon(database, { day, departure: '18:30' });

/** How bookings ended: state, number of refunds, whether everything is refunded, and notifications. */
export async function endings({ pool }: Database) {
  const { rows } = await pool.query(
    `select b.state, (select count(*)::int from refunds r where r.payment_id = b.payment_id) as refunds,
       (select sum(r.amount_minor) from refunds r where r.payment_id = b.payment_id and r.state = 'done') = b.total_minor as "isAll",
       (select count(*)::int from jobs j where j.kind = 'notify-booking' and j.payload ->> 'bookingId' = b.id::text
         and j.payload ->> 'about' = 'cancel_for_ship') as notified,
       count(*)::int as bookings
     from bookings b group by 1, 2, 3, 4`,
  );
  return rows;
}
