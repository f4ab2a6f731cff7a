import { useEffect, useRef, useState } from 'react';
import { FailedCall } from '../../api/calls.ts';
import { useText } from '../../i18n/texts.ts';
import { log } from '../../page/log.ts';
import { useRootStore } from '../../store/root-store.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { ResendVerification } from './resend-verification.tsx';

type Verification = {
  readonly isFetching: boolean;
  readonly isVerified: boolean;
  readonly isAlreadyVerified: boolean;
  readonly verifiedEmail: string | null;
  /**
   * `gone`: the link is not valid. `unknownBrowser`: the account has never been used in this browser. `failed`: the call
   * failed.
   */
  readonly error: 'gone' | 'unknownBrowser' | 'failed' | null;
};

const initialVerification: Verification = {
  isFetching: false,
  isVerified: false,
  isAlreadyVerified: false,
  verifiedEmail: null,
  error: null,
};

/**
 * Confirms the email address when its button is pressed. Opening the link alone does nothing, because email programs open
 * every link. After a failure the button stays.
 */
export function VerifyPanel({ logInHref }: { logInHref: string }) {
  const t = useText();
  const link = useVerificationLink();
  const [verification, setState] = useState(initialVerification);
  const isAuthenticated = useRootStore(({ auth }) => auth.isAuthenticated);
  const outcomeBox = useRef<HTMLDivElement>(null);
  const isFinished =
    verification.isVerified || verification.isAlreadyVerified || verification.error === 'gone';
  // The button that had the focus disappears, so the outcome takes the focus.
  useEffect(() => {
    if (isFinished) outcomeBox.current?.focus();
  }, [isFinished]);

  async function verify() {
    if (!link) return;
    setState({ ...initialVerification, isFetching: true });
    try {
      const { api } = await import('../../api/browser-client.ts');
      const { accountAlreadyVerified, email, isConfirmed, choosePasswordAt } = await api.accounts.verify({
        query: link,
      });
      if (choosePasswordAt !== null) {
        // The traveller may come back from that page and press again.
        setState(initialVerification);
        return window.location.assign(choosePasswordAt);
      }
      if (!isConfirmed) return setState({ ...initialVerification, error: 'unknownBrowser' });
      setState({
        ...initialVerification,
        isVerified: !accountAlreadyVerified,
        isAlreadyVerified: accountAlreadyVerified,
        verifiedEmail: email,
      });
      // The session still says that the address is not confirmed.
      if (isAuthenticated) await (await import('../../api/session.ts')).renewSession();
    } catch (error) {
      log('warn', 'The email address could not be confirmed', error);
      const isGone = error instanceof FailedCall && (error.status === 410 || error.status === 400);
      setState({ ...initialVerification, error: isGone ? 'gone' : 'failed' });
    }
  }

  return (
    <>
      {!isFinished && link && <p className="type-lead mt-4">{t('verification.lead')}</p>}
      <p className="no-js mt-7">{t('verification.needsScript')}</p>
      <div className="needs-js mt-7 grid max-w-135 justify-items-start gap-4">
        <div role="status" ref={outcomeBox} tabIndex={-1} className="w-full">
          <Outcome verification={verification} isLinkIncomplete={link === null} />
        </div>
        {link && !isFinished && (
          <Button busy={verification.isFetching} onClick={verify}>
            {t('verification.confirm')}
          </Button>
        )}
        {verification.verifiedEmail !== null &&
          (isAuthenticated ? (
            <Button href="/dashboard">{t('verification.toAccount')}</Button>
          ) : (
            <Button href={logInHref}>{t('dashboard.logIn')}</Button>
          ))}
        {verification.error === 'unknownBrowser' && (
          <Button href={logInHref} kind="outline">
            {t('dashboard.logIn')}
          </Button>
        )}
        {(verification.error === 'gone' || link === null) &&
          (isAuthenticated ? (
            <ResendVerification />
          ) : (
            <Button href={logInHref} kind="outline">
              {t('verification.logInToResend')}
            </Button>
          ))}
      </div>
    </>
  );
}

function Outcome({
  verification,
  isLinkIncomplete,
}: {
  verification: Verification;
  isLinkIncomplete: boolean;
}) {
  const t = useText();
  const email = verification.verifiedEmail ?? '';
  if (isLinkIncomplete) return <Note>{t('verification.missing')}</Note>;
  if (verification.isVerified) return <Note tone="success">{t('verification.done', { email })}</Note>;
  if (verification.isAlreadyVerified)
    return <Note tone="success">{t('verification.already', { email })}</Note>;
  if (verification.error === 'unknownBrowser')
    return <Note tone="amber">{t('verification.logInFirst')}</Note>;
  if (verification.error === 'gone') return <Note tone="amber">{t('verification.gone')}</Note>;
  return verification.error === 'failed' ? <Note tone="error">{t('verification.failed')}</Note> : null;
}

type VerificationLink = { readonly subjectId: string; readonly verificationCode: string };

/** The query of the address; undefined until the browser has read it, null if it is incomplete. */
function useVerificationLink(): VerificationLink | null | undefined {
  const [link, setLink] = useState<VerificationLink | null>();
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const [subjectId, verificationCode] = [query.get('subjectId'), query.get('verificationCode')];
    setLink(subjectId && verificationCode ? { subjectId, verificationCode } : null);
  }, []);
  return link;
}
