import { type Locale, localeTable, type MessageLocale } from '../locale/locales.ts';
import { type CurrencyCode, isCurrencyCode } from '../money/currencies.ts';
import { formatMoney } from '../money/format-money.ts';
import { fromDecimal, type Money, money, sum, toDecimal } from '../money/money.ts';
import { amountsOfGuests, nightAmount, type TaxedRoom, taxedNights } from './stay-taxes.ts';
import type { TaxCollection, TaxKind } from './tax-kinds.ts';
import type { TaxRule } from './tax-rule.ts';

/**
 * A part of what guests pay at the hotel: for so many of them, or so many rooms, so many nights at one amount. Children who are
 * exempt are a part with an amount of 0.
 */
export type TaxPart = {
  readonly per: 'guest' | 'room';
  readonly count: number;
  readonly nights: number;
  readonly amountMinor: number;
};

/**
 * How the taxes of a kind that a room pays at the hotel add up. Undefined if one of them is a share of the price, which has no
 * such parts.
 */
export function partsAtHotel(
  rules: readonly TaxRule[],
  kind: TaxKind,
  room: TaxedRoom,
): readonly TaxPart[] | undefined {
  const ofKind = rules.filter(
    ({ collected, onlyResidentsOf, ...rule }) =>
      rule.kind === kind &&
      collected === 'at-hotel' &&
      (onlyResidentsOf === undefined || onlyResidentsOf === room.residence),
  );
  if (ofKind.some(({ basis }) => basis.per === 'net-price')) return undefined;
  const parts = mergeTaxParts(
    ofKind.map((rule) => partsOfRule(rule, rules, room)),
    'nights',
  );
  return [...parts, ...exemptPart(ofKind, rules, room)];
}

function partsOfRule(rule: TaxRule, rules: readonly TaxRule[], room: TaxedRoom): TaxPart[] {
  return taxedNights(rule, room).flatMap((night): TaxPart[] => {
    const amountMinor = nightAmount(rule, rules, room, night);
    if (amountMinor === 0) return [];
    if (rule.basis.per === 'room-night') return [{ per: 'room', count: 1, nights: 1, amountMinor }];
    const amounts = amountsOfGuests(rule, room, amountMinor).filter((amount) => amount > 0);
    return [...new Set(amounts)].map((one) => ({
      per: 'guest',
      count: amounts.filter((amount) => amount === one).length,
      nights: 1,
      amountMinor: one,
    }));
  });
}

/** The children of a room for whom none of these taxes is paid, although it is for the adults. */
function exemptPart(ofKind: readonly TaxRule[], rules: readonly TaxRule[], room: TaxedRoom): TaxPart[] {
  const byGuest = ofKind
    .filter(({ basis }) => basis.per !== 'room-night')
    .flatMap((rule) =>
      taxedNights(rule, room).map((night) =>
        amountsOfGuests(rule, room, nightAmount(rule, rules, room, night)),
      ),
    );
  const isTaxed = (guest: number) => byGuest.some((amounts) => (amounts[guest] ?? 0) > 0);
  const exempt = room.childrenAges.filter((_, child) => !isTaxed(room.adults + child));
  return exempt.length > 0 && isTaxed(0)
    ? [{ per: 'guest', count: exempt.length, nights: room.nights.length, amountMinor: 0 }]
    : [];
}

/** Joins parts that differ in their nights alone, of one room, or in their guests or rooms alone, of several. */
export function mergeTaxParts(lists: readonly (readonly TaxPart[])[], by: 'nights' | 'count'): TaxPart[] {
  const merged = new Map<string, TaxPart>();
  for (const part of lists.flat()) {
    const key = [part.per, part.amountMinor, by === 'nights' ? part.count : part.nights].join(' ');
    const before = merged.get(key);
    merged.set(key, before ? { ...before, [by]: before[by] + part[by] } : part);
  }
  return [...merged.values()];
}

