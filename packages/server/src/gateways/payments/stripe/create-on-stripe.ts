import { mayPayWith } from '@ashore/core/booking/payment-methods.ts';
import type Stripe from 'stripe';
import type { Answer, Intent, NewIntent } from '../port.ts';
import { noSuchIntent } from '../refusals.ts';
import { answerOfStripe } from './ask-stripe.ts';
import { readOnStripe } from './read-on-stripe.ts';

/** What a card or a wallet made is confirmed at once, and so is a bank; without either nobody can pay it. */
export async function createOnStripe(stripe: Stripe, intent: NewIntent): Promise<Answer<Intent>> {
  const { method, amount, isLater, attemptId } = intent;
  if (amount.amount <= 0) return invalid('there is nothing to pay');
  if (!mayPayWith(method, { currency: amount.currency, isLater }))
    return invalid(`${method} takes no such payment in ${amount.currency}`);
  try {
    const made = await stripe.paymentIntents.create(paramsOf(intent), { idempotencyKey: attemptId });
    return await readOnStripe(stripe, made.id);
  } catch (error) {
    const declined = intentIn(error);
    if (declined) return await readOnStripe(stripe, declined.id);
    const answer = answerOfStripe(error);
    // What is missing is what it was to be paid with.
    return answer === noSuchIntent ? invalid('no such payment method') : answer;
  }
}

function paramsOf(intent: NewIntent): Stripe.PaymentIntentCreateParams {
  const { attemptId, bookingId, method, amount, isLater, paymentMethodId, returnUrl, locale } = intent;
  const shared = {
    amount: amount.amount,
    currency: amount.currency.toLowerCase(),
    description: intent.description,
    metadata: { attemptId, bookingId, method },
  };
  if (method === 'bancontact')
    return {
      ...shared,
      allowed_payment_method_types: ['bancontact'],
      // The bank wants a name, and is shown whose it is there.
      payment_method_data: {
        type: 'bancontact',
        billing_details: { name: intent.payerName ?? 'Traveller' },
      },
      payment_method_options: { bancontact: { preferred_language: locale === 'de' ? 'de' : 'en' } },
      confirm: true,
      return_url: returnUrl,
    };
  return {
    ...shared,
    allowed_payment_method_types: ['card'],
    capture_method: isLater ? 'manual' : 'automatic',
    ...(paymentMethodId !== null && {
      payment_method: paymentMethodId,
      confirm: true,
      // What its bank asks is shown by Stripe's script in our page, which is handed the secret for that.
      use_stripe_sdk: true,
    }),
  };
}

/** A card that is declined is an answer too: Stripe gives it as an error that holds the intent. */
function intentIn(error: unknown): Stripe.PaymentIntent | undefined {
  const { type, payment_intent } = error as { type?: string; payment_intent?: Stripe.PaymentIntent };
  return type === 'StripeCardError' ? payment_intent : undefined;
}

function invalid(reason: string): Answer<never> {
  return { outcome: 'refused', why: 'invalid', reason };
}
