import type { CheckoutRequest } from '@ashore/core/contract/checkout-request.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { fromDecimal } from '@ashore/core/money/decimal.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';

type Due = { readonly totalMinor: number; readonly currency: SelectableCurrency };

/** Nobody pays another sum than the one that was on his screen: he is shown the new one first. */
export function refuseOtherSum({ chargeRequest }: CheckoutRequest, { totalMinor, currency }: Due): void {
  if (claimedMinor(chargeRequest.amount, currency) !== totalMinor)
    throw new Failure('conflict', { field: 'amount' });
}

function claimedMinor(amount: number, currency: SelectableCurrency): number {
  try {
    return fromDecimal(amount, currency).amount;
  } catch {
    throw new Failure('invalid_input', { field: 'data.chargeRequest.amount' });
  }
}
