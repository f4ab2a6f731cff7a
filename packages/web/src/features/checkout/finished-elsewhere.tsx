import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { useBoughtStore } from '../../store/bought-store.ts';
import { useCommerceStore } from '../../store/commerce-store.ts';
import { Button } from '../../ui/button.tsx';
import { confirmPayment } from './pay/calls.ts';
import { finish } from './pay/finish.ts';

/** The trip was booked in another tab, or by a bank while nobody looked: the way to its confirmation. */
export function FinishedElsewhere() {
  const t = useText();
  const cartId = useCommerceStore((state) => state.cartId);
  const isKnown = useBoughtStore(({ confirmation }) => confirmation?.cart.id === cartId && cartId !== null);
  const isAsking = useUnheardAnswer(!isKnown);
  if (!isKnown) return isAsking ? <p role="status">{t('pay.lookingUp')}</p> : null;
  return <Button href="/confirmation">{t('pay.toConfirmation')}</Button>;
}

/** Paid, but the answer never came here: it is asked for again, under the name of the same try. */
function useUnheardAnswer(isUnheard: boolean): boolean {
  const { locale } = usePage();
  const attempt = useCommerceStore((state) => state.attempt);
  const [isAsking, setAsking] = useState(true);
  useEffect(() => {
    if (!isUnheard) return;
    if (attempt?.intentId == null) return setAsking(false);
    let isWanted = true;
    confirmPayment({ ...attempt, intentId: attempt.intentId }).then((outcome) => {
      if (!isWanted) return;
      setAsking(false);
      if (outcome.kind === 'booked') finish(outcome.confirmation, useCommerceStore.getState().cart, locale);
    });
    return () => {
      isWanted = false;
    };
  }, [isUnheard, attempt, locale]);
  return isUnheard && isAsking;
}
