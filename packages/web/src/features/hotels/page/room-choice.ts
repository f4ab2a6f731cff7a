import type { RoomRate, RoomType } from '@ashore/core/contract/hotels/rooms.ts';
import { type BedType, hasBedType } from '@ashore/core/hotels/beds.ts';
import { type Board, boardOfRateBasis } from '@ashore/core/hotels/board.ts';

/** The room types and rates that are free for one wanted room. */
export type WantedRoom = { readonly roomNumber: number; readonly roomTypes: readonly RoomType[] };

/** A room type and one of its rates. */
export type RoomOffer = { readonly roomType: RoomType; readonly rate: RoomRate };

/** What is chosen for each wanted room, in their order, by `rateKey`; undefined for a room without a choice. */
export type RoomChoice = readonly (string | undefined)[];

/** Which rooms and rates the list that led to the hotel was filtered by. */
export type RateFilter = {
  readonly boards: readonly Board[];
  readonly bed?: BedType | undefined;
  readonly freeCancellation: boolean;
  readonly payAtHotel: boolean;
};

type Offers = readonly (RoomOffer | undefined)[];

/** Names a rate of a room type. It stays the same when prices are loaded again; the id of an offer does not. */
export function rateKey(roomType: RoomType, rate: RoomRate): string {
  const terms = termsKey(rate);
  const alike = roomType.rates.filter((other) => termsKey(other) === terms);
  return [roomType.roomTypeId, terms, alike.indexOf(rate)].join(' ');
}

/** Board, payment and what a cancellation costs: nothing, a part or everything. */
function termsKey({ rateBasis, payment, cancellation, total }: RoomRate): string {
  const tiers = cancellation.map(({ until, charge }) => {
    const cost = charge >= total ? 'all' : 'part';
    return `${until} ${charge === 0 ? 'free' : cost}`;
  });
  return [rateBasis, payment, ...tiers].join(' ');
}

function offersOf({ roomTypes }: WantedRoom): RoomOffer[] {
  return roomTypes.flatMap((roomType) => roomType.rates.map((rate) => ({ roomType, rate })));
}

/** The chosen offer of each room; undefined where the choice is gone. */
export function chosenOffers(rooms: readonly WantedRoom[], choice: RoomChoice): Offers {
  return rooms.map((room, index) =>
    offersOf(room).find(({ roomType, rate }) => rateKey(roomType, rate) === choice[index]),
  );
}

/** Whether a wanted room may have this type, although other wanted rooms have taken some of it. */
export function isFree({ left, roomTypeId }: RoomType, chosen: Offers, index: number): boolean {
  const taken = chosen.filter((offer, at) => at !== index && offer?.roomType.roomTypeId === roomTypeId);
  return left === null || taken.length < left;
}

type Payment = RoomRate['payment'];

/**
 * The cheapest choice, in which all rooms are paid in the same way, because a stay is paid at once. If each room has a
 * rate that fits the filter, only such rates are chosen: the list has shown their price.
 */
export function cheapestChoice(rooms: readonly WantedRoom[], rateFilter?: RateFilter): RoomChoice {
  const filtered = rateFilter && cheapestOf(rooms.map((room) => withFittingRates(room, rateFilter)));
  return keysOf(rooms, filtered?.every((offer) => offer !== undefined) ? filtered : cheapestOf(rooms));
}

function withFittingRates(
  room: WantedRoom,
  { boards, bed, freeCancellation, payAtHotel }: RateFilter,
): WantedRoom {
  const fits = ({ rateBasis, cancellation, payment }: RoomRate) =>
    (boards.length === 0 || boards.some((board) => board === boardOfRateBasis(rateBasis))) &&
    (!payAtHotel || payment === 'at-hotel') &&
    (!freeCancellation || cancellation[0]?.charge === 0);
  const types = room.roomTypes.filter(({ beds }) => bed === undefined || hasBedType(beds, bed));
  const roomTypes = types.map((type) => ({ ...type, rates: type.rates.filter(fits) }));
  return { ...room, roomTypes };
}

