import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/texts.ts';
import { log } from '../../page/log.ts';
import { usePage } from '../../page/use-page.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { useMailSecret } from './mail-secret.ts';

type MailLinkPanelProps = {
  /** Action of the link. It runs only when the button is pressed, because email programs open every link. */
  act: (token: string) => Promise<unknown>;
  /** Says what the button does; hidden when it is done. */
  lead: string;
  label: string;
  busyLabel: string;
  done: string;
  over: string;
};

/** One button, replaced by the outcome. */
export function MailLinkPanel({ act, lead, label, busyLabel, done, over }: MailLinkPanelProps) {
  const t = useText();
  const { site } = usePage();
  const secret = useMailSecret();
  const { stage, go } = useMailLink(act);
  const answer = useRef<HTMLDivElement>(null);
  const isOver = stage === 'done' || stage === 'over';
  // The button that had the focus disappears, so the answer takes the focus.
  useEffect(() => {
    if (isOver) answer.current?.focus();
  }, [isOver]);
  return (
    <>
      {!isOver && <p className="type-lead mt-4">{lead}</p>}
      <p className="unscripted mt-7">
        {t('newsletter.needsScript')} <a href={`mailto:${site.operator.email}`}>{site.operator.email}</a>
      </p>
      <div className="scripted mt-7 grid max-w-135 justify-items-start gap-4">
        <div role="status" ref={answer} tabIndex={-1} className="w-full">
          <Answer stage={secret === null ? 'missing' : stage} done={done} over={over} />
        </div>
        {secret !== null && !isOver && (
          <Button busy={stage === 'busy'} busyLabel={busyLabel} onClick={() => secret && go(secret)}>
            {label}
          </Button>
        )}
        {(stage === 'over' || secret === null) && (
          <Button href="/newsletter" kind="outline">
            {t('newsletter.askAgain')}
          </Button>
        )}
      </div>
    </>
  );
}

type AnswerProps = { stage: MailLinkStage | 'missing'; done: string; over: string };

function Answer({ stage, done, over }: AnswerProps) {
  const t = useText();
  switch (stage) {
    case 'done':
      return <Note tone="success">{done}</Note>;
    case 'over':
      return <Note tone="amber">{over}</Note>;
    case 'failed':
      return <Note tone="error">{t('newsletter.failed')}</Note>;
    case 'missing':
      return <Note>{t('newsletter.missing')}</Note>;
    default:
      return null;
  }
}

type MailLinkStage = 'ready' | 'busy' | 'done' | 'over' | 'failed';

/** Runs the action of an email link once, when the reader confirms it. */
function useMailLink(act: (token: string) => Promise<unknown>) {
  const [stage, setStage] = useState<MailLinkStage>('ready');

  async function go(token: string): Promise<void> {
    setStage('busy');
    try {
      await act(token);
      setStage('done');
    } catch (error) {
      const { status } = error as { status?: number };
      if (status !== 410) log('error', 'A link out of a mail could not be followed', error);
      setStage(status === 410 ? 'over' : 'failed');
    }
  }

  return { stage, go };
}
