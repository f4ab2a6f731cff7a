import type { NewIntent } from '../port.ts';
import { type PaypalAmount, paypalAmount } from './money.ts';

export type OrderRequest = {
  readonly intent: 'CAPTURE' | 'AUTHORIZE';
  readonly purchase_units: readonly [
    { readonly custom_id: string; readonly description: string; readonly amount: PaypalAmount },
  ];
  readonly payment_source: object;
};

const locales = { en: 'en-GB', de: 'de-DE', 'zh-Hans': 'zh-CN' } as const;
const longestDescription = 127;

/**
 * Builds the order request. Its `custom_id` is our attempt id, which identifies the order wherever it
 * appears.
 */
export function orderRequest(intent: NewIntent): OrderRequest {
  const { attemptId, amount, isCaptureLater, description, returnUrl, locale } = intent;
  return {
    intent: isCaptureLater ? 'AUTHORIZE' : 'CAPTURE',
    purchase_units: [
      {
        custom_id: attemptId,
        description: description.slice(0, longestDescription),
        amount: paypalAmount(amount),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: returnUrl,
          // A traveller who turns back comes to the same address, without the payer's id.
          cancel_url: returnUrl,
          locale: locales[locale],
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
        },
      },
    },
  };
}
