import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Note, type NoteProps } from '../../ui/note.tsx';
import { RequestAnswer } from './request-answer.tsx';
import { RequestFacts } from './request-facts.tsx';
import type { RequestStage } from './request-stage.ts';
import { useRequest } from './use-request.ts';

/** Yes or no to a booking on request, for whoever has the link. */
export function RequestDesk({ secret }: { secret: string | null | undefined }) {
  const t = useText();
  const { request, stage, busy, hasFailed, look, answer } = useRequest(secret);
  const said = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);
  // The buttons go, and with them what had the focus.
  useEffect(() => {
    if (wasAsked.current && stage !== 'asked') said.current?.focus();
    wasAsked.current = stage === 'asked';
  }, [stage]);
  return (
    <div className="grid gap-5">
      <div role="status" ref={said} tabIndex={-1} className="empty:hidden">
        <Said stage={stage} />
      </div>
      {request && <RequestFacts request={request} isOpen={stage === 'asked'} />}
      {stage === 'asked' && <RequestAnswer busy={busy} hasFailed={hasFailed} onAnswer={answer} />}
      {stage === 'unreached' && (
        <div>
          <Button kind="outline" onClick={look}>
            {t('answer.again')}
          </Button>
        </div>
      )}
    </div>
  );
}

const tones: Record<Exclude<RequestStage, 'asked' | 'opening'>, NonNullable<NoteProps['tone']>> = {
  accepted: 'success',
  declined: 'info',
  saidYes: 'success',
  saidNo: 'info',
  late: 'amber',
  withdrawn: 'info',
  missing: 'info',
  unreached: 'amber',
};

function Said({ stage }: { stage: RequestStage }) {
  const t = useText();
  if (stage === 'asked') return null;
  if (stage === 'opening') return <p className="text-ink-2">{t('answer.opening')}</p>;
  return <Note tone={tones[stage]}>{t(`answer.${stage}`)}</Note>;
}
