import type { Quote } from '@ashore/core/contract/quotes.ts';
import { variant } from '#variant/variant.ts';
import { type CheckoutStep, type CheckoutType, firstStepOf } from './checkout-steps.ts';
import { isQuote } from './is-quote.ts';
import { isUuid } from './is-uuid.ts';
import { savedStore } from './saved-store.ts';

type CheckoutStatus = 'initial' | 'processing' | 'checkout_success' | 'checkout_error';
type CheckoutUi = { readonly checkoutType: CheckoutType; readonly lastReachedStep: CheckoutStep };

type Cart = {
  /** Whoever knows it may see, extend and end the hold. Made here, before the first call that uses it. */
  readonly cartId: string | null;
  readonly cart: Quote | null;
  /** What the browser's clock showed when the server last spoke of the cart. */
  readonly heardAt: number;
  /** Longer was offered for the hold that ends then, and not wanted: it is offered once. */
  readonly longerDeclined: string | null;
};

type CommerceState = Cart & {
  readonly status: CheckoutStatus;
  readonly ui: CheckoutUi;
  /** Remembers under which name the next quote is asked for. */
  keepCartId(cartId: string): void;
  /** Takes what the server says the cart holds. */
  hear(cart: Quote, now: number): void;
  declineLonger(): void;
  /** Nothing is held and nothing is on its way. */
  reset(): void;
};

const emptyCart: Cart = { cartId: null, cart: null, heardAt: 0, longerDeclined: null };

const { checkoutKind: checkoutType } = variant;

/** A checkout that nobody has begun. */
const untouched = {
  status: 'initial',
  ui: { checkoutType, lastReachedStep: firstStepOf(checkoutType) },
} as const satisfies Partial<CommerceState>;

/** The cart survives a reload and is the same in every tab; how far its checkout has come is this page's own. */
export const useCommerceStore = savedStore<CommerceState, Cart>(
  {
    name: 'commerce',
    version: 1,
    keep: ({ cartId, cart, heardAt, longerDeclined }) => ({ cartId, cart, heardAt, longerDeclined }),
    mend,
  },
  (set) => ({
    ...emptyCart,
    ...untouched,
    keepCartId: (cartId) => set({ cartId }),
    hear: (cart, now) => set({ cart, cartId: cart.cartId, heardAt: now }),
    declineLonger: () => set(({ cart }) => ({ longerDeclined: cart?.expiryTime ?? null })),
    reset: () => set({ ...emptyCart, ...untouched }),
  }),
);

function mend(state: CommerceState): CommerceState {
  const { cartId, cart, heardAt, longerDeclined } = state;
  const isHeard = isQuote(cart) && cart.cartId === cartId && Number.isFinite(heardAt);
  return {
    ...state,
    cartId: isUuid(cartId) ? cartId : null,
    cart: isHeard ? cart : null,
    heardAt: isHeard ? heardAt : 0,
    longerDeclined: typeof longerDeclined === 'string' ? longerDeclined : null,
  };
}
