import type { BookingState } from '@ashore/core/booking/booking-process.ts';
import { containsCardNumber } from '@ashore/core/text/card-number.ts';
import { typedLines } from '@ashore/core/text/typed-text.ts';
import { CannotStart } from '../../database/cannot-start.ts';
import type { Database } from '../../database/connect.ts';
import { closeDepartures, setCapacity } from '../../features/availability/change-departures.ts';
import type { ListedDeparture } from '../../features/availability/list-departures.ts';
import { type ListedBooking, listBookings } from '../../features/bookings/list-bookings.ts';
import { messageTravellers } from '../../features/bookings/notifications/message-travellers.ts';
import { type Command, type CommandContext, readOptions, UsageError } from '../command.ts';
import { readSiteOfMails } from '../site-of-mails.ts';
import { withDatabase } from '../with-database.ts';
import { bookingLine, travellersText } from './bookings.ts';
import {
  departureName,
  departureOptions,
  departureUsage,
  findNamedDepartures,
  listDeparturesInRange,
  readDay,
  readDepartureSelection,
} from './find-departures.ts';

const DEFAULT_DAYS = 14;
const MAX_DAYS = 366;

export const departuresCommand: Command = {
  summary: 'Lists the departures of a product with held, sold and available spots.',
  usage: [
    '<product code> [--from <day>] [--days <n>]',
    'product code  eight letters and digits at the end of the address of the product page',
    '--from <day>  first local day, such as 2026-12-24; default: today at the place',
    `--days <n>    number of days, 1 to ${MAX_DAYS}; default: ${DEFAULT_DAYS}`,
  ],
  async run(args, context) {
    const text = { type: 'string' } as const;
    const { values, positionals } = readOptions(args, { from: text, days: text }, 1);
    const [product] = positionals;
    if (product === undefined) throw new UsageError('Missing <product code>.');
    const from = typeof values.from === 'string' ? readDay(values.from) : undefined;
    const range = { product, from, days: readDays(values.days) };
    const listedDepartures = await withDatabase(context, { mayCreate: false }, ({ database }) =>
      listDeparturesInRange(database, range),
    );
    const { names } = listedDepartures;
    context.print(`${names.product}, ${listedDepartures.from} to ${listedDepartures.to}`);
    if (names.options.length > 1)
      for (const [index, name] of names.options.entries()) context.print(`option ${index + 1}: ${name}`);
    for (const departure of listedDepartures.departures)
      context.print(departureLine(departure, names.options.length));
    if (listedDepartures.departures.length === 0) context.print('No departures on these days.');
    return 0;
  },
};

function readDays(days: string | boolean | undefined): number {
  if (days === undefined) return DEFAULT_DAYS;
  const count = /^\d{1,3}$/.test(String(days)) ? Number(days) : 0;
  if (count < 1 || count > MAX_DAYS) throw new UsageError(`--days must be a number from 1 to ${MAX_DAYS}.`);
  return count;
}

function departureLine(departure: ListedDeparture, options: number): string {
  const { date, time, number, capacity, held, sold, free, closed, isOffTimetable, hasLeft } = departure;
  const option = options > 1 ? `  option ${number}` : '';
  const counts = `${String(capacity).padStart(4)} spots: ${held} held, ${sold} sold, ${free} available`;
  const notes = [
    hasLeft && 'departed',
    closed && 'closed',
    isOffTimetable && 'no longer in the timetable',
  ].filter(Boolean);
  return `${date}  ${(time ?? 'open').padEnd(5)}${option}  ${counts}${notes.map((note) => `; ${note}`).join('')}`;
}

export const setCapacityCommand: Command = {
  summary: 'Sets the capacity of one departure; never below its held and sold spots.',
  usage: [
    '<product code> <day> <spots> [--time <time>] [--option <n>]',
    ...departureUsage,
    'spots          number of spots on sale, or "usual" for the option’s capacity',
  ],
  async run(args, context) {
    const { values, positionals } = readOptions(args, departureOptions, 3);
    const selection = readDepartureSelection(positionals, values);
    const newCapacity = readSpots(positionals[2]);
    return await withDatabase(context, { mayCreate: false }, async ({ database }) => {
      const { productNames, namedDepartures } = await findNamedDepartures(database, selection);
      const [departure, ...others] = namedDepartures;
      if (!departure || others.length > 0) {
        const choices = namedDepartures
          .map((one) => departureName(one, productNames.options.length))
          .join(', ');
        throw new CannotStart(`Several departures match. Select one with --time or --option: ${choices}.`);
      }
      const result = await setCapacity(database, { departure, capacity: newCapacity });
      const name = `${productNames.product} on ${selection.date}, ${departureName(departure, productNames.options.length)}`;
      if (result.outcome === 'taken') {
        const { held, sold } = result;
        context.print(
          `${name}: ${held + sold} spots are taken (${sold} sold, ${held} held), so its capacity cannot be ${newCapacity}.`,
        );
        context.print('Nothing was changed. To stop sales, use close-departure.');
        return 1;
      }
      context.print(
        `${name}: ${result.capacity} spots${newCapacity === null ? ', the option’s capacity' : ''}.`,
      );
      return 0;
    });
  },
};

