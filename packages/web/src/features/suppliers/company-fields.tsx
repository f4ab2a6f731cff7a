import { useText } from '../../i18n/use-text.ts';
import { Field } from '../../ui/field.tsx';
import type { ApplicationChoices } from './application-choices.ts';
import { ApplicationLine, applicationFieldId, type FieldComplaints } from './application-field.tsx';
import { CountrySelect } from './country-select.tsx';

type CompanyFieldsProps = {
  complaints: FieldComplaints;
  countries: ApplicationChoices['countries'];
  onCountry: (code: string) => void;
};

/** Who the trader is. The law asks a marketplace to know all of it. */
export function CompanyFields({ complaints, countries, onCountry }: CompanyFieldsProps) {
  const t = useText();
  return (
    <div className="grid gap-4.5 sm:grid-cols-2 sm:items-start">
      <ApplicationLine
        name="companyName"
        label={t('apply.companyName')}
        complaints={complaints}
        autoComplete="organization"
        required
        wide
      />
      <ApplicationLine
        name="legalForm"
        label={t('apply.legalForm')}
        hint={t('apply.legalFormHint')}
        complaints={complaints}
        required
      />
      <ApplicationLine
        name="registration"
        label={t('apply.registration')}
        hint={t('apply.registrationHint')}
        complaints={complaints}
        required
      />
      <ApplicationLine
        name="street"
        label={t('apply.street')}
        complaints={complaints}
        autoComplete="street-address"
        required
        wide
      />
      <ApplicationLine
        name="city"
        label={t('apply.city')}
        complaints={complaints}
        autoComplete="address-level2"
        required
      />
      <Field id={applicationFieldId('country')} label={t('apply.country')} error={complaints.country}>
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
      <ApplicationLine
        name="taxNumber"
        label={t('apply.taxNumber')}
        aside={t('form.optional')}
        hint={t('apply.taxNumberHint')}
        complaints={complaints}
        wide
      />
      <ApplicationLine
        name="website"
        label={t('apply.website')}
        aside={t('form.optional')}
        complaints={complaints}
        type="text"
        inputMode="url"
        autoComplete="url"
        wide
      />
    </div>
  );
}
