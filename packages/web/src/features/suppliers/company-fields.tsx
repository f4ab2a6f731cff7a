import { useText } from '../../i18n/texts.ts';
import { Field } from '../../ui/form/field.tsx';
import { Select, type SelectProps } from '../../ui/form/select.tsx';
import type { ApplicationChoices } from './application-choices.ts';
import {
  type ApplicationFieldErrors,
  ApplicationTextField,
  applicationFieldId,
} from './application-text-field.tsx';

type CompanyFieldsProps = {
  fieldErrors: ApplicationFieldErrors;
  countries: ApplicationChoices['countries'];
  onCountry: (code: string) => void;
};

/** Identity of the supplier. The law requires a marketplace to know all of it. */
export function CompanyFields({ fieldErrors, countries, onCountry }: CompanyFieldsProps) {
  const t = useText();
  return (
    <div className="grid gap-4.5 sm:grid-cols-2 sm:items-start">
      <ApplicationTextField
        name="companyName"
        label={t('apply.companyName')}
        fieldErrors={fieldErrors}
        autoComplete="organization"
        required
        wide
      />
      <ApplicationTextField
        name="legalForm"
        label={t('apply.legalForm')}
        hint={t('apply.legalFormHint')}
        fieldErrors={fieldErrors}
        required
      />
      <ApplicationTextField
        name="registration"
        label={t('apply.registration')}
        hint={t('apply.registrationHint')}
        fieldErrors={fieldErrors}
        required
      />
      <ApplicationTextField
        name="street"
        label={t('apply.street')}
        fieldErrors={fieldErrors}
        autoComplete="street-address"
        required
        wide
      />
      <ApplicationTextField
        name="city"
        label={t('apply.city')}
        fieldErrors={fieldErrors}
        autoComplete="address-level2"
        required
      />
      <Field id={applicationFieldId('country')} label={t('apply.country')} error={fieldErrors.country}>
        {(wiring) => (
          <CountrySelect
            {...wiring}
            name="country"
            autoComplete="country"
            countries={countries}
            required
            onChange={(event) => onCountry(event.target.value)}
          />
        )}
      </Field>
      <ApplicationTextField
        name="taxNumber"
        label={t('apply.taxNumber')}
        aside={t('form.optional')}
        hint={t('apply.taxNumberHint')}
        fieldErrors={fieldErrors}
        wide
      />
      <ApplicationTextField
        name="website"
        label={t('apply.website')}
        aside={t('form.optional')}
        fieldErrors={fieldErrors}
        type="text"
        inputMode="url"
        autoComplete="url"
        wide
      />
    </div>
  );
}

type Countries = { countries: ApplicationChoices['countries'] };

function CountrySelect({ countries, ...select }: SelectProps & Countries) {
  const t = useText();
  return (
    <Select {...select} defaultValue="">
      <option value="">{t('apply.choose')}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}

/**
 * Several countries share a dial code. The value therefore contains the country, but only the code is sent.
 */
export function DialCodeSelect({ countries, ...select }: SelectProps & Countries) {
  return (
    <Select {...select}>
      {countries.map(({ code, dialCode, name }) => (
        <option key={code} value={`${dialCode} ${code}`}>
          {dialCode} {name}
        </option>
      ))}
    </Select>
  );
}