function cheapestOf(rooms: readonly WantedRoom[]): Offers {
  const choices = (['prepaid', 'at-hotel'] as const).map((payment) => choiceWith(rooms, payment));
  const complete = choices.filter((offers) => offers.every((offer) => offer !== undefined));
  const [best = choices[0] ?? []] = complete.toSorted((one, other) => sumOf(one) - sumOf(other));
  return best;
}

function choiceWith(rooms: readonly WantedRoom[], payment: Payment): Offers {
  const chosen: (RoomOffer | undefined)[] = rooms.map(() => undefined);
  rooms.forEach((room, index) => {
    chosen[index] = cheapest(room, payment, chosen, index);
  });
  return chosen;
}

function cheapest(room: WantedRoom, payment: Payment, chosen: Offers, index: number): RoomOffer | undefined {
  return offersOf(room)
    .filter(({ roomType, rate }) => rate.payment === payment && isFree(roomType, chosen, index))
    .toSorted((one, other) => one.rate.total - other.rate.total)[0];
}

function sumOf(offers: Offers): number {
  return offers.reduce((sum, offer) => sum + (offer?.rate.total ?? 0), 0);
}

/** A key counts alike rates of the type as the hotel offers it, also where only some of them were looked at. */
function keysOf(rooms: readonly WantedRoom[], offers: Offers): RoomChoice {
  return offers.map((offer, index) => {
    const types = rooms[index]?.roomTypes ?? [];
    const type = types.find(({ roomTypeId }) => roomTypeId === offer?.roomType.roomTypeId);
    return offer && type && rateKey(type, offer.rate);
  });
}

/**
 * Chooses a rate for one room. Rooms that are paid in another way change to a rate that is paid in this one: of the
 * same type if it has one, otherwise the cheapest.
 */
export function chooseRate(
  rooms: readonly WantedRoom[],
  choice: RoomChoice,
  { index, key }: { readonly index: number; readonly key: string },
): RoomChoice {
  const next = [...chosenOffers(rooms, choice.with(index, key))];
  const payment = next[index]?.rate.payment;
  if (payment === undefined) return choice;
  rooms.forEach((room, at) => {
    const offer = next[at];
    if (at === index || offer?.rate.payment === payment) return;
    const ofSameType = room.roomTypes.filter(({ roomTypeId }) => roomTypeId === offer?.roomType.roomTypeId);
    next[at] =
      cheapest({ ...room, roomTypes: ofSameType }, payment, next, at) ?? cheapest(room, payment, next, at);
  });
  return keysOf(rooms, next);
}

/** The choice after the rooms were loaded again. If a part of it is gone, the cheapest rates replace all of it. */
export function keptChoice(
  rooms: readonly WantedRoom[],
  choice: RoomChoice,
  rateFilter?: RateFilter,
): RoomChoice {
  const chosen = chosenOffers(rooms, choice);
  const isSingle = new Set(chosen.map((offer) => offer?.rate.payment)).size === 1;
  const isPossible = chosen.every((offer, index) => offer && isFree(offer.roomType, chosen, index));
  return isSingle && isPossible ? choice : cheapestChoice(rooms, rateFilter);
}

/** Whether some wanted room is not available, so that the stay as a whole is sold out. */
export function isSoldOut(rooms: readonly WantedRoom[]): boolean {
  return rooms.some((room) => offersOf(room).length === 0);
}

/** The choice as an address keeps it: a short name of each room and rate, in the order of the rooms. */
export function choiceInText(choice: RoomChoice): string {
  return choice.map((key) => (key === undefined ? '' : shortName(key))).join();
}

/** The choice that an address keeps. A rate that the hotel no longer offers is left out. */
export function choiceFromText(rooms: readonly WantedRoom[], text: string): RoomChoice {
  const names = text.split(',');
  return rooms.map((room, index) => {
    const keys = offersOf(room).map(({ roomType, rate }) => rateKey(roomType, rate));
    return keys.find((key) => shortName(key) === names[index]);
  });
}

/** The FNV-1a hash of a key with 32 bits: too short to be unique everywhere, but not among the rates of a hotel. */
function shortName(key: string): string {
  let hash = 0x811c9dc5;
  for (const character of key) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}
