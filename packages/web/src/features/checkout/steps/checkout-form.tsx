import type { Quote } from '@ashore/core/contract/quotes.ts';
import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { useCallback, useEffect, useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { log } from '../../../page/log.ts';
import type { CheckoutStep } from '../../../store/checkout-steps.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { useIsRead } from '../../../store/saved-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { type Requirements, requirementsOf } from '../fields/requirements.ts';
import { PayStep } from '../payment/pay-step.tsx';
import { FormStep } from './form-step.tsx';
import type { HeldFrame } from './step-frame.tsx';
import { useSteps } from './use-steps.ts';

type CheckoutFormProps = { frame: HeldFrame; wanted: CheckoutStep };

/** A step of the checkout, shown once the product's requirements and the typed values are loaded. */
export function CheckoutForm({ frame, wanted }: CheckoutFormProps) {
  const { found, ask } = useDetails(frame.quote);
  const type = useCommerceStore((state) => state.ui.checkoutType);
  const isRead = useIsRead(useRootStore);
  const isNobody = useRootStore(({ auth }) => auth.access_token === null);
  if (found.state === 'failed') return <NotKnown again={ask} />;
  if (found.state === 'asking' || !isRead) return <Waiting frame={frame} />;
  if (type === 'billed' && isNobody) return <MembersOnly frame={frame} />;
  return (
    <Step frame={frame} requirements={requirementsOf(found.details, frame.quote, type)} wanted={wanted} />
  );
}

function Step({ frame, requirements, wanted }: CheckoutFormProps & { requirements: Requirements }) {
  const steps = useSteps(requirements, wanted);
  if (steps.step === 'payment') return <PayStep frame={frame} requirements={requirements} steps={steps} />;
  // Each step has its own state, because the errors of one do not apply to the next.
  return <FormStep key={steps.step} frame={frame} requirements={requirements} steps={steps} />;
}

function Waiting({ frame }: { frame: HeldFrame }) {
  const t = useText();
  return (
    <div aria-busy="true" className="grid gap-4">
      <h1 className="sr-only">{t('checkout.pageTitle')}</h1>
      <p role="status" className="sr-only">
        {t('checkout.reading')}
      </p>
      <div>{frame.timer}</div>
      <Skeleton className="h-11 w-3/4" />
      <Skeleton className="h-80 w-full" />
      {frame.tools}
    </div>
  );
}

function NotKnown({ again }: { again: () => Promise<void> }) {
  const t = useText();
  return (
    <Note tone="amber" live="polite">
      <h1>{t('checkout.notRead')}</h1>
      <Button kind="link" size="medium" onClick={() => void again()}>
        {t('checkout.again')}
      </Button>
    </Note>
  );
}

/**
 * A booking by an organisation requires a login. Without one the form is not shown, because it could not be
 * sent.
 */
function MembersOnly({ frame }: { frame: HeldFrame }) {
  const t = useText();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="type-h1-checkout">{t('pay.membersTitle')}</h1>
        {frame.timer}
      </div>
      <Note tone="amber" className="mt-6">
        {t('pay.notAllowed')} {t('pay.membersKept')}
      </Note>
      <div className="mt-6 mb-7">
        <Button href="/login">{t('shell.logIn')}</Button>
      </div>
      {frame.tools}
    </>
  );
}

type Known =
  | { readonly state: 'asking' }
  | { readonly state: 'failed' }
  | { readonly state: 'known'; readonly details: TourDetails };

const known = new Map<string, TourDetails>();

/** Loads what this product requires for a booking. It is loaded once per page. */
function useDetails({ tourId, productType, currencyCode }: Quote) {
  const before = known.get(tourId);
  const [found, setFound] = useState<Known>(
    before ? { state: 'known', details: before } : { state: 'asking' },
  );
  const ask = useCallback(async () => {
    setFound((now) => (now.state === 'known' ? now : { state: 'asking' }));
    try {
      const { api } = await import('../../../api/browser-client.ts');
      const details = await api.tours.show({ productType, id: tourId, currency: currencyCode });
      known.set(tourId, details);
      setFound({ state: 'known', details });
    } catch (error) {
      log('warn', 'What the product asks could not be read', error);
      setFound((now) => (now.state === 'known' ? now : { state: 'failed' }));
    }
  }, [productType, tourId, currencyCode]);
  useEffect(() => {
    if (!known.has(tourId)) void ask();
    const retry = () => !known.has(tourId) && void ask();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [ask, tourId]);
  return { found, ask };
}
