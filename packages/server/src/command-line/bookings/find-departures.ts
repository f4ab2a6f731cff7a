import { type LocalDate, type LocalTime, parseLocalTime } from '@ashore/core/time/local-date-time.ts';
import { CannotStart } from '../../database/cannot-start.ts';
import type { Database } from '../../database/connect.ts';
import {
  type ListDeparturesInput,
  type ListedDeparture,
  type ListedDepartures,
  listDepartures,
} from '../../features/availability/list-departures.ts';
import { parseTypedDay } from '../arguments.ts';
import { UsageError } from '../command.ts';

export const departureOptions = { time: { type: 'string' }, option: { type: 'string' } } as const;

export const departureUsage = [
  'product code   eight letters and digits at the end of the address of the product page',
  'day            local day of the departure, such as 2026-12-24',
  '--time <time>  local start time, such as 18:30, or "open" for departures that are open all day',
  '--option <n>   number of the option, in the order of the product page; the first is 1',
] as const;

export type DepartureSelection = {
  readonly product: string;
  readonly date: LocalDate;
  /** Null for departures that are open all day; undefined for all departures. */
  readonly time: LocalTime | null | undefined;
  readonly number: number | undefined;
};

type Values = Readonly<Record<string, string | boolean | undefined>>;

/** Reads the departures that the arguments select. */
export function readDepartureSelection(
  [product, day]: readonly (string | undefined)[],
  { time, option }: Values,
): DepartureSelection {
  if (product === undefined) throw new UsageError('Missing <product code>.');
  return { product, date: readDay(day), time: readTime(time), number: readNumber(option) };
}

export function readDay(day: string | undefined): LocalDate {
  const date = day === undefined ? undefined : parseTypedDay(day);
  if (date === undefined)
    throw new UsageError(
      day === undefined ? 'Missing <day>, such as 2026-12-24.' : `"${day}" is not a day such as 2026-12-24.`,
    );
  return date;
}

export function readTime(time: Values[string]): LocalTime | null | undefined {
  if (typeof time !== 'string') return undefined;
  if (time === 'open') return null;
  const localTime = parseLocalTime(time);
  if (localTime === undefined) throw new UsageError(`"${time}" is not a time such as 09:30 or "open".`);
  return localTime;
}

function readNumber(option: Values[string]): number | undefined {
  if (typeof option !== 'string') return undefined;
  if (!/^[1-9]\d{0,2}$/.test(option))
    throw new UsageError(`"${option}" is not an option number: the first option is 1.`);
  return Number(option);
}

export type FoundDepartures = {
  readonly productNames: ListedDepartures['names'];
  readonly namedDepartures: readonly ListedDeparture[];
};

/** Finds the named departures. If there are none, the error lists the departures of that day. */
export async function findNamedDepartures(
  database: Pick<Database, 'pool'>,
  { product, date, time, number }: DepartureSelection,
): Promise<FoundDepartures> {
  const { names, departures } = await listDeparturesInRange(database, { product, from: date, days: 1 });
  if (number !== undefined && number > names.options.length)
    throw new CannotStart(
      `There is no option ${number} of ${names.product}: it has ${names.options.length}.`,
    );
  const namedDepartures = departures.filter(
    (one) => (number ?? one.number) === one.number && (time === undefined || one.time === time),
  );
  if (namedDepartures.length > 0) return { productNames: names, namedDepartures };
  const otherDepartures = departures.map((one) => departureName(one, names.options.length)).join(', ');
  const dayText = otherDepartures === '' ? 'does not run' : `runs at other times: ${otherDepartures}`;
  throw new CannotStart(`On ${date} ${names.product} ${dayText}. Nothing was changed.`);
}

/** Lists all departures of a product within a range of days. */
export async function listDeparturesInRange(
  database: Pick<Database, 'pool'>,
  input: Omit<ListDeparturesInput, 'now'>,
): Promise<ListedDepartures> {
  const listedDepartures = await listDepartures(database, { ...input, now: new Date() });
  if (!listedDepartures) throw new CannotStart(`There is no product with the code ${input.product}.`);
  if (listedDepartures === 'beyond') throw new CannotStart(`${input.from} is more than two years away.`);
  return listedDepartures;
}

/** Names a departure among the others of its day: its start time, and its option if there are several. */
export function departureName({ time, number }: ListedDeparture, options: number): string {
  return `${time ?? 'open'}${options > 1 ? ` (option ${number})` : ''}`;
}
