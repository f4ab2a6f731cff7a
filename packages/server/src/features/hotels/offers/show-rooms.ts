import type { RoomRate, RoomType } from '@ashore/core/contract/hotels/rooms.ts';
import { imagePath } from '@ashore/core/contract/values/image-sizes.ts';
import { rateBasisOf } from '@ashore/core/hotels/board.ts';
import { cheapestRooms } from '@ashore/core/hotels/cheapest-rooms.ts';
import { nightsOf, type Stay, type StayProblem, stayProblem } from '@ashore/core/hotels/stay-limits.ts';
import { type ConvertedTax, convertRoom } from '@ashore/core/hotels/stay-price.ts';
import { movedBy, type RateRefusal } from '@ashore/core/hotels/stay-restrictions.ts';
import type { TaxPart } from '@ashore/core/hotels/tax-parts.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { money, toDecimal } from '@ashore/core/money/money.ts';
import { addDays } from '@ashore/core/time/local-date-time.ts';
import type { SharedSecret } from '../../../database/shared-secret.ts';
import type { ExchangeRates } from '../../catalogue/prices/exchange-rates.ts';
import { priceAtSellers, type SellerDeps } from '../supply/price-at-sellers.ts';
import { type OfferedHotel, selectHotels } from './hotel.queries.ts';
import { instantAt } from './instant-text.ts';
import { offeredTerms } from './offered-terms.ts';
import {
  approximateTax,
  clockOf,
  type HotelClock,
  type PricedRate,
  priceRates,
  refusalOfHotel,
  taxPartsOf,
  termsOf,
} from './price-rooms.ts';
import { offerExpiry, signOffer } from './room-offer.ts';
import { type RoomTypeFacts, selectRoomTypeFacts } from './room-type.queries.ts';
import { type RoomsLeft, readRoomsLeft } from './rooms-left.ts';
import type { WantedRoom, WantedStay } from './wanted-stay.ts';

export type ShowRoomsInput = WantedStay & {
  /** UUID or public code. */
  readonly hotel: string;
  readonly locale: MessageLocale;
  readonly now: Date;
};

export type ShowRoomsDeps = SellerDeps & {
  readonly offerSecret: SharedSecret;
};

export type ShownRooms = {
  readonly hotelId: string;
  readonly expiresAt: Date;
  readonly asksGuestCountries: boolean;
  readonly rooms: { readonly roomNumber: number; readonly roomTypes: RoomType[] }[];
  readonly nextAvailable: Stay | undefined;
};

export type ShowRoomsResult =
  | { readonly outcome: 'shown'; readonly shown: ShownRooms }
  | { readonly outcome: 'refused'; readonly reason: StayProblem | RateRefusal }
  | { readonly outcome: 'unknown' }
  /** The seller of the rooms does not answer. */
  | { readonly outcome: 'silent' };

/** How many rooms of a type may be left for their number to be shown. */
const MOST_COUNTED = 5;

/** How many days after the wanted arrival the next stay is looked for. */
const DAYS_TO_NEXT = 60;

/** The rooms and rates of a hotel for a stay, from what the database or its seller has now, with an offer for each. */
export async function showRooms(deps: ShowRoomsDeps, input: ShowRoomsInput): Promise<ShowRoomsResult> {
  const { stay, rooms, locale, now } = input;
  const { database, rates, offerSecret } = deps;
  const [known] = await selectHotels(database, [input.hotel]);
  if (!known) return { outcome: 'unknown' };
  const clock = clockOf(known, now);
  const problem = stayProblem(stay, clock.today);
  if (problem) return { outcome: 'refused', reason: problem };
  const priced = await priceAtSellers(deps, { hotels: [known], stay, rooms, now }, 'rooms');
  if (priced.isSellerSilent) return { outcome: 'silent' };
  const [hotel = known] = priced.select([known]);
  const residences = rooms.map(({ residence }) => residence);
  const reason = refusalOfHotel(hotel, stay, residences, clock);
  if (reason) return { outcome: 'refused', reason };
  const [leftOf, facts, secret] = await Promise.all([
    readRoomsLeft(database, {
      roomTypeIds: hotel.roomTypes.map(({ id }) => id),
      from: stay.arrival,
      to: addDays(stay.departure, DAYS_TO_NEXT),
    }),
    selectRoomTypeFacts(database, hotel.id, locale),
    offerSecret(),
  ]);
  const expiresAt = offerExpiry(priced.pricedAt);
  const offer = { ...input, hotel, clock, rates, leftOf, facts, secret, expiresAt };
  return {
    outcome: 'shown',
    shown: {
      hotelId: hotel.id,
      expiresAt,
      asksGuestCountries: priced.asksGuestCountries,
      rooms: rooms.map((room, index) => ({ roomNumber: index + 1, roomTypes: roomTypesFor(room, offer) })),
      nextAvailable: hasRooms(hotel, input, { clock, leftOf })
        ? undefined
        : nextAvailable(hotel, input, { clock, leftOf }),
    },
  };
}

type OfferParts = Omit<ShowRoomsInput, 'hotel'> & {
  readonly hotel: OfferedHotel;
  readonly clock: HotelClock;
  readonly rates: ExchangeRates;
  readonly leftOf: RoomsLeft;
  readonly facts: ReadonlyMap<string, RoomTypeFacts>;
  readonly secret: Buffer;
  readonly expiresAt: Date;
};

