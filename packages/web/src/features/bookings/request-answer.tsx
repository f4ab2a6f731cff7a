import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { TextInput } from '../../ui/text-input.tsx';

type RequestAnswerProps = {
  busy: 'accept' | 'decline' | undefined;
  hasFailed: boolean;
  onAnswer: (said: 'accept' | 'decline', reason: string) => void;
};

/** A yes is one press. A no cannot be taken back either and is read by the guests: it asks why before it is sent. */
export function RequestAnswer({ busy, hasFailed, onAnswer }: RequestAnswerProps) {
  const t = useText();
  const [isDeclining, setIsDeclining] = useState(false);
  const [reason, setReason] = useState('');
  return (
    <div className="grid gap-4">
      {isDeclining ? (
        <Field label={t('answer.reason')} hint={t('answer.reasonHint')}>
          {(wiring) => (
            <TextInput
              {...wiring}
              autoFocus
              value={reason}
              maxLength={300}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          )}
        </Field>
      ) : (
        <p className="text-ink-2">{t('answer.ifNothing')}</p>
      )}
      {/* There before it says anything: only then is what it says read out. */}
      <div role="alert" className="empty:hidden">
        {hasFailed && <Note tone="error">{t('answer.failed')}</Note>}
      </div>
      <div className="flex flex-wrap gap-3">
        {isDeclining ? (
          <>
            <Button
              kind="strong"
              busy={busy === 'decline'}
              busyLabel={t('answer.sending')}
              onClick={() => onAnswer('decline', reason.trim())}
            >
              {t('answer.sendNo')}
            </Button>
            <Button kind="outline" onClick={() => setIsDeclining(false)}>
              {t('answer.back')}
            </Button>
          </>
        ) : (
          <>
            <Button
              busy={busy === 'accept'}
              busyLabel={t('answer.sending')}
              onClick={() => onAnswer('accept', '')}
            >
              {t('answer.accept')}
            </Button>
            <Button kind="outline" onClick={() => setIsDeclining(true)}>
              {t('answer.decline')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
