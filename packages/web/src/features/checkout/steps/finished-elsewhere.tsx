import { useEffect, useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { useBoughtStore } from '../../../store/bought-store.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { finishCheckout } from '../payment/finish-checkout.ts';
import { confirmPayment } from '../payment/submit-payment.ts';

/**
 * Leads to the confirmation of a trip that was booked in another tab. The bank may also have confirmed it
 * later.
 */
export function FinishedElsewhere() {
  const t = useText();
  const cartId = useCommerceStore((state) => state.cartId);
  const isConfirmed = useBoughtStore(
    ({ confirmation }) => confirmation?.cart.id === cartId && cartId !== null,
  );
  const isLookingUp = useLostPaymentOutcome(!isConfirmed);
  if (!isConfirmed) return isLookingUp ? <p role="status">{t('pay.lookingUp')}</p> : null;
  return <Button href="/confirmation">{t('pay.toConfirmation')}</Button>;
}

/** Requests the outcome again, for the same payment attempt, if it was paid but the answer was lost. */
function useLostPaymentOutcome(isOutcomeLost: boolean): boolean {
  const { locale } = usePage();
  const attempt = useCommerceStore((state) => state.attempt);
  const [isAsking, setAsking] = useState(true);
  useEffect(() => {
    if (!isOutcomeLost) return;
    if (attempt?.intentId == null) return setAsking(false);
    let isMounted = true;
    confirmPayment({ ...attempt, intentId: attempt.intentId }).then((outcome) => {
      if (!isMounted) return;
      setAsking(false);
      if (outcome.kind === 'booked')
        finishCheckout(outcome.confirmation, useCommerceStore.getState().cart, locale);
    });
    return () => {
      isMounted = false;
    };
  }, [isOutcomeLost, attempt, locale]);
  return isOutcomeLost && isAsking;
}
