import { useSyncExternalStore } from 'react';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { useIsRead } from '../../../store/saved-store.ts';
import { type HeldCart, heldCart } from './held-cart.ts';

/** This browser's hold, updated every second; undefined until the store has been read. */
export function useHeldCart(): HeldCart | undefined {
  const isRead = useIsRead(useCommerceStore);
  const cart = useCommerceStore((state) => state.cart);
  const heardAt = useCommerceStore((state) => state.heardAt);
  const now = useNow();
  return isRead ? heldCart({ cart, heardAt }, now) : undefined;
}

/**
 * The browser's clock, by the second. A tab that slept in the background updates as soon as it is visible
 * again.
 */
function useNow(): number {
  return useSyncExternalStore(listenToClock, wholeSecond, () => 0);
}

/** Subscribes to the clock, for values that change less often than every second. */
function listenToClock(listener: () => void): () => void {
  // Runs twice a second, because a late timer would otherwise skip a second now and then.
  const timer = setInterval(listener, 500);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

function wholeSecond(): number {
  return Math.floor(Date.now() / 1000) * 1000;
}

/** `cartId` is undefined if nothing is held, and until the store has been read. */
export type OwnCart = { readonly isKnown: boolean; readonly cartId: string | undefined };

/**
 * The cart with this browser's active hold. Its spots are available to this browser, because a new hold
 * replaces it. Unknown until the store has been read.
 */
export function useOwnCart(): OwnCart {
  const isKnown = useIsRead(useCommerceStore);
  // Checked at every tick of the clock. Components update only when a hold begins or ends.
  const cartId = useSyncExternalStore(listen, liveCart, () => undefined);
  return { isKnown, cartId: isKnown ? cartId : undefined };
}

function listen(listener: () => void): () => void {
  const stops = [listenToClock(listener), useCommerceStore.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

function liveCart(): string | undefined {
  const { cart, heardAt } = useCommerceStore.getState();
  const currentCart = heldCart({ cart, heardAt }, Date.now());
  return currentCart.state === 'held' ? currentCart.hold.quote.cartId : undefined;
}
