import type { GuestCountries, StaySearch } from '@ashore/core/contract/values/product-path.ts';
import { countryOfLocale } from '@ashore/core/locale/country-of-locale.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { namedCountries } from '../../../i18n/named-countries.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';

export type GuestCountriesProps = {
  search: StaySearch;
  onChange: (search: StaySearch) => void;
};

/**
 * Nationality and residence of the guests, where a seller's prices depend on them. Without a choice the guests are from the
 * country of the page's language, as the server takes it.
 */
export default function GuestCountryFields({ search, onChange }: GuestCountriesProps) {
  const t = useText();
  const { locale } = usePage();
  const usual = countryOfLocale(locale);
  const guests: GuestCountries = search.guests ?? { nationality: usual, residence: usual };
  const fieldOf = (name: keyof GuestCountries, label: string) => (
    <Field label={label}>
      {(wiring) => (
        <Select
          {...wiring}
          name={name}
          size="medium"
          value={guests[name]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...search, guests: { ...guests, [name]: value } })
          }
        >
          {namedCountries(localeTable[locale].intl).map(({ code, name: country }) => (
            <option key={code} value={code}>
              {country}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <fieldset className="my-5">
      <legend className="type-small text-ink-2">{t('hotels.countriesNote')}</legend>
      <div className="mt-3 grid gap-3 md:grid-cols-2">
        {fieldOf('nationality', t('hotels.nationality'))}
        {fieldOf('residence', t('hotels.residence'))}
      </div>
    </fieldset>
  );
}
