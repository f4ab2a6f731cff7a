import { MAX_ADULTS_OF_ROOM } from '@ashore/core/hotels/room-party.ts';
import { MAX_NIGHTS } from '@ashore/core/hotels/stay-limits.ts';
import { isCountry } from '@ashore/core/locale/countries.ts';
import { type Money, toDecimalText } from '@ashore/core/money/money.ts';
import { addDays } from '@ashore/core/time/local-date-time.ts';
import { CannotStart } from '../../database/cannot-start.ts';
import { listRoomTypes } from '../../features/hotels/rooms/list-room-types.ts';
import { sellerOfHotel } from '../../features/hotels/supply/sellers-of-hotels.ts';
import { openLodging } from '../../gateways/lodging/open-lodging.ts';
import type { RoomOffer } from '../../gateways/lodging/port.ts';
import { readDay } from '../bookings/find-departures.ts';
import { type Command, readOptions, UsageError } from '../command.ts';
import { countText } from '../count-text.ts';
import { withDatabase } from '../with-database.ts';

const text = { type: 'string' } as const;
const WAIT_MS = 10_000;

export const hotelRatesCommand: Command = {
  summary: 'Lists the rates of a hotel for a stay, as its seller has them now: another seller, or we.',
  usage: [
    '<hotel code> <arrival> [--nights <n>] [--adults <n>] [--from <country>]',
    'hotel code        eight letters and digits at the end of the address of the hotel page',
    'arrival           day of arrival, such as 2027-05-14',
    `--nights <n>      1 to ${MAX_NIGHTS}; default: 1`,
    `--adults <n>      in one room, 1 to ${MAX_ADULTS_OF_ROOM}; default: 2`,
    '--from <country>  country of the guests, such as DE; default: GB',
  ],
  async run(args, context) {
    const { values, positionals } = readOptions(args, { nights: text, adults: text, from: text }, 2);
    const [code, day] = positionals;
    if (code === undefined || day === undefined) throw new UsageError('Missing <hotel code> or <arrival>.');
    const arrival = readDay(day);
    const nights = readCount('--nights', values.nights ?? '1', MAX_NIGHTS);
    const adults = readCount('--adults', values.adults ?? '2', MAX_ADULTS_OF_ROOM);
    const country = String(values.from ?? 'GB').toUpperCase();
    if (!isCountry(country)) throw new UsageError('--from needs the code of a country, such as DE.');
    const now = () => new Date();
    const sellers = openLodging({ bedbank: context.readSettings().bedbank, now });
    return withDatabase(context, { mayCreate: false }, async ({ database }) => {
      const hotel = await listRoomTypes(database, code.toLowerCase());
      if (!hotel) throw new CannotStart(`There is no hotel with the code ${code}.`);
      const { seller, hotelCode } = await sellerOfHotel(
        { database, sellers, now },
        { id: hotel.id, code: code.toLowerCase() },
      );
      context.print(
        `${hotel.name}, ${countText(nights, 'night')} from ${arrival}, ${countText(adults, 'adult')} from ${country}: ${seller.name}`,
      );
      if (hotelCode === undefined) {
        context.print('Not sold: foreign-hotels confirms which hotel of the seller this is.');
        return 1;
      }
      const party = { adults, childrenAges: [], nationality: country, residence: country };
      const wanted = { stay: { arrival, departure: addDays(arrival, nights) }, parties: [party] };
      const found = await seller.rooms(hotelCode, wanted, AbortSignal.timeout(WAIT_MS));
      if (found.outcome === 'unknown') context.print(`No answer: ${found.reason}`);
      if (found.outcome === 'none') context.print('No rooms.');
      if (found.outcome !== 'available') return 1;
      for (const offer of found.rooms[0] ?? []) context.print(offerLine(offer));
      return 0;
    });
  },
};

function readCount(option: string, value: string | boolean, most: number): number {
  const count = /^\d{1,2}$/.test(String(value)) ? Number(value) : 0;
  if (count < 1 || count > most) throw new UsageError(`${option} must be a number from 1 to ${most}.`);
  return count;
}

function offerLine(offer: RoomOffer): string {
  const { roomTypeCode, roomName, board, price, cost, cancellation, left } = offer;
  const ends = cancellation.map(({ until, charge }) =>
    until === null
      ? `then ${amountText(charge)}`
      : `${amountText(charge)} until ${until.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  );
  const rooms = left === null ? '' : `, ${left} left`;
  const ours = cost.amount === price.amount ? '' : `, costs us ${amountText(cost)}`;
  return `${roomTypeCode}  ${board}  ${amountText(price)}${ours}${rooms}; cancellation ${ends.join(', ')}  (${roomName})`;
}

function amountText(amount: Money): string {
  return `${amount.currency} ${toDecimalText(amount)}`;
}
