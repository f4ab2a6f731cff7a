import type { Quote } from '@ashore/core/contract/quotes.ts';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { type ReadHoldStatus, readHold } from '../../../store/quote-store.ts';
import { useIsRead } from '../../../store/saved-store.ts';
import { type HeldCart, heldCart } from './held-cart.ts';

export type ReadHoldResult = {
  /** `loading` only before the first answer. Afterwards the last answer stays until the next one. */
  readonly answer: ReadHoldStatus | 'loading';
  reload(): Promise<ReadHoldStatus>;
};

/** Loads the hold from the server when the page opens, and when the browser is back online. It does not poll. */
export function useServerHold(): ReadHoldResult {
  const isRead = useIsRead(useCommerceStore);
  const [answer, setAnswer] = useState<ReadHoldResult['answer']>('loading');
  const reload = useCallback(async () => {
    const answer = await readHold();
    setAnswer(answer);
    return answer;
  }, []);
  useEffect(() => {
    if (!isRead) return;
    void reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isRead, reload]);
  return { answer, reload };
}

/**
 * Calls `onEnd` when a hold that was active on this page has expired. The browser's clock may be wrong, so
 * the hold is first loaded from the server. If the server cannot be reached, `onEnd` is not called and the page shows its
 * last known state.
 */
export function useHoldEnd(
  currentCart: HeldCart | undefined,
  reload: () => Promise<ReadHoldStatus>,
  onEnd: (quote: Quote) => void,
): void {
  const wasActive = useRef(false);
  const check = useEffectEvent(async () => {
    wasActive.current = false;
    if ((await reload()) !== 'found') return;
    const { cart, heardAt } = useCommerceStore.getState();
    const current = heldCart({ cart, heardAt }, Date.now());
    if (current.state === 'expired') onEnd(current.quote);
  });
  const state = currentCart?.state;
  useEffect(() => {
    if (state === 'held') wasActive.current = true;
    else if (state === 'expired' && wasActive.current) void check();
  }, [state]);
}
