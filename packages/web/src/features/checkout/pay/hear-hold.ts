import { log } from '../../../page/log.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';

let asked = 0;
let heard = 0;

/** Hears from the server what the cart holds by now, and until when. An answer that a later one has overtaken is none. */
export async function hearHold(): Promise<void> {
  const { cartId, status, hear } = useCommerceStore.getState();
  if (cartId === null || status === 'checkout_success') return;
  asked += 1;
  const number = asked;
  try {
    const { api } = await import('../../../api/browser-client.ts');
    const cart = await api.quotes.show({ cartId });
    const { status: now } = useCommerceStore.getState();
    // What was paid while it was asked is told by its own answer, or by the tab that paid.
    const isTold = now === 'checkout_success' || cart.state === 'sold';
    if (isTold || number < heard) return;
    heard = number;
    hear(cart, Date.now());
  } catch (error) {
    log('warn', 'The hold could not be asked for', error);
  }
}
