import type { PaymentRefusal } from '@ashore/core/booking/payment-methods.ts';
import type { CheckoutResponse } from '@ashore/core/contract/checkout.ts';
import { FailedCall } from '../../../api/failed-call.ts';
import type { Confirmation } from '../../../store/confirmation.ts';

/** What came of asking for money. */
export type Outcome =
  /** Booked: paid, held, or on its way through a bank. */
  | { readonly kind: 'booked'; readonly confirmation: Confirmation }
  /** No money came, and everything waits for another try. */
  | { readonly kind: 'refused'; readonly code: PaymentRefusal }
  /** The traveller must do something first. */
  | {
      readonly kind: 'act';
      readonly intentId: string;
      readonly clientSecret: string | null;
      /** In a frame, away with the page, or by the provider’s own script: that needs the secret, and has no address. */
      readonly where: 'frame' | 'redirect' | 'script';
      readonly url: string;
    }
  /** Something is another than was shown, or somebody else is at it: the field says what. */
  | { readonly kind: 'changed'; readonly field: string | undefined; readonly reason: string | undefined }
  /** The hold has ended. */
  | { readonly kind: 'gone' }
  /** Something that was typed is not accepted. */
  | { readonly kind: 'wrong'; readonly field: string }
  | {
      readonly kind: 'failed';
      readonly status: number;
      readonly reason?: string | undefined;
      readonly retryAfterSeconds: number | undefined;
    };

type Answer = Pick<
  CheckoutResponse,
  'errorMessage' | 'stripeStatus' | 'paymentIntentId' | 'nextAction' | 'cart'
> & {
  readonly paymentIntentClientSecret?: string | undefined;
  readonly invoices?: readonly { readonly number: string; readonly url: string }[] | undefined;
  readonly vouchers?: readonly { readonly url: string }[] | undefined;
  readonly booking?: { readonly accessKey: string } | undefined;
};

/** A response has failed if it says so, whatever its status is. */
export function outcomeOf(answer: Answer): Outcome {
  const {
    errorMessage,
    stripeStatus,
    nextAction,
    paymentIntentId,
    paymentIntentClientSecret: secret,
    cart,
    booking,
  } = answer;
  if (errorMessage !== undefined) return { kind: 'refused', code: errorMessage };
  if (nextAction !== undefined && paymentIntentId !== undefined)
    return {
      kind: 'act',
      intentId: paymentIntentId,
      clientSecret: secret ?? null,
      where: nextAction.kind,
      url: nextAction.url,
    };
  if (stripeStatus === 'requires_action' && paymentIntentId !== undefined && secret !== undefined)
    return { kind: 'act', intentId: paymentIntentId, clientSecret: secret, where: 'script', url: '' };
  if (cart === undefined || booking === undefined)
    return { kind: 'failed', status: 0, retryAfterSeconds: undefined };
  const [invoice] = answer.invoices ?? [];
  const [voucher] = answer.vouchers ?? [];
  return {
    kind: 'booked',
    confirmation: {
      cart,
      invoice: invoice ? { number: invoice.number, url: invoice.url } : null,
      voucher: voucher ? { url: voucher.url } : null,
      accessKey: booking.accessKey,
    },
  };
}

/** What a call that did not come through means for somebody who wants to pay. */
export function outcomeOfFailure(error: unknown): Outcome {
  if (!(error instanceof FailedCall)) return { kind: 'failed', status: 0, retryAfterSeconds: undefined };
  const { status, field, reason, retryAfterSeconds } = error;
  if (status === 410) return { kind: 'gone' };
  if (status === 409) return { kind: 'changed', field, reason };
  if ((status === 422 || status === 400) && field !== undefined) return { kind: 'wrong', field };
  return { kind: 'failed', status, reason, retryAfterSeconds };
}
