import { RATING_CODES } from '@ashore/core/hotels/rating.ts';
import type {
  Block,
  BookingOrder,
  BookResult,
  CancelResult,
  FindResult,
  HotelsFound,
  LodgingSupply,
  RoomOffer,
  RoomsFound,
  RoomToCancel,
  SellerReference,
  WantedHotels,
  WantedRooms,
} from '../port.ts';
import { blockRooms, noBlock } from './block-rooms.ts';
import { type BedbankClientOptions, createBedbankClient } from './client.ts';
import {
  type Bedbank,
  type BedbankConnection,
  isSameStay,
  stayFields,
  unknown,
  wantedRooms,
} from './connection.ts';
import { readAmount, readBooking, readRates, starsOfHotel } from './read-answers.ts';
import { bookAnswer, cancelAnswer, findAnswer, hotelsAnswer } from './schemas.ts';

/** A bedbank: rooms at many hotels, over one interface. */
export function bedbankSupply(
  connection: BedbankConnection,
  { now }: Pick<BedbankClientOptions, 'now'>,
): LodgingSupply {
  const bedbank = { ...connection, now, call: createBedbankClient({ ...connection, now }) };
  return {
    name: connection.name,
    asksGuestCountries: true,
    search: (wanted, signal) => searchHotels(bedbank, wanted, signal),
    rooms: (hotelCode, wanted, signal) => findRooms(bedbank, { hotelCode, wanted }, signal),
    block: (offer, signal) => blockRooms(bedbank, offer, signal),
    book: (block, order, signal) => bookBlock(bedbank, { block, order }, signal),
    find: (reference, signal) => findBookings(bedbank, reference, signal),
    cancel: (room, signal) => cancelRoom(bedbank, room, signal),
  };
}

async function searchHotels(
  bedbank: Bedbank,
  wanted: WantedHotels,
  signal: AbortSignal,
): Promise<HotelsFound> {
  const rooms = wantedRooms(bedbank, wanted.parties);
  // The bedbank cannot be asked for guests from a country that it does not know.
  if (!rooms) return { outcome: 'none' };
  const where = 'hotelCodes' in wanted ? { hotelids: wanted.hotelCodes } : { cityCode: wanted.placeCode };
  const body = { ...where, ...stayFields(bedbank, wanted.stay), rating: RATING_CODES, rooms };
  const answer = await bedbank.call({ call: 'search', body, schema: hotelsAnswer }, signal);
  if (answer.end !== 'answered') return answer.end === 'refused' ? { outcome: 'none' } : unknown(answer);
  if (!isSameStay(answer.body, wanted.stay)) return { outcome: 'unknown', reason: 'search: other dates' };
  const offers = answer.body.hotels.flatMap((hotel) => {
    const isWanted = RATING_CODES.some((code) => code === hotel.rating);
    const rooms = ratesOfRooms(bedbank, { ...answer.body, rooms: hotel.rooms }, wanted);
    if (!isWanted || rooms.some((ofRoom) => ofRoom.length === 0)) return [];
    return [{ hotelCode: hotel.hotelid, rooms, stars: starsOfHotel(hotel) }];
  });
  return offers.length === 0
    ? { outcome: 'none' }
    : { outcome: 'available', offers, answeredAt: bedbank.now() };
}

async function findRooms(
  bedbank: Bedbank,
  { hotelCode, wanted }: { readonly hotelCode: string; readonly wanted: WantedRooms },
  signal: AbortSignal,
): Promise<RoomsFound> {
  const rooms = wantedRooms(bedbank, wanted.parties);
  if (!rooms) return { outcome: 'none' };
  const body = { hotelids: [hotelCode], ...stayFields(bedbank, wanted.stay), rooms };
  const answer = await bedbank.call({ call: 'rooms', body, schema: hotelsAnswer }, signal);
  if (answer.end !== 'answered') return answer.end === 'refused' ? { outcome: 'none' } : unknown(answer);
  if (!isSameStay(answer.body, wanted.stay)) return { outcome: 'unknown', reason: 'rooms: other dates' };
  const hotel = answer.body.hotels.find(({ hotelid }) => hotelid === hotelCode);
  if (!hotel) return { outcome: 'none' };
  const rates = ratesOfRooms(bedbank, { ...answer.body, rooms: hotel.rooms }, wanted);
  return rates.some((ofRoom) => ofRoom.length === 0)
    ? { outcome: 'none' }
    : { outcome: 'available', rooms: rates };
}

