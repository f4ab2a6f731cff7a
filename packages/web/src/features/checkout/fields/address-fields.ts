import type { CheckoutField } from './field.ts';

export const ADDRESS_PARTS = ['address', 'postalCode', 'city', 'stateProvince', 'country'] as const;

/** Fields of a postal address, whose names begin with `of`, with the autocomplete tokens that browsers know. */
export function addressFields(of: string, section: string): CheckoutField[] {
  const token = (word: string) => `${section} ${word}`.trim();
  return [
    {
      name: `${of}.address`,
      kind: 'text',
      label: { key: 'traveller.address' },
      isRequired: true,
      length: 'address',
      emptyMessage: 'traveller.addressMissing',
      autoComplete: token('street-address'),
      isWide: true,
    },
    {
      name: `${of}.postalCode`,
      kind: 'text',
      label: { key: 'traveller.postalCode' },
      isRequired: false,
      length: 'postalCode',
      autoComplete: token('postal-code'),
    },
    {
      name: `${of}.city`,
      kind: 'text',
      label: { key: 'traveller.city' },
      isRequired: true,
      length: 'city',
      emptyMessage: 'traveller.cityMissing',
      autoComplete: token('address-level2'),
    },
    {
      name: `${of}.stateProvince`,
      kind: 'text',
      label: { key: 'traveller.stateProvince' },
      isRequired: false,
      length: 'stateProvince',
      autoComplete: token('address-level1'),
    },
    countryField(of, token('country')),
  ];
}

export function countryField(of: string, autoComplete: string): CheckoutField {
  return {
    name: `${of}.country`,
    kind: 'country',
    label: { key: 'traveller.country' },
    isRequired: true,
    emptyMessage: 'traveller.countryMissing',
    autoComplete,
  };
}
