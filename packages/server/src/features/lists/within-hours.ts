import { type LocalTime, minutesOfDay } from '@ashore/core/time/local-date-time.ts';
import type { OnDays } from './filter.ts';
import type { Columns } from './index/columns.ts';
import type { Hours } from './index/facets.ts';

export type WantedHours = {
  /** It starts at this time or later. */
  readonly startFrom?: LocalTime | undefined;
  /** It starts before this time. */
  readonly startBefore?: LocalTime | undefined;
  /** It is over at this time. */
  readonly backBy?: LocalTime | undefined;
};

/** Inside opening hours travellers stay this many minutes if it is not stated how long it takes. */
const USUAL_VISIT = 60;

/** Decides which products have a start that keeps to these hours. Undefined without wanted hours. */
export function withinHours(columns: Columns, wanted: WantedHours): OnDays | undefined {
  const { startFrom, startBefore, backBy } = wanted;
  if ([startFrom, startBefore, backBy].every((time) => time === undefined)) return undefined;
  const passes = columns.facets.hours.values.map((hours) => hours.some((one) => keepsTo(one, wanted)));
  const codes = columns.codes('hours');
  return (number) => passes[codes[number] ?? 0] === true;
}

function keepsTo(
  { start, closes, minutes }: Hours,
  { startFrom, startBefore, backBy }: WantedHours,
): boolean {
  const from = startFrom === undefined ? 0 : minutesOfDay(startFrom);
  if (
    startBefore !== undefined &&
    Math.max(start, closes === undefined ? 0 : from) >= minutesOfDay(startBefore)
  )
    return false;
  const to = backBy === undefined ? Number.POSITIVE_INFINITY : minutesOfDay(backBy);
  if (closes === undefined) return start >= from && (backBy === undefined || endOf(start, minutes) <= to);
  const end = Math.max(start, from) + (minutes ?? USUAL_VISIT);
  return end <= Math.min(closes, to);
}

/** What has no stated length may take longer than any time. */
function endOf(start: number, minutes: number | undefined): number {
  return minutes === undefined ? Number.POSITIVE_INFINITY : start + minutes;
}
