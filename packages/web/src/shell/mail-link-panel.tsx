import { useEffect, useRef } from 'react';
import { useText } from '../i18n/use-text.ts';
import { usePage } from '../page/use-page.ts';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import { type MailLinkStage, useMailLink } from './use-mail-link.ts';
import { useMailSecret } from './use-mail-secret.ts';

type MailLinkPanelProps = {
  /** What the link is for. Nothing happens before the button is pressed: programs open every link in a mail. */
  act: (token: string) => Promise<unknown>;
  /** What pressing the button does; gone when it is done. */
  lead: string;
  label: string;
  busyLabel: string;
  done: string;
  over: string;
};

/** One button, and what came of it in its place. */
export function MailLinkPanel({ act, lead, label, busyLabel, done, over }: MailLinkPanelProps) {
  const t = useText();
  const { site } = usePage();
  const secret = useMailSecret();
  const { stage, go } = useMailLink(act);
  const answer = useRef<HTMLDivElement>(null);
  const isOver = stage === 'done' || stage === 'over';
  // The button goes, and with it what had the focus.
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