function roomTypesFor(room: WantedRoom, offer: OfferParts): RoomType[] {
  const { hotel, stay, clock, leftOf, facts } = offer;
  const priced = wantedRates(hotel, stay, room, clock);
  return hotel.roomTypes.flatMap((roomType) => {
    const ofType = priced.filter((one) => one.roomType === roomType);
    const [first] = ofType;
    const left = leftOf(roomType, stay);
    const known = facts.get(roomType.id);
    if (!first || !known || left < 1) return [];
    const { image, id: _, ...described } = known;
    const { extraBeds, cots } = first.price.arrangement;
    return {
      roomTypeId: roomType.id,
      ...described,
      image: image && { thumb: imagePath(image.stem), colour: image.dominant },
      maxOccupancy: roomType.maxOccupancy,
      maxAdults: roomType.maxAdults,
      maxChildren: roomType.maxChildren,
      extraBeds,
      cots,
      left: left <= MOST_COUNTED ? left : null,
      rates: ofType.map((one) => roomRate(one, room, offer)).sort((a, b) => a.total - b.total),
    };
  });
}

function roomRate({ roomType, rate, price }: PricedRate, room: WantedRoom, offer: OfferParts): RoomRate {
  const { hotel, stay, currency, rates, secret, expiresAt, now } = offer;
  const { timeZone } = hotel;
  const conversion = rates.conversion(hotel.currency, currency);
  const converted = convertRoom(price, hotel.currency, conversion);
  const charged = { ...converted, conversion, from: hotel.currency };
  const context = { charged, clock: { arrival: stay.arrival, timeZone, now } };
  const rateToShow = { roomType, rate, request: room };
  const { steps, noShowMinor, liveRate } = termsOf(hotel, rateToShow, context);
  const partsOf = taxPartsOf(hotel, { roomType, rate, price }, { ...room, stay });
  const decimal = (amountMinor: number) => toDecimal(money(amountMinor, currency));
  const dates = nightsOf(stay);
  const signed = {
    ...{ hotelId: hotel.id, roomTypeId: roomType.id, ratePlanId: rate.id, stay, currency, expiresAt },
    ...{ party: room.party, residence: room.residence, nationality: room.nationality },
    totalMinor: converted.totalMinor,
    hotelTotalMinor: price.totalMinor,
    terms: offeredTerms(hotel, rateToShow, context),
  };
  return {
    offerId: signOffer(signed, secret),
    rateBasis: rateBasisOf(rate.board),
    board: rate.board,
    total: decimal(converted.totalMinor),
    nights: converted.nightsMinor.map((amountMinor, index) => ({
      date: dates[index] ?? stay.arrival,
      amount: decimal(amountMinor),
    })),
    taxes: converted.taxes.map((tax) => {
      const approximateMinor = approximateTax(tax, currency, rates);
      return {
        ...presentTax(tax, partsOf(tax)),
        ...(approximateMinor !== undefined && { approximate: decimal(approximateMinor) }),
      };
    }),
    payment: rate.payment,
    refundable: steps[0]?.chargeMinor === 0,
    cancellation: steps.map(({ until, chargeMinor }) => ({
      until: until && instantAt(until, timeZone),
      charge: decimal(chargeMinor),
    })),
    noShowCharge: decimal(noShowMinor),
    notes: liveRate?.offer.notes ?? '',
  };
}

function presentTax({ amountMinor, ...tax }: ConvertedTax, parts: readonly TaxPart[] | undefined) {
  const decimal = (minor: number) => toDecimal(money(minor, tax.currency));
  return {
    ...tax,
    amount: decimal(amountMinor),
    ...(parts && {
      parts: parts.map(({ amountMinor: minor, ...part }) => ({ ...part, amount: decimal(minor) })),
    }),
  };
}

function wantedRates(hotel: OfferedHotel, stay: Stay, room: WantedRoom, clock: HotelClock): PricedRate[] {
  return priceRates(hotel, stay, room, clock).filter(
    ({ rate }) => room.board === undefined || rate.board === room.board,
  );
}

type Availability = { readonly clock: HotelClock; readonly leftOf: RoomsLeft };

/** Whether all wanted rooms can be had together. */
function hasRooms(
  hotel: OfferedHotel,
  { stay, rooms }: Pick<WantedStay, 'stay' | 'rooms'>,
  { clock, leftOf }: Availability,
): boolean {
  const leftById = new Map(hotel.roomTypes.map((roomType) => [roomType.id, leftOf(roomType, stay)]));
  const choices = rooms.map((room) =>
    wantedRates(hotel, stay, room, clock)
      .map(({ roomType, rate, price }) => ({
        roomTypeId: roomType.id,
        payment: rate.payment,
        totalMinor: price.totalMinor,
      }))
      .sort((a, b) => a.totalMinor - b.totalMinor),
  );
  return cheapestRooms(choices, (id) => leftById.get(id) ?? 0) !== undefined;
}

function nextAvailable(
  hotel: OfferedHotel,
  wanted: WantedStay,
  availability: Availability,
): Stay | undefined {
  // Another seller would have to be asked for each day.
  if (hotel.live) return undefined;
  for (let days = 1; days <= DAYS_TO_NEXT; days++) {
    const stay = movedBy(wanted.stay, days);
    if (stayProblem(stay, availability.clock.today)) return undefined;
    if (hasRooms(hotel, { stay, rooms: wanted.rooms }, availability)) return stay;
  }
  return undefined;
}
