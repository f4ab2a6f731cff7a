import { addDays, daysBetween, type LocalDate } from '@ashore/core/time/local-date-time.ts';
import { CannotStart } from '../../database/cannot-start.ts';
import type { Database } from '../../database/connect.ts';
import { type Arrival, listArrivals } from '../../features/bookings/stays/list-arrivals.ts';
import { closeNights, setAllotment } from '../../features/hotels/rooms/change-nights.ts';
import {
  type HotelRooms,
  type HotelRoomType,
  type ListedNight,
  listNights,
  listRoomTypes,
} from '../../features/hotels/rooms/list-room-types.ts';
import { type Command, type CommandContext, readOptions, UsageError } from '../command.ts';
import { countText } from '../count-text.ts';
import { withDatabase } from '../with-database.ts';
import { readDay } from './find-departures.ts';

const MAX_NIGHTS_AT_ONCE = 550;
const DEFAULT_NIGHTS = 7;
const text = { type: 'string' } as const;

const hotelCode = 'hotel code      eight letters and digits at the end of the address of the hotel page';
const nightsUsage = [
  hotelCode,
  'first night     day on which the first night begins, such as 2027-05-14',
  '--nights <n>    how many nights; default: 1',
  '--rooms <slug>  one room type of the hotel; default: all of them',
];

type Selection = {
  readonly hotel: HotelRooms;
  readonly roomTypes: readonly HotelRoomType[];
  readonly from: LocalDate;
  readonly until: LocalDate;
};

async function findHotel(database: Pick<Database, 'pool'>, code: string | undefined): Promise<HotelRooms> {
  if (code === undefined) throw new UsageError('Missing <hotel code>.');
  const hotel = await listRoomTypes(database, code.toLowerCase());
  if (!hotel) throw new CannotStart(`There is no hotel with the code ${code}.`);
  return hotel;
}

function readNights(value: string | boolean | undefined, usual: number): number {
  if (value === undefined) return usual;
  const count = /^\d{1,3}$/.test(String(value)) ? Number(value) : 0;
  if (count < 1 || count > MAX_NIGHTS_AT_ONCE)
    throw new UsageError(`--nights must be a number from 1 to ${MAX_NIGHTS_AT_ONCE}.`);
  return count;
}

async function readSelection(
  database: Pick<Database, 'pool'>,
  [code, first]: readonly (string | undefined)[],
  { nights, rooms }: Readonly<Record<string, string | boolean | undefined>>,
): Promise<Selection> {
  const from = readDay(first);
  const count = readNights(nights, 1);
  const hotel = await findHotel(database, code);
  const roomTypes = hotel.roomTypes.filter(({ slug }) => rooms === undefined || slug === rooms);
  if (roomTypes.length === 0)
    throw new CannotStart(
      `${hotel.name} has no room type ${rooms}: ${hotel.roomTypes.map(({ slug }) => slug).join(', ')}.`,
    );
  if (from < hotel.today) throw new CannotStart(`${from} is in the past: it is ${hotel.today} at the hotel.`);
  return { hotel, roomTypes, from, until: addDays(from, count) };
}

export const hotelNightsCommand: Command = {
  summary: 'Lists the nights of a hotel with held, sold and available rooms of each type.',
  usage: [
    '<hotel code> [--from <day>] [--nights <n>]',
    hotelCode,
    '--from <day>  first night, such as 2027-05-14; default: tonight at the hotel',
    `--nights <n>  how many nights, 1 to ${MAX_NIGHTS_AT_ONCE}; default: ${DEFAULT_NIGHTS}`,
  ],
  async run(args, context) {
    const { values, positionals } = readOptions(args, { from: text, nights: text }, 1);
    const count = readNights(values.nights, DEFAULT_NIGHTS);
    const { hotel, from, listed } = await withDatabase(
      context,
      { mayCreate: false },
      async ({ database }) => {
        const found = await findHotel(database, positionals[0]);
        const first = typeof values.from === 'string' ? readDay(values.from) : found.today;
        const range = { hotelId: found.id, from: first, until: addDays(first, count) };
        return { hotel: found, from: first, listed: await listNights(database, range) };
      },
    );
    context.print(`${hotel.name}, ${countText(count, 'night')} from ${from}`);
    for (const night of listed) context.print(nightLine(night));
    return 0;
  },
};

function nightLine({ slug, night, capacity, held, sold, closed }: ListedNight): string {
  const available = closed ? 0 : Math.max(0, capacity - held - sold);
  const counts = `${String(capacity).padStart(4)} rooms: ${held} held, ${sold} sold, ${available} available`;
  return `${night}  ${slug.padEnd(28)}${counts}${closed ? '; closed' : ''}`;
}

