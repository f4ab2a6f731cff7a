import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { variant } from '#variant/variant.ts';
import { CheckoutForm } from '../features/checkout/checkout-form.tsx';
import { FinishedElsewhere } from '../features/checkout/finished-elsewhere.tsx';
import { CheckoutHold } from '../features/quotes/checkout-hold.tsx';
import { useText } from '../i18n/use-text.ts';
import { isSameScreen } from '../screens.ts';
import { PageHead } from '../shell/page-head.tsx';
import { type CheckoutStep, stepsOf } from '../store/checkout-steps.ts';
import type { Route } from './+types/checkout.ts';

const knownStep = (name: string | undefined): CheckoutStep | undefined =>
  stepsOf(variant.checkoutKind).find((known) => known === name);

/** Nothing about the visitor is known here: the page is filled in the browser, by what it holds and what was typed. */
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
      <CheckoutHold sold={<FinishedElsewhere />}>
        {(frame) => <CheckoutForm key={frame.quote.quoteId} frame={frame} wanted={step} />}
      </CheckoutHold>
    </main>
  );
}