async function bookBlock(
  bedbank: Bedbank,
  { block, order }: { readonly block: Block; readonly order: BookingOrder },
  signal: AbortSignal,
): Promise<BookResult> {
  const { offer, token } = block;
  const rooms = wantedRooms(
    bedbank,
    offer.rooms.map(({ party }) => party),
  );
  if (!rooms) return { outcome: 'refused', reason: 'book: a country without a code' };
  const body = {
    token,
    reference: order.ourReference,
    rooms: rooms.map((room, position) => ({ ...room, leadGuest: order.leadGuests[position] })),
  };
  const answer = await bedbank.call({ call: 'book', body, schema: bookAnswer }, signal);
  // Nothing was sent, so nothing can have been booked.
  if (answer.end === 'failed' && !answer.isSent) return { outcome: 'refused', reason: answer.reason };
  if (answer.end !== 'answered') return noBlock(answer, offer);
  const booking = readBooking(answer.body.booking);
  if (booking?.ourReference !== order.ourReference)
    return { outcome: 'unknown', reason: 'book: the answer is about another booking' };
  return { outcome: 'booked', booking };
}

async function findBookings(
  bedbank: Bedbank,
  reference: SellerReference,
  signal: AbortSignal,
): Promise<FindResult> {
  const body = 'ours' in reference ? { reference: reference.ours } : { bookingCode: reference.theirs };
  const answer = await bedbank.call({ call: 'find', body, schema: findAnswer }, signal);
  if (answer.end === 'failed') return unknown(answer);
  if (answer.end === 'refused')
    return answer.code === 'NOT_FOUND'
      ? { outcome: 'none' }
      : { outcome: 'unknown', reason: `find: ${answer.code}` };
  const read = answer.body.bookings.map(readBooking);
  const bookings = read.flatMap((booking) => (booking && isNamed(booking, reference) ? [booking] : []));
  if (bookings.length < read.length)
    return { outcome: 'unknown', reason: 'find: the answer is about another booking' };
  return bookings.length === 0 ? { outcome: 'none' } : { outcome: 'found', bookings };
}

async function cancelRoom(
  bedbank: Bedbank,
  { theirReference, position, isTestOnly }: RoomToCancel,
  signal: AbortSignal,
): Promise<CancelResult> {
  const body = { bookingCode: theirReference, roomNumber: position + 1, testOnly: isTestOnly };
  const answer = await bedbank.call({ call: 'cancel', body, schema: cancelAnswer }, signal);
  if (answer.end === 'failed') return unknown(answer);
  if (answer.end === 'refused')
    return answer.code === 'NOT_FOUND' ? { outcome: 'gone' } : { outcome: 'refused', reason: answer.code };
  const { bookingCode, roomNumber, isCancelled } = answer.body;
  const charge = readAmount(answer.body.charge, answer.body.currency);
  if (bookingCode !== theirReference || roomNumber !== position + 1 || !charge)
    return { outcome: 'unknown', reason: 'cancel: the answer is about another room' };
  if (isCancelled) return { outcome: 'cancelled', charge };
  return isTestOnly ? { outcome: 'tested', charge } : { outcome: 'refused', reason: 'cancel: not cancelled' };
}

function ratesOfRooms(
  bedbank: Bedbank,
  answered: { readonly currency: string; readonly rooms: Parameters<typeof readRates>[0][] },
  { parties }: WantedRooms,
): readonly (readonly RoomOffer[])[] {
  const { currency } = answered;
  // Prices in another currency than that of the contract are not what was asked for.
  if (currency !== bedbank.currency) return parties.map(() => []);
  return parties.map((party, position) => {
    const room = answered.rooms.find((one) => one?.roomNumber === position + 1);
    return readRates(room, { party, position, currency }, bedbank);
  });
}

function isNamed(
  { ourReference, theirReference }: { readonly ourReference: string; readonly theirReference: string },
  reference: SellerReference,
): boolean {
  return 'ours' in reference ? ourReference === reference.ours : theirReference === reference.theirs;
}
