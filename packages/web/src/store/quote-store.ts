import type { NormalisedFailure } from '@ashore/core/errors/normalise-failure.ts';
import { parseInstant } from '@ashore/core/time/instant.ts';
import { FailedCall } from '../api/calls.ts';
import { log } from '../page/log.ts';
import { useCommerceStore } from './commerce-store.ts';
import { savedStore } from './saved-store.ts';

type QuoteState = {
  readonly status: 'initial' | 'loading' | 'loaded' | 'error';
  readonly error: NormalisedFailure | null;
  /** When the last hold ended. It stays until the traveller has seen the notice, or until the next quote. */
  readonly expiryTime: string | null;
  ask(): void;
  /** A quote exists. The cart has its expiry; the last expiry is cleared. */
  succeed(): void;
  fail(error: NormalisedFailure): void;
  end(expiryTime: string): void;
  /** Nothing to book, the request was aborted, or the traveller has seen that the last hold ended. */
  reset(): void;
};

const emptyQuoteState = { status: 'initial', error: null, expiryTime: null } as const;

/** Progress of the last request for a quote. Only the expiry is saved between pages. */
export const useQuoteStore = savedStore<QuoteState, Pick<QuoteState, 'expiryTime'>>(
  { name: 'quote', version: 1, keep: ({ expiryTime }) => ({ expiryTime }), mend },
  (set) => ({
    ...emptyQuoteState,
    ask: () => set({ status: 'loading', error: null }),
    succeed: () => set({ ...emptyQuoteState, status: 'loaded' }),
    fail: (error) => set({ status: 'error', error }),
    end: (expiryTime) => set({ expiryTime }),
    reset: () => set(emptyQuoteState),
  }),
);

function mend(state: QuoteState): QuoteState {
  const { expiryTime } = state;
  const isInstant = typeof expiryTime === 'string' && parseInstant(expiryTime) !== undefined;
  return { ...state, expiryTime: isInstant ? expiryTime : null };
}

/** `failed`: the server could not be reached, and the browser's last known state is used. */
export type ReadHoldStatus = 'found' | 'not_found' | 'failed';

let requestCount = 0;
let newestStoredRequest = 0;

/**
 * Reads the cart's hold from the server, which decides its state. The store contains the last known state. An
 * answer older than one already stored is ignored. During a payment a sold or missing cart changes nothing here,
 * because the answer of the payment reports the booking.
 */
export async function readHold({ isPaying = false } = {}): Promise<ReadHoldStatus> {
  const { cartId, status } = useCommerceStore.getState();
  if (cartId === null || (isPaying && status === 'checkout_success')) return 'not_found';
  requestCount += 1;
  const requestNumber = requestCount;
  try {
    const { api } = await import('../api/browser-client.ts');
    const cart = await api.quotes.show({ cartId });
    const current = useCommerceStore.getState();
    // Another tab may have made another hold in the meantime.
    const isReplaced = current.cartId !== cartId;
    // A payment that succeeds during this request is reported by its own answer, or by the tab that paid.
    const isDecided = isPaying && (current.status === 'checkout_success' || cart.state === 'sold');
    if (!isReplaced && !isDecided && requestNumber >= newestStoredRequest) {
      newestStoredRequest = requestNumber;
      current.receive(cart, Date.now());
    }
    return 'found';
  } catch (error) {
    if (!isPaying && error instanceof FailedCall && error.status === 404) {
      if (useCommerceStore.getState().cartId === cartId) useCommerceStore.getState().reset();
      return 'not_found';
    }
    log('warn', 'The hold could not be loaded', error);
    return 'failed';
  }
}
