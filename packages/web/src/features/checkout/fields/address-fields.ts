import type { CheckoutField } from './field.ts';

export const ADDRESS_PARTS = ['address', 'postalCode', 'city', 'stateProvince', 'country'] as const;

/** Fields of a postal address, with the autocomplete tokens that browsers know. */
export function addressFields(of: string, section: string): CheckoutField[] {
  const token = (word: string) => `${section} ${word}`.trim();
  return [
    {
      name: `${of}.address`,
      kind: 'line',
      label: { key: 'traveller.address' },
      isRequired: true,
      length: 'address',
      missing: 'traveller.addressMissing',
      autoComplete: token('street-address'),
      isWide: true,
    },
    {
      name: `${of}.postalCode`,
      kind: 'line',
      label: { key: 'traveller.postalCode' },
      isRequired: false,
      length: 'postalCode',
      autoComplete: token('postal-code'),
    },
    {
      name: `${of}.city`,
      kind: 'line',
      label: { key: 'traveller.city' },
      isRequired: true,
      length: 'city',
      missing: 'traveller.cityMissing',
      autoComplete: token('address-level2'),
    },
    {
      name: `${of}.stateProvince`,
      kind: 'line',
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
    missing: 'traveller.countryMissing',
    autoComplete,
  };
}
