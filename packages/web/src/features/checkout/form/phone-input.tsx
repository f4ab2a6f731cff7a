import { withDetail } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { useEffect } from 'react';
import { namedCountries } from '../../../i18n/named-countries.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { dialCodeOf, phoneCountryName } from '../fields/dial-codes.ts';
import { likelyCountry } from './countries.ts';
import { type ControlProps, keepValue, useFormValues } from './form-values.ts';

/**
 * A dial code and a number under one label. The closed list shows only the code. The open list shows country
 * names, so that typing a name finds it.
 */
export function PhoneInput({ field, value, wiring, onChange, onLeave }: ControlProps) {
  const t = useText();
  const { intl, messages } = localeTable[usePage().locale];
  const [language = messages] = messages.split('-');
  const name = phoneCountryName(field.name);
  const country = useFormValues()[name] ?? '';
  useEffect(() => {
    if (country !== '') return;
    const likely = likelyCountry(language, navigator.languages, browserZone());
    if (likely !== undefined) keepValue(name, likely);
  }, [country, name, language]);
  const countries = namedCountries(intl);
  return (
    <div className="grid grid-cols-[7.25rem_1fr] gap-2">
      <span className="relative block">
        <Select
          name={name}
          // The closed list would show part of a country name, so the dial code covers it.
          className="[&_option]:text-ink [&>select]:text-transparent"
          aria-label={t('traveller.dialCode')}
          // The number itself may be valid; only its country is missing.
          aria-invalid={country === '' && wiring['aria-invalid'] ? true : undefined}
          autoComplete="tel-country-code"
          value={country}
          onChange={(event) => keepValue(name, event.target.value)}
        >
          {country === '' && <option value="">{t('traveller.dialCode')}</option>}
          {countries.map(({ code, dialCode, name: countryName }) => (
            <option key={code} value={code}>
              {withDetail(countryName, dialCode, messages)}
            </option>
          ))}
        </Select>
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center"
        >
          {dialCodeOf(country) ?? <span className="text-ink-3">+</span>}
        </span>
      </span>
      <TextInput
        {...wiring}
        name={field.name}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        required={field.isRequired}
        value={value}
        onBlur={onLeave}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
