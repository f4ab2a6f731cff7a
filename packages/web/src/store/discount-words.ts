import type { DiscountRefusal } from '@ashore/core/pricing/discount-of.ts';
import type { MessageKey } from '../i18n/messages.ts';
import type { Discount } from './commerce-store.ts';

const words: Readonly<Record<DiscountRefusal | 'too_often', MessageKey>> = {
  unknown: 'checkout.codeUnknown',
  not_yet: 'checkout.codeNotYet',
  over: 'checkout.codeOver',
  used_up: 'checkout.codeUsedUp',
  used_by_you: 'checkout.codeUsedByYou',
  under_way: 'checkout.codeUnderWay',
  other_trip: 'checkout.codeOtherTrip',
  other_currency: 'checkout.codeOtherCurrency',
  sum_too_small: 'checkout.codeSumTooSmall',
  too_often: 'checkout.codeTooOften',
};

/** Why a code takes nothing off. */
export function noDiscountText(status: Discount['voucherStatus']): MessageKey {
  return status === null || status === 'valid' ? 'checkout.codeFailed' : words[status];
}
