import type { Payment } from '../plan/checkout-data.ts';

type Press = Pick<Payment, 'method' | 'authorize'> & {
  /** Stands for what it is paid with: another card is another try, and so is another sheet of a wallet. */
  readonly paidWith: unknown;
};

/**
 * Whether a press asks for what an earlier one asked for, of which nobody knows whether it arrived: then it is the same try.
 * Any other is a new one, and the server finds out first what became of the earlier.
 */
export function isSamePress(earlier: Press | undefined, now: Press): boolean {
  return (
    earlier?.method === now.method && earlier.authorize === now.authorize && earlier.paidWith === now.paidWith
  );
}
