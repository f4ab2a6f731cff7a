import {
  bookableUntilAsOf,
  type DepartureToTime,
  departureSpan,
} from '@ashore/core/availability/departure-span.ts';
import { type DepartureState, departureState } from '@ashore/core/availability/departure-state.ts';
import { type DepartureTime, departureTimesOn } from '@ashore/core/availability/timetable.ts';
import { partyLimits } from '@ashore/core/pricing/party-limits.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { OfferedOption } from '../catalogue/offers/read-offer.ts';
import type { TakenInventory } from './read-inventory.ts';

export type DeparturesOnInput = {
  readonly option: OfferedOption;
  readonly timeZone: string;
  readonly date: LocalDate;
  readonly party: number;
  readonly now: Date;
  readonly inventory: TakenInventory;
};

export type DepartureOnDay = {
  readonly start: DepartureTime;
  readonly timing: DepartureToTime;
} & DepartureState;

/** Every departure of one option on a day, and what is left of it. */
export function departuresOn({
  option,
  timeZone,
  date,
  party,
  now,
  inventory,
}: DeparturesOnInput): DepartureOnDay[] {
  const { timetable, capacity, durationMinutes, cutoffMinutes, tickets, resources } = option;
  const { minimum, group } = partyLimits(tickets);
  return departureTimesOn(timetable, date).map((start) => {
    const timing = { date, start, timeZone, durationMinutes, cutoffMinutes };
    const departure = {
      taken: inventory.takenSpots(option.id, date, start.time),
      capacity,
      group,
      party: Math.max(party, minimum),
      bookableUntil: bookableUntilAsOf(now, timing),
      now,
    };
    const withoutResources = departureState(departure);
    // Shared resources can only reduce what is left. They are not computed if nothing is left anyway.
    const isDecided =
      resources.length === 0 || !('spots' in withoutResources) || withoutResources.state === 'sold_out';
    if (isDecided) return { start, timing, ...withoutResources };
    const shared = inventory.shared(resources, departureSpan(timing));
    return { start, timing, ...departureState({ ...departure, shared }) };
  });
}
