import type { PaymentRefusal } from '@ashore/core/booking/payment-methods.ts';
import type { MessageKey } from '../../../i18n/messages.ts';

/** Why no money came, in words of what to do. */
export const refusalTexts: Record<PaymentRefusal, MessageKey> = {
  card_declined: 'pay.declined',
  insufficient_funds: 'pay.insufficientFunds',
  expired_card: 'pay.expiredCard',
  incorrect_cvc: 'pay.incorrectCvc',
  authentication_failed: 'pay.authenticationFailed',
  abandoned: 'pay.abandoned',
  method_not_available: 'pay.methodNotAvailable',
  processing_error: 'pay.processingError',
  provider_unavailable: 'pay.providerUnavailable',
};
