import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { useBoughtStore } from '../../store/bought-store.ts';
import { checkoutAddress } from '../../store/checkout-steps.ts';
import { useCommerceStore } from '../../store/commerce-store.ts';
import { useRootStore } from '../../store/root-store.ts';
import { useIsRead } from '../../store/use-is-read.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { mail } from '../../ui/icon-paths.ts';
import { LoadingScene } from '../../ui/loading-scene.tsx';
import { BANK_FAILED } from './pay/bank-failed.ts';
import { confirmPayment } from './pay/calls.ts';
import { finish } from './pay/finish.ts';
import { type BankReturn, readReturn } from './pay/read-return.ts';

/** Back from a bank or a wallet. What its address says is a hint: the server asks whoever holds the money. */
export function BankReturnPage() {
  const t = useText();
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

/** True where this browser knows nothing of the payment: it was begun on another one. */
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
    // Loaded anew after all was well.
    if (attempt === null && confirmation !== null)
      return void navigate(`/${language}/confirmation`, { replace: true });
    if (attempt === null && cart === null) return setElsewhere(true);
    const back = readReturn(search, attempt);
    const hasForm = useRootStore.getState().auth.formData !== null;
    let isWanted = true;
    void settled(hasForm ? back : undefined).then((isBooked) => {
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

async function settled(back: BankReturn | undefined): Promise<boolean> {
  if (back === undefined) return false;
  const outcome = await confirmPayment(back, { redirectStatus: back.redirectStatus });
  if (outcome.kind !== 'booked') return false;
  finish(outcome.confirmation, useCommerceStore.getState().cart, back.locale);
  return true;
}