/** The same with its amount in decimals, as an answer states it. */
export type StatedTaxPart = Omit<TaxPart, 'amountMinor'> & { readonly amount: number };

/** Children who pay none of a tax. */
const exemptChildren: Readonly<Record<MessageLocale, (calculation: string, count: number) => string>> = {
  en: (calculation, count) =>
    `${calculation}; ${count === 1 ? '1 child is' : `${count} children are`} exempt`,
  de: (calculation, count) =>
    `${calculation}; ${count === 1 ? '1 Kind ist' : `${count} Kinder sind`} befreit`,
  'zh-Hans': (calculation, count) => `${calculation}；${count}位儿童免收`,
};

const times: Readonly<Record<MessageLocale, string>> = { en: ' × ', de: ' × ', 'zh-Hans': '×' };

const counted: Readonly<
  Record<MessageLocale, Readonly<Record<TaxPart['per'] | 'night', (count: number) => string>>>
> = {
  en: {
    guest: (count) => `${count} ${count === 1 ? 'guest' : 'guests'}`,
    room: (count) => `${count} ${count === 1 ? 'room' : 'rooms'}`,
    night: (count) => `${count} ${count === 1 ? 'night' : 'nights'}`,
  },
  de: {
    guest: (count) => `${count} ${count === 1 ? 'Gast' : 'Gäste'}`,
    room: (count) => `${count} Zimmer`,
    night: (count) => `${count} ${count === 1 ? 'Nacht' : 'Nächte'}`,
  },
  'zh-Hans': {
    guest: (count) => `${count}位`,
    room: (count) => `${count}间`,
    night: (count) => `${count}晚`,
  },
};

/**
 * The calculation of a tax, such as “2 guests × 3 nights × €2.00; 2 children are exempt”, so that it does not seem to be for other
 * guests than those of the stay. Undefined if it has none.
 */
export function taxPartsText(
  {
    parts = [],
    currency,
  }: { readonly parts?: readonly StatedTaxPart[] | undefined; readonly currency: string },
  locale: Locale,
): string | undefined {
  if (parts.length === 0 || !isCurrencyCode(currency)) return undefined;
  const { messages, intl } = localeTable[locale];
  const { night, ...units } = counted[messages];
  const exemptCount = parts.reduce((sum, { amount, count }) => sum + (amount === 0 ? count : 0), 0);
  const calculation = parts
    .filter(({ amount }) => amount > 0)
    .map(({ per, count, nights, amount }) =>
      [units[per](count), night(nights), formatMoney(fromDecimal(amount, currency), intl)].join(
        times[messages],
      ),
    )
    .join(' + ');
  return exemptCount > 0 ? exemptChildren[messages](calculation, exemptCount) : calculation;
}

type TaxBesidePrice = {
  readonly amount: number;
  readonly currency: string;
  /** In the currency of the price, if the hotel charges in another one. */
  readonly approximate?: number | undefined;
};

/** A tax of a room as an answer states it. */
type StatedTax = TaxBesidePrice & {
  readonly kind: TaxKind;
  readonly collected: TaxCollection;
  readonly parts?: readonly StatedTaxPart[] | undefined;
};

export type TaxAtHotel = Omit<StatedTax, 'currency' | 'parts'> & {
  readonly currency: CurrencyCode;
  readonly parts?: StatedTaxPart[] | undefined;
};

/**
 * What guests of several rooms pay at the hotel beside the price, summed by kind. An approximation or a calculation that one of
 * the rooms lacks would be too small for all of them, and is left out.
 */
export function sumTaxesAtHotel(taxes: readonly StatedTax[], priceCurrency: CurrencyCode): TaxAtHotel[] {
  const sums = new Map<string, TaxAtHotel>();
  for (const { currency, parts, ...tax } of taxes) {
    if (tax.collected !== 'at-hotel' || !isCurrencyCode(currency)) continue;
    const key = `${tax.kind} ${currency}`;
    const before = sums.get(key);
    const stated = { ...tax, currency, ...(parts && { parts: [...parts] }) };
    sums.set(key, before ? addTax(before, stated, priceCurrency) : stated);
  }
  return [...sums.values()];
}

