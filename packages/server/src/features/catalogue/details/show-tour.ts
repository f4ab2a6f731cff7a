import type { Exception, RunningTimes, Timetable } from '@ashore/core/availability/timetable.ts';
import type { DateRule, TourDetails } from '@ashore/core/contract/tour-details.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { nextMidnightAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../../database/connect.ts';
import { readReaderContext } from '../cards/present-tour.ts';
import { selectTour, selectTourOfOption, type TourRow } from '../cards/tour.queries.ts';
import { readOffer } from '../offers/read-offer.ts';
import { selectParts } from './details.queries.ts';
import { type ProductDetails, presentDetails } from './present-details.ts';

export type ShowTourInput = {
  /** UUID or public code of the product, or the UUID of one of its options (its component key). */
  readonly id: string;
  readonly locale: MessageLocale;
  readonly currency: SelectableCurrency;
  readonly now: Date;
};

export type ShownTour = {
  readonly tour: ProductDetails & Pick<TourDetails, 'dateRules'>;
  readonly supplierId: string;
  /** When the details become outdated by themselves: at the end of the day there. */
  readonly until: Date;
};

/** Reads all that its supplier says about one product. */
export async function showTour(
  database: Database,
  { id, locale, currency, now }: ShowTourInput,
): Promise<ShownTour | undefined> {
  const reading = { locale, now };
  const row = (await selectTour(database, id, reading)) ?? (await selectTourOfOption(database, id, reading));
  if (!row) return undefined;
  const [parts, dateRules, reader] = await Promise.all([
    selectParts(database, row.id, locale),
    readDateRules(database, row),
    readReaderContext(database, [row], { locale, currency, now }),
  ]);
  // The product was removed between the two queries.
  if (!parts) return undefined;
  return {
    tour: { ...presentDetails({ row, parts }, reader), dateRules },
    supplierId: row.supplierId,
    until: nextMidnightAt(now, row.timeZone),
  };
}

/** Reads the rules for the calendar of a show. Other products have no date rules. */
async function readDateRules(
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
      ...runningTimesOf(rule),
    })),
    exceptions: exceptions.map(exceptionOf),
  };
}

function exceptionOf({ days, ...exception }: Exception): DateRule['exceptions'][number] {
  return { days, ...runningTimesOf(exception) };
}

function runningTimesOf({
  startTimes,
  open,
}: RunningTimes): Pick<DateRule['rules'][number], 'startTimes' | 'open'> {
  return { startTimes: [...startTimes], ...(open && { open }) };
}
