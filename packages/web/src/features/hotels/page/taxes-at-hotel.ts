import type { RoomRate } from '@ashore/core/contract/hotels/rooms.ts';
import { isCurrencyCode } from '@ashore/core/money/currencies.ts';
import { fromDecimal, type Money, sum } from '@ashore/core/money/money.ts';

type TaxAtHotel = { readonly kind: RoomRate['taxes'][number]['kind']; readonly amount: Money };

/** What the guests pay at the hotel beside the price, summed by kind over all rooms, in the hotel's currency. */
export function taxesAtHotel(rates: readonly Pick<RoomRate, 'taxes'>[]): TaxAtHotel[] {
  const taxes = rates.flatMap((rate) => rate.taxes).filter(({ collected }) => collected === 'at-hotel');
  return [...new Set(taxes.map(({ kind }) => kind))].flatMap((kind) => {
    const ofKind = taxes.filter((tax) => tax.kind === kind);
    const currency = ofKind[0]?.currency ?? '';
    if (!isCurrencyCode(currency)) return [];
    const amounts = ofKind.map(({ amount }) => fromDecimal(amount, currency));
    return { kind, amount: sum(amounts, currency) };
  });
}
