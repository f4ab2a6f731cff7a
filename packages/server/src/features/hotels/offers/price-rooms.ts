import type { RoomParty } from '@ashore/core/hotels/room-party.ts';
import {
  type CancellationStep,
  type ChargedRoom,
  cancellationSteps,
  chargeOf,
  type StayClock,
} from '@ashore/core/hotels/stay-cancellation.ts';
import { nightsOf, type Stay } from '@ashore/core/hotels/stay-limits.ts';
import {
  type ConvertedTax,
  type NightPrice,
  priceRoom,
  type RoomPrice,
} from '@ashore/core/hotels/stay-price.ts';
import {
  isSaleOver,
  isSoldTo,
  type RateRefusal,
  rateRefusal,
} from '@ashore/core/hotels/stay-restrictions.ts';
import { partsAtHotel, type TaxPart } from '@ashore/core/hotels/tax-parts.ts';
import { convertMoney } from '@ashore/core/money/convert-money.ts';
import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import { money } from '@ashore/core/money/money.ts';
import { daysBetween, type LocalDate, type LocalTime } from '@ashore/core/time/local-date-time.ts';
import { localDateAt, localTimeAt } from '@ashore/core/time/time-zone.ts';
import type { ExchangeRates } from '../../catalogue/prices/exchange-rates.ts';
import type { OfferedHotel, OfferedRate, OfferedRoomType } from './hotel.queries.ts';
import { keyOfLiveRate, type LiveRate } from './live-prices.ts';
import type { RoomRequest } from './room-request.ts';

/** A rate of a room type for one wanted room, in the hotel's currency. Nothing of it says whether a room is left. */
export type PricedRate = {
  readonly roomType: OfferedRoomType;
  readonly rate: OfferedRate;
  readonly price: RoomPrice;
};

export type HotelClock = { readonly today: LocalDate; readonly time: LocalTime };

export function clockOf({ timeZone }: Pick<OfferedHotel, 'timeZone'>, now: Date): HotelClock {
  return { today: localDateAt(now, timeZone), time: localTimeAt(now, timeZone) };
}

/** Every rate of every room type that the hotel sells for a room and a stay. */
export function priceRates(
  hotel: OfferedHotel,
  stay: Stay,
  request: RoomRequest,
  clock: HotelClock,
): PricedRate[] {
  if (isSaleOver(stay, { ...clock, sellsUntil: hotel.sellsUntil })) return [];
  const rates = hotel.rates.filter(
    (rate) => isSoldTo(rate, request.residence) && rateRefusal(rate, stay, clock.today) === undefined,
  );
  if (rates.length === 0) return [];
  return hotel.roomTypes.flatMap((roomType) => {
    const nights = nightPrices(hotel, roomType, stay);
    if (!nights) return [];
    return rates.flatMap((rate) => {
      const price = isRateOf(rate, roomType) && priceRate(hotel, { roomType, rate, request, nights });
      return price ? [{ roomType, rate, price }] : [];
    });
  });
}

/** What a priced room costs if it is cancelled, or if its guests do not come, in the traveller's currency. */
export function termsOf(
  { live }: Pick<OfferedHotel, 'live'>,
  { roomType, rate, request }: Omit<RateToPrice, 'nights'>,
  { charged, clock }: { readonly charged: ChargedRoom; readonly clock: StayClock },
): {
  readonly steps: readonly CancellationStep[];
  readonly noShowMinor: number;
  readonly liveRate: LiveRate | undefined;
} {
  const noShowMinor = chargeOf(rate.noShow, charged);
  const liveRate = live?.rates.get(keyOfLiveRate(request, { roomTypeId: roomType.id, ratePlanId: rate.id }));
  if (!liveRate)
    return { steps: cancellationSteps(rate.cancellation, charged, clock), noShowMinor, liveRate };
  const steps = liveRate.cancellation.map(({ until, chargeMinor }) => ({
    until,
    chargeMinor: chargeOf({ kind: 'fixed', amountMinor: chargeMinor }, charged),
  }));
  // The seller takes from us at least what it takes for the latest cancellation.
  return { steps, noShowMinor: Math.max(noShowMinor, steps.at(-1)?.chargeMinor ?? 0), liveRate };
}

