import type { Quote } from '@ashore/core/contract/quotes.ts';
import { useEffect, useState } from 'react';
import { usePage } from '../../../page/use-page.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { readHold } from '../../../store/quote-store.ts';
import { finishCheckout } from './finish-checkout.ts';
import type { Outcome } from './payment-outcome.ts';
import { confirmPayment } from './submit-payment.ts';

/**
 * Outcome of a payment attempt that began before this page was loaded. The traveller has left the bank
 * without its return link, or has reloaded the page. The server is asked once. If the attempt was paid after
 * all, the traveller is taken to the confirmation.
 */
export function useEarlierAttempt({ cartId }: Pick<Quote, 'cartId'>): Outcome | undefined {
  const { locale } = usePage();
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt] = useState(() => useCommerceStore.getState().attempt);
  const [search] = useState(() => window.location.search);
  // Past the router, because this is not a navigation.
  useEffect(
    () => window.history.replaceState(window.history.state, '', withoutWallet(window.location.href)),
    [],
  );
  useEffect(() => {
    if (attempt?.intentId == null || attempt.cartId !== cartId) return;
    const { intentId } = attempt;
    let isWanted = true;
    confirmPayment({ ...attempt, intentId }, { isGivenUp: isLeftWallet(search, intentId) }).then((found) => {
      if (!isWanted) return;
      if (found.kind === 'booked')
        return finishCheckout(found.confirmation, useCommerceStore.getState().cart, locale);
      // A failed attempt no longer extends the hold, so the hold is read again.
      void readHold({ isPaying: true });
      const isOpen = found.kind === 'act';
      setOutcome(isOpen ? { kind: 'refused', code: 'abandoned' } : found);
    });
    return () => {
      isWanted = false;
    };
  }, [attempt, search, cartId, locale]);
  return outcome;
}

/**
 * Query parameters of PayPal's return address. `PayerID` is present if the traveller has approved the
 * payment.
 */
const TOKEN = 'token';
const PAYER = 'PayerID';

/**
 * Whether the wallet reports that the traveller left without approving. It is only a hint and never proves a
 * payment.
 */
export function isLeftWallet(search: string, intentId: string): boolean {
  const query = new URLSearchParams(search);
  return query.get(TOKEN) === intentId && !query.has(PAYER);
}

/** Removes the wallet's payment token from an address, because addresses are copied and remembered. */
export function withoutWallet(href: string): string {
  const url = new URL(href);
  url.searchParams.delete(TOKEN);
  url.searchParams.delete(PAYER);
  return url.href;
}
