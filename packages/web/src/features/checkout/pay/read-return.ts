import type { PaymentAttempt } from '../../../store/confirmation.ts';

export type BankReturn = Pick<PaymentAttempt, 'cartId' | 'locale'> & {
  readonly method: 'bancontact';
  readonly intentId: string;
  readonly redirectStatus: string;
};

/** What a bank sent back with the traveller; nothing where it says that nobody paid, or names no payment. */
export function readReturn(search: string, attempt: PaymentAttempt | null): BankReturn | undefined {
  if (attempt === null) return undefined;
  const query = new URLSearchParams(search);
  const redirectStatus = query.get('redirect_status');
  const intentId = query.get('payment_intent');
  if (redirectStatus !== 'succeeded' || intentId === null || intentId === '') return undefined;
  const { cartId, locale } = attempt;
  return { cartId, locale, method: 'bancontact', intentId, redirectStatus };
}
