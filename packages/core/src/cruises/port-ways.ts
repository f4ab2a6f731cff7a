import { type Coordinates, kilometresBetween } from './distance.ts';
import type { TripWays } from './trip-fit.ts';

/** A port, and the way from its gate to the place that it serves. */
export type PortWay = Coordinates & {
  readonly place: { readonly kilometres: number; readonly minutes: number };
};

type TripPoints = {
  readonly start: Coordinates;
  readonly end: Coordinates;
  readonly farthest: Coordinates;
};

/** Estimates the ways of a trip from its distances, at the pace of the one way that is known: that to the place. */
export function tripWays(port: PortWay, { start, end, farthest }: TripPoints): TripWays {
  return {
    outMinutes: isAtQuay(port, start) ? undefined : travelMinutes(port, start),
    backMinutes: isAtQuay(port, end) ? undefined : travelMinutes(port, end),
    driveMinutes: travelMinutes(port, farthest),
  };
}

const QUAY_KILOMETRES = 0.4;

function isAtQuay(port: Coordinates, point: Coordinates): boolean {
  return kilometresBetween(port, point) <= QUAY_KILOMETRES;
}

/** Roads are about this much longer than the straight line. */
const ROAD_FACTOR = 1.25;
const WALKED_KILOMETRES = 1.5;
const MINUTES_PER_WALKED_KILOMETRE = 15;
const MINUTES_TO_GET_GOING = 5;

function travelMinutes(port: PortWay, to: Coordinates): number {
  const kilometres = kilometresBetween(port, to) * ROAD_FACTOR;
  if (kilometres <= WALKED_KILOMETRES) return roundedUpToFive(kilometres * MINUTES_PER_WALKED_KILOMETRE);
  return roundedUpToFive(MINUTES_TO_GET_GOING + kilometres * minutesPerKilometre(port, kilometres));
}

/** An estimate to the minute would promise more than it knows. */
const roundedUpToFive = (minutes: number) => Math.ceil(minutes / 5) * 5;

/** From this length on, the known way to the place shows the usual pace of the region. */
const LONG_WAY_KILOMETRES = 5;
/** A way up to this length counts as one through a town. */
const TOWN_KILOMETRES = 10;
const MINUTES_PER_KILOMETRE = { inTown: 3, onTheRoad: 1.2 };

function minutesPerKilometre({ place }: PortWay, kilometres: number): number {
  if (place.kilometres >= LONG_WAY_KILOMETRES) return place.minutes / place.kilometres;
  return kilometres <= TOWN_KILOMETRES ? MINUTES_PER_KILOMETRE.inTown : MINUTES_PER_KILOMETRE.onTheRoad;
}
