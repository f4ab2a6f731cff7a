import type { BilledMethod, PaymentMethod } from '@ashore/core/booking/payment-methods.ts';
import { useEffect, useRef, useState } from 'react';
import { newId } from '../../../api/new-id.ts';
import { log } from '../../../page/log.ts';
import { usePage } from '../../../page/use-page.ts';
import { hearNoDiscount } from '../../../store/ask-discount.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { keepRequestEvent } from '../measure.ts';
import type { Booked } from '../plan/checkout-data.ts';
import { findUnsigned, isWaiverField } from '../waivers/unsigned-for.ts';
import { finish } from './finish.ts';
import { hearHold } from './hear-hold.ts';
import { isSamePress } from './is-same-press.ts';
import type { Outcome } from './outcome.ts';
import { type Attempt, isUnheard, runAttempt } from './run-attempt.ts';
import { forgetTrouble, setTrouble, useTrouble } from './trouble-store.ts';

export type Chosen = {
  readonly method: PaymentMethod | BilledMethod;
  readonly authorize: boolean;
  /**
   * What the provider's fields or its sheet make to pay with; nothing where they are not right yet, and say so themselves.
   * None where somebody else asks how.
   */
  readonly tokenise: (() => Promise<string | undefined>) | undefined;
  /** Stands for what it is paid with, and is another for another card. */
  readonly paidWith: unknown;
};

export type Paying = {
  readonly busy: boolean;
  /** What came of the last press, where it is no booking. */
  readonly trouble: Outcome | undefined;
  /** What a bank wants to see in a frame before the card pays. */
  readonly challenge: string | undefined;
  /** Says whether it is booked. */
  pay(booked: Booked, chosen: Chosen): Promise<boolean>;
  /** The traveller is done with the bank's frame, or has closed it. */
  endChallenge(isDone: boolean): void;
};

type Around = { onGone: () => void; prove: (clientSecret: string) => Promise<void> };

/** Asks for money, once a press. Everything that could be asked twice is kept under a name before it is asked. */
export function usePaying({ onGone, prove }: Around): Paying {
  const { locale } = usePage();
  const type = useCommerceStore((state) => state.ui.checkoutType);
  const busy = useCommerceStore((state) => state.status === 'processing');
  const trouble = useTrouble((state) => state.trouble);
  const [challenge, setChallenge] = useState<string>();
  const ended = useRef<(isDone: boolean) => void>(undefined);
  const unheard = useRef<Attempt>(undefined);
  useEffect(() => forgetTrouble, []);
  useReloadOnReturn();

  async function pay(booked: Booked, chosen: Chosen): Promise<boolean> {
    const { status, process, calm, attempt: before } = useCommerceStore.getState();
    if (status === 'processing') return false;
    setTrouble(undefined);
    process(before);
    const attempt = isSamePress(unheard.current, chosen) ? unheard.current : await newAttempt(chosen);
    if (attempt === undefined) {
      calm();
      return false;
    }
    const { attemptId, method } = attempt;
    const { quote, voucherCode } = booked;
    process({ attemptId, cartId: quote.cartId, method, intentId: null, locale, voucherCode });
    keepRequestEvent(quote, method);
    const outcome = await runAttempt({ booked, attempt, type, challenge: showChallenge, prove });
    unheard.current = isUnheard(outcome) ? attempt : undefined;
    // Whoever has not signed is led to where one signs: what is missing is said there.
    if (outcome?.kind === 'wrong' && isWaiverField(outcome.field)) {
      if (await findUnsigned(booked.needs, booked.quote.cartId, locale)) {
        calm();
        return false;
      }
    }
    settleOutcome(booked, outcome);
    return outcome?.kind === 'booked';
  }

  async function showChallenge(url: string): Promise<boolean> {
    setChallenge(url);
    const isDone = await new Promise<boolean>((resolve) => {
      ended.current = resolve;
    });
    setChallenge(undefined);
    return isDone;
  }

  function settleOutcome(booked: Booked, outcome: Outcome | undefined): void {
    if (outcome === undefined) return;
    const { calm, fail } = useCommerceStore.getState();
    switch (outcome.kind) {
      case 'booked':
        finish(outcome.confirmation, booked.quote, locale);
        break;
      case 'gone':
        // By our clock it may last: the page of the trip tells of an end that the server has told.
        void hearHold().then(() => {
          calm();
          onGone();
        });
        break;
      default:
        // After a refusal the spots wait no longer for the payment, and the page must not say that they do.
        void hearHold();
        if (outcome.kind === 'changed' && outcome.field === 'voucherCode' && booked.voucherCode !== null)
          void hearNoDiscount(booked.voucherCode, outcome.reason);
        fail({ message: messageOf(outcome), status: outcome.kind === 'failed' ? outcome.status : 0 });
        setTrouble(outcome);
    }
  }

  return {
    busy,
    trouble,
    challenge,
    pay,
    endChallenge: (isDone) => ended.current?.(isDone),
  };
}

async function newAttempt({ method, authorize, tokenise, paidWith }: Chosen): Promise<Attempt | undefined> {
  const paymentMethodId = tokenise ? await tokenise().catch(noToken) : null;
  return paymentMethodId === undefined
    ? undefined
    : { attemptId: newId(), method, authorize, paymentMethodId, paidWith };
}

/** Nothing was asked for yet: the button is to be there again. */
function noToken(fault: unknown): undefined {
  log('error', 'Nothing was made to pay with', fault);
  return undefined;
}

/** Whoever comes back from a bank by the way back may find the page as it was left, busy: it is begun anew. */
function useReloadOnReturn(): void {
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => persisted && window.location.reload();
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, []);
}

function messageOf(outcome: Outcome): string {
  return outcome.kind === 'refused' ? outcome.code : outcome.kind;
}
