import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Note } from '../ui/note.tsx';
import { NewsletterFields } from './newsletter-fields.tsx';
import type { SubscribeOutcome } from './subscribe.ts';

const said = {
  success: { tone: 'success', text: 'shell.newsletterSuccess' },
  already: { tone: 'info', text: 'shell.newsletterAlready' },
  error: { tone: 'error', text: 'shell.newsletterError' },
} as const;

/** The answer takes the place of the fields, except for a failure, which leaves the address typed. */
export function NewsletterForm({ onDeep = false }: { onDeep?: boolean }) {
  const t = useText();
  const [outcome, setOutcome] = useState<SubscribeOutcome>();
  const answer = useRef<HTMLDivElement>(null);
  const isDone = outcome === 'success' || outcome === 'already';
  // The button goes, and with it what had the focus.
  useEffect(() => {
    if (isDone) answer.current?.focus();
  }, [isDone]);
  return (
    <div className="w-full">
      {/* There before it says anything: only then is what it says read out. */}
      <div role="status" ref={answer} tabIndex={-1}>
        {outcome && (
          <Note tone={said[outcome].tone} className="mb-2">
            {t(said[outcome].text)}
          </Note>
        )}
      </div>
      {!isDone && <NewsletterFields onDeep={onDeep} onAnswer={setOutcome} />}
    </div>
  );
}
