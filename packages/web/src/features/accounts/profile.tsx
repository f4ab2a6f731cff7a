import { useState } from 'react';
import { useText } from '../../i18n/texts.ts';
import { log } from '../../page/log.ts';
import { useRootStore } from '../../store/root-store.ts';
import { useIsRead } from '../../store/saved-store.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Devices } from './devices.tsx';
import { ResendVerification } from './resend-verification.tsx';

/** Name and email address of the logged-in traveller, and the way out. */
export function Profile({ logInHref }: { logInHref: string }) {
  const t = useText();
  const isRead = useIsRead(useRootStore);
  const userinfo = useRootStore(({ auth }) => (auth.isAuthenticated ? auth.userinfo : null));
  if (!isRead) return <Loading />;
  if (userinfo === null) {
    return (
      <div className="panel grid gap-4">
        <h1 className="type-h2">{t('dashboard.loggedOut')}</h1>
        <p className="text-ink-2">{t('dashboard.loggedOutLead')}</p>
        <Button href={logInHref}>{t('dashboard.logIn')}</Button>
      </div>
    );
  }
  const { name, email, email_verified: isVerified } = userinfo;
  return (
    <>
      <h1 className="type-h1">{t('dashboard.greeting', { name })}</h1>
      <section aria-labelledby="profile-title" className="panel mt-8 grid gap-4">
        <h2 id="profile-title" className="type-h3">
          {t('dashboard.profile')}
        </h2>
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
        {isVerified === false && (
          <>
            <Note tone="amber">{t('dashboard.unverified')}</Note>
            <ResendVerification />
          </>
        )}
        <LogOut />
      </section>
      <Devices />
      <section aria-labelledby="bookings-title" className="panel mt-6 grid gap-4">
        <h2 id="bookings-title" className="type-h3">
          {t('dashboard.bookings')}
        </h2>
        <p className="text-ink-2">{t('dashboard.bookingsLead')}</p>
        <Button href="/find-booking" kind="outline">
          {t('shell.find-booking')}
        </Button>
      </section>
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

function Loading() {
  const t = useText();
  return (
    <div aria-busy="true" className="grid gap-4">
      <h1 className="sr-only">{t('dashboard.title')}</h1>
      <Skeleton className="h-11 w-3/4" />
      <Skeleton className="h-60 w-full" />
    </div>
  );
}
