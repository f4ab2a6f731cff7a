import type { LocalDate } from '@ashore/core/time/local-date.ts';
import type { LocalTime } from '@ashore/core/time/local-time.ts';
import type { Database } from '../../database/connect-database.ts';
import { releaseHoldsOf } from '../quotes/release-holds-of.ts';
import { type CallOff, callOffBooking } from './call-off-booking.ts';

export type CalledOffDeparture = {
  readonly option: string;
  readonly date: LocalDate;
  readonly time: LocalTime | null;
};

type CallOffDepartures = CallOff & {
  /** Closed before, so that nobody takes what is given up here. */
  readonly departures: readonly CalledOffDeparture[];
};

/**
 * Calls off everything that is sold of departures which are closed, a transaction for each booking: whoever is stopped half way
 * does the same again, and only what is left is done. What somebody is about to pay for is let go first; his money finds no
 * spots and goes back.
 */
export async function callOffDepartures(
  database: Database,
  { departures, ...why }: CallOffDepartures,
): Promise<{ readonly calledOff: number }> {
  let calledOff = 0;
  for (const departure of departures) {
    await releaseHoldsOf(database.pool, departure);
    const { rows } = await database.pool.query<{ id: string }>(SOLD, [
      departure.option,
      departure.date,
      departure.time,
    ]);
    for (const { id: bookingId } of rows) {
      const { outcome } = await callOffBooking(database, { bookingId, ...why });
      if (outcome === 'taken') calledOff += 1;
    }
  }
  return { calledOff };
}

/** By what was promised, so that what somebody else has counted is found too. */
const SOLD = `
  select b.id from bookings b
  where b.product_id = (select product_id from product_options where id = $1)
    and b.quote ->> 'optionId' = $1::text and b.quote ->> 'date' = $2::text
    and b.quote ->> 'time' is not distinct from $3::text
    and b.state in ('on_request', 'accepted', 'confirmed', 'completed')
  order by b.booked_at, b.id`;
