import type { Quote } from '@ashore/core/contract/quotes.ts';
import { useEffect, useState } from 'react';
import { usePage } from '../../../page/use-page.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { confirmPayment } from './calls.ts';
import { finish } from './finish.ts';
import { hearHold } from './hear-hold.ts';
import type { Outcome } from './outcome.ts';
import { isLeftWallet, withoutWallet } from './wallet-return.ts';

/**
 * What became of a try that was begun before this page was: somebody came back from a bank by another way than its own, or
 * loaded the page anew. It is asked once; where it was paid after all, the traveller is taken to the confirmation.
 */
export function useEarlierTry({ cartId }: Pick<Quote, 'cartId'>): Outcome | undefined {
  const { locale } = usePage();
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt] = useState(() => useCommerceStore.getState().attempt);
  const [search] = useState(() => window.location.search);
  // The router does not hear of it: nobody has gone anywhere.
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
        return finish(found.confirmation, useCommerceStore.getState().cart, locale);
      // A try that came to nothing has given back the time that it was given.
      void hearHold();
      const isOpen = found.kind === 'act';
      setOutcome(isOpen ? { kind: 'refused', code: 'abandoned' } : found);
    });
    return () => {
      isWanted = false;
    };
  }, [attempt, search, cartId, locale]);
  return outcome;
}
