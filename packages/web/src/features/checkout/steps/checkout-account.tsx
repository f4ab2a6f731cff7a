import { useEffect, useEffectEvent } from 'react';
import { callAsAccount } from '../../../api/own-calls.ts';
import { useText } from '../../../i18n/texts.ts';
import { log } from '../../../page/log.ts';
import { type Userinfo, useRootStore } from '../../../store/root-store.ts';
import { TextLink } from '../../../ui/actions/link.tsx';
import { valuesOfAccount } from '../fields/account-values.ts';
import { formValues } from '../form/form-values.ts';

/** Says whose account the booking will be in, and fills in the form from its contact data. */
export default function CheckoutAccount({ userinfo }: { userinfo: Userinfo }) {
  const t = useText();
  const { sub, name, email = '' } = userinfo;
  const fillIn = useEffectEvent(async () => {
    try {
      const profile = await callAsAccount((api, subjectId) => api.accounts.profile({ query: { subjectId } }));
      const values = valuesOfAccount(userinfo, profile, formValues());
      if (values) useRootStore.getState().keepForm(values, Date.now());
    } catch (error) {
      // Without them the traveller types the contact data as a guest does.
      log('warn', 'The contact data of the account could not be loaded', error);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account fills in the form again.
  useEffect(() => void fillIn(), [sub]);
  return (
    <p className="mt-3 flex flex-wrap gap-x-2">
      <span className="wrap-anywhere">{t('checkout.inAccount', { name, email })}</span>
      {userinfo.email_verified === false && <span>{t('checkout.confirmSent')}</span>}
      <TextLink href="/dashboard?part=profile">{t('checkout.toProfile')}</TextLink>
    </p>
  );
}
