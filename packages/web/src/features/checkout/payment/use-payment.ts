import type { OrganisationMethod, PaymentMethod } from '@ashore/core/booking/payment-rules.ts';
import { useEffect, useRef, useState } from 'react';
import { newId } from '../../../api/new-id.ts';
import { log } from '../../../page/log.ts';
import { usePage } from '../../../page/use-page.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { applyDiscountRefusal } from '../../../store/discount.ts';
import { readHold } from '../../../store/quote-store.ts';
import type { CheckoutInput, Payment } from '../fields/checkout-request.ts';
import { keepRequestEvent } from '../steps/analytics.ts';
import { clearMissingSignatures, isWaiverErrorPath } from '../waivers/waiver-store.ts';
import { finishCheckout } from './finish-checkout.ts';
import type { PaymentOutcome } from './payment-outcome.ts';
import { clearPaymentProblem, setPaymentProblem, usePaymentProblem } from './problem-store.ts';
import { isUnanswered, type PaymentAttemptInput, runPaymentAttempt } from './submit-payment.ts';

export type ChosenMethod = {
  readonly method: PaymentMethod | OrganisationMethod;
  readonly authorize: boolean;
  /**
   * Creates a token from the payment provider's fields or sheet. It resolves to undefined while the fields
   * are invalid; they show their own errors. Undefined for methods whose details are not entered here.
   */
  readonly tokenise: (() => Promise<string | undefined>) | undefined;
  /** Identifies what the traveller pays with, and differs for another card. */
  readonly paidWith: unknown;
};

export type PaymentState = {
  readonly busy: boolean;
  /** Outcome of the last press, if it did not book. */
  readonly problem: PaymentOutcome | undefined;
  /** Address of a bank's verification, shown in a frame before the card pays. */
  readonly challenge: string | undefined;
  /** Resolves to whether the trip is booked. */
  pay(checkoutInput: CheckoutInput, chosenMethod: ChosenMethod): Promise<boolean>;
  /** The traveller has completed or closed the bank's frame. */
  endChallenge(isDone: boolean): void;
};

type UsePaymentInput = {
  onHoldEnded: () => void;
  runProviderScript: (clientSecret: string, walletToken: string | null) => Promise<boolean>;
};

/**
 * Requests the payment, once per press. Every request that may be repeated is stored under an ID before it is
 * sent.
 */
export function usePayment({ onHoldEnded, runProviderScript }: UsePaymentInput): PaymentState {
  const { locale } = usePage();
  const type = useCommerceStore((state) => state.ui.checkoutType);
  const busy = useCommerceStore((state) => state.status === 'processing');
  const problem = usePaymentProblem((state) => state.problem);
  const [challenge, setChallenge] = useState<string>();
  const resolveChallenge = useRef<(isDone: boolean) => void>(undefined);
  const unansweredAttempt = useRef<PaymentAttemptInput>(undefined);
  useEffect(() => clearPaymentProblem, []);
  useReloadOnReturn();

  async function pay(checkoutInput: CheckoutInput, chosenMethod: ChosenMethod): Promise<boolean> {
    const { status, process, resetStatus, attempt: earlierAttempt } = useCommerceStore.getState();
    if (status === 'processing') return false;
    setPaymentProblem(undefined);
    process(earlierAttempt);
    const attempt = isSamePress(unansweredAttempt.current, chosenMethod)
      ? unansweredAttempt.current
      : await newAttempt(chosenMethod);
    if (attempt === undefined) {
      resetStatus();
      return false;
    }
    const { attemptId, method } = attempt;
    const { quote, voucherCode } = checkoutInput;
    process({ attemptId, cartId: quote.cartId, method, intentId: null, locale, voucherCode });
    keepRequestEvent(quote, method);
    const outcome = await runPaymentAttempt({
      booked: checkoutInput,
      attempt,
      type,
      showChallenge,
      runProviderScript,
    });
    unansweredAttempt.current = isUnanswered(outcome) ? attempt : undefined;
    // If a waiver is unsigned, the traveller is led to the step with the waivers, which shows what is
    // missing.
    if (outcome?.kind === 'invalid_field' && isWaiverErrorPath(outcome.field)) {
      if (await clearMissingSignatures(checkoutInput.requirements, checkoutInput.quote.cartId, locale)) {
        resetStatus();
        return false;
      }
    }
    handleOutcome(checkoutInput, outcome);
    return outcome?.kind === 'booked';
  }

  async function showChallenge(url: string): Promise<boolean> {
    setChallenge(url);
    const isDone = await new Promise<boolean>((resolve) => {
      resolveChallenge.current = resolve;
    });
    setChallenge(undefined);
    return isDone;
  }

  function handleOutcome(checkoutInput: CheckoutInput, outcome: PaymentOutcome | undefined): void {
    if (outcome === undefined) return;
    const { resetStatus, fail } = useCommerceStore.getState();
    switch (outcome.kind) {
      case 'booked':
        finishCheckout(outcome.confirmation, checkoutInput.quote, locale);
        break;
      case 'hold_ended':
        // The hold may still be active by the browser's clock. The trip's page explains only an end that the
        // server has reported, so the hold is read first.
        void readHold({ isPaying: true }).then(() => {
          resetStatus();
          onHoldEnded();
        });
        break;
      default:
        // After a refusal the payment does not extend the hold any more. The page must not show the longer
        // hold.
        void readHold({ isPaying: true });
        if (
          outcome.kind === 'changed' &&
          outcome.field === 'voucherCode' &&
          checkoutInput.voucherCode !== null
        )
          void applyDiscountRefusal(checkoutInput.voucherCode, outcome.reason);
        fail({ message: messageOf(outcome), status: outcome.kind === 'failed' ? outcome.status : 0 });
        setPaymentProblem(outcome);
    }
  }

  return {
    busy,
    problem,
    challenge,
    pay,
    endChallenge: (isDone) => resolveChallenge.current?.(isDone),
  };
}

async function newAttempt({
  method,
  authorize,
  tokenise,
  paidWith,
}: ChosenMethod): Promise<PaymentAttemptInput | undefined> {
  const paymentMethodId = tokenise ? await tokenise().catch(logTokenError) : null;
  return paymentMethodId === undefined
    ? undefined
    : { attemptId: newId(), method, authorize, paymentMethodId, paidWith };
}

/** No payment has been requested yet, so the button must be available again. */
function logTokenError(fault: unknown): undefined {
  log('error', 'The payment token could not be created', fault);
  return undefined;
}

/**
 * The back button from a bank may restore this page from the browser's cache, still busy. The page is then
 * reloaded.
 */
function useReloadOnReturn(): void {
  useEffect(() => {
    const reloadIfRestored = ({ persisted }: PageTransitionEvent) => persisted && window.location.reload();
    window.addEventListener('pageshow', reloadIfRestored);
    return () => window.removeEventListener('pageshow', reloadIfRestored);
  }, []);
}

function messageOf(outcome: PaymentOutcome): string {
  return outcome.kind === 'refused' ? outcome.code : outcome.kind;
}

type Press = Pick<Payment, 'method' | 'authorize'> & {
  /**
   * Identifies what the traveller pays with. Another card, or another sheet of a wallet, is another payment
   * attempt.
   */
  readonly paidWith: unknown;
};

/**
 * Whether a press repeats an earlier request that may or may not have arrived. It is then the same payment
 * attempt. Any other press is a new attempt, and the server first determines the outcome of the earlier one.
 */
export function isSamePress(earlier: Press | undefined, now: Press): boolean {
  return (
    earlier?.method === now.method && earlier.authorize === now.authorize && earlier.paidWith === now.paidWith
  );
}
