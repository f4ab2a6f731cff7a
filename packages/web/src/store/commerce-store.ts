import type { Quote } from '@ashore/core/contract/quotes.ts';
import { isProductType } from '@ashore/core/contract/values/product-types.ts';
import type { NormalisedFailure } from '@ashore/core/errors/normalise-failure.ts';
import { fromDecimal } from '@ashore/core/money/money.ts';
import { isSelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { DiscountRefusal } from '@ashore/core/pricing/discount.ts';
import { TICKET_TYPES } from '@ashore/core/pricing/ticket.ts';
import { parseInstant } from '@ashore/core/time/instant.ts';
import { parseLocalDate, parseLocalTime } from '@ashore/core/time/local-date-time.ts';
import { isTimeZone } from '@ashore/core/time/time-zone.ts';
import { variant } from '#variant/variant.ts';
import { type CheckoutStep, type CheckoutType, firstStepOf } from './checkout-steps.ts';
import { isAttempt, type PaymentAttempt } from './confirmation.ts';
import { isUuid, savedStore } from './saved-store.ts';

type CheckoutStatus = 'initial' | 'processing' | 'checkout_success' | 'checkout_error';
/**
 * The traveller must act before the card is charged, with the secret that the payment provider needs for it.
 */
type StripeChallenge = { readonly status: 'requires_action'; readonly clientSecret: string | null };
/** A discount code. Only the server decides what it takes off, and is asked again when the code is used. */
export type Discount = {
  readonly status: 'initial' | 'loading' | 'loaded' | 'error';
  readonly voucherCode: string;
  /** `valid`, or the reason of the refusal; null while the server has not answered. */
  readonly voucherStatus: 'valid' | DiscountRefusal | 'too_often' | null;
  readonly voucherValue: number;
};
type CheckoutUi = { readonly checkoutType: CheckoutType; readonly lastReachedStep: CheckoutStep };

type Cart = {
  /**
   * The id is the key to the hold: a client that knows it may see, extend and release the hold. The browser
   * creates it before the first call that uses it.
   */
  readonly cartId: string | null;
  readonly cart: Quote | null;
  /** Time on the browser's clock when the server last described the cart. */
  readonly heardAt: number;
  /** Expiry of the hold for which the traveller declined an extension; an extension is offered once. */
  readonly longerDeclined: string | null;
  /**
   * One press of the pay button. It is saved before anything is sent, so that a lost answer does not lead to
   * a second charge.
   */
  readonly attempt: PaymentAttempt | null;
};

type CommerceState = Cart & {
  readonly status: CheckoutStatus;
  readonly error: NormalisedFailure | null;
  readonly stripe: StripeChallenge | null;
  readonly discount: Discount;
  readonly ui: CheckoutUi;
  setDiscount(discount: Discount): void;
  /** Saves the id for the next quote. */
  saveCartId(cartId: string): void;
  /** Takes over the cart as the server describes it. */
  receive(cart: Quote, now: number): void;
  declineLonger(): void;
  reach(lastReachedStep: CheckoutStep): void;
  /** A call is running. No other may start until the server has answered. */
  process(attempt: PaymentAttempt | null): void;
  /** The traveller must act first, for the attempt that the payment provider knows by this id. */
  requireAction(intentId: string, clientSecret: string | null): void;
  fail(error: NormalisedFailure): void;
  /** The cart is booked. */
  succeed(): void;
  /** Returns to the state before the button was pressed. */
  resetStatus(): void;
  /** No hold and no running call. */
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

/** A checkout that has not begun. */
const initialCheckout = {
  status: 'initial',
  error: null,
  stripe: null,
  discount: noDiscount,
  ui: { checkoutType, lastReachedStep: firstStepOf(checkoutType) },
} as const satisfies Partial<CommerceState>;

type ValueCheck = (value: unknown) => boolean;
type ShapeChecks = Readonly<Record<string, ValueCheck>>;

const holdStates = ['held', 'expired', 'released', 'sold'];

/**
 * Whether a saved value has every part of a quote that pages read. A hand-edited value must not break them.
 * Whether it is true is for the server to decide, which trusts none of it.
 */
export function isQuote(value: unknown): value is Quote {
  if (!isRecord(value)) return false;
  const currency = value.currencyCode;
  if (typeof currency !== 'string' || !isSelectableCurrency(currency)) return false;
  const amount: ValueCheck = (sum) => isAmount(sum, currency);
  const room = hasShape({
    roomNumber: isCount,
    name: isText,
    adults: isCount,
    childrenAges: listOf(isAge),
    total: amount,
    cancellation: listOf(hasShape({ until: orNull(isDeadline), charge: amount })),
  });
  const ticket = hasShape({
    ticketType: oneOf(TICKET_TYPES),
    count: isCount,
    price: amount,
    total: amount,
    originalTotal: amount,
  });
  return hasShape({
    ...textChecks,
    ...timeChecks,
    grossTotal: amount,
    grandTotal: amount,
    basePrice: amount,
    stay: orNull(
      hasShape({
        arrival: isDay,
        departure: isDay,
        nights: isCount,
        checkInFrom: isText,
        payment: oneOf(['prepaid', 'at-hotel']),
        hotelCurrency: isText,
        dueNow: amount,
        rooms: listOf(room),
      }),
    ),
    components: listOf(hasShape({ componentKey: isUuid, label: isText, tickets: listOf(ticket) })),
    // Carts that were saved before it was known are without it.
    guideLanguages: orMissing(listOf(hasShape({ code: isText, name: isText }))),
  })(value);
}

const isText: ValueCheck = (value) => typeof value === 'string';
const isFlag: ValueCheck = (value) => typeof value === 'boolean';
const isCount: ValueCheck = (value) => Number.isInteger(value) && Number(value) > 0;
// Browsers read backslashes as slashes and ignore line breaks and tabs. Either could turn the path into the
// address of another site.
const isPath: ValueCheck = (value) =>
  typeof value === 'string' && /^\/[^/\\\s\p{Cc}][^\\\s\p{Cc}]*$/u.test(value);
const isLink: ValueCheck = (value) => typeof value === 'string' && /^(https|tel):/.test(value);
const isDay: ValueCheck = (value) => typeof value === 'string' && parseLocalDate(value) !== undefined;
const isAge: ValueCheck = (value) => Number.isInteger(value) && Number(value) >= 0;
// The contract lets a deadline carry the offset of the place.
const isDeadline: ValueCheck = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isCoordinate: ValueCheck = (value) => Number.isFinite(value);

const textChecks: ShapeChecks = {
  cartId: isUuid,
  tourId: isUuid,
  tourName: isText,
  tourCity: isText,
  cityLocative: isText,
  tourCountry: isText,
  normalizedUrlPath: isPath,
  teaserImageUrl: isPath,
  productType: (value) => typeof value === 'string' && isProductType(value),
  vendor: hasShape({ name: isText, city: isText }),
  requireBookingApproval: isFlag,
  startingPointInformation: orNull(
    hasShape({ title: isText, street: isText, latitude: isCoordinate, longitude: isCoordinate }),
  ),
  facts: listOf(hasShape({ kind: isText, label: isText, text: isText, href: orNull(isLink) })),
  cancellation: listOf(
    hasShape({
      hoursBefore: (value) => Number.isInteger(value),
      refundPercent: (value) => Number.isInteger(value),
    }),
  ),
};

const timeChecks: ShapeChecks = {
  state: oneOf(holdStates),
  expiryTime: isInstant,
  utcNow: isInstant,
  startsAt: isInstant,
  endsAt: orNull(isInstant),
  isExtendable: isFlag,
  queryDate: isDay,
  startTime: orNull((value) => typeof value === 'string' && parseLocalTime(value) !== undefined),
  timeZone: (value) => typeof value === 'string' && isTimeZone(value),
};

function hasShape(checks: ShapeChecks): ValueCheck {
  return (value) => isRecord(value) && Object.entries(checks).every(([key, check]) => check(value[key]));
}

function listOf(check: ValueCheck): ValueCheck {
  return (value) => Array.isArray(value) && value.every(check);
}

function orMissing(check: ValueCheck): ValueCheck {
  return (value) => value === undefined || check(value);
}

function orNull(check: ValueCheck): ValueCheck {
  return (value) => value === null || check(value);
}

function oneOf(values: readonly string[]): ValueCheck {
  return (value) => typeof value === 'string' && values.includes(value);
}

function isInstant(value: unknown): boolean {
  return typeof value === 'string' && parseInstant(value) !== undefined;
}

function isAmount(value: unknown, currency: Quote['currencyCode']): boolean {
  if (typeof value !== 'number') return false;
  try {
    return fromDecimal(value, currency).amount >= 0;
  } catch {
    return false;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// Created after the checks above: if the other stores have already been read, this store runs them at once.
/**
 * The cart survives a reload and is the same in every tab. The progress of the checkout belongs to this page
 * alone.
 */
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
    ...initialCheckout,
    setDiscount: (discount) => set({ discount }),
    saveCartId: (cartId) => set({ cartId }),
    receive: (cart, now) => set({ cart, cartId: cart.cartId, heardAt: now }),
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
        ...initialCheckout,
        status: 'checkout_success',
        attempt: null,
        cart: cart && { ...cart, state: 'sold' },
      })),
    resetStatus: () => set({ status: 'initial', stripe: null }),
    reset: () => set({ ...emptyCart, ...initialCheckout }),
  }),
);

function mend(state: CommerceState): CommerceState {
  const { cartId, cart, heardAt, longerDeclined, attempt } = state;
  const isValidCart = isQuote(cart) && cart.cartId === cartId && Number.isFinite(heardAt);
  return {
    ...state,
    cartId: isUuid(cartId) ? cartId : null,
    cart: isValidCart ? cart : null,
    heardAt: isValidCart ? heardAt : 0,
    longerDeclined: typeof longerDeclined === 'string' ? longerDeclined : null,
    attempt: isAttempt(attempt) ? attempt : null,
  };
}
