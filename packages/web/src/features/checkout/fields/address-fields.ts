import type { CheckoutField } from './field.ts';

export const ADDRESS_PARTS = ['address', 'postalCode', 'city', 'stateProvince', 'country'] as const;

/** Fields of a postal address, whose names begin with the prefix, with the autocomplete tokens that browsers know. */
export function addressFields(prefix: string, section: string): CheckoutField[] {
  const token = (word: string) => `${section} ${word}`.trim();
  return [
    {
      name: `${prefix}.address`,
      kind: 'text',
      label: { key: 'traveller.address' },
      isRequired: true,
      length: 'address',
      emptyMessage: 'traveller.addressMissing',
      autoComplete: token('street-address'),
      isWide: true,
    },
    {
      name: `${prefix}.postalCode`,
      kind: 'text',
      label: { key: 'traveller.postalCode' },
      isRequired: false,
      length: 'postalCode',
      autoComplete: token('postal-code'),
    },
    {
      name: `${prefix}.city`,
      kind: 'text',
      label: { key: 'traveller.city' },
      isRequired: true,
      length: 'city',
      emptyMessage: 'traveller.cityMissing',
      autoComplete: token('address-level2'),
    },
    {
      name: `${prefix}.stateProvince`,
      kind: 'text',
      label: { key: 'traveller.stateProvince' },
      isRequired: false,
      length: 'stateProvince',
      autoComplete: token('address-level1'),
    },
    countryField(prefix, token('country')),
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
