import { type CheckoutRequest, checkoutRequest } from '@ashore/core/contract/checkout-request.ts';
import type { Quote } from '@ashore/core/contract/quotes.ts';
import { checkoutRequestOf, type Payment } from '../src/features/checkout/fields/checkout-request.ts';
import type { FormValues } from '../src/features/checkout/fields/field.ts';
import type { Requirements } from '../src/features/checkout/fields/requirements.ts';
import { marieAndJonas, testRequirements } from './checkout-requirements.ts';
import { testQuote } from './quote.ts';

/** The request that the checkout sends for what was typed and chosen, by default with a card. The contract accepts it. */
export function sentCheckout(
  requirements: Partial<Requirements> = {},
  values: FormValues = {},
  payment: Partial<Payment> = {},
  quoteParts: Partial<Quote> = {},
): CheckoutRequest {
  const quote = testQuote(quoteParts);
  const data = checkoutRequestOf(
    {
      quote,
      total: quote.grandTotal,
      voucherCode: null,
      requirements: testRequirements(requirements),
      values: { ...marieAndJonas, ...values },
      locale: 'de',
      referralSource: 'friend',
      organizationId: null,
      sub: 'member-1',
      acceptedTerms: '2026-11-21',
    },
    {
      attemptId: '22222222-2222-4222-8222-222222222222',
      method: 'credit-card',
      paymentMethodId: 'pm_1',
      paymentIntentId: null,
      payPalInvoiceId: null,
      authorize: false,
      ...payment,
    },
  );
  return checkoutRequest.parse(data);
}
