import { isRedirectMethod, type RedirectMethod } from '@ashore/core/booking/payment-rules.ts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTripText } from '../../../i18n/stay-texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { useBoughtStore } from '../../../store/bought-store.ts';
import { checkoutAddress } from '../../../store/checkout-steps.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import type { PaymentAttempt } from '../../../store/confirmation.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { useIsRead } from '../../../store/saved-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { mail } from '../../../ui/media/icon-paths.ts';
import { LoadingScene } from '../../../ui/media/loading-scene.tsx';
import { finishCheckout } from './finish-checkout.ts';
import { BANK_FAILED } from './payment-problem.tsx';
import { confirmPayment } from './submit-payment.ts';

/** The return from a bank or a wallet. Its address is only a hint: the server asks the payment provider. */
export function BankReturnPage() {
  // Until the browser's cart has been read, the page does not know whether it is for a trip or a stay.
  const cart = useCommerceStore((state) => state.cart);
  const t = useTripText(cart ?? {});
  const isElsewhere = useBankReturn();
  if (!isElsewhere) return <LoadingScene title={t('pay.bankTitle')} detail={t('pay.bankText')} />;
  return (
    <div className="grid min-h-[60dvh] content-center">
      <EmptyState
        heading="h1"
        art={
          <span className="grid place-items-center bg-foam text-sea">
            <Icon path={mail} size="large" />
          </span>
        }
        title={t('pay.elsewhereTitle')}
        text={t('pay.elsewhereText')}
        action={<Button href="/">{t('shell.home')}</Button>}
      />
    </div>
  );
}

/**
 * True if this browser knows nothing of a payment that the bank reports as paid, because it was started in
 * another browser. If the bank reports anything else, the checkout says so, also without a cart.
 */
function useBankReturn(): boolean {
  const { locale } = usePage();
  const { search } = useLocation();
  const navigate = useNavigate();
  const isRead = [useIsRead(useCommerceStore), useIsRead(useBoughtStore), useIsRead(useRootStore)].every(
    Boolean,
  );
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    if (!isRead) return;
    const { attempt, cart, fail } = useCommerceStore.getState();
    const { confirmation } = useBoughtStore.getState();
    const language = attempt?.locale ?? confirmation?.locale ?? locale;
    // The page was reloaded after the booking had succeeded.
    if (attempt === null && confirmation !== null)
      return void navigate(`/${language}/confirmation`, { replace: true });
    if (attempt === null && cart === null && isSuccess(search)) return setElsewhere(true);
    const bankReturn = readReturn(search, attempt);
    // The specification confirms a payment only while the typed values are still there.
    const hasForm = useRootStore.getState().auth.formData !== null;
    let isWanted = true;
    void confirmReturn(hasForm ? bankReturn : undefined).then((isBooked) => {
      if (!isWanted || isBooked) return;
      fail({ message: BANK_FAILED, status: 0 });
      void navigate(checkoutAddress('payment', language), { replace: true });
    });
    return () => {
      isWanted = false;
    };
  }, [isRead, locale, search, navigate]);
  return isElsewhere;
}

/** Resolves to whether the trip is booked. */
async function confirmReturn(bankReturn: BankReturn | undefined): Promise<boolean> {
  if (bankReturn === undefined) return false;
  const outcome = await confirmPayment(bankReturn, { redirectStatus: bankReturn.redirectStatus });
  if (outcome.kind !== 'booked') return false;
  finishCheckout(outcome.confirmation, useCommerceStore.getState().cart, bankReturn.locale);
  return true;
}

type BankReturn = Pick<PaymentAttempt, 'cartId' | 'locale'> & {
  readonly method: RedirectMethod;
  readonly intentId: string;
  readonly redirectStatus: string;
};

/** Whether the address reports success. It is only a hint. */
function isSuccess(search: string): boolean {
  return new URLSearchParams(search).get('redirect_status') === 'succeeded';
}

/** Reads the return address of a bank. Undefined if it does not report success or does not name a payment. */
export function readReturn(search: string, attempt: PaymentAttempt | null): BankReturn | undefined {
  if (attempt === null) return undefined;
  const query = new URLSearchParams(search);
  const redirectStatus = query.get('redirect_status');
  const intentId = query.get('payment_intent');
  if (redirectStatus !== 'succeeded' || intentId === null || intentId === '') return undefined;
  const { cartId, locale, method } = attempt;
  // Another tab may have begun to pay by card. The payment that the address names still counts.
  return {
    cartId,
    locale,
    method: isRedirectMethod(method) ? method : 'bancontact',
    intentId,
    redirectStatus,
  };
}
