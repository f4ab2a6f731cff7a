import { FREE_A_DAY } from '@ashore/core/contract/free-a-day.ts';
import { DISCOUNT_REFUSALS } from '@ashore/core/pricing/discount-of.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { noDiscountText } from '../../../store/discount-words.ts';
import { isWaiverField } from '../waivers/unsigned-for.ts';
import type { Outcome } from './outcome.ts';
import { refusalTexts } from './refusal-text.ts';

type TroubleWords = { readonly title: MessageKey; readonly text: MessageKey };

/** What is said where nothing was booked. That nothing was charged is said only where it is certain. */
export function troubleWords(trouble: Outcome): TroubleWords {
  switch (trouble.kind) {
    case 'refused':
      // Also what a person has to look at first: money that is not what was asked for.
      return {
        title: refusalTexts[trouble.code],
        text: trouble.code === 'processing_error' ? 'pay.goesBack' : 'pay.stillHeld',
      };
    case 'changed':
      return changedWords(trouble);
    case 'wrong':
      return { title: wrongTitle(trouble.field), text: 'pay.stillHeld' };
    default:
      return trouble.kind === 'failed' ? failedWords(trouble) : failedWords({ status: 0 });
  }
}

function changedWords({ field, reason }: Extract<Outcome, { kind: 'changed' }>): TroubleWords {
  switch (field) {
    case 'attemptId':
      return { title: 'pay.underWay', text: 'pay.underWayText' };
    case 'acceptedTerms':
      return { title: 'pay.changed', text: 'pay.termsText' };
    case 'voucherCode':
      return { title: reason === undefined ? 'pay.changed' : codeText(reason), text: 'pay.changedText' };
    case 'amount':
    case 'currency':
      return { title: 'pay.changed', text: 'pay.changedText' };
    default:
      return { title: 'pay.changed', text: 'pay.lookAgain' };
  }
}

function codeText(reason: string): MessageKey {
  const refusal = DISCOUNT_REFUSALS.find((known) => known === reason);
  return refusal === undefined ? 'pay.changed' : noDiscountText(refusal);
}

function wrongTitle(field: string): MessageKey {
  if (isWaiverField(field)) return 'pay.unsigned';
  return field.endsWith('stripePaymentMethod') ? 'pay.methodNotAvailable' : 'pay.wrong';
}

function failedWords({ status, reason }: { status: number; reason?: string | undefined }): TroubleWords {
  if (reason === FREE_A_DAY) return { title: 'pay.freeToday', text: 'pay.freeTodayText' };
  const isRefused = status === 401 || status === 403;
  return { title: isRefused ? 'pay.notAllowedTitle' : 'pay.failed', text: failedText(status) };
}

function failedText(status: number): MessageKey {
  if (status === 0) return 'pay.offline';
  if (status === 429) return 'pay.tooMany';
  if (status === 401) return 'pay.notAllowed';
  if (status === 403) return 'pay.notMember';
  return 'pay.unavailable';
}
