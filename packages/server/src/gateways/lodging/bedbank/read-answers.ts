import { starsOfRating } from '@ashore/core/hotels/rating.ts';
import type { RoomParty } from '@ashore/core/hotels/room-party.ts';
import { type CurrencyCode, currencyExponents } from '@ashore/core/money/currencies.ts';
import { compare, fromDecimal, type Money, money } from '@ashore/core/money/money.ts';
import { localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import { localDateTimeToInstant } from '@ashore/core/time/time-zone.ts';
import type { CancellationTier, RoomOffer, SellerBooking, WantedParty } from '../port.ts';
import { sellingCharge, sellingPrice } from '../selling-price.ts';
import { type BedbankCodes, boardOfCode } from './codes.ts';
import type { BedbankBooking, BedbankHotel, BedbankRate } from './schemas.ts';

/** What an answer of this connection means. */
export type BedbankReading = {
  readonly codes: BedbankCodes;
  /** The zone of its deadlines. */
  readonly timeZone: string;
  /** Our markup, in hundredths of a percent. */
  readonly markup: number;
};

type Terms = Pick<BedbankRate, 'total' | 'minimumSelling' | 'cancellationRules'>;

/** Undefined for a currency that does not exist, or an amount finer than its smallest unit. */
export function readAmount(text: string, currency: string): Money | undefined {
  if (!Object.hasOwn(currencyExponents, currency)) return undefined;
  try {
    return fromDecimal(text, currency as CurrencyCode);
  } catch {
    return undefined;
  }
}

/** A moment in the zone of the connection. If it has an offset that says otherwise, the earlier of both counts. */
export function readMoment(text: string, timeZone: string): Date | undefined {
  const [, day = '', time = '', offset] =
    /^(\S{10})[ T](\d{2}:\d{2})(?::\d{2})?(Z|[+-]\S{5})?$/.exec(text) ?? [];
  try {
    const local = localDateTimeToInstant(localDate(day), localTime(time), timeZone);
    if (offset === undefined) return local;
    const named = new Date(`${day}T${time}:00${offset}`);
    return named < local ? named : local;
  } catch {
    return undefined;
  }
}

/** Price, cost and terms of a rate; undefined if one of them makes no sense. */
export function readTerms(
  { total, minimumSelling, cancellationRules }: Terms,
  currency: string,
  { timeZone, markup }: BedbankReading,
): Pick<RoomOffer, 'price' | 'cost' | 'cancellation'> | undefined {
  const cost = readAmount(total, currency);
  const floor = minimumSelling ? readAmount(minimumSelling, currency) : undefined;
  if (!cost || cost.amount === 0 || (minimumSelling && !floor)) return undefined;
  const price = sellingPrice({ cost, minimumSelling: floor, markup });
  const rules = cancellationRules.map(({ from, charge }) => ({
    from: readMoment(from, timeZone),
    cost: readAmount(charge, currency),
  }));
  const tiers: CancellationTier[] = [];
  let current = rules.length === 0 ? cost : money(0, cost.currency);
  const sorted = rules.toSorted((left, right) => Number(left.from) - Number(right.from));
  for (const { from, cost: next } of sorted) {
    if (!from || !next || compare(next, cost) > 0) return undefined;
    tiers.push({ until: from, cost: current, charge: sellingCharge(current, { price, cost }) });
    current = next;
  }
  tiers.push({ until: null, cost: current, charge: sellingCharge(current, { price, cost }) });
  return { price, cost, cancellation: tiers };
}

/** The rates of a room that can be booked at once for the very party that was asked for, the cheapest first. */
export function readRates(
  room: BedbankHotel['rooms'][number] | undefined,
  wanted: { readonly party: WantedParty; readonly position: number; readonly currency: string },
  reading: BedbankReading,
): readonly RoomOffer[] {
  const { party, position, currency } = wanted;
  if (!room || !isSameParty(partyOf(room), party)) return [];
  return room.rates
    .flatMap((rate) => {
      const board = boardOfCode(reading.codes, rate.rateBasis);
      const terms = readTerms(rate, currency, reading);
      if (rate.status !== 'available' || !board || !terms) return [];
      if (party.board !== undefined && party.board !== board) return [];
      const { rateId, roomTypeCode, roomName, left = null } = rate;
      const notes = readNotes(rate.tariffNotes ?? '');
      return [{ rateId, position, party, roomTypeCode, roomName, board, ...terms, ...notes, left }];
    })
    .toSorted((left, right) => compare(left.price, right.price));
}

/** The text to be shown, and lines such as `City tax: EUR 32.00` that name an amount to be paid at the hotel. */
export function readNotes(tariffNotes: string): Pick<RoomOffer, 'notes' | 'payAtHotel'> {
  // Markup and control characters of the seller are no part of the text.
  const notes = tariffNotes
    .replace(/<[^<>]{0,200}>/g, ' ')
    .replace(/[^\P{C}\n]/gu, '')
    .slice(0, 4_000)
    .trim();
  const payAtHotel = notes.split('\n').flatMap((line) => {
    const [, name = '', currency = '', digits = ''] =
      /^\s*([\p{L}][\p{L} ()/-]{1,60}):\s*([A-Z]{3})\s(\d{1,9}(?:\.\d{1,3})?)\s*$/u.exec(line) ?? [];
    const amount = readAmount(digits, currency);
    return amount && amount.amount > 0 ? [{ name: name.trim(), amount }] : [];
  });
  return { notes, payAtHotel };
}

/** Undefined for an amount or a currency that makes no sense. */
export function readBooking(booking: BedbankBooking): SellerBooking | undefined {
  const { bookingCode, reference, hotelConfirmation, status, hotelid, from, to, rooms } = booking;
  const cost = readAmount(booking.total, booking.currency);
  if (!cost) return undefined;
  return {
    theirReference: bookingCode,
    ourReference: reference,
    hotelReference: hotelConfirmation ?? null,
    state: status === 'onRequest' ? 'on_request' : status,
    hotelCode: hotelid,
    stay: { arrival: localDate(from), departure: localDate(to) },
    rooms: rooms.map((room) => ({
      position: room.roomNumber - 1,
      party: partyOf(room),
      isCancelled: room.isCancelled,
    })),
    cost,
  };
}

export function partyOf(room: {
  readonly adultsCode: string;
  readonly children: readonly number[];
}): RoomParty {
  return { adults: Number(room.adultsCode), childrenAges: room.children };
}

/** Sellers may list the children in another order. */
export function isSameParty(left: RoomParty, right: RoomParty): boolean {
  const ages = ({ childrenAges }: RoomParty) => childrenAges.toSorted((a, b) => a - b).join();
  return left.adults === right.adults && ages(left) === ages(right);
}

export function starsOfHotel({ rating }: BedbankHotel): number {
  return starsOfRating(rating);
}
