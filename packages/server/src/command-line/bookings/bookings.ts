import { BOOKING_STATES, type BookingState } from '@ashore/core/booking/booking-process.ts';
import { money, toDecimalText } from '@ashore/core/money/money.ts';
import { personName } from '@ashore/core/text/person-name.ts';
import { CannotStart } from '../../database/cannot-start.ts';
import type { Database } from '../../database/connect.ts';
import { readBookingRecords } from '../../features/bookings/booking-records.ts';
import {
  type ListBookingsInput,
  type ListedBooking,
  listBookings,
  readContactDetails,
} from '../../features/bookings/list-bookings.ts';
import { type Command, readOptions, UsageError } from '../command.ts';
import { countText } from '../count-text.ts';
import { withDatabase } from '../with-database.ts';
import { readDay, readTime } from './find-departures.ts';
import { recordLines } from './record-lines.ts';
import { statusText } from './status-text.ts';

const textOption = { type: 'string' } as const;
const flagOption = { type: 'boolean' } as const;

/** States in which the travellers are expected, or have travelled. */
const TRAVELLING_STATES: readonly BookingState[] = ['accepted', 'confirmed', 'completed'];

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 1_000;

export const bookingsCommand: Command = {
  summary: 'Lists the newest bookings, or those of a day, product, person or status.',
  usage: [
    '[--day <day>] [--product <code>] [--email <address>] [--name <text>] [--status <status>] [--limit <n>]',
    '--day <day>        local day of the trip, such as 2026-12-24',
    '--product <code>   eight letters and digits at the end of the address of the product page',
    '--email <address>  address of the contact person',
    '--name <text>      part of the name of the contact person or of a traveller',
    `--status <status>  one of ${Object.keys(BOOKING_STATES)
      .filter((state) => state !== 'quoted')
      .join(', ')}`,
    `--limit <n>        number of bookings, 1 to ${MAX_LIMIT}; default: ${DEFAULT_LIMIT}`,
  ],
  async run(args, context) {
    const { values } = readOptions(args, {
      day: textOption,
      product: textOption,
      email: textOption,
      name: textOption,
      status: textOption,
      limit: textOption,
    });
    const limit = readLimit(values.limit);
    const selection: Omit<ListBookingsInput, 'limit'> = {
      day: typeof values.day === 'string' ? readDay(values.day) : undefined,
      product: textOf(values.product),
      email: textOf(values.email),
      name: readName(values.name),
      states: values.status === undefined ? undefined : [readStatus(values.status)],
    };
    const isNewestFirst = Object.values(selection).every((one) => one === undefined);
    const bookings = await withDatabase(context, { mayCreate: false }, ({ database }) =>
      listBookings(database, { ...selection, isNewestFirst, limit: limit + 1 }),
    );
    for (const booking of bookings.slice(0, limit)) context.print(bookingLine(booking));
    if (bookings.length > limit)
      context.print(
        isNewestFirst
          ? 'There are older bookings. Narrow the selection or raise --limit.'
          : `There are more bookings than ${limit}. Narrow the selection or raise --limit.`,
      );
    if (bookings.length === 0) context.print('No bookings.');
    return 0;
  },
};

export const bookingCommand: Command = {
  summary: 'Shows one booking with its tickets, payments, refunds and invoices.',
  usage: [
    '<order> [--contact]',
    'order      order number, with or without hyphens',
    '--contact  includes email address and phone number of the contact person',
  ],
  async run(args, context) {
    const { values, positionals } = readOptions(args, { contact: flagOption }, 1);
    const [order] = positionals;
    if (order === undefined) throw new UsageError('Missing <order>, the order number of a booking.');
    const lines = await withDatabase(context, { mayCreate: false }, async ({ database }) => {
      const [booking] = await listBookings(database, { orderNumber: order, limit: 1 });
      if (!booking) throw new CannotStart(`There is no booking ${order}.`);
      return [
        ...detailLines(booking),
        ...recordLines(await readBookingRecords(database, booking.id), booking.currency),
        ...(values.contact === true ? await contactLines(database, booking) : []),
      ];
    });
    for (const line of lines) context.print(line);
    return 0;
  },
};

