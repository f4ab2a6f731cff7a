import { oc } from '@orpc/contract';
import { z } from 'zod';
import { PAYMENT_METHODS, PAYMENT_REFUSALS } from '../booking/payment-methods.ts';
import { bookingView, invoiceView } from './booking-view.ts';
import { checkoutRequest } from './checkout-request.ts';
import { currency, uuid } from './conventions.ts';
import { discountCode } from './discount-code.ts';
import { raises } from './raises.ts';
import { speaksLocales } from './speaks-locales.ts';

/**
 * What a checkout answers. `errorMessage` is a code: no money came, the booking and its spots wait for another try.
 * `stripeStatus` says that the traveller must act; then the same call is made again with the intent's id.
 */
export const checkoutResponse = z.object({
  errorMessage: z.enum(PAYMENT_REFUSALS).optional(),
  stripeStatus: z
    .enum(['requires_action', 'requires_confirmation', 'processing', 'succeeded', 'requires_capture'])
    .optional(),
  paymentIntentId: z.string().optional(),
  paymentIntentClientSecret: z.string().optional(),
  /** Where the traveller must go: in a frame on the page, or away with all of it. */
  nextAction: z.object({ kind: z.enum(['frame', 'redirect']), url: z.string() }).optional(),
  cart: z
    .object({
      id: uuid,
      /** The order number. */
      tcConfirmationNumber: z.string(),
      requireConfirmation: z.boolean(),
      /** What a code has taken off; nought without one. */
      voucherValue: z.number(),
    })
    .optional(),
  invoices: z.array(invoiceView).default([]),
  /** Travel documents, in the specification's word. */
  vouchers: z.array(z.object({ url: z.string() })).default([]),
  booking: bookingView.optional(),
});
export type CheckoutResponse = z.output<typeof checkoutResponse>;

const refusals = raises(
  'invalid_input',
  'unauthorised',
  'forbidden',
  'not_found',
  // The sum, the code, or what the cart holds is another than the client thought: `field` says which. Of a `voucherCode`
  // that takes nothing off, `reason` is its status.
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
      'Books what a cart holds and asks for the money; the same cart is the same booking, however often it is sent',
    tags,
    spec: speaksLocales,
  })
  .errors(refusals)
  .input(z.object({ data: checkoutRequest }))
  .output(checkoutResponse);

export const authorizationCheckout = oc
  .route({
    method: 'POST',
    path: '/shopper/authorization-checkout',
    summary: 'The same for an organisation that books for its guest; its token must be a member’s',
    tags,
    spec: speaksLocales,
  })
  .errors(refusals)
  .input(z.object({ data: checkoutRequest }))
  .output(checkoutResponse);

export const paymentConfirmation = oc
  .route({
    method: 'POST',
    path: '/shopper/payment-confirmation',
    summary: 'Says that the traveller has come back from paying; what happened is asked of the provider',
    tags,
    spec: speaksLocales,
  })
  .errors(refusals)
  .input(
    z.object({
      data: z.object({
        cartId: uuid,
        paymentIntentId: z.string().max(100),
        stripePaymentMethod: z.enum(PAYMENT_METHODS),
        /** What the address of the return said: a hint, never believed. */
        redirectStatus: z.string().max(40).nullable().default(null),
        /** The traveller has gone away from what was asked of him: unless it has brought the money, this try is over. */
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

/** What may be chosen at the last step, and the keys of the providers that a browser is given. */
export const paymentOptions = oc
  .route({
    method: 'GET',
    path: '/payment-gateway/options/{cartId}',
    summary:
      'How the cart may be paid, what it costs with its taxes, and what the provider’s fields need to know',
    tags,
    spec: speaksLocales,
  })
  .errors(raises('invalid_input', 'not_found', 'too_many_requests', 'unavailable'))
  .input(z.object({ cartId: uuid, voucherCode: discountCode.optional() }))
  .output(
    z.object({
      gateway: z.enum(['sandbox', 'stripe']),
      publishableKey: z.string().nullable(),
      methods: z.array(z.enum([...PAYMENT_METHODS, 'bill-organisation'])),
      /** Whether the money is set aside until the supplier has said yes. */
      isHeldOnly: z.boolean(),
      /** Less what the code takes off, if it does. */
      total: z.number(),
      voucherValue: z.number(),
      currency,
      taxPercent: z.number(),
      tax: z.number(),
      trader: z.object({ name: z.string(), street: z.string(), city: z.string() }),
      termsVersion: z.string(),
    }),
  );

const payRequest = z.object({ data: checkoutRequest });

export const paymentIntent = oc
  .route({
    method: 'POST',
    path: '/payment-gateway/payment-intent',
    summary:
      'Books what the cart holds and begins a payment that the browser finishes: wallets of the device, Bancontact',
    tags,
  })
  .errors(refusals)
  .input(payRequest)
  .output(intentAnswer);

export const payPalOrder = oc
  .route({
    method: 'POST',
    path: '/payment-gateway/paypal-order',
    summary: 'Books what the cart holds and begins an order that its owner approves at PayPal',
    tags,
  })
  .errors(refusals)
  .input(payRequest)
  .output(intentAnswer);
