import type { Quote } from '@ashore/core/contract/quotes.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import { fromDecimal } from '@ashore/core/money/decimal.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { type Money, money } from '@ashore/core/money/money.ts';

type Line = Pick<Quote['components'][number]['tickets'][number], 'ticketType' | 'count'> & {
  readonly sum: string;
};
export type Sums = {
  readonly lines: readonly Line[];
  /** What a promotion takes off, where there is one. */
  readonly saved: string | undefined;
  /** What a code takes off. */
  readonly discount: string | undefined;
  readonly total: string;
};

/** The sums of a quote as its reader writes them. The lines, less what is saved and what a code takes off, are the total. */
export function sumsOf(
  { components, currencyCode, grossTotal, grandTotal }: Quote,
  locale: Locale,
  voucherValue = 0,
): Sums {
  const write = (sum: Money) => formatMoney(sum, localeTable[locale].intl);
  const read = (amount: number) => fromDecimal(amount, currencyCode);
  const saved = read(grossTotal).amount - read(grandTotal).amount;
  const less = (amount: number) =>
    amount === 0 ? undefined : write(money(-amount, currencyCode)).replace('-', '\u2212');
  const off = read(voucherValue).amount;
  const tickets = components.flatMap((component) => component.tickets);
  return {
    lines: tickets.map(({ ticketType, count, originalTotal }) => ({
      ticketType,
      count,
      sum: write(read(originalTotal)),
    })),
    saved: less(saved),
    discount: less(off),
    total: write(money(read(grandTotal).amount - off, currencyCode)),
  };
}
