import type { PaymentRefusal } from '@ashore/core/booking/payment-rules.ts';
import type { Quote } from '@ashore/core/contract/quotes.ts';
import {
  FREE_BOOKINGS_REASON,
  UNPAID_NIGHTS_REASON,
  UNPAID_ROOM_NIGHTS,
} from '@ashore/core/contract/values/limits.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { fromDecimal } from '@ashore/core/money/money.ts';
import { DISCOUNT_REFUSALS } from '@ashore/core/pricing/discount.ts';
import { useEffect, useRef } from 'react';
import type { MessageKey } from '../../../i18n/messages.ts';
import { isStay, useTripText } from '../../../i18n/stay-texts.ts';
import { useText } from '../../../i18n/texts.ts';
import { onPlainClick } from '../../../page/links.tsx';
import { usePage } from '../../../page/use-page.ts';
import type { CheckoutStep } from '../../../store/checkout-steps.ts';
import { discountRefusalText } from '../../../store/discount.ts';
import { TextLink } from '../../../ui/actions/link.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import type { Steps } from '../steps/use-steps.ts';
import { isWaiverErrorPath } from '../waivers/waiver-store.ts';
import type { PaymentOptions } from './payment-options.ts';
import type { PaymentOutcome } from './payment-outcome.ts';

type PaymentProblemProps = {
  problem: PaymentOutcome | undefined;
  quote: Quote;
  options: PaymentOptions;
  steps: Steps;
};

/**
 * Why nothing was booked, shown above the payment methods. It gets the focus, because the pressed button is
 * far below.
 */
export function PaymentProblem({ problem, quote, options, steps }: PaymentProblemProps) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!problem) return;
    message.current?.focus({ preventScroll: true });
    message.current?.scrollIntoView({ block: 'center' });
  }, [problem]);
  return (
    // Rendered while still empty: screen readers announce only changes to an existing element.
    <div
      ref={message}
      role={problem && toneOf(problem) === 'info' ? 'status' : 'alert'}
      tabIndex={-1}
      className="mb-5 empty:hidden"
    >
      {problem && (
        <Note tone={toneOf(problem)}>
          <ProblemMessage {...paymentProblemTexts(problem)} quote={quote} options={options} />
          {problem.kind === 'invalid_field' && (
            <ToStep steps={steps} step={stepOfField(problem.field, quote)} />
          )}
        </Note>
      )}
    </div>
  );
}

/** A traveller who closed a wallet or left a bank wanted that. It is no error, so it raises no alarm. */
function toneOf(problem: PaymentOutcome): 'info' | 'amber' | 'error' {
  if (problem.kind === 'changed') return 'amber';
  return problem.kind === 'refused' && problem.code === 'abandoned' ? 'info' : 'error';
}

type ProblemMessageProps = ReturnType<typeof paymentProblemTexts> & { quote: Quote; options: PaymentOptions };

function ProblemMessage({ title, text, quote, options: { total, currency } }: ProblemMessageProps) {
  const t = useTripText(quote);
  const { intl } = localeTable[usePage().locale];
  const sum = formatMoney(fromDecimal(total, currency), intl);
  return (
    <>
      <p className="font-semibold">{t(title, { currency })}</p>
      <p>{t(text, { total: sum, nights: UNPAID_ROOM_NIGHTS })}</p>
    </>
  );
}

function ToStep({ steps, step }: { steps: Steps; step: CheckoutStep | undefined }) {
  const t = useText();
  if (step === undefined || !steps.stepNames.includes(step)) return null;
  return (
    <p>
      <TextLink href={steps.addressOf(step)} onClick={onPlainClick(() => steps.goTo(step))}>
        {t('pay.correct', { step: t(steps.textsOf(step).label) })}
      </TextLink>
    </p>
  );
}

/** Fields of the questions step, without those of single travellers. */
const QUESTION_FIELDS =
  /^data\.(bookingQuestionsAnswers|pickupId|dropOffId|startingPoint|dropOffInformation)/;

/** Returns the step that asked for a refused field; undefined if the field is not typed. */
export function stepOfField(field: string, trip: Pick<Quote, 'productType'>): CheckoutStep | undefined {
  if (field.startsWith('data.cart.persons')) return 'personal_info';
  // Arrival and wishes of a stay are asked together with its guests.
  if (isStay(trip) && field.startsWith('data.cart.cartItems')) return 'traveler_info';
  if (QUESTION_FIELDS.test(field) || field.endsWith('.itemComments')) return 'questions';
  // Waivers and the questions to each traveller are in the questions step.
  if (isWaiverErrorPath(field) || /\.answers(\.|$)/.test(field)) return 'questions';
  return /^data\.(cart\.participants|guideLanguage)/.test(field) ? 'traveler_info' : undefined;
}

type PaymentProblemTexts = { readonly title: MessageKey; readonly text: MessageKey };

/** Returns the message if nothing was booked. It says that nothing was charged only if that is certain. */
export function paymentProblemTexts(problem: PaymentOutcome): PaymentProblemTexts {
  switch (problem.kind) {
    case 'refused':
      // A processing error includes payments of a wrong amount, which operations must check first.
      return {
        title: refusalTexts[problem.code],
        text: problem.code === 'processing_error' ? 'pay.goesBack' : 'pay.stillHeld',
      };
    case 'changed':
      return changedTexts(problem);
    case 'invalid_field':
      return { title: wrongTitle(problem.field), text: 'pay.stillHeld' };
    default:
      return problem.kind === 'failed' ? failedTexts(problem) : failedTexts({ status: 0 });
  }
}

function changedTexts({ field, reason }: Extract<PaymentOutcome, { kind: 'changed' }>): PaymentProblemTexts {
  switch (field) {
    case 'attemptId':
      return { title: 'pay.underWay', text: 'pay.underWayText' };
    case 'acceptedTerms':
      return { title: 'pay.changed', text: 'pay.termsText' };
    case 'voucherCode':
      return { title: codeText(reason), text: 'pay.changedText' };
    case 'amount':
    case 'currency':
      return { title: 'pay.changed', text: 'pay.changedText' };
    default:
      return { title: 'pay.changed', text: 'pay.lookAgain' };
  }
}

function codeText(reason: string | undefined): MessageKey {
  const refusal = DISCOUNT_REFUSALS.find((known) => known === reason);
  return refusal === undefined ? 'pay.changed' : discountRefusalText(refusal);
}

function wrongTitle(field: string): MessageKey {
  if (isWaiverErrorPath(field)) return 'pay.unsigned';
  return field.endsWith('stripePaymentMethod') ? 'pay.methodNotAvailable' : 'pay.wrong';
}

function failedTexts({
  status,
  reason,
}: {
  status: number;
  reason?: string | undefined;
}): PaymentProblemTexts {
  if (reason === FREE_BOOKINGS_REASON) return { title: 'pay.freeToday', text: 'pay.freeTodayText' };
  if (reason === UNPAID_NIGHTS_REASON) return { title: 'stay.unpaidNights', text: 'stay.unpaidNightsText' };
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

/** Why a payment failed, worded as what to do. */
const refusalTexts: Record<PaymentRefusal, MessageKey> = {
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

/** The specification's text for a bank that did not pay. Travellers see it in their own language. */
export const BANK_FAILED = 'bancontact authorization failed!';
