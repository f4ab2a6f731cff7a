import type { RoomRate } from '@ashore/core/contract/hotels/rooms.ts';
import { mergeTaxParts, type StatedTaxPart } from '@ashore/core/hotels/tax-parts.ts';
import { type CurrencyCode, isCurrencyCode } from '@ashore/core/money/currencies.ts';
import { fromDecimal, type Money, money, sum, toDecimal } from '@ashore/core/money/money.ts';

type Tax = RoomRate['taxes'][number];
type TaxAtHotel = {
  readonly kind: Tax['kind'];
  readonly amount: Money;
  /** The same in the currency of the page, if it is another one and known. */
  readonly approximate: number | undefined;
  /** How it adds up; empty if it is a share of the price. */
  readonly parts: readonly StatedTaxPart[];
};

/** What the guests pay at the hotel beside the price, summed by kind over all rooms, in the hotel's currency. */
export function taxesAtHotel(
  rates: readonly Pick<RoomRate, 'taxes'>[],
  pageCurrency: CurrencyCode,
): TaxAtHotel[] {
  const taxes = rates.flatMap((rate) => rate.taxes).filter(({ collected }) => collected === 'at-hotel');
  return [...new Set(taxes.map(({ kind }) => kind))].flatMap((kind) => {
    const ofKind = taxes.filter((tax) => tax.kind === kind);
    const currency = ofKind[0]?.currency ?? '';
    if (!isCurrencyCode(currency)) return [];
    const amounts = ofKind.map(({ amount }) => fromDecimal(amount, currency));
    return {
      kind,
      amount: sum(amounts, currency),
      approximate: approximateOf(ofKind, pageCurrency),
      parts: partsOf(ofKind, currency),
    };
  });
}

function approximateOf(taxes: readonly Tax[], pageCurrency: CurrencyCode): number | undefined {
  const amounts = taxes.flatMap(({ approximate }) =>
    approximate === undefined ? [] : [fromDecimal(approximate, pageCurrency)],
  );
  return amounts.length === taxes.length ? toDecimal(sum(amounts, pageCurrency)) : undefined;
}

function partsOf(taxes: readonly Tax[], currency: CurrencyCode): StatedTaxPart[] {
  if (taxes.some(({ parts = [] }) => parts.length === 0)) return [];
  const lists = taxes.map(({ parts = [] }) =>
    parts.map(({ amount, ...part }) => ({ ...part, amountMinor: fromDecimal(amount, currency).amount })),
  );
  return mergeTaxParts(lists, 'count').map(({ amountMinor, ...part }) => ({
    ...part,
    amount: toDecimal(money(amountMinor, currency)),
  }));
}
