import { newId } from '../../api/new-id.ts';
import { useCommerceStore } from '../../store/commerce-store.ts';

/**
 * The id for the next quote: that of the cart there is, so that what is held anew replaces what was held before. It is
 * kept before it is used; otherwise an answer that is lost would leave a hold behind that nobody can end.
 */
export function cartIdToQuoteWith(): string {
  const { cartId, cart, keepCartId } = useCommerceStore.getState();
  if (cartId !== null && cart?.state !== 'sold') return cartId;
  const fresh = newId();
  keepCartId(fresh);
  return fresh;
}
