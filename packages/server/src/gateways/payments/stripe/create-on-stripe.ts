import { canPayWith, isRedirectMethod, type RedirectMethod } from '@ashore/core/booking/payment-rules.ts';
import type Stripe from 'stripe';
import type { Answer, Intent, NewIntent } from '../port.ts';
import { noSuchIntent } from '../refusals.ts';
import { answerOfStripe } from './ask-stripe.ts';
import { readOnStripe } from './read-on-stripe.ts';

/**
 * Creates an intent. With a token of a card or wallet, and for a redirect method, it is confirmed at once.
 * Otherwise it waits for a payment method.
 */
export async function createOnStripe(stripe: Stripe, intent: NewIntent): Promise<Answer<Intent>> {
  const { method, amount, isCaptureLater, attemptId } = intent;
  if (amount.amount <= 0) return invalid('there is nothing to pay');
  if (!canPayWith(method, { currency: amount.currency, isLater: isCaptureLater }))
    return invalid(`${method} takes no such payment in ${amount.currency}`);
  try {
    const createdIntent = await stripe.paymentIntents.create(paramsOf(intent), { idempotencyKey: attemptId });
    return await readOnStripe(stripe, createdIntent.id);
  } catch (error) {
    const declined = intentIn(error);
    if (declined) return await readOnStripe(stripe, declined.id);
    const answer = answerOfStripe(error);
    // The resource that is missing is the payment method.
    return answer === noSuchIntent ? invalid('the payment method does not exist') : answer;
  }
}

function paramsOf(intent: NewIntent): Stripe.PaymentIntentCreateParams {
  const { attemptId, bookingId, method, amount, isCaptureLater, paymentMethodId } = intent;
  const shared = {
    amount: amount.amount,
    currency: amount.currency.toLowerCase(),
    description: intent.description,
    metadata: { attemptId, bookingId, method },
  };
  if (isRedirectMethod(method)) return { ...shared, ...redirectParams(method, intent), confirm: true };
  return {
    ...shared,
    allowed_payment_method_types: ['card'],
    capture_method: isCaptureLater ? 'manual' : 'automatic',
    ...(paymentMethodId !== null && {
      payment_method: paymentMethodId,
      confirm: true,
      // Stripe's script on our page shows what the bank asks. The page receives the secret for it.
      use_stripe_sdk: true,
    }),
  };
}

type RedirectParams = Pick<
  Stripe.PaymentIntentCreateParams,
  | 'allowed_payment_method_types'
  | 'payment_method_data'
  | 'payment_method_options'
  | 'return_url'
  | 'use_stripe_sdk'
>;

function redirectParams(
  method: RedirectMethod,
  { payerName, locale, returnUrl: return_url }: NewIntent,
): RedirectParams {
  switch (method) {
    case 'bancontact':
      return {
        allowed_payment_method_types: ['bancontact'],
        // Bancontact requires the payer's name, and the bank is shown it.
        payment_method_data: { type: 'bancontact', billing_details: { name: payerName ?? 'Traveller' } },
        payment_method_options: { bancontact: { preferred_language: locale === 'de' ? 'de' : 'en' } },
        return_url,
      };
    case 'alipay':
      return {
        allowed_payment_method_types: ['alipay'],
        payment_method_data: { type: 'alipay' },
        return_url,
      };
    case 'wechat-pay':
      // Stripe's script shows the code on our page. WeChat Pay has no page of its own to lead to.
      return {
        allowed_payment_method_types: ['wechat_pay'],
        payment_method_data: { type: 'wechat_pay' },
        payment_method_options: { wechat_pay: { client: 'web' } },
        use_stripe_sdk: true,
      };
  }
}

/** A declined card is an answer too: Stripe sends it as an error that contains the intent. */
function intentIn(error: unknown): Stripe.PaymentIntent | undefined {
  const { type, payment_intent } = error as { type?: string; payment_intent?: Stripe.PaymentIntent };
  return type === 'StripeCardError' ? payment_intent : undefined;
}

function invalid(reason: string): Answer<never> {
  return { outcome: 'refused', why: 'invalid', reason };
}
