import { localeTable } from '@ashore/core/locale/locales.ts';
import { namedCountries } from '../../../i18n/named-countries.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea, TextInput, type TextInputProps } from '../../../ui/form/text-input.tsx';
import type { CheckoutField } from '../fields/field.ts';
import { EmailInput } from './email-input.tsx';
import { type ControlProps, fieldTextOf } from './form-values.ts';
import { PhoneInput } from './phone-input.tsx';

/** Renders the control for the kind of a field. */
export function FieldControl({ field, value, wiring, onChange, onLeave }: ControlProps) {
  const shared = {
    ...wiring,
    name: field.name,
    value,
    required: field.isRequired,
    autoComplete: field.autoComplete ?? 'off',
    onBlur: onLeave,
  };
  switch (field.kind) {
    case 'country':
      return <CountrySelect {...shared} onChange={(event) => onChange(event.target.value)} />;
    case 'choice':
      return <Choices {...shared} field={field} onChange={(event) => onChange(event.target.value)} />;
    case 'multilineText':
      return <TextArea {...shared} dir="auto" rows={3} onChange={(event) => onChange(event.target.value)} />;
    case 'email':
      return <EmailInput field={field} value={value} wiring={wiring} onChange={onChange} onLeave={onLeave} />;
    case 'phone':
      return <PhoneInput field={field} value={value} wiring={wiring} onChange={onChange} onLeave={onLeave} />;
    default:
      return (
        <TextInput
          {...shared}
          {...typeOf(field)}
          inputMode={field.inputMode}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}

function typeOf({ kind }: CheckoutField): Pick<TextInputProps, 'type' | 'dir'> {
  switch (kind) {
    case 'time':
      return { type: 'time' };
    case 'date':
    case 'birthday':
    case 'expiry':
      return { type: 'date' };
    default:
      return { type: 'text', dir: 'auto' };
  }
}

type ControlSelectProps = Parameters<typeof Select>[0];

function CountrySelect(select: ControlSelectProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  return (
    <Select {...select}>
      <option value="">{t('traveller.pick')}</option>
      {namedCountries(intl).map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}

function Choices({ field, ...select }: ControlSelectProps & { field: CheckoutField }) {
  const t = useText();
  return (
    <Select {...select}>
      <option value="">{fieldTextOf(field.noneLabel ?? { key: 'traveller.pick' }, t)}</option>
      {field.choices?.map(({ value, label }) => (
        <option key={value} value={value}>
          {fieldTextOf(label, t)}
        </option>
      ))}
    </Select>
  );
}
