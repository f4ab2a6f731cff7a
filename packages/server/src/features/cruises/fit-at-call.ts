import type { Span } from '@ashore/core/availability/departure-span.ts';
import { arrivalBefore } from '@ashore/core/booking/arrival.ts';
import { type Coordinates, kilometresBetween } from '@ashore/core/cruises/distance.ts';
import { tripWays } from '@ashore/core/cruises/port-ways.ts';
import { reachableAt, type TripFit, tripFit } from '@ashore/core/cruises/trip-fit.ts';
import { addDays, type LocalDate } from '@ashore/core/time/local-date-time.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { RouteCall } from './show-route.ts';

/** Where a trip takes place. */
export type TripPlaces = {
  readonly start: Coordinates;
  readonly end: Coordinates;
  /** What the product visits, if it is one sight. */
  readonly sight: Coordinates | null;
  /** Where travellers are picked up. */
  readonly pickups: readonly Coordinates[];
};

const pointOf = (kind: string) =>
  `select jsonb_build_object('latitude', s.latitude, 'longitude', s.longitude) from product_points s
   where s.product_id = product.id and s.kind = '${kind}' order by s.position limit 1`;

/** SQL columns with the places of a row `product` of `products`. */
export const tripPlacesColumns = `
  coalesce((${pointOf('start')}), jsonb_build_object('latitude', product.latitude, 'longitude',
    product.longitude)) as start,
  coalesce((${pointOf('drop-off')}), (${pointOf('start')}),
    jsonb_build_object('latitude', product.latitude, 'longitude', product.longitude)) as end,
  (select jsonb_build_object('latitude', s.latitude, 'longitude', s.longitude)
   from locations s where s.id = product.sight_id) as sight,
  coalesce((select jsonb_agg(jsonb_build_object('latitude', s.latitude, 'longitude', s.longitude))
   from product_points s where s.product_id = product.id and s.kind = 'pickup'), '[]') as pickups`;

type TripTimes = {
  /** Null for a visit at any time while open. */
  readonly time: string | null;
  /** From start to end; of a visit at any time, the opening hours. */
  readonly open: Span;
  readonly durationMinutes: number | null;
};

/** Judges a trip by the rule of fit. Undefined if a visit at any time would last longer than the place is open. */
export function fitAtCall(
  call: RouteCall,
  { start: meeting, end: last, sight, pickups }: TripPlaces,
  { time, open, durationMinutes }: TripTimes,
): { readonly startsAt: Date; readonly fit: TripFit } | undefined {
  const pickup = pickups.find((point) => kilometresBetween(call, point) <= NEAR_QUAY_KILOMETRES);
  const [start, end] = pickup ? [pickup, pickup] : [meeting, last];
  const visit = (durationMinutes ?? 60) * MINUTE;
  const ways = tripWays(call, { start, end, farthest: sight ?? meeting });
  const reachable = reachableAt(call, ways);
  // During opening hours travellers come as soon as they can.
  const startsAt = time === null && reachable && reachable > open.from ? reachable : open.from;
  const endsAt = time === null ? new Date(startsAt.getTime() + visit) : open.to;
  if (time === null && endsAt > open.to) return undefined;
  const meetsAt = time === null ? startsAt : arrivalBefore(startsAt);
  return { startsAt, fit: tripFit(call, { ...ways, meetsAt, endsAt }) };
}

const MINUTE = 60_000;
const NEAR_QUAY_KILOMETRES = 1;

/** The days on which the ship is in port, on the clock of the port. */
export function daysInPort({ day, departsAt, timeZone }: RouteCall): LocalDate[] {
  const last = departsAt ? localDateAt(departsAt, timeZone) : day;
  const days = [day];
  for (let next = addDays(day, 1); next <= last; next = addDays(next, 1)) days.push(next);
  return days;
}
