import type { ChangeableTerm } from '@ashore/core/contract/values/hotels.ts';
import { productPath } from '@ashore/core/contract/values/product-path.ts';
import { stayProblem } from '@ashore/core/hotels/stay-limits.ts';
import { type ConvertedRoom, convertRoom } from '@ashore/core/hotels/stay-price.ts';
import { isSaleOver, isSoldTo, rateRefusal } from '@ashore/core/hotels/stay-restrictions.ts';
import type { TaxPart } from '@ashore/core/hotels/tax-parts.ts';
import { localDateTimeToInstant } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../../database/connect.ts';
import { type ExchangeRates, readRates } from '../../catalogue/prices/exchange-rates.ts';
import type { StoredQuote, StoredStay } from '../../quotes/quote.ts';
import { type OfferedHotel, selectHotels } from './hotel.queries.ts';
import { changedTerms, type OfferedTerms, offeredTerms } from './offered-terms.ts';
import {
  approximateTax,
  clockOf,
  isRateOf,
  nightPrices,
  type PricedRate,
  priceRate,
  taxPartsOf,
  termsOf,
} from './price-rooms.ts';
import type { RoomOffer } from './room-offer.ts';

export type PriceOfferResult =
  | {
      readonly outcome: 'priced';
      readonly hotel: OfferedHotel;
      /** Everything that a stored quote of the stay states, at the current prices. */
      readonly quote: StoredQuote & { readonly stay: StoredStay };
      /** What the offers stated, in the same currency. The price has changed if it differs from `quote.totalMinor`. */
      readonly offeredMinor: number;
      /** The terms that are not those of the offers any more. */
      readonly changedTerms: readonly ChangeableTerm[];
    }
  /** The hotel, a room type or a rate is no longer sold for this stay. */
  | { readonly outcome: 'nothing' }
  /** The offers are not of one hotel, one stay, one currency and one way to pay. */
  | { readonly outcome: 'mixed' };

/** Readers of what a stay is priced from. None of it counts rooms, so a caller that follows all changes may keep it. */
export type OfferReaders = {
  readonly readHotel: (hotelId: string) => Promise<OfferedHotel | undefined>;
  readonly readRates: () => Promise<ExchangeRates>;
};

/** Reads the database on every call. */
function offerReadersOf(database: Database): OfferReaders {
  return {
    readHotel: async (hotelId) => (await selectHotels(database, [hotelId]))[0],
    readRates: () => readRates(database),
  };
}

/**
 * Prices the offers of all rooms of a stay again, in their order, from what the database has now. It does not say
 * whether rooms are left: only a hold can.
 */
export async function priceOffer(
  database: Database,
  { offers, now }: { readonly offers: readonly RoomOffer[]; readonly now: Date },
  { readHotel, readRates }: OfferReaders = offerReadersOf(database),
): Promise<PriceOfferResult> {
  const [first] = offers;
  if (!first || !offers.every((offer) => isOfSameStay(offer, first))) return { outcome: 'mixed' };
  const [hotel, rates] = await Promise.all([readHotel(first.hotelId), readRates()]);
  if (!hotel) return { outcome: 'nothing' };
  const { today } = clockOf(hotel, now);
  if (stayProblem(first.stay, today)) return { outcome: 'nothing' };
  const rooms = offers.map((offer) => findRate(hotel, offer, now));
  if (!rooms.every((room) => room !== undefined)) return { outcome: 'nothing' };
  const [{ rate } = {}] = rooms;
  const differences = changedTerms(
    rooms.flatMap((room, index) => {
      const offer = offers[index];
      if (!offer) return [];
      const prices = { offeredMinor: offer.hotelTotalMinor, nowMinor: room.price.totalMinor };
      return [{ offered: offer.terms, now: termsNow(hotel, room, { offer, rates, now }), ...prices }];
    }),
  );
  // Rooms that were offered together may be paid in different ways now.
  const isMixed = !rate || rooms.some((room) => room.rate.payment !== rate.payment);
  if (isMixed && !differences.includes('payment')) return { outcome: 'mixed' };
  return {
    outcome: 'priced',
    hotel,
    quote: quoteOf(hotel, { offers, rooms, rates, now }),
    offeredMinor: offers.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
    changedTerms: differences,
  };
}

function isOfSameStay(offer: RoomOffer, other: RoomOffer): boolean {
  return (
    offer.hotelId === other.hotelId &&
    offer.stay.arrival === other.stay.arrival &&
    offer.stay.departure === other.stay.departure &&
    offer.currency === other.currency
  );
}

type OfferNow = { readonly offer: RoomOffer; readonly rates: ExchangeRates; readonly now: Date };

function termsNow(hotel: OfferedHotel, room: PricedRate, { offer, rates, now }: OfferNow): OfferedTerms {
  const conversion = rates.conversion(hotel.currency, offer.currency);
  const charged = {
    ...convertRoom(room.price, hotel.currency, conversion),
    conversion,
    from: hotel.currency,
  };
  const clock = { arrival: offer.stay.arrival, timeZone: hotel.timeZone, now };
  return offeredTerms(hotel, { ...room, request: offer }, { charged, clock });
}

