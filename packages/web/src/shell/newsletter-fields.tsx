import { type FormEvent, useId, useState } from 'react';
import { variant } from '#variant/variant.ts';
import { useText } from '../i18n/use-text.ts';
import { usePage } from '../page/use-page.ts';
import { Button } from '../ui/button.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { type SubscribeOutcome, subscribe } from './subscribe.ts';

type NewsletterFieldsProps = { onDeep: boolean; onAnswer: (outcome: SubscribeOutcome) => void };

/** One field, one button. */
export function NewsletterFields({ onDeep, onAnswer }: NewsletterFieldsProps) {
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
