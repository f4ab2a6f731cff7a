import type { Quote } from '@ashore/core/contract/quotes.ts';
import type { NormalisedFailure } from '@ashore/core/errors/normalise-failed-call.ts';
import type { DiscountRefusal } from '@ashore/core/pricing/discount-of.ts';
import { variant } from '#variant/variant.ts';
import { type CheckoutStep, type CheckoutType, firstStepOf } from './checkout-steps.ts';
import { isAttempt, type PaymentAttempt } from './confirmation.ts';
import { isQuote } from './is-quote.ts';
import { isUuid } from './is-uuid.ts';
import { savedStore } from './saved-store.ts';

type CheckoutStatus = 'initial' | 'processing' | 'checkout_success' | 'checkout_error';
/** That the traveller must do something before a card pays, and what the provider needs for it. */
type Stripe = { readonly status: 'requires_action'; readonly clientSecret: string | null };
/** A code that takes something off. What it takes off is the server's word, and is asked for again when it is used. */
export type Discount = {
  readonly status: 'initial' | 'loading' | 'loaded' | 'error';
  readonly voucherCode: string;
  /** `valid`, why not, or nothing where nobody has said. */
  readonly voucherStatus: 'valid' | DiscountRefusal | 'too_often' | null;
  readonly voucherValue: number;
};
type CheckoutUi = { readonly checkoutType: CheckoutType; readonly lastReachedStep: CheckoutStep };

type Cart = {
  /** Whoever knows it may see, extend and end the hold. Made here, before the first call that uses it. */
  readonly cartId: string | null;
  readonly cart: Quote | null;
  /** What the browser's clock showed when the server last spoke of the cart. */
  readonly heardAt: number;
  /** Longer was offered for the hold that ends then, and not wanted: it is offered once. */
  readonly longerDeclined: string | null;
  /** A press of the last button: kept before anything is sent, so that no lost answer becomes a second charge. */
  readonly attempt: PaymentAttempt | null;
};

type CommerceState = Cart & {
  readonly status: CheckoutStatus;
  readonly error: NormalisedFailure | null;
  readonly stripe: Stripe | null;
  readonly discount: Discount;
  readonly ui: CheckoutUi;
  setDiscount(discount: Discount): void;
  /** Remembers under which name the next quote is asked for. */
  keepCartId(cartId: string): void;
  /** Takes what the server says the cart holds. */
  hear(cart: Quote, now: number): void;
  declineLonger(): void;
  reach(lastReachedStep: CheckoutStep): void;
  /** Something is being asked of the server, and nothing else may be until it has answered. */
  process(attempt: PaymentAttempt | null): void;
  /** The traveller must act first, for the try that the provider knows by this name. */
  requireAction(intentId: string, clientSecret: string | null): void;
  fail(error: NormalisedFailure): void;
  /** It is bought. */
  succeed(): void;
  /** Back to before the button was pressed. */
  calm(): void;
  /** Nothing is held and nothing is on its way. */
  reset(): void;
};

const emptyCart: Cart = {
  cartId: null,
  cart: null,
  heardAt: 0,
  longerDeclined: null,
  attempt: null,
};

export const noDiscount: Discount = {
  status: 'initial',
  voucherCode: '',
  voucherStatus: null,
  voucherValue: 0,
};

const { checkoutKind: checkoutType } = variant;

/** A checkout that nobody has begun. */
const untouched = {
  status: 'initial',
  error: null,
  stripe: null,
  discount: noDiscount,
  ui: { checkoutType, lastReachedStep: firstStepOf(checkoutType) },
} as const satisfies Partial<CommerceState>;

/** The cart survives a reload and is the same in every tab; how far its checkout has come is this page's own. */
export const useCommerceStore = savedStore<CommerceState, Cart>(
  {
    name: 'commerce',
    version: 1,
    keep: ({ cartId, cart, heardAt, longerDeclined, attempt }) => ({
      cartId,
      cart,
      heardAt,
      longerDeclined,
      attempt,
    }),
    mend,
  },
  (set) => ({
    ...emptyCart,
    ...untouched,
    setDiscount: (discount) => set({ discount }),
    keepCartId: (cartId) => set({ cartId }),
    hear: (cart, now) => set({ cart, cartId: cart.cartId, heardAt: now }),
    declineLonger: () => set(({ cart }) => ({ longerDeclined: cart?.expiryTime ?? null })),
    reach: (lastReachedStep) => set(({ ui }) => ({ ui: { ...ui, lastReachedStep } })),
    process: (attempt) => set({ attempt, status: 'processing', error: null }),
    requireAction: (intentId, clientSecret) =>
      set(({ attempt }) => ({
        attempt: attempt && { ...attempt, intentId },
        stripe: { status: 'requires_action', clientSecret },
      })),
    fail: (error) => set({ status: 'checkout_error', error, stripe: null }),
    succeed: () =>
      set(({ cart }) => ({
        ...untouched,
        status: 'checkout_success',
        attempt: null,
        cart: cart && { ...cart, state: 'sold' },
      })),
    calm: () => set({ status: 'initial', stripe: null }),
    reset: () => set({ ...emptyCart, ...untouched }),
  }),
);

function mend(state: CommerceState): CommerceState {
  const { cartId, cart, heardAt, longerDeclined, attempt } = state;
  const isHeard = isQuote(cart) && cart.cartId === cartId && Number.isFinite(heardAt);
  return {
    ...state,
    cartId: isUuid(cartId) ? cartId : null,
    cart: isHeard ? cart : null,
    heardAt: isHeard ? heardAt : 0,
    longerDeclined: typeof longerDeclined === 'string' ? longerDeclined : null,
    attempt: isAttempt(attempt) ? attempt : null,
  };
}
