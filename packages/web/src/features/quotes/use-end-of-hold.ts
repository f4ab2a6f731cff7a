import type { Quote } from '@ashore/core/contract/quotes.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCommerceStore } from '../../store/commerce-store.ts';
import type { Asked } from './ask-hold.ts';
import { type HeldCart, heldCart } from './held-cart.ts';

/**
 * Tells when a hold that was alive on this page has expired. By the clock here that may be a mistake, so the server is
 * asked first; where it cannot be asked nothing is told, and the page says what it knows.
 */
export function useEndOfHold(
  held: HeldCart | undefined,
  again: () => Promise<Asked>,
  onEnd: (quote: Quote) => void,
): void {
  const wasAlive = useRef(false);
  const check = useEffectEvent(async () => {
    wasAlive.current = false;
    if ((await again()) !== 'known') return;
    const { cart, heardAt } = useCommerceStore.getState();
    const now = heldCart({ cart, heardAt }, Date.now());
    if (now.state === 'expired') onEnd(now.quote);
  });
  const state = held?.state;
  useEffect(() => {
    if (state === 'held') wasAlive.current = true;
    else if (state === 'expired' && wasAlive.current) void check();
  }, [state]);
}