export const manifestCommand: Command = {
  summary: 'Lists the travellers of a day, or of one departure.',
  usage: [
    '<day> [--product <code>] [--time <time>] [--contact]',
    'day               local day of the trips, such as 2026-12-24',
    '--product <code>  eight letters and digits at the end of the address of the product page',
    '--time <time>     local start time, such as 18:30, or "open" for departures that are open all day',
    '--contact         includes email address and phone number of the contact persons',
  ],
  async run(args, context) {
    const { values, positionals } = readOptions(
      args,
      { product: textOption, time: textOption, contact: flagOption },
      1,
    );
    const day = readDay(positionals[0]);
    const selection = {
      day,
      product: textOf(values.product),
      time: readTime(values.time),
      states: TRAVELLING_STATES,
    };
    const lines = await withDatabase(context, { mayCreate: false }, async ({ database }) => {
      const bookings = await listBookings(database, { ...selection, limit: 10_000 });
      return manifestLines(database, bookings, values.contact === true);
    });
    for (const line of lines) context.print(line);
    if (lines.length === 0) context.print(`No travellers on ${day}.`);
    return 0;
  },
};

async function manifestLines(
  database: Database,
  bookings: readonly ListedBooking[],
  hasContacts: boolean,
): Promise<readonly string[]> {
  const contacts = hasContacts
    ? await readContactDetails(
        database,
        bookings.map(({ id }) => id),
      )
    : new Map<string, never>();
  const lines: string[] = [];
  const departures = Map.groupBy(bookings, ({ time, product, option, supplier }) => {
    return `${time ?? 'open'}  ${product}, ${option}, by ${supplier}`;
  });
  for (const [departure, bookingsOfDeparture] of departures) {
    lines.push(`${departure}: ${travellersText(bookingsOfDeparture)}`);
    for (const booking of bookingsOfDeparture) {
      lines.push(`  ${booking.orderNumber}  ${contactName(booking)}: ${travellerNames(booking)}`);
      const contact = contacts.get(booking.id);
      if (contact) lines.push(`            ${contactText(contact)}`);
    }
  }
  return lines;
}

/** One line of a list: enough to recognise the booking. */
export function bookingLine(booking: ListedBooking): string {
  const { orderNumber, day, time, state, product } = booking;
  const start = time === null ? day : `${day} ${time}`;
  return `${orderNumber}  ${start}  ${statusText(state)}  ${product}: ${contactName(booking)}, ${countText(booking.travellers.length, 'traveller')}`;
}

function detailLines(booking: ListedBooking): string[] {
  const { orderNumber, state, product, option, supplier, day, time, currency, totalMinor } = booking;
  return [
    `${orderNumber}  ${statusText(state)}`,
    `Trip: ${product}, ${option}, by ${supplier}`,
    `Start: ${time === null ? day : `${day} ${time}`}, local time`,
    `Total: ${currency} ${toDecimalText(money(totalMinor, currency))}`,
    `Contact person: ${contactName(booking)}`,
    `Travellers: ${booking.travellers.length === 0 ? 'none' : travellerNames(booking)}`,
  ];
}

async function contactLines(database: Database, { id }: ListedBooking): Promise<string[]> {
  const contact = (await readContactDetails(database, [id])).get(id);
  return [contact ? `Contact: ${contactText(contact)}` : 'The contact details were deleted.'];
}

function contactText({
  email,
  phoneNumber,
}: {
  readonly email: string;
  readonly phoneNumber: string | null;
}) {
  return phoneNumber === null ? email : `${email}, ${phoneNumber}`;
}

function contactName({ contact: { firstName, lastName } }: ListedBooking): string {
  return personName(firstName ?? '', lastName ?? '') || 'name deleted';
}

function travellerNames({ travellers }: ListedBooking): string {
  const names = travellers.filter((name) => name !== '');
  const others = travellers.length - names.length;
  return [...names, ...(others > 0 ? [`${others} without a name`] : [])].join(', ');
}

/** Counts people, not bookings: one booking is for several travellers. */
export function travellersText(bookings: readonly ListedBooking[]): string {
  const travellers = bookings.reduce((sum, one) => sum + one.travellers.length, 0);
  return `${countText(travellers, 'traveller')} in ${countText(bookings.length, 'booking')}`;
}

function textOf(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' ? value.trim() : undefined;
}

function readName(value: string | boolean | undefined): string | undefined {
  const name = textOf(value);
  if (name === '') throw new UsageError('--name needs part of a name.');
  return name;
}

function readStatus(value: string | boolean): BookingState {
  const state = Object.keys(BOOKING_STATES).find((one) => one === value && one !== 'quoted');
  if (state === undefined) throw new UsageError(`"${value}" is not a status of a booking.`);
  return state as BookingState;
}

function readLimit(value: string | boolean | undefined): number {
  if (value === undefined) return DEFAULT_LIMIT;
  const limit = /^\d{1,4}$/.test(String(value)) ? Number(value) : 0;
  if (limit < 1 || limit > MAX_LIMIT)
    throw new UsageError(`--limit must be a number from 1 to ${MAX_LIMIT}.`);
  return limit;
}
