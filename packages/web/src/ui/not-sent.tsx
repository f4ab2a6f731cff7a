import { Note } from './note.tsx';

export type NotSentReason = 'fast' | 'failed';

export type NotSentProps = {
  reason: NotSentReason | undefined;
  texts: Readonly<Record<NotSentReason, string>>;
  /** The way that is always open. */
  address: string | undefined;
};

/** Why a form did not get through, beside its button. What was typed still stands above. */
export function NotSent({ reason, texts, address }: NotSentProps) {
  return (
    // There before it says anything: only then is what it says read out.
    <div role="alert" className="empty:hidden">
      {reason && (
        <Note tone={reason === 'fast' ? 'amber' : 'error'}>
          {texts[reason]}{' '}
          {reason === 'failed' && address !== undefined && (
            <a href={`mailto:${address}`} className="link">
              {address}
            </a>
          )}
        </Note>
      )}
    </div>
  );
}

export function notSentReason(status: number): NotSentReason {
  return status === 429 ? 'fast' : 'failed';
}
