import { useEffect, useState } from 'react';
import { FailedCall } from '../../../api/calls.ts';
import { useText } from '../../../i18n/texts.ts';
import { log } from '../../../page/log.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { useIsRead } from '../../../store/saved-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';

type Outcome =
  | { readonly state: 'open' | 'sending' | 'gone' | 'failed' }
  | { readonly state: 'joined'; readonly organisation: string };

/** One button that accepts. Nothing happens before it is pressed, because email programs open every link. */
export function AcceptInvitation({ logInHref }: { logInHref: string }) {
  const t = useText();
  const secret = useSecret();
  const isRead = useIsRead(useRootStore);
  const { isAuthenticated, userinfo } = useRootStore(({ auth }) => auth);
  const [outcome, setOutcome] = useState<Outcome>({ state: 'open' });

  async function accept(known: string) {
    setOutcome({ state: 'sending' });
    try {
      const { renewSession } = await import('../../../api/session.ts');
      await renewSession();
      const { api } = await import('../../../api/browser-client.ts');
      const { organisation } = await api.organisations.accept({ secret: known });
      setOutcome({ state: 'joined', organisation });
      await renewSession();
    } catch (error) {
      log('warn', 'The invitation could not be accepted', error);
      const isGone = error instanceof FailedCall && (error.status === 410 || error.status === 400);
      setOutcome({ state: isGone ? 'gone' : 'failed' });
    }
  }

  if (!isRead || secret === undefined) return null;
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
        {outcome.state === 'gone' && <Note tone="amber">{t('invitation.gone')}</Note>}
        {outcome.state === 'failed' && <Note tone="error">{t('invitation.failed')}</Note>}
      </div>
      {outcome.state !== 'gone' && (
        <Button busy={outcome.state === 'sending'} onClick={() => void accept(secret)}>
          {t('invitation.accept')}
        </Button>
      )}
    </div>
  );
}

/** The secret in the address; undefined until the page is in the browser, null if there is none. */
function useSecret(): string | null | undefined {
  const [secret, setSecret] = useState<string | null>();
  useEffect(() => setSecret(/^#secret=([\w-]{43})$/.exec(window.location.hash)?.[1] ?? null), []);
  return secret;
}
