import type { PaymentMethod, PaymentRefusal } from '@ashore/core/booking/payment-rules.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Money } from '@ashore/core/money/money.ts';

/**
 * One payment attempt. We create its id and store it before the provider is called. The id names the same
 * attempt for ever.
 */
export type NewIntent = {
  /**
   * Id of the payment attempt. It is the provider's idempotency key, and finds an intent whose answer was
   * lost.
   */
  readonly attemptId: string;
  readonly bookingId: string;
  readonly method: PaymentMethod;
  readonly amount: Money;
  /** True if the amount is only authorised now and captured later. */
  readonly isCaptureLater: boolean;
  /**
   * Token that the provider's own fields made of a card. Without one the browser finishes the payment with
   * the secret.
   */
  readonly paymentMethodId: string | null;
  /** Where a bank or a wallet sends the browser back to. */
  readonly returnUrl: string;
  /** Text on the traveller's statement and on the provider's pages. */
  readonly description: string;
  readonly locale: MessageLocale;
  /** Name of the payer, for banks that require one. */
  readonly payerName?: string | undefined;
};

/**
 * `requires_method`: not paid yet. `requires_action`: the traveller must act, usually at the bank. `processing`: the traveller has acted;
 * the provider needs time or our `proceed`. `failed`: the payment was refused. Cancel it, otherwise it might
 * still be paid with another card.
 */
export const INTENT_STATES = [
  'requires_method',
  'requires_action',
  'processing',
  'authorised',
  'captured',
  'failed',
  'cancelled',
] as const;
export type IntentState = (typeof INTENT_STATES)[number];

export type Refund = {
  readonly id: string;
  /** Our own key, sent with the refund request. */
  readonly key: string;
  readonly amountMinor: number;
  readonly state: 'pending' | 'done' | 'failed';
};

/** A payer’s bank takes a payment back, until the provider has decided between the bank and us. */
export type Dispute = {
  readonly id: string;
  readonly amountMinor: number;
  /** `lost`: the payer keeps the money. */
  readonly state: 'open' | 'won' | 'lost';
};

/**
 * What the provider says about one payment attempt, now. Only this counts, regardless of what a browser or an event
 * claims.
 */
export type Intent = {
  readonly id: string;
  readonly attemptId: string;
  readonly bookingId: string;
  readonly method: PaymentMethod;
  readonly state: IntentState;
  readonly amount: Money;
  readonly isCaptureLater: boolean;
  readonly capturedMinor: number;
  readonly refunds: readonly Refund[];
  /** Left out by providers whose disputes we do not read. */
  readonly disputes?: readonly Dispute[];
  /** An authorisation that is not captured by then expires. */
  readonly captureBefore: Date | null;
  readonly refusal: PaymentRefusal | null;
  /** Lets only this traveller's browser finish the payment. Never stored. */
  readonly clientSecret: string | null;
  /**
   * Where the traveller must go: in a frame on our page, or by leaving the page. A path on our site, or an
   * address elsewhere.
   */
  readonly action: { readonly kind: 'frame' | 'redirect'; readonly url: string } | null;
};

/**
 * `unknown`: the operation may have happened or not (no answer, or a fault of the provider). Never treat it
 * as a refusal: read it again by its key. `refused`: it did not happen and will not, as `why` says.
 */
export type Answer<Result> =
  | { readonly outcome: 'done'; readonly result: Result }
  | { readonly outcome: 'unknown'; readonly reason: string }
  | {
      readonly outcome: 'refused';
      readonly why: 'no_such_intent' | 'wrong_state' | 'too_much' | 'key_reused' | 'invalid';
      readonly reason: string;
    };

export type RefusedAnswer = Extract<Answer<never>, { outcome: 'refused' }>;

export type ProviderEvent =
  | {
      readonly outcome: 'event';
      readonly id: string;
      readonly intentId: string;
      readonly attemptId: string | null;
    }
  /** Signed by the provider, but not about one of our payments. */
  | { readonly outcome: 'ignored'; readonly id: string }
  | { readonly outcome: 'refused'; readonly reason: string }
  /** The signer cannot be verified now. The event is not acknowledged, so the provider sends it again. */
  | { readonly outcome: 'unknown'; readonly reason: string };

export type WebhookDelivery = {
  /** The body exactly as received: the signature covers its bytes. */
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly now: Date;
};

/**
 * A payment provider. It is called outside transactions only. A fault of the provider is an answer; only our
 * own faults throw. Every write has a key: the same key again is the same operation and gets the same answer.
 */
export type PaymentGateway = {
  readonly name: 'sandbox' | 'stripe' | 'paypal';
  readonly methods: readonly PaymentMethod[];
  /**
   * Requests money. With a `paymentMethodId` the payment is confirmed at once. The key is the attempt's id.
   */
  create(intent: NewIntent, signal: AbortSignal): Promise<Answer<Intent>>;
  /**
   * Continues after the traveller has acted: captures or authorises what a wallet approved, or reads the
   * bank's decision. At any other moment, or if repeated, it answers as `read` does.
   */
  proceed(id: string, signal: AbortSignal): Promise<Answer<Intent>>;
  read(id: string, signal: AbortSignal): Promise<Answer<Intent>>;
  /**
   * Finds an attempt whose answer was lost. `no_such_intent` means that nothing of the attempt can be paid
   * any more.
   */
  findByAttempt(attemptId: string, signal: AbortSignal): Promise<Answer<Intent>>;
  /** Captures an authorisation, in full or in part; the rest is released. */
  capture(
    id: string,
    operation: { readonly key: string; readonly amountMinor: number },
    signal: AbortSignal,
  ): Promise<Answer<Intent>>;
  /**
   * Voids an authorisation or an unfinished payment attempt. A captured payment is refused with
   * `wrong_state`.
   */
  cancel(id: string, operation: { readonly key: string }, signal: AbortSignal): Promise<Answer<Intent>>;
  /** Refunds all or part of the captured amount. All refunds together never exceed it. */
  refund(
    id: string,
    operation: { readonly key: string; readonly amountMinor: number; readonly reason: string },
    signal: AbortSignal,
  ): Promise<Answer<Refund>>;
  /**
   * Verifies who sent an event and which payment it is about. It changes nothing: the caller then reads the
   * intent.
   */
  readEvent(delivery: WebhookDelivery, signal: AbortSignal): Promise<ProviderEvent>;
  /** All intents that have changed since then, oldest first. It finds changes whose events never arrived. */
  changedSince(since: Date, signal: AbortSignal): Promise<Answer<readonly Intent[]>>;
};
