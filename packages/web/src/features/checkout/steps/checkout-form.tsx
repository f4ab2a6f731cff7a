import type { Quote } from '@ashore/core/contract/quotes.ts';
import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { useCallback, useEffect, useState } from 'react';
import { useTripText } from '../../../i18n/stay-texts.ts';
import { useSentenceGap, useText } from '../../../i18n/texts.ts';
import { logInHref } from '../../../page/links.tsx';
import { log } from '../../../page/log.ts';
import { usePage } from '../../../page/use-page.ts';
import { type CheckoutStep, checkoutAddress } from '../../../store/checkout-steps.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { useEndedSession } from '../../../store/ended-session.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { useIsRead } from '../../../store/saved-store.ts';
import { useShipStatements } from '../../../store/ship-statements.ts';
import { arrivalByShip, typedAllAboard, useShipStore } from '../../../store/ship-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useLazyComponent } from '../../../ui/use-lazy.ts';
import { valuesToCarry } from '../fields/carried-answers.ts';
import { languageToPreselect } from '../fields/language-field.ts';
import { type Requirements, requirementsOf } from '../fields/requirements.ts';
import { typedStatements } from '../fields/sent-answers.ts';
import { requiredByHotels } from '../fields/stay-fields.ts';
import { formValues, useFormValues } from '../form/form-values.ts';
import { PayStep } from '../payment/pay-step.tsx';
import { FormStep } from './form-step.tsx';
import type { StepFrame } from './step-frame.tsx';
import { useSteps } from './use-steps.ts';

type CheckoutFormProps = { frame: StepFrame; requestedStep: CheckoutStep };

/** A step of the checkout, shown once the product's requirements and the typed values are loaded. */
export function CheckoutForm({ frame, requestedStep }: CheckoutFormProps) {
  const { detailsState, reload } = useDetails(frame.quote);
  const type = useCommerceStore((state) => state.ui.checkoutType);
  const isRead = useIsRead(useRootStore);
  const isLoggedOut = useRootStore(({ auth }) => !auth.isAuthenticated);
  const hasEnded = useEndedSession((state) => state.hasEnded) && isLoggedOut;
  const SessionEnded = useLazyComponent(loadSessionEnded, hasEnded);
  const ship = useShipStore();
  const knownShip = {
    arrival: arrivalByShip(ship, frame.quote),
    typedAllAboard: typedAllAboard(ship, frame.quote.tourId),
  };
  if (detailsState.state === 'failed') return <LoadingFailed reload={reload} />;
  if (detailsState.state === 'loading' || !isRead) return <FormLoading frame={frame} />;
  if (type === 'billed' && isLoggedOut) return <MembersOnly frame={frame} requestedStep={requestedStep} />;
  return (
    <>
      <Step
        frame={frame}
        requirements={requirementsOf(detailsState.details, frame.quote, knownShip, type)}
        requestedStep={requestedStep}
      />
      {hasEnded && SessionEnded && <SessionEnded quote={frame.quote} step={requestedStep} />}
    </>
  );
}

const loadSessionEnded = () => import('./session-ended.tsx');

function Step({ frame, requirements, requestedStep }: CheckoutFormProps & { requirements: Requirements }) {
  useCarriedRequest(requirements, frame.quote);
  useTypedStatements(requirements);
  const steps = useSteps(requirements, requestedStep);
  if (steps.step === 'payment') return <PayStep frame={frame} requirements={requirements} steps={steps} />;
  // Each step has its own state, because the errors of one do not apply to the next.
  return <FormStep key={steps.step} frame={frame} requirements={requirements} steps={steps} />;
}

/** Fills in what the traveller already named on the product page, so that it is asked once, and the language of the page. */
function useCarriedRequest(requirements: Requirements, quote: Quote): void {
  const { locale } = usePage();
  useEffect(() => {
    const carriedValues = valuesToCarry(requirements, quote, formValues());
    if (carriedValues) useRootStore.getState().keepForm(carriedValues, Date.now());
    // An organisation books for guests, who may speak another language than its staff.
    const language =
      requirements.type === 'billed'
        ? undefined
        : languageToPreselect(requirements, quote, formValues(), locale);
    if (language) useRootStore.getState().keepForm(language, Date.now());
  }, [requirements, quote, locale]);
}

/** Lets the summary beside the step state of the ship what counts with what is typed. */
function useTypedStatements(requirements: Requirements): void {
  const typed = JSON.stringify(typedStatements(requirements, useFormValues()));
  useEffect(() => {
    useShipStatements.setState({ typed: JSON.parse(typed) });
    return () => useShipStatements.setState({ typed: null });
  }, [typed]);
}

function FormLoading({ frame }: { frame: StepFrame }) {
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
      {frame.holdActions}
    </div>
  );
}

function LoadingFailed({ reload }: { reload: () => Promise<void> }) {
  const t = useText();
  return (
    <Note tone="amber" live="polite">
      <h1>{t('checkout.notRead')}</h1>
      <Button kind="link" size="medium" onClick={() => void reload()}>
        {t('checkout.again')}
      </Button>
    </Note>
  );
}

/**
 * A booking by an organisation requires a login. Without one the form is not shown, because it could not be
 * sent.
 */
function MembersOnly({ frame, requestedStep }: CheckoutFormProps) {
  const t = useTripText(frame.quote);
  const { locale } = usePage();
  const gap = useSentenceGap();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="type-h1-checkout">{t('pay.membersTitle')}</h1>
        {frame.timer}
      </div>
      <Note tone="amber" className="mt-6">
        {t('pay.notAllowed')}
        {gap}
        {t('pay.membersKept')}
      </Note>
      <div className="mt-6 mb-7">
        <Button href={logInHref(checkoutAddress(requestedStep, locale))}>{t('shell.logIn')}</Button>
      </div>
      {frame.holdActions}
    </>
  );
}

type DetailsState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'loaded'; readonly details: Parameters<typeof requirementsOf>[0] };

const detailsByTour = new Map<string, TourDetails>();

/** Loads what this product requires for a booking. It is loaded once per page. */
function useDetails({ tourId, productType, currencyCode, stay }: Quote) {
  const cachedDetails = stay ? requiredByHotels : detailsByTour.get(tourId);
  const [detailsState, setDetailsState] = useState<DetailsState>(
    cachedDetails ? { state: 'loaded', details: cachedDetails } : { state: 'loading' },
  );
  const isStay = stay !== null;
  const reload = useCallback(async () => {
    setDetailsState((current) => (current.state === 'loaded' ? current : { state: 'loading' }));
    try {
      const { api } = await import('../../../api/browser-client.ts');
      const details = await api.tours.show({ productType, id: tourId, currency: currencyCode });
      detailsByTour.set(tourId, details);
      setDetailsState({ state: 'loaded', details });
    } catch (error) {
      log('warn', 'The required fields of the product could not be loaded', error);
      setDetailsState((current) => (current.state === 'loaded' ? current : { state: 'failed' }));
    }
  }, [productType, tourId, currencyCode]);
  useEffect(() => {
    if (isStay) return undefined;
    if (!detailsByTour.has(tourId)) void reload();
    const retry = () => !detailsByTour.has(tourId) && void reload();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [reload, tourId, isStay]);
  return { detailsState, reload };
}
