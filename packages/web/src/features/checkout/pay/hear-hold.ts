import { log } from '../../../page/log.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';

/** Hears from the server what the cart holds by now, and until when. */
export async function hearHold(): Promise<void> {
  const { cartId, status, hear } = useCommerceStore.getState();
  if (cartId === null || status === 'checkout_success') return;
  try {
    const { api } = await import('../../../api/browser-client.ts');
    const cart = await api.quotes.show({ cartId });
    const { status: now } = useCommerceStore.getState();
    // What was paid while it was asked is told by its own answer.
    if (now !== 'checkout_success' && cart.state !== 'sold') hear(cart, Date.now());
  } catch (error) {
    log('warn', 'The hold could not be asked for', error);
  }
}
