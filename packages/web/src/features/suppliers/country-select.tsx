import { useText } from '../../i18n/use-text.ts';
import { Select, type SelectProps } from '../../ui/select.tsx';
import type { ApplicationChoices } from './application-choices.ts';

type Countries = { countries: ApplicationChoices['countries'] };

export function CountrySelect({ countries, ...select }: SelectProps & Countries) {
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

/** Several countries share a code: the country is part of the choice, and only the code is sent. */
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
