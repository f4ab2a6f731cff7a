import type { Quote } from '@ashore/core/contract/quotes.ts';
import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
import { FailedCall } from '../../../api/calls.ts';
import { newId } from '../../../api/new-id.ts';
import { log } from '../../../page/log.ts';
import type { ApiClient } from '../../../page/page-context.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { browserId, currentAffiliate } from '../../../store/extras-store.ts';
import { readHold, useQuoteStore } from '../../../store/quote-store.ts';
import { sailingOfTrip, useShipStore } from '../../../store/ship-store.ts';

type TripRequest = Extract<
  Parameters<ApiClient['quotes']['makeOfType']>[0],
  { readonly componentKey: string }
>;
type AddedHere = 'cartId' | 'browserId' | 'referralSource' | 'sailing';

/** The spots to hold. The IDs of cart and browser, the affiliate and the ship are added here. */
export type WantedSpots = Omit<TripRequest, AddedHere | 'productType'> & {
  readonly productType: ProductType;
};

export type HoldOutcome =
  | { readonly kind: 'held'; readonly quote: Quote }
  /** Sold out, closed, or held by others. */
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'failed';
      readonly status: number;
      readonly field: string | undefined;
      readonly retryAfterSeconds: number | undefined;
    }
  | { readonly kind: 'cancelled' };

/** Holds spots at a fixed price. The cart's previous hold is released only if that succeeds. */
export async function holdSpots(wantedSpots: WantedSpots, signal?: AbortSignal): Promise<HoldOutcome> {
  const { ask, succeed, fail, reset } = useQuoteStore.getState();
  const cartAndBrowser = {
    cartId: cartIdToQuoteWith(),
    browserId: browserId(),
    // The checkout is another document, which may not know it.
    referralSource: currentAffiliate(),
    sailing: sailingOfTrip(useShipStore.getState(), { tourId: wantedSpots.product, date: wantedSpots.date }),
  };
  ask();
  try {
    const { api } = await import('../../../api/browser-client.ts');
    const answer = await api.quotes.makeOfType(
      { ...wantedSpots, productType: tripTypeOf(wantedSpots.productType), ...cartAndBrowser },
      { ...(signal && { signal }) },
    );
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
    log('warn', 'The spots could not be held', error);
    const { status, message, field, retryAfterSeconds } =
      error instanceof FailedCall ? error : unknownFailure;
    fail({ status, message });
    return { kind: 'failed', status, field, retryAfterSeconds };
  }
}

/** Rooms of hotels are held by their offers. Of a trip the ID decides which it is, and its type only appears in the address. */
function tripTypeOf(productType: ProductType): TripRequest['productType'] {
  return productType === 'hotels' ? 'tours' : productType;
}

const unknownFailure = {
  status: 0,
  message: 'Unable to construct request; unexpected error',
  field: undefined,
  retryAfterSeconds: undefined,
};

/**
 * Returns the cart ID for the next quote. An existing cart is used again, so that the new hold replaces the
 * old one. The ID is stored before it is sent. Otherwise a lost answer would leave a hold that the traveller
 * cannot release.
 */
export function cartIdToQuoteWith(): string {
  const { cartId, cart, saveCartId } = useCommerceStore.getState();
  if (cartId !== null && cart?.state !== 'sold') return cartId;
  const fresh = newId();
  saveCartId(fresh);
  return fresh;
}

/** Extends the cart's hold, once. Returns false if the request failed and nothing changed. */
export async function extendHold(): Promise<boolean> {
  const { cartId, receive } = useCommerceStore.getState();
  if (cartId === null) return false;
  try {
    const { api } = await import('../../../api/browser-client.ts');
    receive(await api.quotes.extend({ cartId }), Date.now());
    return true;
  } catch (error) {
    log('warn', 'The hold could not be extended', error);
    // The hold has ended or another tab has extended it, so the current state is loaded.
    const isRefused = error instanceof FailedCall && [404, 409, 410].includes(error.status);
    return isRefused && (await readHold()) !== 'failed';
  }
}

/** Releases the cart's hold. Returns false if the request failed. */
export async function releaseHold(): Promise<boolean> {
  const { cartId, cart, heardAt, receive } = useCommerceStore.getState();
  if (cartId === null || cart === null) return false;
  try {
    const { api } = await import('../../../api/browser-client.ts');
    await api.quotes.release({ cartId });
    // The cart is kept, so that its page can still name the trip and link to it.
    receive({ ...cart, state: 'released' }, heardAt);
    return true;
  } catch (error) {
    log('warn', 'The hold could not be released', error);
    return false;
  }
}
