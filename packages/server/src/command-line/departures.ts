import type { ListedDeparture } from '../features/availability/list-departures.ts';
import { departuresOf, readDay } from './named-departures.ts';
import { readOptions, type Verb, WrongUsage } from './verb.ts';
import { withDatabase } from './with-database.ts';

const usualDays = 14;
const mostDays = 366;

export const departures: Verb = {
  summary: 'Lists the departures of a product, with what is held, sold and free of each.',
  usage: [
    '<product code> [--from <day>] [--days <n>]',
    'product code  eight letters and digits: the end of the address of its page',
    '--from <day>  the first day, such as 2026-12-24; else today at the place',
    `--days <n>    how many days, ${usualDays} unless said, ${mostDays} at most`,
  ],
  async run(args, context) {
    const text = { type: 'string' } as const;
    const { values, positionals } = readOptions(args, { from: text, days: text }, 1);
    const [product] = positionals;
    if (product === undefined) throw new WrongUsage('A product must be named by its code.');
    const from = typeof values.from === 'string' ? readDay(values.from) : undefined;
    const asked = { product, from, days: readDays(values.days) };
    const found = await withDatabase(context, { mayMake: false }, ({ database }) =>
      departuresOf(database, asked),
    );
    const { names } = found;
    context.print(`${names.product}, ${found.from} to ${found.to}`);
    if (names.options.length > 1)
      for (const [index, name] of names.options.entries()) context.print(`option ${index + 1}: ${name}`);
    for (const departure of found.departures) context.print(lineOf(departure, names.options.length));
    if (found.departures.length === 0) context.print('It does not run on any of these days.');
    return 0;
  },
};

function readDays(days: string | boolean | undefined): number {
  if (days === undefined) return usualDays;
  const count = /^\d{1,3}$/.test(String(days)) ? Number(days) : 0;
  if (count < 1 || count > mostDays) throw new WrongUsage(`--days is a number from 1 to ${mostDays}.`);
  return count;
}

function lineOf(departure: ListedDeparture, options: number): string {
  const { date, time, number, capacity, held, sold, free, closed, isOffTimetable, hasLeft } = departure;
  const option = options > 1 ? `  option ${number}` : '';
  const counts = `${String(capacity).padStart(4)} spots: ${held} held, ${sold} sold, ${free} free`;
  const notes = [
    hasLeft && 'has left',
    closed && 'closed',
    isOffTimetable && 'no longer in the timetable',
  ].filter(Boolean);
  return `${date}  ${(time ?? 'open').padEnd(5)}${option}  ${counts}${notes.map((note) => `; ${note}`).join('')}`;
}
