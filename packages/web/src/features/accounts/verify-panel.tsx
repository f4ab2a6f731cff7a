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
  /** A link that is not valid, a browser that has never used the account, or a call that failed. */
  readonly error: 'gone' | 'logIn' | 'failed' | null;
};

const initialVerification: Verification = {
  isFetching: false,
  isVerified: false,
  isAlreadyVerified: false,
  verifiedEmail: null,
  error: null,
};

/** One button, replaced by the outcome. Nothing happens before it is pressed, because email programs open every link. */
export function VerifyPanel({ logInHref }: { logInHref: string }) {
  const t = useText();
  const link = useLink();
  const [state, setState] = useState(initialVerification);
  const isAuthenticated = useRootStore(({ auth }) => auth.isAuthenticated);
  const outcome = useRef<HTMLDivElement>(null);
  const isFinished = state.isVerified || state.isAlreadyVerified || state.error === 'gone';
  // The button that had the focus disappears, so the outcome takes the focus.
  useEffect(() => {
    if (isFinished) outcome.current?.focus();
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
        // A traveller who comes back from there can press again.
        setState(initialVerification);
        return window.location.assign(choosePasswordAt);
      }
      if (!isConfirmed) return setState({ ...initialVerification, error: 'logIn' });
      setState({
        ...initialVerification,
        isVerified: !accountAlreadyVerified,
        isAlreadyVerified: accountAlreadyVerified,
        verifiedEmail: email,
      });
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
        <div role="status" ref={outcome} tabIndex={-1} className="w-full">
          <Outcome state={state} isMissing={link === null} />
        </div>
        {link && !isFinished && (
          <Button busy={state.isFetching} onClick={verify}>
            {t('verification.confirm')}
          </Button>
        )}
        {state.verifiedEmail !== null &&
          (isAuthenticated ? (
            <Button href="/dashboard">{t('verification.toAccount')}</Button>
          ) : (
            <Button href={logInHref}>{t('dashboard.logIn')}</Button>
          ))}
        {state.error === 'logIn' && (
          <Button href={logInHref} kind="outline">
            {t('dashboard.logIn')}
          </Button>
        )}
        {(state.error === 'gone' || link === null) &&
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

function Outcome({ state, isMissing }: { state: Verification; isMissing: boolean }) {
  const t = useText();
  const email = state.verifiedEmail ?? '';
  if (isMissing) return <Note>{t('verification.missing')}</Note>;
  if (state.isVerified) return <Note tone="success">{t('verification.done', { email })}</Note>;
  if (state.isAlreadyVerified) return <Note tone="success">{t('verification.already', { email })}</Note>;
  if (state.error === 'logIn') return <Note tone="amber">{t('verification.logInFirst')}</Note>;
  if (state.error === 'gone') return <Note tone="amber">{t('verification.gone')}</Note>;
  return state.error === 'failed' ? <Note tone="error">{t('verification.failed')}</Note> : null;
}

type Link = { readonly subjectId: string; readonly verificationCode: string };

/** The query of the address; undefined until the page is in the browser, null if it has no code. */
function useLink(): Link | null | undefined {
  const [link, setLink] = useState<Link | null>();
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const [subjectId, verificationCode] = [query.get('subjectId'), query.get('verificationCode')];
    setLink(subjectId && verificationCode ? { subjectId, verificationCode } : null);
  }, []);
  return link;
}
