import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { useState } from 'react';
import { useText } from '../../i18n/texts.ts';
import { logInHref } from '../../page/links.tsx';
import { log } from '../../page/log.ts';
import { usePage } from '../../page/use-page.ts';
import { forgetBookingsOnDevice, useHasBookingsOnDevice } from '../../store/bookings-on-device.ts';
import { useRootStore } from '../../store/root-store.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useLazyComponent } from '../../ui/use-lazy.ts';
import { Devices } from './devices.tsx';
import { NewsletterPreference } from './newsletter-preference.tsx';
import { ResendVerification } from './resend-verification.tsx';

// Apart, because it reads telephone numbers, which takes much code.
const loadContactForm = () => import('./contact-form.tsx');

/** Name and email address of the logged-in traveller, and the way out. */
export function Profile() {
  const t = useText();
  const { locale } = usePage();
  const userinfo = useRootStore(({ auth }) => auth.userinfo);
  if (userinfo === null) return null;
  const { name, email, email_verified: isVerified } = userinfo;
  const back = logInHref(withLocale('/dashboard?part=profile', locale));
  // The issuer asks for a proof first. No call of the API changes these, so no foreign script can.
  const security = `${back}&screen=security`;
  return (
    <>
      <h1 className="type-h1">{t('dashboard.profile')}</h1>
      {isVerified === false && <Unconfirmed email={email ?? ''} changeHref={security} />}
      <ContactData />
      <Panel as="section" aria-labelledby="log-in-title" className="mt-6 grid justify-items-start gap-4">
        <h2 id="log-in-title" className="type-h3">
          {t('dashboard.logInTitle')}
        </h2>
        <dl className="grid gap-3">
          <div>
            <dt className="type-small text-ink-2">{t('dashboard.name')}</dt>
            <dd className="wrap-anywhere">{name}</dd>
          </div>
          {email !== undefined && (
            <div>
              <dt className="type-small text-ink-2">{t('dashboard.email')}</dt>
              <dd className="wrap-anywhere">{email}</dd>
            </div>
          )}
        </dl>
        <Button href={security} kind="outline">
          {t('dashboard.security')}
        </Button>
        <Button href="/my-data" kind="outline">
          {t('dashboard.myData')}
        </Button>
        <LogOut />
      </Panel>
      {isVerified !== false && (
        <>
          <NewsletterPreference />
          <Devices proofHref={`${back}&screen=proof`} />
        </>
      )}
    </>
  );
}

function ContactData() {
  const t = useText();
  const ContactForm = useLazyComponent(loadContactForm, true);
  // As high as the form, so that the buttons below do not move when it appears.
  const loading = <Skeleton className="h-165 w-full sm:h-105" />;
  return (
    <Panel as="section" aria-labelledby="contact-title" className="mt-6 grid gap-4">
      <h2 id="contact-title" className="type-h3">
        {t('profile.title')}
      </h2>
      <p className="text-ink-2">{t('profile.lead')}</p>
      {ContactForm ? <ContactForm titleId="contact-title" loading={loading} /> : loading}
    </Panel>
  );
}

type UnconfirmedProps = { email: string; changeHref: string };

/** What a new traveller does next: opens the link that was sent, or has it sent again, or to another address. */
function Unconfirmed({ email, changeHref }: UnconfirmedProps) {
  const t = useText();
  return (
    <Panel as="section" tone="foam" aria-labelledby="unconfirmed-title" className="mt-6 grid gap-4">
      <h2 id="unconfirmed-title" className="type-h3">
        {t('verification.title')}
      </h2>
      <p className="wrap-anywhere">{t('dashboard.confirmSent', { email })}</p>
      <p className="text-ink-2">{t('dashboard.unverified')}</p>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <ResendVerification />
        <Button href={changeHref} kind="quiet">
          {t('dashboard.changeAddress')}
        </Button>
      </div>
    </Panel>
  );
}

function LogOut() {
  const t = useText();
  const hasBookings = useHasBookingsOnDevice();
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  async function logOut() {
    setState('sending');
    try {
      const { endSession } = await import('../../api/session.ts');
      await endSession(forgetBookingsOnDevice);
    } catch (error) {
      log('warn', 'Logging out failed', error);
      setState('failed');
    }
  }
  return (
    <div className="grid justify-items-start gap-3">
      <div role="alert">{state === 'failed' && <Note tone="error">{t('dashboard.logOutFailed')}</Note>}</div>
      {hasBookings && <p className="text-ink-2">{t('dashboard.logOutRemoves')}</p>}
      <Button kind="outline" busy={state === 'sending'} onClick={logOut}>
        {t('dashboard.logOut')}
      </Button>
    </div>
  );
}
