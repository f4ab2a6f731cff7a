import { type Conversion, convertMoney } from '../money/convert-money.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import { allocateMoney, divideHalfEven, money } from '../money/money.ts';
import type { LocalDate } from '../time/local-date-time.ts';
import {
  type Arrangement,
  arrangeBeds,
  type BoardPrices,
  type HotelAges,
  type RoomCapacity,
} from './occupancy.ts';
import type { RoomParty } from './room-party.ts';
import { type RoomTax, type TaxedRoom, taxesOfRoom } from './stay-taxes.ts';
import type { TaxCollection, TaxKind } from './tax-kinds.ts';
import type { TaxRule } from './tax-rule.ts';

/** A tax of a room. What is paid at the hotel may be in another currency than the price of the room. */
export type PricedTax = RoomTax & { readonly currency?: CurrencyCode };

/** A rate as far as it decides the price. */
export type RatePrices = BoardPrices & {
  /** The price of the room, in hundredths of a percent of the price of the night. */
  readonly priceShare: number;
  /** Once for each room and stay. */
  readonly stayFeeMinor: number;
};

/** The price of a night of a room type, room only, flexible, for the included adults. */
export type NightPrice = { readonly date: LocalDate; readonly priceMinor: number };

export type PricedRoomInput = {
  readonly room: RoomCapacity;
  readonly hotel: HotelAges & { readonly taxes: readonly TaxRule[] };
  readonly rate: RatePrices;
  readonly party: RoomParty;
  readonly residence: string;
  readonly nights: readonly NightPrice[];
};

/** A room of a stay in the hotel's currency. */
export type RoomPrice = {
  readonly arrangement: Arrangement;
  readonly nightsMinor: readonly number[];
  /** Nights and fee, with the taxes that are part of them. */
  readonly roomMinor: number;
  readonly taxes: readonly PricedTax[];
  /** `roomMinor` and the taxes that we charge. */
  readonly totalMinor: number;
};

const WHOLE_PRICE = 10_000;

/** Prices a room for a stay; undefined if the party cannot sleep in it. */
export function priceRoom(input: PricedRoomInput): RoomPrice | undefined {
  const { room, hotel, rate, party, nights } = input;
  const arrangement = arrangeBeds(room, hotel, party, rate);
  if (!arrangement) return undefined;
  const nightsMinor = nights.map(({ priceMinor }) =>
    nightMinor(priceMinor, rate.priceShare, arrangement.supplementMinor),
  );
  const roomMinor = sum(nightsMinor) + rate.stayFeeMinor;
  const taxed = nights.map(({ date }, index) => ({ date, priceMinor: nightsMinor[index] ?? 0 }));
  const taxes = taxesOfRoom(hotel.taxes, taxedRoom(input, taxed));
  const chargedMinor = sum(taxes.filter(({ collected }) => collected === 'charged').map(amountOf));
  return { arrangement, nightsMinor, roomMinor, taxes, totalMinor: roomMinor + chargedMinor };
}

type CollectedTaxesInput = Omit<PricedRoomInput, 'room' | 'hotel'> & {
  readonly rules: readonly TaxRule[];
  /** What the guests add to the price of a night, which decides where they sleep. */
  readonly supplementMinor: number;
};

/** Only the taxes of a room that one collector takes, as `priceRoom` has them. */
export function collectedTaxes(input: CollectedTaxesInput, collector: TaxCollection): RoomTax[] {
  const { rules, rate, nights, supplementMinor } = input;
  const taxed = nights.map(({ date, priceMinor }) => ({
    date,
    priceMinor: nightMinor(priceMinor, rate.priceShare, supplementMinor),
  }));
  return taxesOfRoom(rules, taxedRoom(input, taxed), collector);
}

function taxedRoom(
  { rate, party, residence }: Omit<PricedRoomInput, 'room' | 'hotel'>,
  nights: readonly NightPrice[],
): TaxedRoom {
  const { adults, childrenAges } = party;
  return { nights, stayFeeMinor: rate.stayFeeMinor, adults, childrenAges, residence };
}

/** What a night costs at a share of its price with what the guests add. Numbers alone: a list by price computes thousands. */
export function nightMinor(priceMinor: number, priceShare: number, supplementMinor: number): number {
  const shared =
    priceShare === WHOLE_PRICE ? priceMinor : divideHalfEven(priceMinor * priceShare, WHOLE_PRICE);
  return Math.max(0, shared + supplementMinor);
}

export type ConvertedTax = {
  readonly kind: TaxKind;
  readonly collected: TaxCollection;
  readonly amountMinor: number;
  readonly currency: CurrencyCode;
};

/** A room of a stay in the traveller's currency. */
export type ConvertedRoom = {
  readonly totalMinor: number;
  /** Of each night, for display: the total, divided in proportion to the prices of the nights. */
  readonly nightsMinor: readonly number[];
  /** What the guests pay at the hotel stays in the hotel's currency. */
  readonly taxes: readonly ConvertedTax[];
};

/**
 * Converts a room for a traveller. Its price is converted once, and so is each tax that we add; the total is their sum,
 * and nothing is converted after it.
 */
export function convertRoom(price: RoomPrice, from: CurrencyCode, conversion: Conversion): ConvertedRoom {
  const convert = (amountMinor: number) => convertMoney(money(amountMinor, from), conversion).amount;
  const taxes = price.taxes.map(
    ({ kind, collected, amountMinor, currency = from }): ConvertedTax =>
      collected === 'at-hotel'
        ? { kind, collected, amountMinor, currency }
        : { kind, collected, amountMinor: convert(amountMinor), currency: conversion.to },
  );
  const chargedMinor = sum(taxes.filter(({ collected }) => collected === 'charged').map(amountOf));
  const totalMinor = convert(price.roomMinor) + chargedMinor;
  return { totalMinor, nightsMinor: divideByNights(totalMinor, price.nightsMinor, conversion.to), taxes };
}

/** The total of `convertRoom`, from the room's price and each tax that we add. */
export function convertTotal(
  roomMinor: number,
  charged: readonly RoomTax[],
  convert: (amountMinor: number) => number,
): number {
  let totalMinor = convert(roomMinor);
  for (const { amountMinor } of charged) totalMinor += convert(amountMinor);
  return totalMinor;
}

function divideByNights(totalMinor: number, weights: readonly number[], currency: CurrencyCode): number[] {
  const isFree = weights.every((weight) => weight === 0);
  return allocateMoney(money(totalMinor, currency), isFree ? weights.map(() => 1) : weights).map(
    ({ amount }) => amount,
  );
}

/** What the guests pay at the hotel, summed by kind and currency. */
export function paidAtHotel<Tax extends PricedTax>(
  rooms: readonly { readonly taxes: readonly Tax[] }[],
): Tax[] {
  const sums = new Map<string, Tax>();
  for (const tax of rooms.flatMap(({ taxes }) => taxes)) {
    if (tax.collected !== 'at-hotel') continue;
    const key = `${tax.kind} ${tax.currency ?? ''}`;
    const before = sums.get(key);
    sums.set(key, before ? { ...before, amountMinor: before.amountMinor + tax.amountMinor } : tax);
  }
  return [...sums.values()];
}

function amountOf({ amountMinor }: { readonly amountMinor: number }): number {
  return amountMinor;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
