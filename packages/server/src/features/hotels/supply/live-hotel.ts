import { arrangeBeds } from '@ashore/core/hotels/occupancy.ts';
import { type CancellationStep, cancellationSteps } from '@ashore/core/hotels/stay-cancellation.ts';
import { nightsOf, type Stay } from '@ashore/core/hotels/stay-limits.ts';
import type { PricedTax, RoomPrice } from '@ashore/core/hotels/stay-price.ts';
import { taxesOfRoom } from '@ashore/core/hotels/stay-taxes.ts';
import type { TaxKind } from '@ashore/core/hotels/tax-kinds.ts';
import { type Conversion, convertMoney } from '@ashore/core/money/convert-money.ts';
import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import { allocateMoney, type Money, money } from '@ashore/core/money/money.ts';
import type { CancellationTier, RoomOffer } from '../../../gateways/lodging/port.ts';
import type { ExchangeRates } from '../../catalogue/prices/exchange-rates.ts';
import type { OfferedHotel, OfferedRate, OfferedRoomType } from '../offers/hotel.queries.ts';
import { keyOfLiveRate, type LivePrices, type LiveRate } from '../offers/live-prices.ts';
import { isRateOf } from '../offers/price-rooms.ts';
import type { WantedRoom } from '../offers/wanted-stay.ts';

type SellerOffers = Pick<LivePrices, 'source' | 'hotelCode'> & {
  readonly stay: Stay;
  readonly rooms: readonly WantedRoom[];
  readonly now: Date;
  readonly rates: ExchangeRates;
  /** The seller's rates of each wanted room, the cheapest first. Empty if it has none. */
  readonly offersOfRooms: readonly (readonly RoomOffer[])[];
};

/**
 * A hotel of ours with the prices that its seller asks for a stay, in the seller's currency. Our rate plans say which rates we
 * sell: a rate of the seller is sold as the plan with the same board, if the seller also takes nothing for a cancellation
 * where the plan takes nothing. The cheapest such rate counts. Charges are never lower than the seller's. What is paid at
 * the hotel is not sold, because we pay the seller.
 */
export function liveHotel<Hotel extends OfferedHotel>(hotel: Hotel, offers: SellerOffers): Hotel {
  const currency = offers.offersOfRooms.flat()[0]?.price.currency ?? hotel.currency;
  const conversion = offers.rates.conversion(hotel.currency, currency);
  const rates = hotel.rates.map((rate) => inCurrency(rate, hotel.currency, conversion));
  const { source, hotelCode } = offers;
  const liveRates = new Map<string, LiveRate>();
  for (const [position, room] of offers.rooms.entries())
    for (const roomType of hotel.roomTypes) {
      const sold = rates.flatMap((rate) => {
        if (rate.payment !== 'prepaid' || !isRateOf(rate, roomType)) return [];
        const ofRoom = offers.offersOfRooms[position] ?? [];
        const liveRate = findRate({ hotel, roomType, rate, room }, ofRoom, offers);
        const name = keyOfLiveRate(room, { roomTypeId: roomType.id, ratePlanId: rate.id });
        return liveRate ? [{ name, liveRate }] : [];
      });
      for (const { name, liveRate } of withBestTerms(sold))
        if (!liveRates.has(name)) liveRates.set(name, liveRate);
    }
  return {
    ...hotel,
    currency,
    // What the seller asks has all taxes in it; what is paid at the hotel is a part of each price.
    taxes: [],
    rates,
    roomTypes: hotel.roomTypes.map((roomType) => withLeft(roomType, offers.offersOfRooms.flat())),
    live: { source, hotelCode, rates: liveRates },
  };
}

type SoldRate = { readonly name: string; readonly liveRate: LiveRate };

/** A rate of the seller is sold as the plan with the best terms: the same room at the same price is not offered with worse ones. */
function withBestTerms(sold: readonly SoldRate[]): SoldRate[] {
  const freeFor = ({ liveRate: { cancellation } }: SoldRate) => {
    const [first] = cancellation;
    if (first?.chargeMinor !== 0) return 0;
    return first.until?.getTime() ?? Number.POSITIVE_INFINITY;
  };
  return sold.filter((one) => {
    const same = sold.filter(({ liveRate }) => liveRate.offer === one.liveRate.offer);
    const longest = Math.max(...same.map(freeFor));
    return freeFor(one) === longest && same.find((other) => freeFor(other) === longest) === one;
  });
}

