import type { Quote } from '@ashore/core/contract/quotes.ts';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { type HoldAnswer, readHold } from '../../../store/quote-store.ts';
import { useIsRead } from '../../../store/saved-store.ts';
import { type HeldCart, heldCart } from './held-cart.ts';

export type ReadHoldResult = {
  /** `asking` only before the first answer. Afterwards the last answer stays until the next one. */
  readonly answer: HoldAnswer | 'asking';
  again(): Promise<HoldAnswer>;
};

/** Asks the server when the page opens, and again when the browser is back online. It does not poll. */
export function useAskedHold(): ReadHoldResult {
  const isRead = useIsRead(useCommerceStore);
  const [answer, setAnswer] = useState<ReadHoldResult['answer']>('asking');
  const again = useCallback(async () => {
    const answer = await readHold();
    setAnswer(answer);
    return answer;
  }, []);
  useEffect(() => {
    if (!isRead) return;
    void again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isRead, again]);
  return { answer, again };
}

/**
 * Calls `onEnd` when a hold that was active on this page has expired. The browser's clock may be wrong, so
 * the server is asked first. If the server cannot be reached, `onEnd` is not called and the page shows its
 * last known state.
 */
export function useEndOfHold(
  held: HeldCart | undefined,
  again: () => Promise<HoldAnswer>,
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
