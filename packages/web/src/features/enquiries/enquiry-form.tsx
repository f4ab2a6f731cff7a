import { type FormEvent, useState } from 'react';
import { refusedFieldText, useFormSubmission } from '../../api/use-form-submission.ts';
import { useSentenceGap, useText } from '../../i18n/texts.ts';
import { LocalLink } from '../../page/links.tsx';
import { usePage } from '../../page/use-page.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorSummary, fieldNameOf, useFieldErrors } from '../../ui/form/errors.tsx';
import { FormNotSent, FormSent, type NotSentReason, notSentReason } from '../../ui/form/form-result.tsx';
import { Honeypot } from '../../ui/form/honeypot.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { checkEnquiry, type EnquiryField, readEnquiry } from './check-enquiry.ts';
import { EnquiryFields, enquiryFieldId } from './enquiry-fields.tsx';

/** Sends an enquiry to support. The typed text stays until the enquiry has arrived, which `onSent` reports. */
export function EnquiryForm({ onSent }: { onSent?: () => void }) {
  const t = useText();
  const gap = useSentenceGap();
  const { locale, site } = usePage();
  const { fieldErrors, summary, raise, clearError, clear } = useFieldErrors<EnquiryField>();
  const { busy, answer, send } = useFormSubmission<{ reference: string }>();
  const [notSent, setNotSent] = useState<NotSentReason>();
  const [address, setAddress] = useState('');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const values = readEnquiry(event.currentTarget);
    const newErrors = checkEnquiry(values, t);
    setNotSent(undefined);
    if (values.kind === '' || Object.keys(newErrors).length > 0) return raise(newErrors);
    clear();
    setAddress(values.email);
    const enquiry = { ...values, kind: values.kind, language: locale };
    const refusal = await send(enquiry, (api, attempt) => api.enquiries.send({ ...enquiry, ...attempt }));
    if (!refusal) return onSent?.();
    if (refusal.field !== undefined && refusal.field in values)
      raise({ [refusal.field]: t(refusedFieldText(refusal.status)) });
    else setNotSent(notSentReason(refusal.status));
  }

  if (answer) {
    return (
      <Panel>
        <FormSent title={t('contact.sentTitle')} fact={[t('form.reference'), answer.reference]}>
          {t('contact.sentText', { address })}
        </FormSent>
      </Panel>
    );
  }
  const items = Object.entries(fieldErrors).map(([name, text]) => ({ fieldId: enquiryFieldId(name), text }));
  return (
    <Panel>
      <form
        noValidate
        aria-labelledby="contact-form-title"
        onSubmit={submit}
        onChange={({ target }: { target: EventTarget }) => clearError(fieldNameOf(target))}
        className="relative grid gap-4.5"
      >
        <h2 id="contact-form-title" className="type-h3">
          {t('contact.title')}
        </h2>
        <ErrorSummary ref={summary} title={t('form.summary')} items={items} />
        <EnquiryFields fieldErrors={fieldErrors} />
        <Honeypot label={t('form.trap')} />
        <FormNotSent
          reason={notSent}
          texts={{ fast: t('form.tooFast'), failed: t('form.failed') }}
          address={site.operator.email}
        />
        <p className="type-small text-ink-2">
          {t('contact.privacyNote')}
          {gap}
          <LocalLink to="/privacy" className="link">
            {t('shell.privacy')}
          </LocalLink>
        </p>
        <div>
          <Button type="submit" busy={busy} busyLabel={t('form.sending')}>
            {t('contact.send')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
