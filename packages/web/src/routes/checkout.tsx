import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { variant } from '#variant/variant.ts';
import { BankFailedElsewhere } from '../features/checkout/payment/bank-failed-elsewhere.tsx';
import { CheckoutForm } from '../features/checkout/steps/checkout-form.tsx';
import { FinishedElsewhere } from '../features/checkout/steps/finished-elsewhere.tsx';
import { CheckoutHold } from '../features/quotes/hold/checkout-hold.tsx';
import { useText } from '../i18n/texts.ts';
import { isSameScreen } from '../screens.ts';
import { PageHead } from '../shell/page/page-head.tsx';
import { type CheckoutStep, stepsOf } from '../store/checkout-steps.ts';
import type { Route } from './+types/checkout.ts';

const knownStep = (name: string | undefined): CheckoutStep | undefined =>
  stepsOf(variant.checkoutKind).find((known) => known === name);

/**
 * The server knows nothing about the visitor. The browser fills the page from its hold and the typed values.
 */
export function loader({ params }: Route.LoaderArgs) {
  if (knownStep(params.step) === undefined) throw data(null, { status: 404 });
  return null;
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return !isSameScreen('checkout', currentUrl, nextUrl);
}

export default function Checkout({ params }: Route.ComponentProps) {
  const t = useText();
  const step = knownStep(params.step) ?? stepsOf(variant.checkoutKind)[0] ?? 'payment';
  return (
    <main id="content" className="page-width pt-6 md:pt-11">
      <PageHead title={t('checkout.stepTitle', { step: t(`checkout.${step}`) })} hidden />
      <CheckoutHold sold={<FinishedElsewhere />} withoutCart={<BankFailedElsewhere />}>
        {(frame) => <CheckoutForm key={frame.quote.quoteId} frame={frame} requestedStep={step} />}
      </CheckoutHold>
    </main>
  );
}
