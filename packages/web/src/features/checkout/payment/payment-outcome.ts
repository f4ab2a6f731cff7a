import type { PaymentRefusal } from '@ashore/core/booking/payment-rules.ts';
import type { CheckoutResponse } from '@ashore/core/contract/checkout.ts';
import type { AmountDue } from '@ashore/core/errors/failure.ts';
import { FailedCall } from '../../../api/calls.ts';
import type { Confirmation } from '../../../store/confirmation.ts';

/** Outcome of a payment request. */
export type PaymentOutcome =
  /** Booked: paid, authorised, or still being processed by a bank. */
  | { readonly kind: 'booked'; readonly confirmation: Confirmation }
  /** Not paid. Another payment attempt is possible. */
  | { readonly kind: 'refused'; readonly code: PaymentRefusal }
  /** The traveller must act first. */
  | {
      readonly kind: 'action_required';
      readonly intentId: string;
      readonly clientSecret: string | null;
      /**
       * In a frame, on another page, or by the payment provider's script. The script needs the secret and has
       * no address.
       */
      readonly where: 'frame' | 'redirect' | 'script';
      readonly url: string;
    }
  /** Something differs from what was shown, or another payment attempt is running. `field` says which. */
  | {
      readonly kind: 'changed';
      readonly field: string | undefined;
      readonly reason: string | undefined;
      /** The amount due, if it differs. */
      readonly total?: AmountDue | undefined;
    }
  /** The hold has ended. */
  | { readonly kind: 'hold_ended' }
  /** A typed value is not accepted. */
  | { readonly kind: 'invalid_field'; readonly field: string }
  | {
      readonly kind: 'failed';
      readonly status: number;
      readonly reason?: string | undefined;
      readonly retryAfterSeconds: number | undefined;
    };

type PaymentResponse = Pick<
  CheckoutResponse,
  'errorMessage' | 'stripeStatus' | 'paymentIntentId' | 'nextAction' | 'cart'
> & {
  readonly paymentIntentClientSecret?: string | undefined;
  readonly invoices?: readonly { readonly number: string; readonly url: string }[] | undefined;
  readonly vouchers?: readonly { readonly url: string }[] | undefined;
  readonly booking?: { readonly accessKey: string } | undefined;
};

/** Reads the outcome of a response. A response with an error message has failed, even with a successful status. */
export function outcomeOf(answer: PaymentResponse): PaymentOutcome {
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
      kind: 'action_required',
      intentId: paymentIntentId,
      clientSecret: secret ?? null,
      where: nextAction.kind,
      url: nextAction.url,
    };
  if (stripeStatus === 'requires_action' && paymentIntentId !== undefined && secret !== undefined)
    return {
      kind: 'action_required',
      intentId: paymentIntentId,
      clientSecret: secret,
      where: 'script',
      url: '',
    };
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

/** Converts a failed call into a payment outcome. */
export function outcomeOfFailure(error: unknown): PaymentOutcome {
  if (!(error instanceof FailedCall)) return { kind: 'failed', status: 0, retryAfterSeconds: undefined };
  const { status, field, reason, total, retryAfterSeconds } = error;
  if (status === 410) return { kind: 'hold_ended' };
  if (status === 409) return { kind: 'changed', field, reason, total };
  if ((status === 422 || status === 400) && field !== undefined) return { kind: 'invalid_field', field };
  return { kind: 'failed', status, reason, retryAfterSeconds };
}
