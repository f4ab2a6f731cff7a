import type { Exception, Hours, Timetable } from '@ashore/core/availability/timetable.ts';
import type { DateRule } from '@ashore/core/contract/tour-details.ts';
import type { Database } from '../../database/connect-database.ts';
import { readOffer } from './read-offer.ts';
import type { TourRow } from './tour.queries.ts';

/** What the calendar of a show goes by; nothing else has date rules. */
export async function readDateRules(
  database: Pick<Database, 'pool'>,
  { id, type }: Pick<TourRow, 'id' | 'type'>,
): Promise<DateRule[]> {
  if (type !== 'shows') return [];
  const offer = await readOffer(database, id);
  return (offer?.options ?? []).map((option) => ({ componentKey: option.id, ...ruleOf(option.timetable) }));
}

function ruleOf({ rules, exceptions }: Timetable): Omit<DateRule, 'componentKey'> {
  return {
    rules: rules.map(({ weekdays, season, ...rule }) => ({
      ...(weekdays && { weekdays: [...weekdays] }),
      ...(season && { season }),
      ...hoursOf(rule),
    })),
    exceptions: exceptions.map(exceptionOf),
  };
}

function exceptionOf({ days, ...exception }: Exception): DateRule['exceptions'][number] {
  return { days, ...hoursOf(exception) };
}

function hoursOf({ startTimes, open }: Hours): Pick<DateRule['rules'][number], 'startTimes' | 'open'> {
  return { startTimes: [...startTimes], ...(open && { open }) };
}
