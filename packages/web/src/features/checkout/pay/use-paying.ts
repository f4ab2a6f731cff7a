import type { BilledMethod, PaymentMethod } from '@ashore/core/booking/payment-methods.ts';
import { useRef, useState } from 'react';
import { newId } from '../../../api/new-id.ts';
import { usePage } from '../../../page/use-page.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { keepRequestEvent } from '../measure.ts';
import { type Booked, checkoutData } from '../plan/checkout-data.ts';
import { beginElsewhere, confirmPayment, sendCheckout } from './calls.ts';
import { finish } from './finish.ts';
import { hearHold } from './hear-hold.ts';
import type { Outcome } from './outcome.ts';

type Chosen = {
  readonly method: PaymentMethod | BilledMethod;
  readonly authorize: boolean;
  /** What the provider's fields make of a card; nothing where they are not right yet, and say so themselves. */
  tokenise(): Promise<string | undefined>;
};

export type Paying = {
  readonly busy: boolean;
  /** What came of the last press, where it is no booking. */
  readonly trouble: Outcome | undefined;
  /** What a bank wants to see in a frame before the card pays. */
  readonly challenge: string | undefined;
  pay(booked: Booked, chosen: Chosen): Promise<void>;
  /** The traveller is done with the bank's frame, or has closed it. */
  endChallenge(isDone: boolean): void;
};

/** Asks for money, once a press. Everything that could be asked twice is kept under a name before it is asked. */
export function usePaying(onGone: () => void): Paying {
  const { locale } = usePage();
  const type = useCommerceStore((state) => state.ui.checkoutType);
  const busy = useCommerceStore((state) => state.status === 'processing');
  const [trouble, setTrouble] = useState<Outcome>();
  const [challenge, setChallenge] = useState<string>();
  const ended = useRef<(isDone: boolean) => void>(undefined);

  async function pay(booked: Booked, { method, authorize, tokenise }: Chosen): Promise<void> {
    const { process, calm } = useCommerceStore.getState();
    if (useCommerceStore.getState().status === 'processing') return;
    setTrouble(undefined);
    process(null);
    const paymentMethodId = needsCard(method) ? await tokenise() : null;
    if (paymentMethodId === undefined) return calm();
    const attemptId = newId();
    const { cartId } = booked.quote;
    process({ attemptId, cartId, method, intentId: null, locale });
    keepRequestEvent(booked.quote, method);
    const data = (paymentIntentId: string | null) =>
      checkoutData(booked, {
        attemptId,
        method,
        paymentMethodId,
        paymentIntentId,
        payPalInvoiceId: null,
        authorize,
      });
    const isElsewhere = method === 'paypal' || method === 'bancontact' || method === 'web-payments';
    const first = isElsewhere ? await beginElsewhere(data(null)) : await sendCheckout(data(null), type);
    // A payment that has begun keeps the spots for longer than the hold did.
    void hearHold();
    settleOutcome(booked, await followed(first));

    /** Goes where the traveller must act, and asks again afterwards. */
    async function followed(outcome: Outcome): Promise<Outcome | undefined> {
      if (outcome.kind !== 'act') return outcome;
      const { intentId, clientSecret, url } = outcome;
      useCommerceStore.getState().requireAction(intentId, clientSecret);
      if (outcome.where === 'redirect') {
        window.location.assign(url);
        return undefined;
      }
      setChallenge(url);
      const isDone = await new Promise<boolean>((resolve) => {
        ended.current = resolve;
      });
      setChallenge(undefined);
      if (!isDone) return { kind: 'refused', code: 'abandoned' };
      return isElsewhere ? confirmPayment({ cartId, method, intentId }) : sendCheckout(data(intentId), type);
    }
  }

  function settleOutcome(booked: Booked, outcome: Outcome | undefined): void {
    if (outcome === undefined) return;
    const { calm, fail } = useCommerceStore.getState();
    switch (outcome.kind) {
      case 'booked':
        finish(outcome.confirmation, booked.quote, locale);
        break;
      case 'gone':
        calm();
        onGone();
        break;
      default:
        if (outcome.kind === 'changed') void hearHold();
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

function needsCard(method: Chosen['method']): boolean {
  return method === 'credit-card' || method === 'authorise-card' || method === 'charge-card';
}

function messageOf(outcome: Outcome): string {
  return outcome.kind === 'refused' ? outcome.code : outcome.kind;
}
