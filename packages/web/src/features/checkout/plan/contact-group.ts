import { localeTable, MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { addressFields, countryField } from './address-fields.ts';
import type { CheckoutField, FieldGroup } from './field.ts';
import type { Needs } from './needs.ts';

/** Who books: what everybody gives, and what this product needs besides. */
export function contactGroup({ requiredMainContactData: needed, type }: Needs): FieldGroup {
  const needs = (part: (typeof needed)[number]) => needed.includes(part);
  return {
    name: 'contact',
    title: { key: type === 'billed' ? 'traveller.guest' : 'traveller.contact' },
    lead: { key: type === 'billed' ? 'traveller.guestLead' : 'traveller.contactLead' },
    fields: [
      ...nameFields('contact', ['given-name', 'family-name']),
      {
        name: 'contact.email',
        kind: 'email',
        label: { key: 'traveller.email' },
        hint: { key: 'traveller.emailHint' },
        isRequired: true,
        missing: 'traveller.emailMissing',
        autoComplete: 'email',
        inputMode: 'email',
      },
      {
        name: 'contact.phone',
        kind: 'phone',
        label: { key: 'traveller.phone' },
        hint: { key: 'traveller.phoneHint' },
        isRequired: needs('phone-number'),
        missing: 'traveller.phoneMissing',
        autoComplete: 'tel-national',
        inputMode: 'tel',
      },
      ...(type === 'billed' ? [languageField] : []),
      ...(needs('address') ? addressFields('contact', '') : []),
      ...(needs('country') && !needs('address') ? [countryField('contact', 'country')] : []),
      ...(needs('date-of-birth') ? [birthdayField('contact', 'bday')] : []),
    ],
  };
}

/** Whoever sits at the desk may read another language than his guest. */
const languageField: CheckoutField = {
  name: 'contact.locale',
  kind: 'choice',
  label: { key: 'traveller.guestLanguage' },
  hint: { key: 'traveller.guestLanguageHint' },
  isRequired: false,
  choices: MESSAGE_LOCALES.map((locale) => ({ value: locale, label: { text: localeTable[locale].ownName } })),
  none: { key: 'traveller.pageLanguage' },
};

export function nameFields(
  of: string,
  [given, family]: readonly [given: string, family: string],
): CheckoutField[] {
  return [
    {
      name: `${of}.firstName`,
      kind: 'line',
      label: { key: 'traveller.firstName' },
      isRequired: true,
      length: 'name',
      missing: 'traveller.firstNameMissing',
      autoComplete: given,
    },
    {
      name: `${of}.lastName`,
      kind: 'line',
      label: { key: 'traveller.lastName' },
      isRequired: true,
      length: 'name',
      missing: 'traveller.lastNameMissing',
      autoComplete: family,
    },
  ];
}

export function birthdayField(of: string, autoComplete: string): CheckoutField {
  return {
    name: `${of}.dateOfBirth`,
    kind: 'birthday',
    label: { key: 'traveller.dateOfBirth' },
    isRequired: true,
    missing: 'traveller.dateOfBirthMissing',
    autoComplete,
  };
}
