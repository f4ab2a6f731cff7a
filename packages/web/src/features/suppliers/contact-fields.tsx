import { useText } from '../../i18n/texts.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import type { ApplicationChoices } from './application-choices.ts';
import {
  type ApplicationFieldErrors,
  ApplicationTextField,
  applicationFieldId,
} from './application-text-field.tsx';
import { DialCodeSelect } from './company-fields.tsx';

type ContactFieldsProps = {
  fieldErrors: ApplicationFieldErrors;
  countries: ApplicationChoices['countries'];
  dialCode: string;
  onDialCode: (dialCode: string) => void;
};

export function ContactFields({ fieldErrors, countries, dialCode, onDialCode }: ContactFieldsProps) {
  const t = useText();
  return (
    <div className="grid gap-4.5 sm:grid-cols-2 sm:items-start">
      <ApplicationTextField
        name="contactName"
        label={t('apply.contactName')}
        fieldErrors={fieldErrors}
        autoComplete="name"
        required
        wide
      />
      <ApplicationTextField
        name="email"
        label={t('shell.emailAddress')}
        fieldErrors={fieldErrors}
        type="email"
        autoComplete="email"
        required
      />
      <Field id={applicationFieldId('phone')} label={t('apply.phone')} error={fieldErrors.phone}>
        {(wiring) => (
          <div className="grid grid-cols-[7.25rem_1fr] gap-2">
            <DialCodeSelect
              name="dialCode"
              aria-label={t('apply.dialCode')}
              autoComplete="tel-country-code"
              countries={countries}
              value={dialCode}
              onChange={(event) => onDialCode(event.target.value)}
            />
            <TextInput {...wiring} name="phone" type="tel" autoComplete="tel-national" required />
          </div>
        )}
      </Field>
    </div>
  );
}
