import { useText } from '../../../i18n/texts.ts';
import { logInHref } from '../../../page/links.tsx';
import { usePage } from '../../../page/use-page.ts';
import { type CheckoutStep, checkoutAddress } from '../../../store/checkout-steps.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { TextLink } from '../../../ui/actions/link.tsx';

/** Offers a traveller without a session to log in. The log-in leads back to the step. */
export function LogInOffer({ step }: { step: CheckoutStep }) {
  const t = useText();
  const { locale } = usePage();
  const isLoggedOut = useRootStore(({ auth }) => !auth.isAuthenticated);
  if (!isLoggedOut) return null;
  return (
    <p className="mt-3 flex flex-wrap gap-x-2">
      <span>{t('checkout.haveAccount')}</span>
      <TextLink href={logInHref(checkoutAddress(step, locale))}>{t('shell.logIn')}</TextLink>
    </p>
  );
}
