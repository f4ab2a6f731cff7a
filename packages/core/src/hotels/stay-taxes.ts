import { z } from 'zod';
import { roundHalfEven } from '../money/money.ts';
import { appliesOn } from '../time/day-rule.ts';
import type { LocalDate } from '../time/local-date-time.ts';

/** Who collects a tax: it is part of the price, we add it, or the guest pays it at the hotel. */
export const TAX_COLLECTIONS = ['included', 'charged', 'at-hotel'] as const;
export type TaxCollection = (typeof TAX_COLLECTIONS)[number];
export const TAX_KINDS = ['vat', 'city', 'resort', 'service'] as const;
export type TaxKind = (typeof TAX_KINDS)[number];

const amountMinor = z.int().min(0);
const age = z.int().min(0).max(18);
const monthDay = z.string().regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);

/** Thousandths of a percent, because taxes of 5.875 % exist. */
const share = z.int().min(1).max(100_000);
const WHOLE_SHARE = 100_000n;

/** What a tax is counted by. Amounts are in the smallest unit of the hotel's currency. */
const taxBasis = z.discriminatedUnion('per', [
  z.object({ per: z.literal('person-night'), amountMinor, outsideSeasonMinor: amountMinor.optional() }),
  z.object({ per: z.literal('room-night'), amountMinor, outsideSeasonMinor: amountMinor.optional() }),
  /** A share of the room's price without the taxes that are part of it. */
  z.object({ per: z.literal('net-price'), share }),
  /** By the net price of the room divided by all its guests; the cheapest band first. The last is without a limit. */
  z.object({
    per: z.literal('person-night-by-price'),
    bands: z.array(z.object({ belowMinor: z.int().positive().nullable(), amountMinor })).min(1),
  }),
]);

/** One tax or fee of a hotel, as the column `hotels.taxes` has it. */
export const taxRule = z.object({
  kind: z.enum(TAX_KINDS),
  collected: z.enum(TAX_COLLECTIONS),
  basis: taxBasis,
  /** Only this many nights from the arrival are taxed. */
  maxNights: z.int().positive().optional(),
  /** Guests below this age pay nothing. */
  exemptUnderAge: age.optional(),
  /** Guests of these ages pay this percentage of the amount. */
  reduced: z.array(z.object({ fromAge: age, toAge: age, percent: z.int().min(0).max(99) })).optional(),
  /** Nights of the tax, or of its amount if there is one outside the season. */
  season: z.object({ from: monthDay, to: monthDay }).optional(),
  /** Guests who live elsewhere than in this country do not pay it. */
  onlyResidentsOf: z.string().length(2).optional(),
});
export type TaxRule = z.output<typeof taxRule>;

export const taxRules = z.array(taxRule).max(10);

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
  const sums = new Map<string, { kind: TaxKind; collected: TaxCollection; amountMinor: number }>();
  for (const rule of applicable) {
    const { kind, collected } = rule;
    if (collector !== undefined && collected !== collector) continue;
    const key = `${kind} ${collected}`;
    const line = sums.get(key) ?? { kind, collected, amountMinor: 0 };
    line.amountMinor += amountOfRule(rule, applicable, room);
    sums.set(key, line);
  }
  return [...sums.values()]
    .filter((line) => line.amountMinor > 0)
    .sort((left, right) => orderOf(left) - orderOf(right));
}

function orderOf({ kind, collected }: RoomTax): number {
  return TAX_COLLECTIONS.indexOf(collected) * TAX_KINDS.length + TAX_KINDS.indexOf(kind);
}

/** The nights of a room that a rule taxes. */
export function taxedNights(rule: TaxRule, { nights }: Pick<TaxedRoom, 'nights'>): readonly TaxedNight[] {
  return nights.slice(0, rule.maxNights).filter((night) => isTaxed(rule, night.date));
}

function amountOfRule(rule: TaxRule, rules: readonly TaxRule[], room: TaxedRoom): number {
  const amounts = taxedNights(rule, room).map((night) => amountOfNight(rule, rules, room, night));
  if (rule.basis.per === 'net-price' && room.stayFeeMinor > 0)
    amounts.push(shareOf(rule.basis.share, netOfShares(room.stayFeeMinor, rules)));
  return amounts.reduce((sum, amount) => sum + amount, 0);
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
      const { whole, part } = netPrice(rules, room, night);
      // The price of a guest is compared and never added, so it is not rounded.
      const band = basis.bands.find(
        ({ belowMinor }) => belowMinor === null || part < BigInt(belowMinor) * whole * guests,
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

/** A price that is not rounded yet: so many parts of a whole unit. */
type ExactPrice = { readonly part: bigint; readonly whole: bigint };

function shareOf(taxShare: number, { part, whole }: ExactPrice): number {
  return Number(roundHalfEven(part * BigInt(taxShare), whole * WHOLE_SHARE));
}

/** The price of a night without the taxes in it: first those with an amount of their own, then the shares. */
function netPrice(rules: readonly TaxRule[], room: TaxedRoom, night: TaxedNight): ExactPrice {
  const fixedMinor = rules
    .filter(({ collected, basis }) => collected === 'included' && 'amountMinor' in basis)
    .filter((rule) => isTaxed(rule, night.date) && isWithinCap(rule, room, night))
    .reduce((sum, rule) => sum + amountOfNight(rule, rules, room, night), 0);
  return netOfShares(Math.max(0, night.priceMinor - fixedMinor), rules);
}

function isWithinCap(
  { maxNights = Number.POSITIVE_INFINITY }: TaxRule,
  room: TaxedRoom,
  night: TaxedNight,
): boolean {
  return room.nights.indexOf(night) < maxNights;
}

function netOfShares(priceMinor: number, rules: readonly TaxRule[]): ExactPrice {
  const includedShare = rules.reduce(
    (sum, { collected, basis }) =>
      collected === 'included' && basis.per === 'net-price' ? sum + BigInt(basis.share) : sum,
    0n,
  );
  return { part: BigInt(priceMinor) * WHOLE_SHARE, whole: WHOLE_SHARE + includedShare };
}
