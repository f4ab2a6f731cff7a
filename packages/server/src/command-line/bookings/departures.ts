import { CannotStart } from '../../database/cannot-start.ts';
import { closeDepartures, setCapacity } from '../../features/availability/change-departures.ts';
import type { ListedDeparture } from '../../features/availability/list-departures.ts';
import { type CommandContext, readOptions, type Verb, WrongUsage } from '../command.ts';
import { withDatabase } from '../with-database.ts';
import {
  departureOptions,
  departuresOf,
  departureUsage,
  findNamed,
  readDay,
  readNamed,
  timeOf,
} from './find-departures.ts';

const usualDays = 14;
const mostDays = 366;

export const departures: Verb = {
  summary: 'Lists the departures of a product with held, sold and available spots.',
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
    const range = { product, from, days: readDays(values.days) };
    const found = await withDatabase(context, { mayMake: false }, ({ database }) =>
      departuresOf(database, range),
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

export const capacity: Verb = {
  summary: 'Sets the capacity of one departure; never below its held and sold spots.',
  usage: [
    '<product code> <day> <spots> [--time <time>] [--option <n>]',
    ...departureUsage,
    'spots          how many there are to sell, or "usual" for as many as its kind has',
  ],
  async run(args, context) {
    const { values, positionals } = readOptions(args, departureOptions, 3);
    const which = readNamed(positionals, values);
    const wanted = readSpots(positionals[2]);
    return await withDatabase(context, { mayMake: false }, async ({ database }) => {
      const { names, named } = await findNamed(database, which);
      const [departure, ...others] = named;
      if (!departure || others.length > 0) {
        const all = named.map((one) => timeOf(one, names.options.length)).join(', ');
        throw new CannotStart(`Say which of these is meant, with --time or --option: ${all}.`);
      }
      const set = await setCapacity(database, { departure, capacity: wanted });
      const name = `${names.product} on ${which.date}, ${timeOf(departure, names.options.length)}`;
      if (set.outcome === 'taken') {
        const { held, sold } = set;
        context.print(
          `${name}: ${held + sold} spots are taken (${sold} sold, ${held} held), so it cannot have ${wanted}.`,
        );
        context.print('Nothing was changed. To sell no more of it, close it.');
        return 1;
      }
      context.print(`${name}: ${set.capacity} spots${wanted === null ? ', as usual' : ''}.`);
      return 0;
    });
  },
};

/** Null means the usual number of spots. */
function readSpots(spots: string | undefined): number | null {
  if (spots === 'usual') return null;
  if (spots === undefined || !/^\d{1,5}$/.test(spots))
    throw new WrongUsage('How many spots must be said, as a number or as "usual".');
  return Number(spots);
}

export const close: Verb = {
  summary: 'Closes departures of a product: a whole day, one option, or one departure.',
  usage: ['<product code> <day> [--time <time>] [--option <n>]', ...departureUsage],
  run: (args, context) => act(args, context, true),
};

export const reopen: Verb = {
  summary: 'Reopens closed departures.',
  usage: ['<product code> <day> [--time <time>] [--option <n>]', ...departureUsage],
  run: (args, context) => act(args, context, false),
};

async function act(args: readonly string[], context: CommandContext, closed: boolean): Promise<number> {
  const { values, positionals } = readOptions(args, departureOptions, 2);
  const which = readNamed(positionals, values);
  const { changed, names, named } = await withDatabase(context, { mayMake: false }, async ({ database }) => {
    const found = await findNamed(database, which);
    return { ...found, changed: await closeDepartures(database, { departures: found.named, closed }) };
  });
  if (changed.length === 0) {
    context.print(
      `${names.product} on ${which.date} is ${closed ? 'closed' : 'open'} already. Nothing was changed.`,
    );
    return 1;
  }
  const times = changed.map((one) => timeOf(one, names.options.length)).join(', ');
  context.print(`${closed ? 'Closed' : 'Open again'}: ${names.product} on ${which.date}, ${times}.`);
  const sold = named.reduce((sum, one) => sum + one.sold, 0);
  const held = named.reduce((sum, one) => sum + one.held, 0);
  if (closed && sold + held > 0)
    context.print(`Spots sold: ${sold}, held: ${held}. They stay valid; notify these travellers.`);
  return 0;
}
