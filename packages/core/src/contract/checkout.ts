import { oc } from '@orpc/contract';
import { z } from 'zod';
import { PAYMENT_METHODS, PAYMENT_REFUSALS } from '../booking/payment-rules.ts';
import { bookingView, invoiceView } from './booking-view.ts';
import { checkoutRequest } from './checkout-request.ts';
import { answersInLocale, currency, declaredErrors, uuid } from './conventions.ts';
import { discountCode } from './discounts.ts';

/**
 * The answer of a checkout. `errorMessage` is a code: the payment failed, and the booking and its spots wait
 * for another attempt.
 * `stripeStatus` says that the traveller must act. After that the client repeats the call with the intent's
 * id.
 */
export const checkoutResponse = z.object({
  errorMessage: z.enum(PAYMENT_REFUSALS).optional(),
  stripeStatus: z
    .enum(['requires_action', 'requires_confirmation', 'processing', 'succeeded', 'requires_capture'])
    .optional(),
  paymentIntentId: z.string().optional(),
  paymentIntentClientSecret: z.string().optional(),
  /** Where the traveller must go: in a frame on the page, or by leaving the page. */
  nextAction: z.object({ kind: z.enum(['frame', 'redirect']), url: z.string() }).optional(),
  cart: z
    .object({
      id: uuid,
      /** The order number. */
      tcConfirmationNumber: z.string(),
      requireConfirmation: z.boolean(),
      /** What the discount code takes off; zero without a code. */
      voucherValue: z.number(),
    })
    .optional(),
  invoices: z.array(invoiceView).default([]),
  /** Travel documents, in the term of the specification. */
  vouchers: z.array(z.object({ url: z.string() })).default([]),
  booking: bookingView.optional(),
});
export type CheckoutResponse = z.output<typeof checkoutResponse>;

const refusals = declaredErrors(
  'invalid_input',
  'unauthorised',
  'forbidden',
  'not_found',
  // The amount, the discount code or the held quote differs from what the client expects: `field` says which,
  // and `total` is the amount due, if it differs.
  // If a `voucherCode` takes nothing off, `reason` is its status.
  'conflict',
  'gone',
  'unprocessable',
  'too_many_requests',
  'unavailable',
);
const tags = ['checkout'];

export const checkout = oc
  .route({
    method: 'POST',
    path: '/shopper/checkout',
    summary:
      'Books the quote of a cart and requests the payment; repeated calls for a cart give the same booking',
    tags,
    spec: answersInLocale,
  })
  .errors(refusals)
  .input(z.object({ data: checkoutRequest }))
  .output(checkoutResponse);

export const authorizationCheckout = oc
  .route({
    method: 'POST',
    path: '/shopper/authorization-checkout',
    summary: 'Books the quote of a cart for the guest of an organisation; requires the token of a member',
    tags,
    spec: answersInLocale,
  })
  .errors(refusals)
  .input(z.object({ data: checkoutRequest }))
  .output(checkoutResponse);

export const paymentConfirmation = oc
  .route({
    method: 'POST',
    path: '/shopper/payment-confirmation',
    summary:
      'Reports that the traveller has returned from the payment page; the provider is asked for the outcome',
    tags,
    spec: answersInLocale,
  })
  .errors(refusals)
  .input(
    z.object({
      data: z.object({
        cartId: uuid,
        paymentIntentId: z.string().max(100),
        stripePaymentMethod: z.enum(PAYMENT_METHODS),
        /** The status in the return address: a hint, never trusted. */
        redirectStatus: z.string().max(40).nullable().default(null),
        /**
         * The traveller has left the payment page. Unless the payment has succeeded, this attempt is over.
         */
        isGivenUp: z.boolean().default(false),
      }),
    }),
  )
  .output(checkoutResponse);

const intentAnswer = z.object({
  id: z.string(),
  clientSecret: z.string().nullable(),
  nextAction: z.object({ kind: z.enum(['frame', 'redirect']), url: z.string() }).nullable(),
  amount: z.number(),
  currency,
});

/** The choices of the last step, and the provider keys that a browser receives. */
export const paymentOptions = oc
  .route({
    method: 'GET',
    path: '/payment-gateway/options/{cartId}',
    summary: 'Payment methods, total with taxes, and settings of the payment provider’s fields for a cart',
    tags,
    spec: answersInLocale,
  })
  .errors(declaredErrors('invalid_input', 'not_found', 'too_many_requests', 'unavailable'))
  .input(z.object({ cartId: uuid, voucherCode: discountCode.optional() }))
  .output(
    z.object({
      gateway: z.enum(['sandbox', 'stripe']),
      publishableKey: z.string().nullable(),
      methods: z.array(z.enum([...PAYMENT_METHODS, 'bill-organisation'])),
      /** Whether the payment is only authorised until the supplier accepts. */
      isAuthorisedOnly: z.boolean(),
      /** The price less the discount, if the code is valid. */
      total: z.number(),
      voucherValue: z.number(),
      currency,
      taxPercent: z.number(),
      tax: z.number(),
      trader: z.object({ name: z.string(), street: z.string(), city: z.string() }),
      termsVersion: z.string(),
    }),
  );

/** For an approximate amount beside a price; nothing is charged by it. */
export const showExchangeRate = oc
  .route({
    method: 'GET',
    path: '/exchange-rates/{currency}',
    summary:
      'The rate at which a sum is shown in the reader’s own currency, if nothing can be charged in that',
    tags,
    spec: answersInLocale,
  })
  .errors(declaredErrors('invalid_input', 'unavailable'))
  .input(z.object({ currency }))
  .output(
    z.object({
      /**
       * `per` units of the currency are `rate` units of `to`. For information only: no call takes a sum in `to`. Null for
       * readers who can be charged in their own currency, and without a rate.
       */
      own: z.object({ to: z.literal('CNY'), rate: z.string(), per: z.string() }).nullable(),
    }),
  );

const payRequest = z.object({ data: checkoutRequest });

export const paymentIntent = oc
  .route({
    method: 'POST',
    path: '/payment-gateway/payment-intent',
    summary:
      'Books the quote of a cart and begins a payment that the browser completes: device wallets, Bancontact, Alipay, WeChat Pay',
    tags,
  })
  .errors(refusals)
  .input(payRequest)
  .output(intentAnswer);

export const payPalOrder = oc
  .route({
    method: 'POST',
    path: '/payment-gateway/paypal-order',
    summary: 'Books the quote of a cart and begins an order that the contact person approves at PayPal',
    tags,
  })
  .errors(refusals)
  .input(payRequest)
  .output(intentAnswer);
