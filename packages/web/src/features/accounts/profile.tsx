import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { useState } from 'react';
import { useText } from '../../i18n/texts.ts';
import { logInHref } from '../../page/links.tsx';
import { log } from '../../page/log.ts';
import { usePage } from '../../page/use-page.ts';
import { useRootStore } from '../../store/root-store.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Devices } from './devices.tsx';
import { ResendVerification } from './resend-verification.tsx';

/** Name and email address of the logged-in traveller, and the way out. */
export function Profile() {
  const t = useText();
  const { locale } = usePage();
  const userinfo = useRootStore(({ auth }) => auth.userinfo);
  if (userinfo === null) return null;
  const { name, email, email_verified: isVerified } = userinfo;
  return (
    <>
      <h1 className="type-h1">{t('dashboard.profile')}</h1>
      <section aria-label={t('dashboard.profile')} className="panel mt-6 grid gap-4">
        {isVerified === false && (
          <>
            <Note tone="amber">{t('dashboard.unverified')}</Note>
            <ResendVerification />
          </>
        )}
        <dl className="grid gap-3">
          <div>
            <dt className="type-small text-ink-2">{t('dashboard.name')}</dt>
            <dd>{name}</dd>
          </div>
          {email !== undefined && (
            <div>
              <dt className="type-small text-ink-2">{t('dashboard.email')}</dt>
              <dd className="wrap-anywhere">{email}</dd>
            </div>
          )}
        </dl>
        {/* The issuer asks for a proof first. No call of the API changes these, so no foreign script can. */}
        <Button href={`${logInHref(withLocale('/dashboard', locale))}&screen=security`} kind="outline">
          {t('dashboard.security')}
        </Button>
        <LogOut />
      </section>
      {isVerified !== false && <Devices />}
    </>
  );
}

function LogOut() {
  const t = useText();
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  async function logOut() {
    setState('sending');
    try {
      const { endSession } = await import('../../api/session.ts');
      await endSession();
    } catch (error) {
      log('warn', 'Logging out failed', error);
      setState('failed');
    }
  }
  return (
    <div className="grid justify-items-start gap-3">
      <div role="alert">{state === 'failed' && <Note tone="error">{t('dashboard.logOutFailed')}</Note>}</div>
      <Button kind="outline" busy={state === 'sending'} onClick={logOut}>
        {t('dashboard.logOut')}
      </Button>
    </div>
  );
}
