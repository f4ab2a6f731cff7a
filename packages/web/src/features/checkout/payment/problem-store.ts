import { create } from 'zustand';
import type { PaymentOutcome } from './payment-outcome.ts';

type PaymentProblemState = { readonly problem: PaymentOutcome | undefined };

/**
 * Outcome of the last press, if it did not book. It is stored outside the form. If another tab changes the
 * cart, the form starts again and must still show the message.
 */
export const usePaymentProblem = create<PaymentProblemState>()(() => ({ problem: undefined }));

export function setPaymentProblem(problem: PaymentOutcome | undefined): void {
  usePaymentProblem.setState({ problem });
}

/**
 * Called when the form closes. It keeps a problem of the kind `changed`, which the next form must still show,
 * and clears any other.
 */
export function clearPaymentProblem(): void {
  if (usePaymentProblem.getState().problem?.kind !== 'changed') setPaymentProblem(undefined);
}
