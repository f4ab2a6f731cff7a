import { type LocalDate, type LocalTime, parseLocalTime } from '@ashore/core/time/local-date-time.ts';
import { CannotStart } from '../../database/cannot-start.ts';
import type { Database } from '../../database/connect.ts';
import {
  type ListDepartures,
  type ListedDeparture,
  type ListedDepartures,
  listDepartures,
} from '../../features/availability/list-departures.ts';
import { typedDay } from '../arguments.ts';
import { WrongUsage } from '../command.ts';

export const departureOptions = { time: { type: 'string' }, option: { type: 'string' } } as const;

export const departureUsage = [
  'product code   eight letters and digits: the end of the address of its page',
  'day            on the calendar of the place, such as 2026-12-24',
  '--time <time>  only what starts then, such as 18:30; or "open" for what is open all day',
  '--option <n>   number of the option, from 1, in the order of the product page',
] as const;

export type NamedDepartures = {
  readonly product: string;
  readonly date: LocalDate;
  /** Null for departures that are open all day; undefined for all departures. */
  readonly time: LocalTime | null | undefined;
  readonly number: number | undefined;
};

type Values = Readonly<Record<string, string | boolean | undefined>>;

/** Reads which departures a command names. */
export function readNamed(
  [product, day]: readonly (string | undefined)[],
  { time, option }: Values,
): NamedDepartures {
  if (product === undefined) throw new WrongUsage('A product must be named by its code.');
  return { product, date: readDay(day), time: readTime(time), number: readNumber(option) };
}

export function readDay(day: string | undefined): LocalDate {
  const date = day === undefined ? undefined : typedDay(day);
  if (date === undefined)
    throw new WrongUsage(`A day must be named, such as 2026-12-24${day ? `, not "${day}"` : ''}.`);
  return date;
}

function readTime(time: Values[string]): LocalTime | null | undefined {
  if (typeof time !== 'string') return undefined;
  if (time === 'open') return null;
  const found = parseLocalTime(time);
  if (found === undefined) throw new WrongUsage(`"${time}" is not a time such as 09:30 or "open".`);
  return found;
}

function readNumber(option: Values[string]): number | undefined {
  if (typeof option !== 'string') return undefined;
  if (!/^[1-9]\d{0,2}$/.test(option))
    throw new WrongUsage(`"${option}" is not an option number: the first option is 1.`);
  return Number(option);
}

export type FoundDepartures = ListedDepartures & { readonly named: ListedDeparture[] };

/** Finds the named departures. If there are none, the error lists the departures of that day. */
export async function findNamed(
  database: Pick<Database, 'pool'>,
  { product, date, time, number }: NamedDepartures,
): Promise<FoundDepartures> {
  const found = await departuresOf(database, { product, from: date, days: 1 });
  const { names, departures } = found;
  if (number !== undefined && number > names.options.length)
    throw new CannotStart(
      `There is no option ${number} of ${names.product}: it has ${names.options.length}.`,
    );
  const named = departures.filter(
    (one) => (number ?? one.number) === one.number && (time === undefined || one.time === time),
  );
  if (named.length > 0) return { ...found, named };
  const there = departures.map((one) => timeOf(one, names.options.length)).join(', ');
  const otherwise = there === '' ? 'does not run' : `runs at other times: ${there}`;
  throw new CannotStart(`On ${date} ${names.product} ${otherwise}. Nothing was changed.`);
}

/** All departures of a product on some days. */
export async function departuresOf(
  database: Pick<Database, 'pool'>,
  input: Omit<ListDepartures, 'now'>,
): Promise<ListedDepartures> {
  const found = await listDepartures(database, { ...input, now: new Date() });
  if (!found) throw new CannotStart(`There is no product with the code ${input.product}.`);
  if (found === 'beyond') throw new CannotStart(`${input.from} is more than two years away.`);
  return found;
}

/** What distinguishes a departure from the others of its day. */
export function timeOf({ time, number }: ListedDeparture, options: number): string {
  return `${time ?? 'open'}${options > 1 ? ` (option ${number})` : ''}`;
}
