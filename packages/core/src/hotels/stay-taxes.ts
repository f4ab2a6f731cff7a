import { divideHalfEven, roundHalfEven } from '../money/money.ts';
import { appliesOn } from '../time/day-rule.ts';
import type { LocalDate } from '../time/local-date-time.ts';
import { TAX_COLLECTIONS, TAX_KINDS, type TaxCollection, type TaxKind } from './tax-kinds.ts';
import type { TaxRule } from './tax-rule.ts';

/** A whole price, in thousandths of a percent. */
const WHOLE_SHARE = 100_000;

export type TaxedNight = { readonly date: LocalDate; readonly priceMinor: number };

/** One room of a stay: what it costs each night, and who sleeps in it. */
export type TaxedRoom = {
  readonly nights: readonly TaxedNight[];
  /** What is paid once for the stay, such as cleaning. Shares of the price are taken of it too. */
  readonly stayFeeMinor: number;
  readonly adults: number;
  readonly childrenAges: readonly number[];
  /** The country in which the guests live. */
  readonly residence: string;
};

/** What one room owes for the whole stay by one rule, in the hotel's currency. */
export type RoomTax = {
  readonly kind: TaxKind;
  readonly collected: TaxCollection;
  readonly amountMinor: number;
};

/**
 * The taxes of a room, summed by kind and collector. Each share is rounded once for each night and rule, so that the
 * sum depends neither on the order of the rules nor on how nights are grouped. With a collector, only what it collects:
 * the price of a list needs no more.
 */
export function taxesOfRoom(
  rules: readonly TaxRule[],
  room: TaxedRoom,
  collector?: TaxCollection,
): RoomTax[] {
  const applicable = rules.filter(
    ({ onlyResidentsOf }) => onlyResidentsOf === undefined || onlyResidentsOf === room.residence,
  );
  const lines: { kind: TaxKind; collected: TaxCollection; amountMinor: number }[] = [];
  for (const rule of applicable) {
    const { kind, collected } = rule;
    if (collector !== undefined && collected !== collector) continue;
    const amountMinor = amountOfRule(rule, applicable, room);
    const line = lines.find((other) => other.kind === kind && other.collected === collected);
    if (line) line.amountMinor += amountMinor;
    else lines.push({ kind, collected, amountMinor });
  }
  return lines.filter((line) => line.amountMinor > 0).sort((left, right) => orderOf(left) - orderOf(right));
}

/** Whether what one collector takes depends on the price of the room, not only on its nights and guests. */
export function isTaxedByPrice(rules: readonly TaxRule[], collector: TaxCollection): boolean {
  return rules.some(
    ({ collected, basis: { per } }) =>
      collected === collector && per !== 'person-night' && per !== 'room-night',
  );
}

function orderOf({ kind, collected }: RoomTax): number {
  return TAX_COLLECTIONS.indexOf(collected) * TAX_KINDS.length + TAX_KINDS.indexOf(kind);
}

/** The nights of a room that a rule taxes. */
export function taxedNights(rule: TaxRule, { nights }: Pick<TaxedRoom, 'nights'>): readonly TaxedNight[] {
  return nights.slice(0, rule.maxNights).filter((night) => isTaxed(rule, night.date));
}

function amountOfRule(rule: TaxRule, rules: readonly TaxRule[], room: TaxedRoom): number {
  let sum = 0;
  for (const night of room.nights.slice(0, rule.maxNights))
    if (isTaxed(rule, night.date)) sum += amountOfNight(rule, rules, room, night);
  if (rule.basis.per === 'net-price') sum += shareOf(rule.basis.share, netOfShares(room.stayFeeMinor, rules));
  return sum;
}

function isTaxed({ season, basis }: TaxRule, date: LocalDate): boolean {
  return (
    appliesOn({ season }, date) || ('outsideSeasonMinor' in basis && basis.outsideSeasonMinor !== undefined)
  );
}

function amountOfNight(rule: TaxRule, rules: readonly TaxRule[], room: TaxedRoom, night: TaxedNight): number {
  const amount = nightAmount(rule, rules, room, night);
  const isForEach = rule.basis.per === 'person-night' || rule.basis.per === 'person-night-by-price';
  return isForEach ? forLiableGuests(rule, room, amount) : amount;
}

