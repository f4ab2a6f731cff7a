import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FailedCall, isProofNeeded } from '../../../api/calls.ts';
import { callAsAccount } from '../../../api/own-calls.ts';
import { useText } from '../../../i18n/texts.ts';
import { log } from '../../../page/log.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';

type PendingEmailProps = {
  member: { readonly orgId: string; readonly subjectId: string };
  /** The address in use. Null if there is none. */
  current: string | null;
  /** The address that is to be confirmed. Null if there is none. */
  pending: string | null;
  proofNeeded: ReactNode;
  onWithdrawn: () => void;
};

/** Says which email address of the organisation waits for its confirmation, and withdraws it. */
export function PendingEmail({ member, current, pending, proofNeeded, onWithdrawn }: PendingEmailProps) {
  const t = useText();
  const [state, setState] = useState<'idle' | 'sending' | 'withdrawn' | 'proof' | 'failed'>('idle');
  const outcome = useRef<HTMLParagraphElement>(null);
  const isWithdrawn = state === 'withdrawn' && pending === null;
  // The button that had the focus disappears, so the outcome takes the focus.
  useEffect(() => {
    if (isWithdrawn) outcome.current?.focus();
  }, [isWithdrawn]);

  async function withdraw() {
    const { orgId, subjectId } = member;
    setState('sending');
    try {
      await callAsAccount((api) =>
        api.organisations.withdrawBillingEmail({ params: { orgId }, query: { subjectId } }),
      );
    } catch (error) {
      if (isProofNeeded(error)) return setState('proof');
      // 404: confirmed or withdrawn elsewhere in the meantime.
      if (!(error instanceof FailedCall && error.status === 404)) {
        log('warn', 'The change of the email address could not be withdrawn', error);
        return setState('failed');
      }
    }
    setState('withdrawn');
    onWithdrawn();
  }

  return (
    <div className="grid gap-3 empty:hidden sm:col-span-2">
      {pending !== null && (
        <Note>
          <p className="wrap-anywhere">
            {current === null
              ? t('settings.emailPendingFirst', { email: pending })
              : t('settings.emailPending', { email: pending, address: current })}
          </p>
          <Button kind="link" size="medium" busy={state === 'sending'} onClick={() => void withdraw()}>
            {t('settings.emailWithdraw')}
          </Button>
        </Note>
      )}
      {isWithdrawn && (
        <p ref={outcome} role="status" tabIndex={-1} className="text-leaf">
          {t('settings.emailWithdrawn')}
        </p>
      )}
      {pending !== null && (state === 'proof' || state === 'failed') && (
        <div role="alert">
          {state === 'proof' ? proofNeeded : <Note tone="error">{t('settings.notSaved')}</Note>}
        </div>
      )}
    </div>
  );
}
