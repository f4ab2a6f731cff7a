import { type FormEvent, useId, useState } from 'react';
import { variant } from '#variant/variant.ts';
import { useText } from '../i18n/use-text.ts';
import { usePage } from '../page/use-page.ts';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { type SubscribeOutcome, subscribe } from './subscribe.ts';

const said = {
  success: { tone: 'success', text: 'shell.newsletterSuccess' },
  already: { tone: 'info', text: 'shell.newsletterAlready' },
  error: { tone: 'error', text: 'shell.newsletterError' },
} as const;

/** One field, one button. The answer takes the form's place, except for a failure, which leaves the address typed. */
export function NewsletterForm({ onDeep = false }: { onDeep?: boolean }) {
  const t = useText();
  const { locale } = usePage();
  const id = useId();
  const [address, setAddress] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<SubscribeOutcome>();

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
    setOutcome(
      await subscribe({ listId: variant.newsletter.listId, emailAddress: address.trim(), language: locale }),
    );
    setBusy(false);
  }

  const answer = outcome && (
    <Note tone={said[outcome].tone} live="polite">
      {t(said[outcome].text)}
    </Note>
  );
  if (outcome && outcome !== 'error') return <div className="w-full">{answer}</div>;
  return (
    <form noValidate onSubmit={submit} className="grid w-full gap-2" data-on-deep={onDeep || undefined}>
      {answer}
      <div className="newsletter-row">
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
        <Button
          type="submit"
          kind={onDeep ? 'sun' : 'outline'}
          busy={busy}
          busyLabel={t('shell.subscribing')}
        >
          {t('shell.subscribe')}
        </Button>
      </div>
      {complaint && (
        <p id={`${id}-complaint`} role="alert" className="type-small text-red">
          {complaint}
        </p>
      )}
    </form>
  );
}
