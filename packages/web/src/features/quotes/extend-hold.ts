import { FailedCall } from '../../api/failed-call.ts';
import { log } from '../../page/log.ts';
import { useCommerceStore } from '../../store/commerce-store.ts';
import { askHold } from './ask-hold.ts';

/** Keeps what the cart holds for longer, once. False when that did not get through: nothing has changed then. */
export async function extendHold(): Promise<boolean> {
  const { cartId, hear } = useCommerceStore.getState();
  if (cartId === null) return false;
  try {
    const { api } = await import('../../api/browser-client.ts');
    hear(await api.quotes.extend({ cartId }), Date.now());
    return true;
  } catch (error) {
    log('warn', 'The hold could not be extended', error);
    // It has ended, or another tab was quicker: then there is something to know.
    const isRefused = error instanceof FailedCall && [404, 409, 410].includes(error.status);
    return isRefused && (await askHold()) !== 'failed';
  }
}
