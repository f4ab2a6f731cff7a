import { useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';

type RequestAnswerProps = {
  busy: 'accept' | 'decline' | undefined;
  hasFailed: boolean;
  onAnswer: (reply: 'accept' | 'decline', reason: string) => void;
};

/**
 * Accepting takes one press. Declining is just as final and travellers read its reason, so the page asks for the
 * reason before it sends the answer. The reason may stay empty.
 */
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
      {/* Rendered while still empty: screen readers announce only changes to an existing element. */}
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
