import type { CheckoutField } from './field.ts';

export const ADDRESS_PARTS = ['address', 'postalCode', 'city', 'stateProvince', 'country'] as const;

/** Fields of a postal address, whose names begin with the prefix, with the autocomplete tokens that browsers know. */
export function addressFields(prefix: string, section: string): CheckoutField[] {
  const autoCompleteToken = (word: string) => `${section} ${word}`.trim();
  return [
    {
      name: `${prefix}.address`,
      kind: 'text',
      label: { key: 'traveller.address' },
      isRequired: true,
      length: 'address',
      emptyMessage: 'traveller.addressMissing',
      autoComplete: autoCompleteToken('street-address'),
      isWide: true,
    },
    {
      name: `${prefix}.postalCode`,
      kind: 'text',
      label: { key: 'traveller.postalCode' },
      isRequired: false,
      length: 'postalCode',
      autoComplete: autoCompleteToken('postal-code'),
    },
    {
      name: `${prefix}.city`,
      kind: 'text',
      label: { key: 'traveller.city' },
      isRequired: true,
      length: 'city',
      emptyMessage: 'traveller.cityMissing',
      autoComplete: autoCompleteToken('address-level2'),
    },
    {
      name: `${prefix}.stateProvince`,
      kind: 'text',
      label: { key: 'traveller.stateProvince' },
      isRequired: false,
      length: 'stateProvince',
      autoComplete: autoCompleteToken('address-level1'),
    },
    countryField(prefix, autoCompleteToken('country')),
  ];
}

export function countryField(prefix: string, autoComplete: string): CheckoutField {
  return {
    name: `${prefix}.country`,
    kind: 'country',
    label: { key: 'traveller.country' },
    isRequired: true,
    emptyMessage: 'traveller.countryMissing',
    autoComplete,
  };
}
