import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { data, redirect } from 'react-router';
import { variant } from '#variant/variant.ts';
import { CheckoutHold } from '../features/quotes/checkout-hold.tsx';
import { useText } from '../i18n/use-text.ts';
import { pageContext } from '../page/page-context.ts';
import { PageHead } from '../shell/page-head.tsx';
import { checkoutPath, firstStepOf, stepsOf } from '../store/checkout-steps.ts';
import type { Route } from './+types/checkout.ts';

/** Nothing about the visitor is known here: the page is filled in the browser, by what it holds. */
export function loader({ context, params }: Route.LoaderArgs) {
  const { locale } = context.get(pageContext);
  const step = stepsOf(variant.checkoutKind).find((known) => known === params.step);
  if (step === undefined) throw data(null, { status: 404 });
  const first = firstStepOf(variant.checkoutKind);
  // Those behind it cannot be reached yet. Not for ever, so no browser may remember it.
  if (step !== first) throw redirect(withLocale(checkoutPath(first), locale), 307);
  return null;
}

export default function Checkout() {
  const t = useText();
  return (
    <main id="content" className="page-width pt-6 md:pt-11">
      <PageHead title={t('checkout.pageTitle')} hidden />
      <CheckoutHold />
    </main>
  );
}