export const closeNightsCommand: Command = {
  summary: 'Closes nights of a hotel: its rooms, or those of one type, are no longer sold.',
  usage: ['<hotel code> <first night> [--nights <n>] [--rooms <slug>]', ...nightsUsage],
  run: (args, context) => closeOrReopen(args, context, true),
};

export const reopenNightsCommand: Command = {
  summary: 'Reopens closed nights of a hotel.',
  usage: ['<hotel code> <first night> [--nights <n>] [--rooms <slug>]', ...nightsUsage],
  run: (args, context) => closeOrReopen(args, context, false),
};

async function closeOrReopen(
  args: readonly string[],
  context: CommandContext,
  closed: boolean,
): Promise<number> {
  const { values, positionals } = readOptions(args, { nights: text, rooms: text }, 2);
  return await withDatabase(context, { mayCreate: false }, async ({ database }) => {
    const { hotel, roomTypes, from, until } = await readSelection(database, positionals, values);
    for (const { id: roomTypeId, slug } of roomTypes) {
      const changed = await closeNights(database, { roomTypeId, from, until, closed });
      const already = daysBetween(from, until) - changed.length;
      context.print(
        `${hotel.name}, ${slug}: ${countText(changed.length, 'night')} ${closed ? 'closed' : 'reopened'}${already > 0 ? `, ${already} already ${closed ? 'closed' : 'open'}` : ''}.`,
      );
    }
    if (closed) context.print('Bookings and holds stay. hotel-arrivals names the guests of a day.');
    return 0;
  });
}

export const setAllotmentCommand: Command = {
  summary: 'Sets how many rooms of a type are sold in some nights.',
  usage: [
    '<hotel code> <first night> <count> --rooms <slug> [--nights <n>]',
    ...nightsUsage.map((line) => line.replace('; default: all of them', '')),
    'count           number of rooms on sale, or "usual" for that of the room type',
  ],
  async run(args, context) {
    const { values, positionals } = readOptions(args, { nights: text, rooms: text }, 3);
    if (values.rooms === undefined) throw new UsageError('Missing --rooms <slug>.');
    const rooms = readRooms(positionals[2]);
    return await withDatabase(context, { mayCreate: false }, async ({ database }) => {
      const { hotel, roomTypes, from, until } = await readSelection(database, positionals, values);
      for (const { id: roomTypeId, slug, capacity } of roomTypes) {
        const promised = await setAllotment(database, { roomTypeId, from, until, rooms });
        const nights = countText(daysBetween(from, until), 'night');
        context.print(
          `${hotel.name}, ${slug}: ${rooms === null ? `${capacity}, as usual,` : rooms} for ${nights} from ${from}.`,
        );
        for (const { night, held, sold } of promised)
          context.print(
            `${night}: ${held + sold} rooms are promised (${sold} sold, ${held} held). They stay; none is sold again.`,
          );
      }
      return 0;
    });
  },
};

/** Null means as many as the room type has. */
function readRooms(count: string | undefined): number | null {
  if (count === 'usual') return null;
  if (count === undefined || !/^\d{1,4}$/.test(count))
    throw new UsageError('count must be a number or "usual".');
  return Number(count);
}

export const hotelArrivalsCommand: Command = {
  summary: 'Lists who arrives at a hotel on a day, by room.',
  usage: [
    '<hotel code> [<day>]',
    hotelCode,
    'day             such as 2027-05-14; default: today at the hotel',
  ],
  async run(args, context) {
    const { positionals } = readOptions(args, {}, 2);
    const { hotel, day, arrivals } = await withDatabase(
      context,
      { mayCreate: false },
      async ({ database }) => {
        const found = await findHotel(database, positionals[0]);
        const date = positionals[1] === undefined ? found.today : readDay(positionals[1]);
        const list = await listArrivals(database, { hotelId: found.id, day: date });
        return { hotel: found, day: date, arrivals: list };
      },
    );
    context.print(`${hotel.name}, arrivals on ${day}: ${countText(arrivals.length, 'room')}`);
    for (const arrival of arrivals) context.print(arrivalLine(arrival));
    return 0;
  },
};

function arrivalLine({
  orderNumber,
  leadGuest,
  room,
  departure,
  adults,
  childrenAges,
  payment,
  state,
  hotelNumber,
}: Arrival): string {
  const children = childrenAges.length > 0 ? `, children of ${childrenAges.join(', ')}` : '';
  const pays = payment === 'at-hotel' ? ', pays at the hotel' : '';
  const pending = state === 'on_request' ? ', awaits an answer' : '';
  const number = hotelNumber === null ? '' : `, hotel’s number ${hotelNumber}`;
  return `${orderNumber}  ${room}  ${leadGuest}, ${countText(adults, 'adult')}${children}, until ${departure}${pays}${pending}${number}`;
}
