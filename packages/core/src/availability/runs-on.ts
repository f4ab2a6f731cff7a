import type { DateRule } from '../contract/tour-details.ts';
import type { LocalDate } from '../time/local-date.ts';
import { startsOn, type Timetable } from './timetable.ts';

/** Whether any of these ways to book runs on a day: a show's calendar disables all others. */
export function runsOn(rules: readonly DateRule[], date: LocalDate): boolean {
  // Plain text is what travels; that it is days and times the contract has seen to.
  return rules.some((rule) => startsOn(rule as unknown as Timetable, date).length > 0);
}
