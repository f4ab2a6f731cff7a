import { useBoughtStore } from '../../store/bought-store.ts';
import { useCommerceStore } from '../../store/commerce-store.ts';
import { useIsRead } from '../../store/use-is-read.ts';
import { type HeldCart, heldCart } from './held-cart.ts';
import { useNow } from './use-now.ts';

/** What this browser holds, second by second; undefined until what it kept has been read. */
export function useHeldCart(): HeldCart | undefined {
  const isRead = useIsRead(useCommerceStore);
  const cart = useCommerceStore((state) => state.cart);
  const heardAt = useCommerceStore((state) => state.heardAt);
  const boughtId = useBoughtStore(({ confirmation }) => confirmation?.cart.id);
  const now = useNow();
  if (!isRead) return undefined;
  // Of two tabs that pay at the same moment one may write down last that it is still held.
  if (cart !== null && cart.cartId === boughtId) return { state: 'sold', quote: cart };
  return heldCart({ cart, heardAt }, now);
}