/** The rate of an offer at its current price; undefined if it is not sold any more. */
function findRate(hotel: OfferedHotel, offer: RoomOffer, now: Date): PricedRate | undefined {
  const { stay, party, residence, nationality } = offer;
  const roomType = hotel.roomTypes.find(({ id }) => id === offer.roomTypeId);
  const rate = hotel.rates.find(({ id }) => id === offer.ratePlanId);
  if (!roomType || !rate || !isRateOf(rate, roomType)) return undefined;
  const clock = clockOf(hotel, now);
  if (isSaleOver(stay, { ...clock, sellsUntil: hotel.sellsUntil }) || !isSoldTo(rate, residence))
    return undefined;
  if (rateRefusal(rate, stay, clock.today) !== undefined) return undefined;
  const nights = nightPrices(hotel, roomType, stay);
  const price =
    nights && priceRate(hotel, { roomType, rate, request: { party, residence, nationality }, nights });
  return price && { roomType, rate, price };
}

type QuoteParts = {
  readonly offers: readonly RoomOffer[];
  readonly rooms: readonly PricedRate[];
  readonly rates: ExchangeRates;
  readonly now: Date;
};

function quoteOf(hotel: OfferedHotel, { offers, rooms, rates, now }: QuoteParts) {
  const [offer] = offers;
  const [first] = rooms;
  if (!offer || !first) throw new Error('A stay has at least one room.');
  const { stay, currency } = offer;
  const { timeZone } = hotel;
  const conversion = rates.conversion(hotel.currency, currency);
  const storedRooms = rooms.map((room, position) => {
    const converted = convertRoom(room.price, hotel.currency, conversion);
    const { party } = offers[position] ?? offer;
    const charged = { ...converted, conversion, from: hotel.currency };
    const { steps, noShowMinor } = termsOf(
      hotel,
      { ...room, request: offers[position] ?? offer },
      { charged, clock: { arrival: stay.arrival, timeZone, now } },
    );
    return {
      ...storedRoomOf(hotel, room, { offer: offers[position] ?? offer, converted, rates }),
      position,
      adults: party.adults,
      childrenAges: [...party.childrenAges],
      cancellation: steps.map(({ until, chargeMinor }) => ({
        until: until?.toISOString() ?? null,
        chargeMinor,
      })),
      noShowMinor,
    };
  });
  const totalMinor = storedRooms.reduce((sum, room) => sum + room.totalMinor, 0);
  return {
    productId: hotel.id,
    productType: 'hotels' as const,
    name: hotel.names.en,
    path: pathOfHotel(hotel),
    locationId: hotel.locationId,
    optionId: first.roomType.id,
    label: first.roomType.names.en,
    date: stay.arrival,
    time: null,
    startsAt: localDateTimeToInstant(stay.arrival, hotel.checkInFrom, timeZone).toISOString(),
    endsAt: localDateTimeToInstant(stay.departure, hotel.checkOutUntil, timeZone).toISOString(),
    timeZone,
    durationMinutes: null,
    lines: storedRooms.map((room) => ({
      band: 'room' as const,
      count: 1,
      unitMinor: room.totalMinor,
      totalMinor: room.totalMinor,
      originalMinor: room.totalMinor,
    })),
    currency,
    totalMinor,
    originalMinor: totalMinor,
    rates: hotel.currency === currency || !rates.table ? null : { from: hotel.currency, ...rates.table },
    promotion: null,
    savedPercent: null,
    cancellation: [],
    onRequest: false,
    source: null,
    ride: null,
    stay: {
      arrival: stay.arrival,
      departure: stay.departure,
      checkInFrom: hotel.checkInFrom,
      checkOutUntil: hotel.checkOutUntil,
      stars: hotel.stars,
      street: hotel.street,
      postalCode: hotel.postalCode,
      neighbourhood: textsOf(hotel.neighbourhood),
      payment: first.rate.payment,
      rooms: storedRooms,
      dueNowMinor: first.rate.payment === 'prepaid' ? totalMinor : 0,
    },
  };
}

type StoredRoomParts = {
  readonly offer: RoomOffer;
  readonly converted: ConvertedRoom;
  readonly rates: ExchangeRates;
};

function storedRoomOf(hotel: OfferedHotel, room: PricedRate, { offer, converted, rates }: StoredRoomParts) {
  const { roomType, rate, price } = room;
  const partsOf = taxPartsOf(hotel, room, offer);
  return {
    roomTypeId: roomType.id,
    ratePlanId: rate.id,
    names: textsOf(roomType.names),
    board: rate.board,
    extraBeds: price.arrangement.extraBeds,
    cots: price.arrangement.cots,
    nightsMinor: [...converted.nightsMinor],
    totalMinor: converted.totalMinor,
    taxes: converted.taxes.map((tax) => ({
      ...tax,
      approximateMinor: approximateTax(tax, offer.currency, rates),
      ...withParts(partsOf(tax)),
    })),
  };
}

function withParts(parts: readonly TaxPart[] | undefined) {
  return parts && { parts: parts.map((part) => ({ ...part })) };
}

/** A text in every language; a missing one is the English. */
function textsOf(texts: OfferedHotel['names']) {
  return { en: texts.en, de: texts.de ?? texts.en, 'zh-Hans': texts['zh-Hans'] ?? texts.en };
}

export function pathOfHotel({
  citySlug,
  slug,
  code,
}: Pick<OfferedHotel, 'citySlug' | 'slug' | 'code'>): string {
  return productPath({ productType: 'hotels', citySlug, slug, code });
}
