import type { DateRule } from '../contract/tour-details.ts';
import type { LocalDate } from '../time/local-date-time.ts';
import { departureTimesOn, type Timetable } from './timetable.ts';

/** Whether any of these options runs on a day. The calendar of a show disables all other days. */
export function runsOn(rules: readonly DateRule[], date: LocalDate): boolean {
  // The rules arrive as plain text; the contract has already checked the days and times.
  return rules.some((rule) => departureTimesOn(rule as unknown as Timetable, date).length > 0);
}