/** Null means the option's capacity. */
function readSpots(spots: string | undefined): number | null {
  if (spots === 'usual') return null;
  if (spots === undefined || !/^\d{1,5}$/.test(spots))
    throw new UsageError('spots must be a number or "usual".');
  return Number(spots);
}

export const closeDepartureCommand: Command = {
  summary: 'Closes departures of a product: a whole day, one option, or one departure.',
  usage: [
    '<product code> <day> [--time <time>] [--option <n>] [--check | --notify <text>]',
    ...departureUsage,
    '--check          lists the bookings of the departures; closes nothing',
    '--notify <text>  emails this text to the contact persons of the booked travellers, unchanged',
  ],
  run: (args, context) =>
    args.includes('--check') ? checkDepartures(args, context) : closeOrReopen(args, context, true),
};

export const reopenDepartureCommand: Command = {
  summary: 'Reopens closed departures.',
  usage: ['<product code> <day> [--time <time>] [--option <n>]', ...departureUsage],
  run: (args, context) => closeOrReopen(args, context, false),
};

/** Shows what closing would affect, by the same selection. */
async function checkDepartures(args: readonly string[], context: CommandContext): Promise<number> {
  const { values, positionals } = readOptions(args, { ...departureOptions, check: { type: 'boolean' } }, 2);
  const selection = readDepartureSelection(positionals, values);
  const { namedDepartures, productNames, booked } = await withDatabase(
    context,
    { mayCreate: false },
    async ({ database }) => {
      const selectedDepartures = await findNamedDepartures(database, selection);
      return {
        ...selectedDepartures,
        booked: await listBookingsOf(database, selectedDepartures.namedDepartures),
      };
    },
  );
  const times = namedDepartures.map((one) => departureName(one, productNames.options.length)).join(', ');
  context.print(`Would be closed: ${productNames.product} on ${selection.date}, ${times}.`);
  context.print(booked.length === 0 ? 'No bookings.' : `Booked: ${travellersText(booked)}.`);
  for (const booking of booked) context.print(bookingLine(booking));
  context.print('Nothing was changed.');
  return 0;
}

async function closeOrReopen(
  args: readonly string[],
  context: CommandContext,
  closed: boolean,
): Promise<number> {
  const options = { ...departureOptions, ...(closed && { notify: { type: 'string' } as const }) };
  const { values, positionals } = readOptions(args, options, 2);
  const selection = readDepartureSelection(positionals, values);
  const message = readMessage(values.notify);
  const { changedDepartures, productNames, namedDepartures, booked, emails } = await withDatabase(
    context,
    { mayCreate: false },
    async ({ database }) => {
      const selectedDepartures = await findNamedDepartures(database, selection);
      const departures = selectedDepartures.namedDepartures;
      // Before anything is closed: without an address nothing may happen.
      const site = message === undefined ? undefined : await readSiteOfMails(context, database);
      const changed = await closeDepartures(database, { departures, closed });
      const booked = closed ? await listBookingsOf(database, departures) : [];
      const emails =
        message === undefined || !site
          ? undefined
          : await messageTravellers(database, { bookings: booked, text: message, ...site });
      return { ...selectedDepartures, changedDepartures: changed, booked, emails };
    },
  );
  if (changedDepartures.length === 0) {
    context.print(
      `${productNames.product} on ${selection.date} is already ${closed ? 'closed' : 'open'}. Nothing was changed.`,
    );
    printBooked(context, booked, emails);
    return emails === undefined ? 1 : 0;
  }
  const times = changedDepartures.map((one) => departureName(one, productNames.options.length)).join(', ');
  context.print(`${closed ? 'Closed' : 'Reopened'}: ${productNames.product} on ${selection.date}, ${times}.`);
  const soldSpots = namedDepartures.reduce((sum, one) => sum + one.sold, 0);
  const heldSpots = namedDepartures.reduce((sum, one) => sum + one.held, 0);
  if (closed && soldSpots + heldSpots > 0)
    context.print(`Spots sold: ${soldSpots}, held: ${heldSpots}. They stay valid.`);
  printBooked(context, booked, emails);
  return 0;
}

function readMessage(value: string | boolean | undefined): string | undefined {
  if (value === undefined) return undefined;
  const message = typedLines(String(value));
  if (message === '') throw new UsageError('--notify needs the text of the email.');
  if (containsCardNumber(message)) throw new UsageError('The text contains a card number.');
  return message;
}

async function listBookingsOf(
  database: Database,
  departures: readonly ListedDeparture[],
): Promise<readonly ListedBooking[]> {
  const lists = departures.map(({ option, date, time }) =>
    listBookings(database, { day: date, time, options: [option], states: EXPECTING_STATES, limit: 1_000 }),
  );
  return (await Promise.all(lists)).flat();
}

/** Bookings whose travellers expect the departure to run. */
const EXPECTING_STATES: readonly BookingState[] = ['on_request', 'accepted', 'confirmed'];

function printBooked(
  { print }: CommandContext,
  booked: readonly ListedBooking[],
  emails: number | undefined,
): void {
  if (booked.length === 0) return;
  print(`${emails === undefined ? 'To be notified' : 'Booked'}: ${travellersText(booked)}.`);
  for (const booking of booked) print(bookingLine(booking));
  print(
    emails === undefined
      ? 'To email them, repeat the command with --notify.'
      : `Emails that will be sent: ${emails}.`,
  );
}
