import { addDays, localTime, minutesOfDay } from '../time/local-date-time.ts';
import { localDateAt, localDateTimeToInstant, localTimeAt } from '../time/time-zone.ts';

/** The way back to the ship. What is not known counts as nothing, so that the margin is the least that every trip needs. */
export type WayBack = {
  /** The usual drive from the farthest point of the trip. */
  readonly driveMinutes?: number;
  /** For traffic, ferries and weather of the place. */
  readonly riskMinutes?: number;
  readonly isTender?: boolean;
  /** By the rule of fit of a port call, which knows all of this. */
  readonly minutesNeeded?: number | undefined;
};

export type TripToFit = WayBack & {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  /** On the clock of the place, or the instant where the port call is known. */
  readonly allAboard: string | Date;
};

export type ShipFit = {
  /** `tight`: the margin is there, but it is short. */
  readonly fit: 'fits' | 'tight' | 'misses';
  readonly allAboardAt: Date;
  /** From the end of the trip to all aboard. Negative if the trip ends later. */
  readonly minutesLeft: number;
  readonly minutesNeeded: number;
};

/**
 * Whether a trip ends early enough before all aboard, for a ship of which only that time is known. With a port call,
 * `tripFit` of `cruises/trip-fit.ts` decides. Ships do not wait for travellers of a trip sold ashore.
 */
export function shipFit(trip: TripToFit): ShipFit {
  const allAboardAt = allAboardInstant(trip);
  const minutesLeft = Math.floor((allAboardAt.getTime() - trip.endsAt.getTime()) / minute);
  const minutesNeeded = trip.minutesNeeded ?? marginMinutes(trip);
  const fit = minutesLeft < minutesNeeded ? 'misses' : minutesLeft < tightBelowMinutes ? 'tight' : 'fits';
  return { fit, allAboardAt, minutesLeft, minutesNeeded };
}

const minute = 60_000;
const dayMinutes = 24 * 60;
const leastMarginMinutes = 60;
const tenderMinutes = 15;
const tightBelowMinutes = 90;
/** A drive up to this is part of the least margin; half of what is longer is added. */
const shortDriveMinutes = 30;
/** Ships that leave in the small hours belong to the evening before. */
const nightEnds = minutesOfDay(localTime('05:00'));

function marginMinutes({ driveMinutes = 0, riskMinutes = 0, isTender = false }: WayBack): number {
  const drive = Math.max(0, driveMinutes - shortDriveMinutes) / 2;
  const margin = leastMarginMinutes + drive + riskMinutes + (isTender ? tenderMinutes : 0);
  // In steps of five minutes: an estimate to the minute would promise more than it knows.
  return Math.ceil(margin / 5) * 5;
}

/** All aboard is on the day of the departure; for a trip of several days, on its last day. */
function allAboardInstant({ startsAt, endsAt, timeZone, allAboard }: TripToFit): Date {
  if (allAboard instanceof Date) return allAboard;
  const isOfOneDay = endsAt.getTime() - startsAt.getTime() < dayMinutes * minute;
  const day = localDateAt(isOfOneDay ? startsAt : endsAt, timeZone);
  const time = localTime(allAboard);
  const start = minutesOfDay(localTimeAt(startsAt, timeZone));
  const isNextNight = isOfOneDay && minutesOfDay(time) < Math.min(nightEnds, start);
  return localDateTimeToInstant(isNextNight ? addDays(day, 1) : day, time, timeZone);
}
