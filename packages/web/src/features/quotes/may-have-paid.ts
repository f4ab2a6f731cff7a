import type { Quote } from '@ashore/core/contract/quotes.ts';
import { useCommerceStore } from '../../store/commerce-store.ts';

/** Whether a bank or a wallet was asked for what was held: it may have charged it, and then it goes back. */
export function useMayHavePaid({ cartId }: Pick<Quote, 'cartId'>): boolean {
  return useCommerceStore(({ attempt }) => attempt?.cartId === cartId && attempt.intentId !== null);
}
