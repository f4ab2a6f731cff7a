import type { Hours } from '@ashore/core/availability/timetable.ts';
import { DAY_PARTS, type DayPart } from '@ashore/core/contract/list-choices.ts';
import { type LocalTime, localTime } from '@ashore/core/time/local-time.ts';
import type { ListedOption } from './list-facts.ts';

const noon = localTime('12:00');
const five = localTime('17:00');

/** In which parts of a day it starts at some time of the year; what is open through several counts in each. */
export function dayPartsOf(options: readonly Pick<ListedOption, 'timetable'>[]): DayPart[] {
  const hours = options.flatMap(({ timetable: { rules, exceptions } }) => [...rules, ...exceptions]);
  const found = new Set(hours.flatMap(partsOfHours));
  return DAY_PARTS.filter((part) => found.has(part));
}

function partsOfHours({ startTimes, open }: Hours): DayPart[] {
  const parts = startTimes.map(partOf);
  if (!open) return parts;
  const { opens, closes } = open;
  const isOvernight = closes <= opens;
  if (opens < noon) parts.push('morning');
  if (opens < five && (isOvernight || closes > noon)) parts.push('afternoon');
  if (isOvernight || closes > five) parts.push('evening');
  return parts;
}

function partOf(time: LocalTime): DayPart {
  if (time < noon) return 'morning';
  return time < five ? 'afternoon' : 'evening';
}