/** Fixed charges of a rate are in the hotel's currency. */
function inCurrency(rate: OfferedRate, from: CurrencyCode, conversion: Conversion): OfferedRate {
  const converted = (charge: OfferedRate['noShow']): OfferedRate['noShow'] =>
    charge.kind === 'fixed'
      ? { ...charge, amountMinor: convertMoney(money(charge.amountMinor, from), conversion).amount }
      : charge;
  return {
    ...rate,
    cancellation: rate.cancellation.map((tier) => ({ ...tier, charge: converted(tier.charge) })),
    noShow: converted(rate.noShow),
  };
}

/** Rates of a type share its rooms, so the largest number counts. A rate without a number says nothing. */
function withLeft(roomType: OfferedRoomType, offers: readonly RoomOffer[]): OfferedRoomType {
  const counts = offers
    .filter((offer) => isOfType(offer, roomType))
    .flatMap(({ left }) => (left === null ? [] : [left]));
  return counts.length === 0 ? roomType : { ...roomType, leftAtSeller: Math.max(...counts) };
}

/** The slug of a room type is the seller's code of it, in lower case. */
function isOfType({ roomTypeCode }: RoomOffer, { slug }: OfferedRoomType): boolean {
  return roomTypeCode.toLowerCase() === slug;
}

type RateOfRoom = {
  readonly hotel: OfferedHotel;
  readonly roomType: OfferedRoomType;
  readonly rate: OfferedRate;
  readonly room: WantedRoom;
};

function findRate(
  wanted: RateOfRoom,
  offers: readonly RoomOffer[],
  context: Pick<SellerOffers, 'stay' | 'now' | 'rates'>,
): LiveRate | undefined {
  for (const offer of offers) {
    if (!isOfType(offer, wanted.roomType) || offer.board !== wanted.rate.board) continue;
    const price = priceOf(wanted, offer, context);
    if (!price) continue;
    const ours = termsOfPlan(wanted, price, offer, context);
    if (!isFreeWhenPromised(offer.cancellation, ours, context.now)) continue;
    const plan = wanted.hotel.rates.find(({ id }) => id === wanted.rate.id) ?? wanted.rate;
    const { cancellation, seller } = dearerTerms(ours, offer.cancellation, context.now);
    return { price, cancellation, offer, sources: { plan, seller } };
  }
  return undefined;
}

function priceOf(
  { hotel, roomType, rate, room }: RateOfRoom,
  offer: RoomOffer,
  { stay, rates }: Pick<SellerOffers, 'stay' | 'rates'>,
): RoomPrice | undefined {
  const arrangement = arrangeBeds(roomType, hotel, room.party, rate);
  if (!arrangement) return undefined;
  const { price } = offer;
  // The seller does not divide its price by nights.
  const nightsMinor = byNight(price, stay);
  const inHotelCurrency =
    price.currency === hotel.currency
      ? price
      : convertMoney(price, rates.conversion(price.currency, hotel.currency));
  const taxes = taxesAtHotel(hotel, room, {
    nightsMinor: byNight(inHotelCurrency, stay),
    stay,
    named: offer.payAtHotel,
  });
  return { arrangement, nightsMinor, roomMinor: price.amount, taxes, totalMinor: price.amount };
}

function byNight(price: Money, stay: Stay): number[] {
  return allocateMoney(
    price,
    nightsOf(stay).map(() => 1),
  ).map(({ amount }) => amount);
}

