import { useEffect, useState } from 'react';
import { FailedCall } from '../../../api/calls.ts';
import { useText } from '../../../i18n/texts.ts';
import { log } from '../../../page/log.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { useIsRead } from '../../../store/saved-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';

type Outcome =
  | { readonly state: 'pending' | 'sending' | 'refused' | 'failed' }
  | { readonly state: 'joined'; readonly organisation: string };

/** Accepts an invitation by a button, not by opening the page, because email programs open every link. */
export function AcceptInvitation({ logInHref }: { logInHref: string }) {
  const t = useText();
  const secret = useInvitationSecret();
  const isStoreRead = useIsRead(useRootStore);
  const { isAuthenticated, userinfo } = useRootStore(({ auth }) => auth);
  const [outcome, setOutcome] = useState<Outcome>({ state: 'pending' });

  async function accept(invitationSecret: string) {
    setOutcome({ state: 'sending' });
    try {
      const { renewSession } = await import('../../../api/session.ts');
      // The page may have been open for long. A session that has ended is noted here, before the invitation is used.
      await renewSession();
      const { api } = await import('../../../api/browser-client.ts');
      const { organisation } = await api.organisations.accept({ secret: invitationSecret });
      setOutcome({ state: 'joined', organisation });
      // The new token names the organisation, so the next page shows its bookings.
      await renewSession();
    } catch (error) {
      log('warn', 'The invitation could not be accepted', error);
      // 410: expired, used, withdrawn, or for another address. 400: not the form of a secret.
      const isRefused = error instanceof FailedCall && (error.status === 410 || error.status === 400);
      setOutcome({ state: isRefused ? 'refused' : 'failed' });
    }
  }

  if (!isStoreRead || secret === undefined) return null;
  if (secret === null) return <Note>{t('invitation.missing')}</Note>;
  if (outcome.state === 'joined')
    return (
      <div role="status" className="grid justify-items-start gap-4">
        <Note tone="success">{t('invitation.joined', { organisation: outcome.organisation })}</Note>
        <Button href="/dashboard?part=overview">{t('invitation.toOverview')}</Button>
      </div>
    );
  if (!isAuthenticated)
    return (
      <div className="grid justify-items-start gap-4">
        <p className="type-lead">{t('invitation.logInFirst')}</p>
        <Button href={logInHref}>{t('organisation.logIn')}</Button>
      </div>
    );
  return (
    <div className="grid justify-items-start gap-4">
      <p className="type-lead">{t('invitation.lead', { email: userinfo?.email ?? '' })}</p>
      <div role="alert">
        {outcome.state === 'refused' && <Note tone="amber">{t('invitation.gone')}</Note>}
        {outcome.state === 'failed' && <Note tone="error">{t('invitation.failed')}</Note>}
      </div>
      {outcome.state !== 'refused' && (
        <Button busy={outcome.state === 'sending'} onClick={() => void accept(secret)}>
          {t('invitation.accept')}
        </Button>
      )}
    </div>
  );
}

/** The secret in the address; undefined until the browser has read the address, null if there is none. */
function useInvitationSecret(): string | null | undefined {
  const [secret, setSecret] = useState<string | null>();
  useEffect(() => setSecret(/^#secret=([\w-]{43})$/.exec(window.location.hash)?.[1] ?? null), []);
  return secret;
}
