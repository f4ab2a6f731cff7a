import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/texts.ts';
import { log } from '../../page/log.ts';
import { usePage } from '../../page/use-page.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { useEmailLinkKey } from './email-link-key.ts';

type EmailLinkPanelProps = {
  /** Action of the link. It runs only when the button is pressed, because email programs open every link. */
  onConfirm: (token: string) => Promise<unknown>;
  /** Says what the button does; hidden when it is done. */
  introText: string;
  label: string;
  busyLabel: string;
  doneText: string;
  expiredText: string;
  /** Whether a reader without a valid link may subscribe to the newsletter again. */
  isOfNewsletter?: boolean;
};

/** One button, replaced by the outcome. */
export function EmailLinkPanel({
  onConfirm,
  introText,
  label,
  busyLabel,
  doneText,
  expiredText,
  isOfNewsletter = true,
}: EmailLinkPanelProps) {
  const t = useText();
  const { site } = usePage();
  const linkKey = useEmailLinkKey();
  const { status, confirm } = useEmailLink(onConfirm);
  const outcome = useRef<HTMLDivElement>(null);
  const isFinished = status === 'done' || status === 'expired';
  // The button that had the focus disappears, so the outcome takes the focus.
  useEffect(() => {
    if (isFinished) outcome.current?.focus();
  }, [isFinished]);
  return (
    <>
      {!isFinished && <p className="type-lead mt-4">{introText}</p>}
      <p className="no-js mt-7">
        {t('newsletter.needsScript')} <a href={`mailto:${site.operator.email}`}>{site.operator.email}</a>
      </p>
      <div className="needs-js mt-7 grid max-w-135 justify-items-start gap-4">
        <div role="status" ref={outcome} tabIndex={-1} className="w-full">
          <LinkOutcome
            status={linkKey === null ? 'missing' : status}
            doneText={doneText}
            expiredText={expiredText}
          />
        </div>
        {linkKey !== null && !isFinished && (
          <Button busy={status === 'busy'} busyLabel={busyLabel} onClick={() => linkKey && confirm(linkKey)}>
            {label}
          </Button>
        )}
        {isOfNewsletter && (status === 'expired' || linkKey === null) && (
          <Button href="/newsletter" kind="outline">
            {t('newsletter.askAgain')}
          </Button>
        )}
      </div>
    </>
  );
}

type LinkOutcomeProps = { status: EmailLinkStatus | 'missing'; doneText: string; expiredText: string };

function LinkOutcome({ status, doneText, expiredText }: LinkOutcomeProps) {
  const t = useText();
  switch (status) {
    case 'done':
      return <Note tone="success">{doneText}</Note>;
    case 'expired':
      return <Note tone="amber">{expiredText}</Note>;
    case 'failed':
      return <Note tone="error">{t('newsletter.failed')}</Note>;
    case 'missing':
      return <Note>{t('newsletter.missing')}</Note>;
    default:
      return null;
  }
}

type EmailLinkStatus = 'ready' | 'busy' | 'done' | 'expired' | 'failed';

/** Runs the action of an email link once, when the reader confirms it. */
function useEmailLink(onConfirm: (token: string) => Promise<unknown>) {
  const [status, setStatus] = useState<EmailLinkStatus>('ready');

  async function confirm(token: string): Promise<void> {
    setStatus('busy');
    try {
      await onConfirm(token);
      setStatus('done');
    } catch (error) {
      const { status: httpStatus } = error as { status?: number };
      if (httpStatus !== 410) log('error', 'The action of an email link failed', error);
      setStatus(httpStatus === 410 ? 'expired' : 'failed');
    }
  }

  return { status, confirm };
}
