import { type DayRule, holdsOn } from '../time/day-rule.ts';
import { addDays, type LocalDate } from '../time/local-date.ts';

/** The days from the first to the last, both included, on which at least one of these rules holds. */
export function daysThatRun(rules: readonly DayRule[], first: LocalDate, last: LocalDate): LocalDate[] {
  const days: LocalDate[] = [];
  for (let day = first; day <= last; day = addDays(day, 1))
    if (rules.some((rule) => holdsOn(rule, day))) days.push(day);
  return days;
}