/** What a rule takes for a night: of the room, or of each liable adult. */
export function nightAmount(
  rule: TaxRule,
  rules: readonly TaxRule[],
  room: TaxedRoom,
  night: TaxedNight,
): number {
  const { basis } = rule;
  switch (basis.per) {
    case 'net-price':
      return shareOf(basis.share, netPrice(rules, room, night));
    case 'room-night':
    case 'person-night':
      return seasonalMinor(rule.season, basis, night.date);
    case 'person-night-by-price': {
      const guests = BigInt(room.adults + room.childrenAges.length);
      const { priceMinor, whole } = netPrice(rules, room, night);
      const part = BigInt(priceMinor) * BigInt(WHOLE_SHARE);
      // The price of a guest is compared and never added, so it is not rounded.
      const band = basis.bands.find(
        ({ belowMinor }) => belowMinor === null || part < BigInt(belowMinor) * BigInt(whole) * guests,
      );
      return (band ?? basis.bands.at(-1))?.amountMinor ?? 0;
    }
  }
}

function seasonalMinor(
  season: TaxRule['season'],
  basis: { readonly amountMinor: number; readonly outsideSeasonMinor?: number | undefined },
  date: LocalDate,
): number {
  return appliesOn({ season }, date) ? basis.amountMinor : (basis.outsideSeasonMinor ?? 0);
}

function forLiableGuests(rule: TaxRule, { adults, childrenAges }: TaxedRoom, amount: number): number {
  return childrenAges.reduce((sum, age) => sum + amountOfChild(rule, age, amount), adults * amount);
}

/** What each guest pays of an amount. */
export function amountsOfGuests(
  rule: TaxRule,
  { adults, childrenAges }: TaxedRoom,
  amount: number,
): number[] {
  return [
    ...Array.from({ length: adults }, () => amount),
    ...childrenAges.map((age) => amountOfChild(rule, age, amount)),
  ];
}

/** Reductions are rounded for each guest, because that is how a hotel states them. */
function amountOfChild({ exemptUnderAge = 0, reduced = [] }: TaxRule, childAge: number, amount: number) {
  if (childAge < exemptUnderAge) return 0;
  const reduction = reduced.find(({ fromAge, toAge }) => fromAge <= childAge && childAge <= toAge);
  return reduction ? Number(roundHalfEven(BigInt(amount) * BigInt(reduction.percent), 100n)) : amount;
}

/** A price with its included shares, and what it is of the price without them, in thousandths of a percent. */
type PriceWithShares = { readonly priceMinor: number; readonly whole: number };

function shareOf(taxShare: number, { priceMinor, whole }: PriceWithShares): number {
  const product = priceMinor * taxShare;
  // Nearly all prices are small enough to be exact without big integers.
  return Number.isSafeInteger(product)
    ? divideHalfEven(product, whole)
    : Number(roundHalfEven(BigInt(priceMinor) * BigInt(taxShare), BigInt(whole)));
}

/** The price of a night without the taxes in it: first those with an amount of their own, then the shares. */
function netPrice(rules: readonly TaxRule[], room: TaxedRoom, night: TaxedNight): PriceWithShares {
  let fixedMinor = 0;
  for (const rule of rules) {
    if (rule.collected !== 'included' || !('amountMinor' in rule.basis)) continue;
    if (isWithinCap(rule, room, night)) fixedMinor += amountOfNight(rule, rules, room, night);
  }
  return netOfShares(Math.max(0, night.priceMinor - fixedMinor), rules);
}

function isWithinCap(
  { maxNights = Number.POSITIVE_INFINITY }: TaxRule,
  room: TaxedRoom,
  night: TaxedNight,
): boolean {
  return room.nights.indexOf(night) < maxNights;
}

function netOfShares(priceMinor: number, rules: readonly TaxRule[]): PriceWithShares {
  let whole = WHOLE_SHARE;
  for (const { collected, basis } of rules)
    if (collected === 'included' && basis.per === 'net-price') whole += basis.share;
  return { priceMinor, whole };
}
