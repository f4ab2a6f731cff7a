import { useSyncExternalStore } from 'react';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { useIsRead } from '../../../store/use-is-read.ts';
import { heldCart } from '../held-cart.ts';
import { listenToClock } from '../use-now.ts';

/** What it is; undefined where nothing is held, and until that is known. */
export type OwnCart = { readonly isKnown: boolean; readonly cartId: string | undefined };

/**
 * The cart in which this browser holds something that is alive: what it holds is free to it, since holding anew replaces
 * it. Until the store has been read nobody knows.
 */
export function useOwnCart(): OwnCart {
  const isKnown = useIsRead(useCommerceStore);
  // Looked at with every tick of the clock, and told only when it begins or ends.
  const cartId = useSyncExternalStore(listen, liveCart, () => undefined);
  return { isKnown, cartId: isKnown ? cartId : undefined };
}

function listen(told: () => void): () => void {
  const stops = [listenToClock(told), useCommerceStore.subscribe(told)];
  return () => {
    for (const stop of stops) stop();
  };
}

function liveCart(): string | undefined {
  const { cart, heardAt } = useCommerceStore.getState();
  const held = heldCart({ cart, heardAt }, Date.now());
  return held.state === 'held' ? held.hold.quote.cartId : undefined;
}
