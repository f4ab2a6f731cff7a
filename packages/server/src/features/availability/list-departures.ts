import { departureTimesOn } from '@ashore/core/availability/timetable.ts';
import { addDays, type LocalDate, type LocalTime } from '@ashore/core/time/local-date-time.ts';
import { localDateAt, localDateTimeToInstant } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../database/connect.ts';
import { type Offer, type ProductNames, readAnyOffer, readNames } from '../catalogue/offers/read-offer.ts';
import type { DaySpan } from './read-inventory.ts';
import { listTakenSpots } from './read-taken-spots.ts';
import { lastRequestableDay } from './requested-days.ts';

export type ListDeparturesInput = {
  /** UUID or public code, whether or not it is on sale. */
  readonly product: string;
  /** Defaults to today at the place. */
  readonly from?: LocalDate | undefined;
  readonly days: number;
  readonly now: Date;
};

export type ListedDeparture = {
  /** Number of the option, counted from 1 in the order of the page. */
  readonly number: number;
  readonly option: string;
  readonly date: LocalDate;
  /** Null for opening hours. */
  readonly time: LocalTime | null;
  readonly capacity: number;
  readonly held: number;
  readonly sold: number;
  readonly free: number;
  readonly closed: boolean;
  /** Whether it is held or sold although the timetable no longer contains it. */
  readonly isOffTimetable: boolean;
  /** Whether it has started. Its remaining spots can no longer be booked. */
  readonly hasLeft: boolean;
};

export type ListedDepartures = DaySpan & {
  readonly names: ProductNames;
  readonly departures: ListedDeparture[];
};

/**
 * Lists the departures of a product on some days for operators, with held, sold and available spots.
 * Undefined for an unknown product, and `beyond` for days later than the last that can be asked for.
 */
export async function listDepartures(
  database: Pick<Database, 'pool'>,
  { product, days, now, ...bounds }: ListDeparturesInput,
): Promise<ListedDepartures | 'beyond' | undefined> {
  const offer = await readAnyOffer(database, product);
  if (!offer) return undefined;
  const today = localDateAt(now, offer.timeZone);
  const { from = today } = bounds;
  if (from > lastRequestableDay(today)) return 'beyond';
  const to = addDays(from, days - 1);
  const options = offer.options.map(({ id }) => id);
  const [names, takenDepartures] = await Promise.all([
    readNames(database, offer.productId),
    listTakenSpots(database, { options, from, to }),
  ]);
  const departuresByKey = new Map(takenDepartures.map((one) => [keyOf(one), one]));
  const scheduledDepartures = startsOf(offer, { from, to });
  const scheduledKeys = new Set(scheduledDepartures.map(keyOf));
  const otherDepartures = takenDepartures.filter(
    (one) => !scheduledKeys.has(keyOf(one)) && one.held + one.sold > 0,
  );
  const departures = [...scheduledDepartures, ...otherDepartures].map(({ option, date, time }) => {
    const optionIndex = options.indexOf(option);
    const capacity = offer.options[optionIndex]?.capacity ?? 0;
    const departure = departuresByKey.get(keyOf({ option, date, time })) ?? {
      capacity,
      held: 0,
      sold: 0,
      closed: false,
    };
    return {
      ...{
        number: optionIndex + 1,
        option,
        date,
        time,
        held: departure.held,
        sold: departure.sold,
        closed: departure.closed,
      },
      capacity: departure.capacity,
      free: Math.max(0, departure.capacity - departure.held - departure.sold),
      isOffTimetable: !scheduledKeys.has(keyOf({ option, date, time })),
      hasLeft: time !== null && localDateTimeToInstant(date, time, offer.timeZone) <= now,
    };
  });
  departures.sort((one, other) => (sortKeyOf(one) < sortKeyOf(other) ? -1 : 1));
  return { from, to, names, departures };
}

type DepartureKey = Pick<ListedDeparture, 'option' | 'date' | 'time'>;

function startsOf({ options }: Offer, { from, to }: DaySpan): DepartureKey[] {
  const departures: DepartureKey[] = [];
  for (let date = from; date <= to; date = addDays(date, 1))
    for (const { id: option, timetable } of options)
      for (const { time } of departureTimesOn(timetable, date)) departures.push({ option, date, time });
  return departures;
}

function keyOf({ option, date, time }: DepartureKey): string {
  return `${option} ${date} ${time ?? ''}`;
}

function sortKeyOf({ date, time, number }: ListedDeparture): string {
  return `${date} ${time ?? ''} ${String(number).padStart(3, '0')}`;
}
