import { type FormEvent, useState } from 'react';
import { useSending } from '../../api/use-sending.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { FormTrap } from '../../ui/form-trap.tsx';
import { NotSent, type NotSentReason, notSentReason } from '../../ui/not-sent.tsx';
import { Sent } from '../../ui/sent.tsx';
import { nameOf, useComplaints } from '../../ui/use-complaints.ts';
import type { ApplicationChoices } from './application-choices.ts';
import { applicationFieldId } from './application-field.tsx';
import { type ApplicationField, checkApplication, readApplication } from './check-application.ts';
import { CompanyFields } from './company-fields.tsx';
import { ConsentFields } from './consent-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { OfferFields } from './offer-fields.tsx';

export type ApplicationFormProps = {
  choices: ApplicationChoices;
  /** The day of the terms that the page links to. */
  termsVersion: string;
};

/** A company applies to be listed. Whatever happens, what was typed stays until it has arrived. */
export function ApplicationForm({ choices, termsVersion }: ApplicationFormProps) {
  const t = useText();
  const { locale, site } = usePage();
  const { complaints, summary, raise, settle, clear } = useComplaints<ApplicationField>();
  const { busy, answer, send } = useSending<{ reference?: string | undefined }>();
  const [notSent, setNotSent] = useState<NotSentReason>();
  const [address, setAddress] = useState('');
  const [dialCode, setDialCode] = useState('+49 DE');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const values = readApplication(event.currentTarget);
    const found = checkApplication(values, t);
    const { texts, productCount, agreesToTerms, offersOnlyLawful, ...more } = values;
    setNotSent(undefined);
    if (Object.keys(found).length > 0 || !productCount || !agreesToTerms || !offersOnlyLawful)
      return raise(found);
    clear();
    setAddress(texts.email);
    const application = {
      ...texts,
      ...more,
      productCount,
      agreesToTerms,
      offersOnlyLawful,
      termsVersion,
      language: locale,
    };
    const refusal = await send(application, (api, attempt) =>
      api.suppliers.apply({ ...application, ...attempt }),
    );
    if (!refusal) return;
    const field = refusal.field?.split('.')[0];
    if (field !== undefined && field in application)
      raise({ [field]: t(refusal.status === 422 ? 'form.cardNumber' : 'form.notAccepted') });
    else setNotSent(notSentReason(refusal.status));
  }

  function followCountry(code: string) {
    const country = choices.countries.find((one) => one.code === code);
    if (country) setDialCode(`${country.dialCode} ${country.code}`);
  }

  if (answer?.reference !== undefined)
    return (
      <Sent title={t('apply.sentTitle')} fact={[t('form.reference'), answer.reference]}>
        {t('apply.sentText', { address })}
      </Sent>
    );
  if (answer) return <Sent title={t('apply.knownTitle')}>{t('apply.knownText')}</Sent>;

  const items = Object.entries(complaints).map(([name, text]) => ({
    fieldId: applicationFieldId(name),
    text,
  }));
  const given = { complaints };
  return (
    <form
      noValidate
      aria-labelledby="apply-title"
      onSubmit={submit}
      onChange={({ target }: { target: EventTarget }) => settle(nameOf(target))}
      className="relative grid gap-8"
    >
      <ErrorSummary ref={summary} title={t('form.summary')} items={items} />
      <fieldset className="min-w-0">
        <legend className="mb-4 type-h4">{t('apply.company')}</legend>
        <CompanyFields {...given} countries={choices.countries} onCountry={followCountry} />
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="mb-4 type-h4">{t('apply.contact')}</legend>
        <ContactFields
          {...given}
          countries={choices.countries}
          dialCode={dialCode}
          onDialCode={setDialCode}
        />
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="mb-4 type-h4">{t('apply.offer')}</legend>
        <OfferFields {...given} languages={choices.languages} />
      </fieldset>
      <ConsentFields {...given} />
      <FormTrap />
      <NotSent
        reason={notSent}
        texts={{ fast: t('form.tooFast'), failed: t('form.failed') }}
        address={site.operator.email}
      />
      <div>
        <Button type="submit" busy={busy} busyLabel={t('form.sending')}>
          {t('apply.send')}
        </Button>
      </div>
    </form>
  );
}
