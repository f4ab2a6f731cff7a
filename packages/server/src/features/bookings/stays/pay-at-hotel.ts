import type { BookedStay } from '@ashore/core/contract/hotels/booked-stay.ts';
import { mergeTaxParts, taxPartsText, totalWithTaxes } from '@ashore/core/hotels/tax-parts.ts';
import { localeTable, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { type CurrencyCode, isCurrencyCode } from '@ashore/core/money/currencies.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { fromDecimal, money, toDecimal } from '@ashore/core/money/money.ts';
import type { BookedLodging } from '../trip-facts/trip-of.ts';
import { stayFactTexts } from './stay-fact-texts.ts';

type StayTax = BookedStay['payAtHotel'][number];
type TaxInCurrency = StayTax & { readonly currency: CurrencyCode };
type BookedRoom = BookedStay['rooms'][number];

type PayAtHotelInput = {
  readonly locale: MessageLocale;
  readonly lodging: Pick<BookedLodging, 'currency'> & {
    readonly stay: Pick<BookedStay, 'payment' | 'hotelCurrency'>;
  };
  /** Those that are left. */
  readonly rooms: readonly BookedRoom[];
  /** Whether the price of the rooms is what the reader pays. Otherwise no sum with it is stated. */
  readonly isPriceOfReader: boolean;
};

/**
 * What guests pay at the hotel: the price of a stay that is paid there, taxes with their calculation in the hotel’s own currency,
 * and the sum of price and taxes. Null if nothing is paid there.
 */
export function payAtHotelText({ locale, lodging, rooms, isPriceOfReader }: PayAtHotelInput): string | null {
  const texts = stayFactTexts[locale];
  const { intl } = localeTable[locale];
  const { currency, stay } = lodging;
  const taxes = taxesAtHotel(rooms);
  const taxLines = taxes.map((tax) => taxLine(tax, locale));
  const totalMinor = rooms.reduce((sum, room) => sum + fromDecimal(room.total, currency).amount, 0);
  const price = money(totalMinor, currency);
  const withTaxes = isPriceOfReader ? totalWithTaxes(price, taxes) : undefined;
  const sumLines = withTaxes ? [texts.withTaxes(formatMoney(withTaxes, intl))] : [];
  const priceLines =
    stay.payment === 'prepaid'
      ? []
      : [
          texts.payAtHotel(
            formatMoney(price, intl),
            stay.hotelCurrency === currency ? null : stay.hotelCurrency,
          ),
        ];
  return [...priceLines, ...taxLines, ...sumLines].join('\n') || null;
}

function taxLine(tax: TaxInCurrency, locale: MessageLocale): string {
  const { taxes, calculated } = stayFactTexts[locale];
  const text = taxes[tax.kind](formatMoney(fromDecimal(tax.amount, tax.currency), localeTable[locale].intl));
  const calculation = taxPartsText(tax, locale);
  return calculation === undefined ? text : calculated(text, calculation);
}

/** Taxes of several rooms, summed by kind. */
function taxesAtHotel(rooms: readonly BookedRoom[]): TaxInCurrency[] {
  const sums = new Map<string, TaxInCurrency>();
  for (const { currency, ...tax } of rooms.flatMap(({ taxes }) => taxes)) {
    if (tax.collected !== 'at-hotel' || !isCurrencyCode(currency)) continue;
    const key = `${tax.kind} ${currency}`;
    const before = sums.get(key);
    sums.set(key, before ? addedTax(before, { ...tax, currency }) : { ...tax, currency });
  }
  return [...sums.values()];
}

function addedTax({ parts, ...before }: TaxInCurrency, tax: StayTax): TaxInCurrency {
  const { currency } = before;
  const minorOf = (amount: number) => fromDecimal(amount, currency).amount;
  const decimal = (minor: number) => toDecimal(money(minor, currency));
  const amount = decimal(minorOf(before.amount) + minorOf(tax.amount));
  if (!parts || !tax.parts) return { ...before, amount };
  const lists = [parts, tax.parts].map((list) =>
    list.map(({ amount: one, ...part }) => ({ ...part, amountMinor: minorOf(one) })),
  );
  return {
    ...before,
    amount,
    parts: mergeTaxParts(lists, 'count').map(({ amountMinor, ...part }) => ({
      ...part,
      amount: decimal(amountMinor),
    })),
  };
}
