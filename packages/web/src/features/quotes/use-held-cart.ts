import { useCommerceStore } from '../../store/commerce-store.ts';
import { useIsRead } from '../../store/use-is-read.ts';
import { type HeldCart, heldCart } from './held-cart.ts';
import { useNow } from './use-now.ts';

/** What this browser holds, second by second; undefined until what it kept has been read. */
export function useHeldCart(): HeldCart | undefined {
  const isRead = useIsRead(useCommerceStore);
  const cart = useCommerceStore((state) => state.cart);
  const heardAt = useCommerceStore((state) => state.heardAt);
  const now = useNow();
  return isRead ? heldCart({ cart, heardAt }, now) : undefined;
}