/** What is paid at the hotel. An amount that the seller names replaces what our rules say of the same kind. */
function taxesAtHotel(
  hotel: OfferedHotel,
  { party, residence }: WantedRoom,
  {
    nightsMinor,
    stay,
    named,
  }: {
    readonly nightsMinor: readonly number[];
    readonly stay: Stay;
    readonly named: RoomOffer['payAtHotel'];
  },
): PricedTax[] {
  const bySeller = named.map(
    ({ name, amount }): PricedTax => ({
      kind: kindOfTax(name),
      collected: 'at-hotel',
      amountMinor: amount.amount,
      currency: amount.currency,
    }),
  );
  const byRules = taxesOfRoom(
    hotel.taxes.filter(({ collected }) => collected === 'at-hotel'),
    {
      nights: nightsOf(stay).map((date, index) => ({ date, priceMinor: nightsMinor[index] ?? 0 })),
      stayFeeMinor: 0,
      adults: party.adults,
      childrenAges: party.childrenAges,
      residence,
    },
  );
  return [
    ...byRules
      .filter(({ kind }) => bySeller.every((tax) => tax.kind !== kind))
      .map((tax) => ({ ...tax, currency: hotel.currency })),
    ...bySeller,
  ];
}

function kindOfTax(name: string): TaxKind {
  if (/resort|facilit|amenit/i.test(name)) return 'resort';
  return /city|touris|occupancy|lodging|municipal|overnight|stay/i.test(name) ? 'city' : 'service';
}

/** What our plan takes at this price, in the seller's currency. */
function termsOfPlan(
  { hotel, rate }: RateOfRoom,
  { totalMinor, nightsMinor }: RoomPrice,
  { price: { currency } }: RoomOffer,
  { stay, now }: Pick<SellerOffers, 'stay' | 'now'>,
): readonly CancellationStep[] {
  const charged = { totalMinor, nightsMinor, conversion: { to: currency, rate: '1' }, from: currency };
  const { timeZone } = hotel;
  return cancellationSteps(rate.cancellation, charged, { arrival: stay.arrival, timeZone, now });
}

/** Whether the seller takes nothing from now on until our plan takes something. */
function isFreeWhenPromised(
  terms: readonly CancellationTier[],
  promised: readonly CancellationStep[],
  now: Date,
): boolean {
  const [first] = promised;
  if (first?.chargeMinor !== 0) return true;
  const { until: freeUntil } = first;
  const open = terms.filter(({ until }) => until === null || until > now);
  const last = open.findIndex(({ until }) => until === null || (freeUntil !== null && until >= freeUntil));
  return last >= 0 && open.slice(0, last + 1).every(({ charge }) => charge.amount === 0);
}

/** The higher charge of both at any time, without deadlines that have passed, and beside it what the seller takes. */
function dearerTerms(
  ours: readonly CancellationStep[],
  theirs: readonly CancellationTier[],
  now: Date,
): { readonly cancellation: readonly CancellationStep[]; readonly seller: LiveRate['sources']['seller'] } {
  const ends = [...ours, ...theirs]
    .flatMap(({ until }) => (until && until > now ? [until] : []))
    .sort((one, other) => one.getTime() - other.getTime());
  const seller = [...ends, null].map((until) => {
    // Charges change where a deadline ends: the moment before it stands for the time up to it.
    const at = until && new Date(until.getTime() - 1);
    const ourMinor = at ? stepAt(ours, at) : (ours.at(-1)?.chargeMinor ?? 0);
    const theirMinor = at ? chargeAt(theirs, at) : (theirs.at(-1)?.charge.amount ?? 0);
    return { until, ourMinor, chargeMinor: theirMinor, isFree: ourMinor === 0 && theirMinor === 0 };
  });
  const cancellation: CancellationStep[] = [];
  for (const { until, ourMinor, chargeMinor: theirMinor } of seller) {
    const chargeMinor = Math.max(ourMinor, theirMinor);
    if (cancellation.at(-1)?.chargeMinor === chargeMinor) cancellation.pop();
    cancellation.push({ until, chargeMinor });
  }
  return { cancellation, seller: seller.map(({ ourMinor: _, ...step }) => step) };
}

function chargeAt(terms: readonly CancellationTier[], at: Date): number {
  const tier = terms.find(({ until }) => until === null || at < until);
  return tier?.charge.amount ?? Number.POSITIVE_INFINITY;
}

function stepAt(steps: readonly CancellationStep[], at: Date): number {
  return steps.find(({ until }) => until === null || at < until)?.chargeMinor ?? 0;
}
