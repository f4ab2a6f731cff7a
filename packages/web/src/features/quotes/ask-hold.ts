import { FailedCall } from '../../api/failed-call.ts';
import { log } from '../../page/log.ts';
import { useCommerceStore } from '../../store/commerce-store.ts';

/** `failed`: the server could not be asked, and what the browser knows is the best there is. */
export type Asked = 'known' | 'nothing' | 'failed';

/** Asks the server what the cart holds. It is the truth; the store is what was last heard of it. */
export async function askHold(): Promise<Asked> {
  const { cartId } = useCommerceStore.getState();
  if (cartId === null) return 'nothing';
  try {
    const { api } = await import('../../api/browser-client.ts');
    const cart = await api.quotes.show({ cartId });
    // Meanwhile another tab may have held something else.
    if (useCommerceStore.getState().cartId === cartId) useCommerceStore.getState().hear(cart, Date.now());
    return 'known';
  } catch (error) {
    if (error instanceof FailedCall && error.status === 404) {
      if (useCommerceStore.getState().cartId === cartId) useCommerceStore.getState().reset();
      return 'nothing';
    }
    log('warn', 'The hold could not be asked for', error);
    return 'failed';
  }
}
