import { useText } from '../../../i18n/texts.ts';
import { logInHref } from '../../../page/links.tsx';
import { usePage } from '../../../page/use-page.ts';
import { type CheckoutStep, checkoutAddress } from '../../../store/checkout-steps.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { TextLink } from '../../../ui/actions/link.tsx';
import { useLazyComponent } from '../../../ui/use-lazy.ts';

const loadAccount = () => import('./checkout-account.tsx');

/**
 * Offers a traveller without a session to log in; the log-in leads back to the step. With a session it says whose account
 * it is. The contact person of an organisation's booking is its guest, so no account fills in that form.
 */
export function LogInOffer({ step }: { step: CheckoutStep }) {
  const t = useText();
  const { locale } = usePage();
  const isForGuest = useCommerceStore((state) => state.ui.checkoutType === 'billed');
  const { isAuthenticated, userinfo } = useRootStore(({ auth }) => auth);
  const Account = useLazyComponent(loadAccount, isAuthenticated && !isForGuest);
  if (isAuthenticated) return !isForGuest && Account && userinfo && <Account userinfo={userinfo} />;
  return (
    <p className="mt-3 flex flex-wrap gap-x-2">
      <span>{t('checkout.haveAccount')}</span>
      <TextLink href={logInHref(checkoutAddress(step, locale))}>{t('shell.logIn')}</TextLink>
    </p>
  );
}
