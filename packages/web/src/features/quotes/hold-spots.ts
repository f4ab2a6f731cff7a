import type { Quote } from '@ashore/core/contract/quotes.ts';
import { FailedCall } from '../../api/failed-call.ts';
import { log } from '../../page/log.ts';
import type { ApiClient } from '../../page/page-context.ts';
import { browserId } from '../../store/browser-id.ts';
import { useQuoteStore } from '../../store/quote-store.ts';
import { cartIdToQuoteWith } from './cart-id-to-quote-with.ts';

type QuoteRequest = Parameters<ApiClient['quotes']['makeOfType']>[0];

/** What somebody wants to hold; who asks is added here. */
export type WantedSpots = Omit<QuoteRequest, 'cartId' | 'browserId'>;

export type HoldOutcome =
  | { readonly kind: 'held'; readonly quote: Quote }
  /** Sold out, closed, or held by others by now. */
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'failed';
      readonly status: number;
      readonly field: string | undefined;
      readonly retryAfterSeconds: number | undefined;
    }
  | { readonly kind: 'cancelled' };

/** Takes spots out of sale for a fixed price. What the cart held before is let go when that succeeds, and only then. */
export async function holdSpots(wanted: WantedSpots, signal?: AbortSignal): Promise<HoldOutcome> {
  const { ask, succeed, fail, reset } = useQuoteStore.getState();
  const who = { cartId: cartIdToQuoteWith(), browserId: browserId() };
  ask();
  try {
    const { api } = await import('../../api/browser-client.ts');
    const answer = await api.quotes.makeOfType({ ...wanted, ...who }, { ...(signal && { signal }) });
    if (answer.status === 204) {
      reset();
      return { kind: 'nothing' };
    }
    succeed();
    return { kind: 'held', quote: answer.body };
  } catch (error) {
    if (signal?.aborted) {
      reset();
      return { kind: 'cancelled' };
    }
    log('warn', 'Nothing could be held', error);
    const { status, message, field, retryAfterSeconds } =
      error instanceof FailedCall ? error : unknownFailure;
    fail({ status, message });
    return { kind: 'failed', status, field, retryAfterSeconds };
  }
}

const unknownFailure = {
  status: 0,
  message: 'Unable to construct request; unexpected error',
  field: undefined,
  retryAfterSeconds: undefined,
};
