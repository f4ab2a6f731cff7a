import { readsChineseNames } from '@ashore/core/locale/chinese-places.ts';
import { localeTable, MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { addressFields, countryField } from './address-fields.ts';
import type { CheckoutField, FieldGroup } from './field.ts';
import type { Requirements } from './requirements.ts';

/** Fields for the contact person: those of every booking, and those that this product requires. */
export function contactGroup({ requiredMainContactData: needed, type }: Requirements): FieldGroup {
  const isNeeded = (part: (typeof needed)[number]) => needed.includes(part);
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
        emptyMessage: 'traveller.emailMissing',
        autoComplete: 'email',
        inputMode: 'email',
      },
      {
        name: 'contact.phone',
        kind: 'phone',
        label: { key: 'traveller.phone' },
        hint: { key: 'traveller.phoneHint' },
        isRequired: isNeeded('phone-number'),
        emptyMessage: 'traveller.phoneMissing',
        autoComplete: 'tel-national',
        inputMode: 'tel',
      },
      ...(type === 'billed' ? [languageField] : []),
      ...(isNeeded('address') ? addressFields('contact', '') : []),
      ...(isNeeded('country') && !isNeeded('address') ? [countryField('contact', 'country')] : []),
      ...(isNeeded('date-of-birth') ? [birthdayField('contact', 'bday')] : []),
    ],
  };
}

/** Staff of an organisation may read another language than their guest. */
const languageField: CheckoutField = {
  name: 'contact.locale',
  kind: 'choice',
  label: { key: 'traveller.guestLanguage' },
  hint: { key: 'traveller.guestLanguageHint' },
  isRequired: false,
  choices: MESSAGE_LOCALES.map((locale) => ({ value: locale, label: { text: localeTable[locale].ownName } })),
  noneLabel: { key: 'traveller.pageLanguage' },
};

/** First and last name, with the autocomplete tokens of both. */
export function nameFields(
  prefix: string,
  [givenName, family]: readonly [given: string, family: string],
): CheckoutField[] {
  return [
    {
      name: `${prefix}.firstName`,
      kind: 'text',
      label: { key: 'traveller.firstName' },
      isRequired: true,
      length: 'name',
      emptyMessage: 'traveller.firstNameMissing',
      autoComplete: givenName,
    },
    {
      name: `${prefix}.lastName`,
      kind: 'text',
      label: { key: 'traveller.lastName' },
      isRequired: true,
      length: 'name',
      emptyMessage: 'traveller.lastNameMissing',
      autoComplete: family,
    },
  ];
}

export function birthdayField(prefix: string, autoComplete: string): CheckoutField {
  return {
    name: `${prefix}.dateOfBirth`,
    kind: 'birthday',
    label: { key: 'traveller.dateOfBirth' },
    isRequired: true,
    emptyMessage: 'traveller.dateOfBirthMissing',
    autoComplete,
  };
}

/** Asks for names in the order of the reader's language: in Chinese the family name comes first. */
export function inNameOrder(groups: readonly FieldGroup[], locale: MessageLocale): readonly FieldGroup[] {
  if (locale !== 'zh-Hans') return groups;
  return groups.map((group) => ({ ...group, fields: familyFirst(group.fields) }));
}

function familyFirst(fields: readonly CheckoutField[]): CheckoutField[] {
  const ordered = [...fields];
  const firstNameIndex = ordered.findIndex(({ name }) => name.endsWith('.firstName'));
  const family = ordered.findIndex(({ name }) => name.endsWith('.lastName'));
  if (firstNameIndex < 0 || family < firstNameIndex) return ordered;
  ordered.splice(firstNameIndex, 0, ...ordered.splice(family, 1));
  return ordered;
}

type NameReader = {
  readonly locale: MessageLocale;
  /** Time zone of the place where the supplier is. */
  readonly timeZone: string;
  /** Whether the supplier compares the names with documents. */
  readonly isDocumentAsked: boolean;
};

/**
 * States beside the fields for names how to type them: in the letters of the passport if the supplier could not read
 * Chinese characters, else as in the document that is asked.
 */
export function withNameHints(groups: readonly FieldGroup[], reader: NameReader): readonly FieldGroup[] {
  const key = nameHint(reader);
  if (key === undefined) return groups;
  return groups.map((group) => ({
    ...group,
    fields: group.fields.map((field) => (isNameField(field) ? { ...field, hint: { key } } : field)),
  }));
}

function nameHint({ locale, timeZone, isDocumentAsked }: NameReader): MessageKey | undefined {
  if (locale === 'zh-Hans' && !readsChineseNames(timeZone)) return 'traveller.nameInPassport';
  return isDocumentAsked ? 'traveller.nameInDocument' : undefined;
}

const isNameField = ({ length }: CheckoutField) => length === 'name' || length === 'participantName';
