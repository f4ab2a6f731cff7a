import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import { toDecimalText } from '@ashore/core/money/decimal.ts';
import { money } from '@ashore/core/money/money.ts';
import type { ListedDiscount } from '../features/discounts/list-discounts.ts';

const states = { not_yet: 'to come', now: 'open', over: 'ended' } as const;

/** One code on one line: what it takes off, when, how often, and what of that is used. */
export function discountLine(one: ListedDiscount): string {
  const { code, percent, amounts, period, from, until, uses, mostUses, mostOfPerson, products, budgets } =
    one;
  const off =
    percent === null
      ? Object.entries(amounts)
          .map(([currency, sum]) => said(currency, sum))
          .join(', ')
      : `${percent} %`;
  const parts = [
    `${off} off`,
    `from ${day(from)}${until ? ` until ${day(until)}` : ''}`,
    `${uses}${mostUses === null ? '' : ` of ${mostUses}`} uses`,
    mostOfPerson === null ? '' : `${mostOfPerson} a person`,
    products === null ? '' : `${products} products`,
    ...budgets.map(
      ({ currency, mostMinor, spentMinor }) =>
        `${said(currency, spentMinor)} of ${said(currency, mostMinor)}`,
    ),
  ];
  return `${code.padEnd(20)}  ${states[period].padEnd(7)}  ${parts.filter(Boolean).join(', ')}`;
}

function said(currency: string, amount: number): string {
  return `${toDecimalText(money(Number(amount), currency as CurrencyCode))} ${currency}`;
}

function day(instant: Date): string {
  return instant.toISOString().slice(0, 16).replace('T', ' ');
}
