import type { Locale } from '@ashore/core/locale/locales.ts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { variant } from '#variant/variant.ts';
import { useText } from '../../i18n/texts.ts';
import { log } from '../../page/log.ts';
import { usePage } from '../../page/use-page.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';

const notices = {
  success: { tone: 'success', text: 'shell.newsletterSuccess' },
  already: { tone: 'info', text: 'shell.newsletterAlready' },
  error: { tone: 'error', text: 'shell.newsletterError' },
} as const;

/** The answer replaces the fields. After a failure the fields stay, with the typed address. */
export default function NewsletterForm({ onDeep = false }: { onDeep?: boolean }) {
  const t = useText();
  const [outcome, setOutcome] = useState<SubscribeOutcome>();
  const answer = useRef<HTMLDivElement>(null);
  const isDone = outcome === 'success' || outcome === 'already';
  // The button that had the focus disappears, so the answer takes the focus.
  useEffect(() => {
    if (isDone) answer.current?.focus();
  }, [isDone]);
  return (
    <div className="w-full">
      {/* The element exists before it has text, so that screen readers announce it. */}
      <div role="status" ref={answer} tabIndex={-1}>
        {outcome && (
          <Note tone={notices[outcome].tone} className="mb-2">
            {t(notices[outcome].text)}
          </Note>
        )}
      </div>
      {!isDone && <NewsletterFields onDeep={onDeep} onAnswer={setOutcome} />}
    </div>
  );
}

type NewsletterFieldsProps = { onDeep: boolean; onAnswer: (outcome: SubscribeOutcome) => void };

/** One field and one button. */
function NewsletterFields({ onDeep, onAnswer }: NewsletterFieldsProps) {
  const t = useText();
  const { locale } = usePage();
  const id = useId();
  const [address, setAddress] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('email_address');
    if (!(field instanceof HTMLInputElement) || busy || !variant.newsletter) return;
    if (!field.validity.valid) {
      setComplaint(t(field.validity.valueMissing ? 'shell.emailMissing' : 'shell.emailInvalid'));
      field.focus();
      return;
    }
    setComplaint(undefined);
    setBusy(true);
    const { listId } = variant.newsletter;
    const outcome = await subscribe({ listId, emailAddress: address.trim(), language: locale });
    setBusy(false);
    onAnswer(outcome);
  }

  return (
    <form noValidate onSubmit={submit} className="grid w-full gap-2" data-on-deep={onDeep || undefined}>
      <div className="newsletter-row">
        <div className="grid gap-2">
          <TextInput
            id={id}
            name="email_address"
            type="email"
            required
            autoComplete="email"
            maxLength={254}
            aria-label={t('shell.emailAddress')}
            aria-invalid={complaint !== undefined}
            aria-describedby={complaint === undefined ? undefined : `${id}-complaint`}
            placeholder={t('shell.emailPlaceholder')}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
          {complaint && (
            <p id={`${id}-complaint`} role="alert" className="type-small text-red">
              {complaint}
            </p>
          )}
        </div>
        <Button
          type="submit"
          kind={onDeep ? 'sun' : 'outline'}
          busy={busy}
          busyLabel={t('shell.subscribing')}
        >
          {t('shell.subscribe')}
        </Button>
      </div>
    </form>
  );
}

type SubscribeOutcome = 'success' | 'already' | 'error';
export type Subscribe = { listId: string; emailAddress: string; language: Locale };

/** Subscribes to the newsletter. An answer without the address means that it was already subscribed. */
async function subscribe({ listId, emailAddress, language }: Subscribe): Promise<SubscribeOutcome> {
  try {
    const { api } = await import('../../api/browser-client.ts');
    const answer = await api.newsletter.subscribe({
      listId,
      email_address: emailAddress,
      status: 'pending',
      language,
    });
    return answer.email_address ? 'success' : 'already';
  } catch (error) {
    log('error', 'The newsletter subscription could not be requested', error);
    return 'error';
  }
}
