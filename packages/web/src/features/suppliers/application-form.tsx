import { type FormEvent, useState } from 'react';
import { refusedFieldText, useFormSubmission } from '../../api/use-form-submission.ts';
import { useText } from '../../i18n/texts.ts';
import { usePage } from '../../page/use-page.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorSummary, fieldNameOf, useFieldErrors } from '../../ui/form/errors.tsx';
import { FormNotSent, FormSent, type NotSentReason, notSentReason } from '../../ui/form/form-result.tsx';
import { Honeypot } from '../../ui/form/honeypot.tsx';
import type { ApplicationChoices } from './application-choices.ts';
import { applicationFieldId } from './application-text-field.tsx';
import {
  type ApplicationField,
  checkApplication,
  isApplicationField,
  readApplication,
} from './check-application.ts';
import { CompanyFields } from './company-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { ConsentFields, OfferFields } from './offer-fields.tsx';

export type ApplicationFormProps = {
  choices: ApplicationChoices;
  /** Date of the version of the terms that the page links to. */
  termsVersion: string;
};

/** Application of a company to be listed. The typed text stays until the application has arrived. */
export function ApplicationForm({ choices, termsVersion }: ApplicationFormProps) {
  const t = useText();
  const { locale, site } = usePage();
  const { fieldErrors, summary, raise, clearError, clear } = useFieldErrors<ApplicationField>();
  const { busy, answer, send } = useFormSubmission<{ reference?: string | undefined }>();
  const [notSent, setNotSent] = useState<NotSentReason>();
  const [address, setAddress] = useState('');
  // Until the supplier chooses a country. A value of `DialCodeSelect`, of which only the code is sent.
  const [dialCode, setDialCode] = useState('+49 DE');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const values = readApplication(event.currentTarget);
    const newErrors = checkApplication(values, t);
    const { texts, productCount, agreesToTerms, offersOnlyLawful, ...more } = values;
    setNotSent(undefined);
    if (Object.keys(newErrors).length > 0 || !productCount || !agreesToTerms || !offersOnlyLawful)
      return raise(newErrors);
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
    if (field !== undefined && isApplicationField(field))
      raise({ [field]: t(refusedFieldText(refusal.status)) });
    else setNotSent(notSentReason(refusal.status));
  }

  function followCountry(code: string) {
    const country = choices.countries.find((one) => one.code === code);
    if (country) setDialCode(`${country.dialCode} ${country.code}`);
  }

  if (answer?.reference !== undefined)
    return (
      <FormSent title={t('apply.sentTitle')} fact={[t('form.reference'), answer.reference]}>
        {t('apply.sentText', { address })}
      </FormSent>
    );
  if (answer) return <FormSent title={t('apply.knownTitle')}>{t('apply.knownText')}</FormSent>;

  const items = Object.entries(fieldErrors).map(([name, text]) => ({
    fieldId: applicationFieldId(name),
    text,
  }));
  const checked = { fieldErrors };
  return (
    <form
      noValidate
      aria-labelledby="apply-title"
      onSubmit={submit}
      onChange={({ target }: { target: EventTarget }) => clearError(fieldNameOf(target))}
      className="relative grid gap-8"
    >
      <ErrorSummary ref={summary} title={t('form.summary')} items={items} />
      <fieldset className="min-w-0">
        <legend className="mb-4 type-h4">{t('apply.company')}</legend>
        <CompanyFields {...checked} countries={choices.countries} onCountry={followCountry} />
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="mb-4 type-h4">{t('apply.contact')}</legend>
        <ContactFields
          {...checked}
          countries={choices.countries}
          dialCode={dialCode}
          onDialCode={setDialCode}
        />
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="mb-4 type-h4">{t('apply.offer')}</legend>
        <OfferFields {...checked} languages={choices.languages} />
      </fieldset>
      <ConsentFields {...checked} />
      <Honeypot label={t('form.trap')} />
      <FormNotSent
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
