import type { PaymentMethod, PaymentRefusal } from '@ashore/core/booking/payment-methods.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Money } from '@ashore/core/money/money.ts';

/** One try to get money. Its id is ours, written down before anybody is asked, and names the same try for ever. */
export type NewIntent = {
  /** Of the attempt: the provider's idempotency key, and what an answer that was lost is found by. */
  readonly attemptId: string;
  readonly bookingId: string;
  readonly method: PaymentMethod;
  readonly amount: Money;
  /** Only taken out of the traveller's reach now, and charged when somebody says so. */
  readonly isLater: boolean;
  /** What the provider's own fields made of a card; without one the browser finishes the payment with the secret. */
  readonly paymentMethodId: string | null;
  /** Where the browser comes back to from a bank or a wallet. */
  readonly returnUrl: string;
  /** What the traveller reads on his statement and in the provider's pages. */
  readonly description: string;
  readonly locale: MessageLocale;
  /** Whose money it is, for banks that want a name. */
  readonly payerName?: string | undefined;
};

/**
 * `waiting`: nobody has paid yet. `acting`: the traveller must do something. `processing`: he has done it, and it takes
 * time or our `proceed`. `failed`: it was refused; it is to be cancelled, or somebody might still pay it with another card.
 */
export const INTENT_STATES = [
  'waiting',
  'acting',
  'processing',
  'authorised',
  'captured',
  'failed',
  'cancelled',
] as const;
export type IntentState = (typeof INTENT_STATES)[number];

export type Refund = {
  readonly id: string;
  /** Ours, given when it was asked for. */
  readonly key: string;
  readonly amountMinor: number;
  readonly state: 'pending' | 'done' | 'failed';
};

/** What the provider says of one try, now. Whatever a browser or an event claims, this is the truth. */
export type Intent = {
  readonly id: string;
  readonly attemptId: string;
  readonly bookingId: string;
  readonly method: PaymentMethod;
  readonly state: IntentState;
  readonly amount: Money;
  readonly isLater: boolean;
  readonly capturedMinor: number;
  readonly refunds: readonly Refund[];
  /** An authorisation that nobody has turned into a charge by then is gone. */
  readonly captureBefore: Date | null;
  readonly refusal: PaymentRefusal | null;
  /** Lets this traveller's browser, and nobody else, finish the payment; never stored. */
  readonly clientSecret: string | null;
  /** Where the traveller must go: in a frame on our page, or away with the whole page. A path of ours, or elsewhere. */
  readonly action: { readonly kind: 'frame' | 'redirect'; readonly url: string } | null;
};

/**
 * `unknown`: it may have happened or not (no answer, or a fault of theirs). Nobody may take that for a no: it is read again
 * by its key. `refused`: it did not happen and will not, as `why` says.
 */
export type Answer<Result> =
  | { readonly outcome: 'done'; readonly result: Result }
  | { readonly outcome: 'unknown'; readonly reason: string }
  | {
      readonly outcome: 'refused';
      readonly why: 'no_such_intent' | 'wrong_state' | 'too_much' | 'key_reused' | 'invalid';
      readonly reason: string;
    };

export type ProviderEvent =
  | {
      readonly outcome: 'event';
      readonly id: string;
      readonly intentId: string;
      readonly attemptId: string | null;
    }
  /** Signed by the provider and about nothing of ours. */
  | { readonly outcome: 'ignored'; readonly id: string }
  | { readonly outcome: 'refused'; readonly reason: string }
  /** Who signed it could not be found out now. Not acknowledged, it is sent again. */
  | { readonly outcome: 'unknown'; readonly reason: string };

export type WebhookDelivery = {
  /** As it came over the line: a signature is about bytes. */
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly now: Date;
};

/**
 * Whoever moves money. Called outside any transaction only; what the other side says is an answer, and only faults of
 * ours throw. Every write has a key: the same key again is the same deed, answered again.
 */
export type PaymentGateway = {
  readonly name: 'sandbox' | 'stripe' | 'paypal';
  readonly methods: readonly PaymentMethod[];
  /** Asks for money; with a `paymentMethodId` it is confirmed at once. The key is the attempt's id. */
  create(intent: NewIntent, signal: AbortSignal): Promise<Answer<Intent>>;
  /**
   * Goes on after the traveller has acted: takes what a wallet approved, or looks how the bank decided. Asked at any
   * other moment, or again, it answers as `read` does.
   */
  proceed(id: string, signal: AbortSignal): Promise<Answer<Intent>>;
  read(id: string, signal: AbortSignal): Promise<Answer<Intent>>;
  /** What became of a try whose answer was lost; `no_such_intent` where nothing of it can be paid any more. */
  findByAttempt(attemptId: string, signal: AbortSignal): Promise<Answer<Intent>>;
  /** Charges what was authorised, or a part of it; the rest is let go. */
  capture(
    id: string,
    deed: { readonly key: string; readonly amountMinor: number },
    signal: AbortSignal,
  ): Promise<Answer<Intent>>;
  /** Lets go of an authorisation, or of a try that nobody has finished. What is charged already is `wrong_state`. */
  cancel(id: string, deed: { readonly key: string }, signal: AbortSignal): Promise<Answer<Intent>>;
  /** Gives back of what was charged; all refunds together are never more than that. */
  refund(
    id: string,
    deed: { readonly key: string; readonly amountMinor: number; readonly reason: string },
    signal: AbortSignal,
  ): Promise<Answer<Refund>>;
  /** Who says that something has happened, and with what. Changes nothing: whoever hears of it reads the intent. */
  readEvent(delivery: WebhookDelivery, signal: AbortSignal): Promise<ProviderEvent>;
  /** Everything that has changed since then, oldest first: what finds the events that never came. */
  changedSince(since: Date, signal: AbortSignal): Promise<Answer<readonly Intent[]>>;
};