function addTax(
  { parts, approximate, ...before }: TaxAtHotel,
  tax: TaxAtHotel,
  priceCurrency: CurrencyCode,
): TaxAtHotel {
  const { currency } = before;
  return {
    ...before,
    amount: addDecimals(before.amount, tax.amount, currency),
    ...(approximate !== undefined &&
      tax.approximate !== undefined && {
        approximate: addDecimals(approximate, tax.approximate, priceCurrency),
      }),
    ...(parts && tax.parts && { parts: joinParts([parts, tax.parts], currency) }),
  };
}

function addDecimals(one: number, other: number, currency: CurrencyCode): number {
  return toDecimal(sum([fromDecimal(one, currency), fromDecimal(other, currency)], currency));
}

function joinParts(lists: readonly StatedTaxPart[][], currency: CurrencyCode): StatedTaxPart[] {
  const minorLists = lists.map((list) =>
    list.map(({ amount, ...part }) => ({ ...part, amountMinor: fromDecimal(amount, currency).amount })),
  );
  return mergeTaxParts(minorLists, 'count').map(({ amountMinor, ...part }) => ({
    ...part,
    amount: toDecimal(money(amountMinor, currency)),
  }));
}

/** Whether the hotel collects the price in its own currency: what the guests pay there depends on the exchange rate. */
export function isPriceConverted(
  { payment, hotelCurrency }: { readonly payment: 'prepaid' | 'at-hotel'; readonly hotelCurrency: string },
  currency: CurrencyCode,
): boolean {
  return payment === 'at-hotel' && hotelCurrency !== currency;
}

type TotalWithTaxesInput = {
  readonly price: Money;
  readonly taxes: readonly TaxBesidePrice[];
  /** Whether the price is paid in another currency than it is stated in. */
  readonly isPriceConverted: boolean;
};

/**
 * The price with what is paid at the hotel beside it, and whether exchange rates make the sum an approximation. Undefined if
 * nothing is paid there, or if it is not known in the currency of the price.
 */
export function totalWithTaxes({
  price,
  taxes,
  isPriceConverted: isConverted,
}: TotalWithTaxesInput): { readonly total: Money; readonly isApproximate: boolean } | undefined {
  const amounts = taxes.map(({ amount, currency, approximate }) =>
    currency === price.currency ? amount : approximate,
  );
  if (amounts.length === 0 || !amounts.every((amount) => amount !== undefined)) return undefined;
  const total = amounts.reduce(
    (minor, amount) => minor + fromDecimal(amount, price.currency).amount,
    price.amount,
  );
  return {
    total: { ...price, amount: total },
    isApproximate: isConverted || taxes.some(({ currency }) => currency !== price.currency),
  };
}

type StayAtHotel = {
  readonly payment: 'prepaid' | 'at-hotel';
  readonly hotelCurrency: string;
};

type RoomAtHotel = { readonly total: number; readonly taxes: readonly StatedTax[] };

/**
 * Everything that the guests of these rooms pay at the hotel, where they pay the price there, and whether exchange rates make it an
 * approximation. The price alone if the taxes are in an unknown currency.
 */
export function sumAtHotel(
  stay: StayAtHotel,
  rooms: readonly RoomAtHotel[],
  currency: CurrencyCode,
): NonNullable<ReturnType<typeof totalWithTaxes>> {
  const price = sum(
    rooms.map(({ total }) => fromDecimal(total, currency)),
    currency,
  );
  const taxes = sumTaxesAtHotel(
    rooms.flatMap((room) => room.taxes),
    currency,
  );
  const isConverted = isPriceConverted(stay, currency);
  return (
    totalWithTaxes({ price, taxes, isPriceConverted: isConverted }) ?? {
      total: price,
      isApproximate: isConverted,
    }
  );
}