type RateToPrice = {
  readonly roomType: OfferedRoomType;
  readonly rate: OfferedRate;
  readonly request: RoomRequest;
  readonly nights: readonly NightPrice[];
};

export function priceRate(
  hotel: OfferedHotel,
  { roomType, rate, request, nights }: RateToPrice,
): RoomPrice | undefined {
  if (hotel.live) {
    const name = { roomTypeId: roomType.id, ratePlanId: rate.id };
    return hotel.live.rates.get(keyOfLiveRate(request, name))?.price;
  }
  const { party, residence } = request;
  return priceRoom({ hotel, room: roomType, rate, party, residence, nights });
}

export function isRateOf({ roomTypeIds }: OfferedRate, { id }: OfferedRoomType): boolean {
  return roomTypeIds === null || roomTypeIds.includes(id);
}

/** The prices of the nights; undefined if one of them has none. Rooms of another seller have no calendar. */
export function nightPrices(
  { live }: Pick<OfferedHotel, 'live'>,
  { firstNight, pricesMinor }: Pick<OfferedRoomType, 'firstNight' | 'pricesMinor'>,
  stay: Stay,
): NightPrice[] | undefined {
  if (live) return [];
  const first = daysBetween(firstNight, stay.arrival);
  const nights: NightPrice[] = [];
  for (const [at, date] of datesOf(stay).entries()) {
    const priceMinor = pricesMinor[first + at];
    if (!priceMinor) return undefined;
    nights.push({ date, priceMinor });
  }
  return nights;
}

// A search prices dozens of rooms for one stay.
const datesByStay = new WeakMap<Stay, readonly LocalDate[]>();

function datesOf(stay: Stay): readonly LocalDate[] {
  const known = datesByStay.get(stay);
  if (known) return known;
  const dates = nightsOf(stay);
  datesByStay.set(stay, dates);
  return dates;
}

/**
 * Why the hotel has no such stay, if a rule of all its rates refuses it: it is too short or too long, or the hotel does
 * not sell it. Undefined if some rate allows it; there may be no room left even so.
 */
export function refusalOfHotel(
  hotel: OfferedHotel,
  stay: Stay,
  residences: readonly string[],
  clock: HotelClock,
): RateRefusal | undefined {
  if (isSaleOver(stay, { ...clock, sellsUntil: hotel.sellsUntil })) return 'closed';
  if (!hotel.roomTypes.some((roomType) => nightPrices(hotel, roomType, stay))) return 'closed';
  const refusals = hotel.rates
    .filter((rate) => residences.every((residence) => isSoldTo(rate, residence)))
    .map((rate) => rateRefusal(rate, stay, clock.today));
  if (refusals.includes(undefined)) return undefined;
  return refusals.find((refusal) => refusal !== 'closed') ?? 'closed';
}

/** What a room pays at the hotel in another currency, in the traveller's; undefined in the same one, or without exchange rates. */
export function approximateTax(
  { collected, amountMinor, currency }: ConvertedTax,
  traveller: CurrencyCode,
  rates: Pick<ExchangeRates, 'has' | 'conversion'>,
): number | undefined {
  if (collected !== 'at-hotel' || currency === traveller || ![currency, traveller].every(rates.has))
    return undefined;
  return convertMoney(money(amountMinor, currency), rates.conversion(currency, traveller)).amount;
}

/** How a tax that a room pays at the hotel adds up; undefined if it has no such parts, or is named by the seller. */
export function taxPartsOf(
  { taxes: rules }: Pick<OfferedHotel, 'taxes'>,
  { rate, price }: PricedRate,
  { stay, party, residence }: { readonly stay: Stay; readonly party: RoomParty; readonly residence: string },
): (tax: ConvertedTax) => readonly TaxPart[] | undefined {
  const nights = nightsOf(stay).map((date, index) => ({ date, priceMinor: price.nightsMinor[index] ?? 0 }));
  const room = { nights, stayFeeMinor: rate.stayFeeMinor, ...party, residence };
  return ({ kind, collected, amountMinor }) => {
    const parts = collected === 'at-hotel' ? partsAtHotel(rules, kind, room) : undefined;
    const sum = parts?.reduce((total, part) => total + part.count * part.nights * part.amountMinor, 0);
    return sum === amountMinor ? parts : undefined;
  };
}
