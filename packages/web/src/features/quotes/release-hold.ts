import { log } from '../../page/log.ts';
import { useCommerceStore } from '../../store/commerce-store.ts';

/** Puts what the cart holds back on sale. False when that did not get through. */
export async function releaseHold(): Promise<boolean> {
  const { cartId, cart, heardAt, hear } = useCommerceStore.getState();
  if (cartId === null || cart === null) return false;
  try {
    const { api } = await import('../../api/browser-client.ts');
    await api.quotes.release({ cartId });
    // Kept as what it was, so that its page can still say which trip that is and lead back to it.
    hear({ ...cart, state: 'released' }, heardAt);
    return true;
  } catch (error) {
    log('warn', 'The hold could not be released', error);
    return false;
  }
}
