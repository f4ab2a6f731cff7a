import { useState } from 'react';
import { FailedCall } from '../../api/calls.ts';
import { useText } from '../../i18n/texts.ts';
import { log } from '../../page/log.ts';
import { memberSub } from '../../store/root-store.ts';
import { Button } from '../../ui/actions/button.tsx';

type Resend = 'idle' | 'sending' | 'resendSuccessful' | 'tooSoon' | 'failed';

/** Emails the link to confirm the address once more. */
export function ResendVerification() {
  const t = useText();
  const [state, setState] = useState<Resend>('idle');

  async function resend() {
    setState('sending');
    try {
      const { renewSession } = await import('../../api/session.ts');
      if (memberSub() === null) await renewSession();
      const { api } = await import('../../api/browser-client.ts');
      await api.accounts.resend({ query: { subjectId: memberSub() ?? '' } });
      setState('resendSuccessful');
    } catch (error) {
      log('warn', 'The email could not be sent again', error);
      setState(error instanceof FailedCall && error.status === 429 ? 'tooSoon' : 'failed');
    }
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button kind="outline" busy={state === 'sending'} onClick={resend}>
        {t('verification.resend')}
      </Button>
      <p role="status" className="type-small text-ink-2">
        {(state === 'resendSuccessful' || state === 'tooSoon' || state === 'failed') &&
          t(`verification.${state}`)}
      </p>
    </div>
  );
}
