import { type ReactNode, useEffect, useRef } from 'react';
import { Note } from '../feedback/note.tsx';
import { Icon } from '../media/icon.tsx';
import { check } from '../media/icon-paths.ts';

export type FormSentProps = {
  title: string;
  children: ReactNode;
  /** Reference to quote when asking again. */
  fact?: readonly [label: string, value: string];
};

/** Replaces a form that has arrived and takes the focus, because the pressed button has disappeared. */
export function FormSent({ title, children, fact }: FormSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className="grid gap-3">
      <span className="grid size-11 place-items-center rounded-full bg-leaf-tint text-leaf">
        <Icon path={check} />
      </span>
      <h2 ref={heading} tabIndex={-1} className="type-h3">
        {title}
      </h2>
      <p>{children}</p>
      {fact && (
        <p className="type-compact">
          <span className="text-ink-2">{fact[0]}</span> <strong className="tabular-nums">{fact[1]}</strong>
        </p>
      )}
    </div>
  );
}

export type NotSentReason = 'fast' | 'failed';

export type FormNotSentProps = {
  reason: NotSentReason | undefined;
  texts: Readonly<Record<NotSentReason, string>>;
  /** Email address to use if sending fails. */
  address: string | undefined;
};

/** Says beside the button why a form could not be sent. The typed values stay above. */
export function FormNotSent({ reason, texts, address }: FormNotSentProps) {
  return (
    // The element exists before it has text, so that screen readers announce it.
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
