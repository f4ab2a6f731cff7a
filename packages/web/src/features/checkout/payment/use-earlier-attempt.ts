import type { Quote } from '@ashore/core/contract/quotes.ts';
import { useEffect, useState } from 'react';
import { usePage } from '../../../page/use-page.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { readHold } from '../../../store/quote-store.ts';
import { finishCheckout } from './finish-checkout.ts';
import type { PaymentOutcome } from './payment-outcome.ts';
import { confirmPayment } from './submit-payment.ts';

/**
 * Outcome of a payment attempt that began before this page was loaded. The traveller has come back from PayPal,
 * has left the bank without its return link, or has reloaded the page. The server is asked once. If the attempt
 * was paid after all, the traveller is taken to the confirmation.
 */
export function useEarlierAttempt({ cartId }: Pick<Quote, 'cartId'>): PaymentOutcome | undefined {
  const { locale } = usePage();
  const [outcome, setOutcome] = useState<PaymentOutcome>();
  const [attempt] = useState(() => useCommerceStore.getState().attempt);
  const [search] = useState(() => window.location.search);
  // Removes the token past the router, because only the address changes.
  useEffect(
    () => window.history.replaceState(window.history.state, '', withoutPayPalToken(window.location.href)),
    [],
  );
  useEffect(() => {
    if (attempt?.intentId == null || attempt.cartId !== cartId) return;
    const { intentId } = attempt;
    let isMounted = true;
    confirmPayment({ ...attempt, intentId }, { isAbandoned: hasAbandonedPayPal(search, intentId) }).then(
      (result) => {
        if (!isMounted) return;
        if (result.kind === 'booked')
          return finishCheckout(result.confirmation, useCommerceStore.getState().cart, locale);
        // A failed attempt no longer extends the hold, so the hold is read again.
        void readHold({ isPaying: true });
        const isOpen = result.kind === 'action_required';
        setOutcome(isOpen ? { kind: 'refused', code: 'abandoned' } : result);
      },
    );
    return () => {
      isMounted = false;
    };
  }, [attempt, search, cartId, locale]);
  return outcome;
}

/**
 * Query parameters of PayPal's return address. `PayerID` is present if the traveller has approved the
 * payment.
 */
const TOKEN_PARAMETER = 'token';
const PAYER_PARAMETER = 'PayerID';

/**
 * Whether PayPal reports that the traveller left without approving. It is only a hint and never proves a
 * payment.
 */
export function hasAbandonedPayPal(search: string, intentId: string): boolean {
  const query = new URLSearchParams(search);
  return query.get(TOKEN_PARAMETER) === intentId && !query.has(PAYER_PARAMETER);
}

/** Removes PayPal's payment token from an address, because addresses are copied and remembered. */
export function withoutPayPalToken(href: string): string {
  const url = new URL(href);
  url.searchParams.delete(TOKEN_PARAMETER);
  url.searchParams.delete(PAYER_PARAMETER);
  return url.href;
}
