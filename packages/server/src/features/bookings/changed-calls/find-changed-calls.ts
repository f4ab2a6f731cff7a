import type { Queryable } from '../../../database/queryable.ts';
import type { CallKey } from '../../cruises/change-call.ts';
import { readBooking } from '../booking.ts';
import { CHECKED_STATES, compareCall } from './apply-call-change.ts';

/** At most 100 bookings whose ship is not as they state it, or whose travellers have not chosen in time. */
export async function findChangedCalls(
  client: Queryable,
  without: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(SOME_CHANGED, [CHECKED_STATES, without]);
  return rows.map(({ id }) => id);
}

const instantOf = (name: string) => `(booking.quote #>> '{ship,${name}}')::timestamptz`;

// The states are written out, so that the index of these bookings is used.
const CHANGED = `
  select booking.id from bookings booking
  left join cruise_calls call on call.route_id = (booking.quote #>> '{ship,routeId}')::uuid
    and call.port_id = (booking.quote #>> '{ship,portId}')::uuid
    and call.on_day = (booking.quote #>> '{ship,day}')::date
  where booking.quote ? 'ship' and booking.state in ('on_request', 'accepted', 'confirmed')
    and booking.state = any($1) and booking.starts_at > now() and booking.id <> all($2::uuid[])
    and (call.route_id is null or call.state = 'skipped'
      or call.arrives_at is distinct from ${instantOf('arrivesAt')}
      or call.departs_at is distinct from ${instantOf('departsAt')}
      or call.all_aboard_at is distinct from ${instantOf('allAboardAt')}
      or call.berth is distinct from (booking.quote #>> '{ship,berth}')::integer
      or call.is_tender is distinct from (booking.quote #>> '{ship,isTender}')::boolean
      or ${instantOf('chooseUntil')} <= now())`;

const SOME_CHANGED = `${CHANGED} order by booking.starts_at, booking.id limit 100`;

export type CallBookingCounts = { readonly fit: number; readonly unfit: number; readonly skipped: number };

/** How many bookings of a call still fit, no longer fit, or lose their port, by the timetable that the client sees. */
export async function countCallBookings(
  client: Queryable,
  { routeId, portId, day }: CallKey,
): Promise<CallBookingCounts> {
  const { rows } = await client.query<{ id: string }>(BOOKINGS_OF_CALL, [routeId, portId, day]);
  return countFitting(client, rows);
}

/** The same for all bookings whose ship is not as they state it. */
export async function countChangedBookings(client: Queryable): Promise<CallBookingCounts> {
  const { rows } = await client.query<{ id: string }>(CHANGED, [CHECKED_STATES, []]);
  return countFitting(client, rows);
}

async function countFitting(
  client: Queryable,
  ids: readonly { readonly id: string }[],
): Promise<CallBookingCounts> {
  const counts = { fit: 0, unfit: 0, skipped: 0 };
  for (const { id } of ids) {
    const booking = await readBooking(client, id);
    const compared = booking && (await compareCall(client, booking));
    if (!compared) continue;
    const { before, after } = compared;
    if (!after) counts.skipped += 1;
    else if (after.isFitting) counts.fit += 1;
    // A trip that was booked although it did not fit is not lost.
    else if (before.isFitting) counts.unfit += 1;
  }
  return counts;
}

const BOOKINGS_OF_CALL = `
  select id from bookings
  where quote ? 'ship' and state in ('on_request', 'accepted', 'confirmed') and starts_at > now()
    and quote #>> '{ship,routeId}' = $1 and quote #>> '{ship,portId}' = $2 and quote #>> '{ship,day}' = $3`;
