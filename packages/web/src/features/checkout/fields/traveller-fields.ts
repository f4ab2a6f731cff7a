import { agesToState, fitsAges, type StatedAges } from '@ashore/core/booking/validate-answer.ts';
import type { DocumentKind } from '@ashore/core/catalogue/required-data.ts';
import { GENDERS } from '@ashore/core/contract/values/traveller.ts';
import { personName } from '@ashore/core/text/person-name.ts';
import { typedLine } from '@ashore/core/text/typed-text.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { addressFields } from './address-fields.ts';
import { birthdayField, nameFields } from './contact-fields.ts';
import {
  type CheckoutField,
  type FieldGroup,
  type FieldText,
  type FormValues,
  fieldValue,
  isYes,
} from './field.ts';
import type { Requirements } from './requirements.ts';

/** Prefix of the names of a traveller's fields. Travellers are counted from 1. */
export const travellerPrefix = (travellerNumber: number) => `p${travellerNumber}`;

/** By default the contact person is the first traveller, so that a name is not typed twice. */
function isContact(values: FormValues, travellerNumber: number): boolean {
  return travellerNumber === 1 && !isYes(values, 'p1.isOther');
}

/** Whether a traveller's address is already known: that of the contact person, or of the first traveller. */
export function sharesAddress(
  requirements: Requirements,
  values: FormValues,
  travellerNumber: number,
): boolean {
  const isKnown = travellerNumber === 1 ? isContact(values, 1) && asksContactAddress(requirements) : true;
  return isKnown && !isYes(values, `${travellerPrefix(travellerNumber)}.hasOwnAddress`);
}

/** Whether this product requires the address of the contact person. */
export function asksContactAddress({ requiredMainContactData }: Requirements): boolean {
  return requiredMainContactData.includes('address');
}

/** Fields of one traveller, as far as their answers so far leave anything to ask. */
export function travellerGroup(
  requirements: Requirements,
  values: FormValues,
  travellerNumber: number,
): FieldGroup {
  const prefix = travellerPrefix(travellerNumber);
  const needed = requirements.requiredParticipantsData;
  const isLead = isContact(values, travellerNumber);
  const birthdayName = birthdayFieldName(requirements, values, travellerNumber);
  const fields: CheckoutField[] = [];
  if (travellerNumber === 1) fields.push(leadField(values));
  if (!isLead)
    fields.push(...nameFields(prefix, [`section-${prefix} given-name`, `section-${prefix} family-name`]));
  if (birthdayName === `${prefix}.dateOfBirth`)
    fields.push({
      ...birthdayField(prefix, birthdayToken(travellerNumber)),
      ...ageCheck(requirements, travellerNumber),
    });
  const ages = statedAges(requirements, travellerNumber);
  if (ages) fields.push(ageField(prefix, ages, requirements.date));
  if (needed.includes('gender')) fields.push(genderField(prefix));
  if (needed.includes('nationality')) fields.push(nationalityField(prefix));
  const documentKind = documentKindOf(requirements, values, travellerNumber);
  if (needed.includes('passport-number')) fields.push(...documentFields(prefix, requirements, documentKind));
  if (needed.includes('passport-expiry') && documentKind === 'passport')
    fields.push(expiryField(prefix, requirements.date));
  if (needed.includes('address'))
    fields.push(...travellerAddressFields(requirements, values, travellerNumber));
  return { name: prefix, title: titleOf(requirements, travellerNumber), fields };
}

/**
 * Name of the field with a traveller's date of birth; undefined if it is not asked. The contact person's date
 * of birth is used, unless it does not fit the ticket's age.
 */
export function birthdayFieldName(
  requirements: Requirements,
  values: FormValues,
  travellerNumber: number,
): string | undefined {
  const {
    requiredMainContactData: contactData,
    requiredParticipantsData: participantData,
    ages,
    date,
    party,
  } = requirements;
  const isAskedOfAll = participantData.includes('date-of-birth');
  const ownField = `${travellerPrefix(travellerNumber)}.dateOfBirth`;
  if (!isContact(values, travellerNumber) || !contactData.includes('date-of-birth'))
    return isAskedOfAll ? ownField : undefined;
  const contactBirthDate = fieldValue(values, 'contact.dateOfBirth');
  const requiredAges = ages[party[travellerNumber - 1] ?? 'adult'];
  const isOther =
    contactBirthDate !== '' && requiredAges !== undefined && !fitsAges(requiredAges, contactBirthDate, date);
  return isAskedOfAll && isOther ? ownField : 'contact.dateOfBirth';
}

function ageCheck(
  { ages, minAge, party, date: day }: Requirements,
  travellerNumber: number,
): Pick<CheckoutField, 'ages'> {
  const ticketType = party[travellerNumber - 1] ?? 'adult';
  const ticketAges = ages[ticketType];
  const requiredAges = agesToState({ minAge, ticketType, ticketAges }) ?? ticketAges;
  return requiredAges === undefined ? {} : { ages: { ...requiredAges, day } };
}

/**
 * The ages of which a traveller must state theirs; undefined if they do not, or if their date of birth is asked and
 * states it.
 */
function statedAges(
  { minAge, ages, party, requiredParticipantsData }: Requirements,
  travellerNumber: number,
): StatedAges | undefined {
  if (requiredParticipantsData.includes('date-of-birth')) return undefined;
  const ticketType = party[travellerNumber - 1] ?? 'adult';
  return agesToState({ minAge, ticketType, ticketAges: ages[ticketType] });
}

/** The age that was typed for a traveller, if it is asked. */
export function statedAge(
  requirements: Requirements,
  values: FormValues,
  travellerNumber: number,
): number | null {
  if (statedAges(requirements, travellerNumber) === undefined) return null;
  const text = typedLine(fieldValue(values, `${travellerPrefix(travellerNumber)}.age`));
  return /^\d{1,3}$/.test(text) ? Number(text) : null;
}

function ageField(prefix: string, ages: StatedAges, day: string): CheckoutField {
  const { from, to } = ages;
  return {
    name: `${prefix}.age`,
    kind: 'age',
    label: { key: 'traveller.age' },
    hint:
      to === null
        ? { key: 'traveller.ageFrom', values: { from } }
        : { key: 'traveller.ageBetween', values: { from, to } },
    isRequired: true,
    emptyMessage: 'traveller.ageMissing',
    inputMode: 'numeric',
    ages: { ...ages, day },
  };
}

/** The label contains the contact person's name, so that it is clear who is meant. */
function leadField(values: FormValues): CheckoutField {
  const name = typedName(values, 'contact');
  return {
    ...checkedBoxField('p1.isOther', 'traveller.isLead'),
    label: { key: 'traveller.isLead', values: { name } },
  };
}

function checkedBoxField(name: string, key: MessageKey): CheckoutField {
  return { name, kind: 'checkedBox', label: { key }, isRequired: false, isWide: true };
}

/** Autocomplete token of a date of birth. Browsers know the one of the contact person, the first traveller. */
const birthdayToken = (travellerNumber: number) =>
  travellerNumber === 1 ? 'bday' : `section-${travellerPrefix(travellerNumber)} bday`;

function titleOf({ party }: Requirements, travellerNumber: number): FieldText {
  const band = party[travellerNumber - 1];
  // A group ticket says nothing about its single travellers.
  if (band === undefined || band === 'group')
    return { key: 'traveller.nth', values: { place: travellerNumber } };
  return { key: bandKeys[band], values: { place: travellerNumber } };
}

const bandKeys = {
  adult: 'traveller.nthAdult',
  youth: 'traveller.nthYouth',
  child: 'traveller.nthChild',
  infant: 'traveller.nthInfant',
  senior: 'traveller.nthSenior',
  student: 'traveller.nthStudent',
  room: 'traveller.nthRoom',
} as const satisfies Record<string, MessageKey>;

function travellerAddressFields(
  requirements: Requirements,
  values: FormValues,
  travellerNumber: number,
): CheckoutField[] {
  const prefix = travellerPrefix(travellerNumber);
  const isKnown = travellerNumber > 1 || (isContact(values, 1) && asksContactAddress(requirements));
  const same = travellerNumber > 1 ? 'traveller.sameAsFirst' : 'traveller.sameAsContact';
  return [
    ...(isKnown ? [checkedBoxField(`${prefix}.hasOwnAddress`, same)] : []),
    ...(sharesAddress(requirements, values, travellerNumber)
      ? []
      : addressFields(prefix, `section-${prefix}`)),
  ];
}

function genderField(prefix: string): CheckoutField {
  return {
    name: `${prefix}.gender`,
    kind: 'choice',
    label: { key: 'traveller.gender' },
    isRequired: true,
    emptyMessage: 'traveller.choose',
    choices: GENDERS.map((value) => ({ value, label: { key: `traveller.${value}` } })),
  };
}

function nationalityField(prefix: string): CheckoutField {
  return {
    name: `${prefix}.nationality`,
    kind: 'country',
    label: { key: 'traveller.nationality' },
    isRequired: true,
    emptyMessage: 'traveller.nationalityMissing',
  };
}

/** The document whose number a traveller gives: the chosen one, else the first that the supplier accepts. */
export function documentKindOf(
  { acceptedDocuments }: Requirements,
  values: FormValues,
  travellerNumber: number,
): DocumentKind {
  const chosenKind = fieldValue(values, `${travellerPrefix(travellerNumber)}.documentKind`);
  return acceptedDocuments.find((kind) => kind === chosenKind) ?? acceptedDocuments[0] ?? 'passport';
}

const documentKeys = {
  passport: {
    kind: 'traveller.passport',
    label: 'traveller.passportNumber',
    emptyMessage: 'traveller.passportMissing',
  },
  'identity-card': {
    kind: 'traveller.identityCard',
    label: 'traveller.identityNumber',
    emptyMessage: 'traveller.identityMissing',
  },
} as const satisfies Record<DocumentKind, object>;

/** The kind is a question only if the supplier accepts more than one. */
function documentFields(
  prefix: string,
  { acceptedDocuments }: Requirements,
  documentKind: DocumentKind,
): CheckoutField[] {
  const { label, emptyMessage } = documentKeys[documentKind];
  const kindField: CheckoutField = {
    name: `${prefix}.documentKind`,
    kind: 'segmentedChoice',
    label: { key: 'traveller.documentKind' },
    isRequired: false,
    choices: acceptedDocuments.map((value) => ({ value, label: { key: documentKeys[value].kind } })),
    isWide: true,
  };
  return [
    ...(acceptedDocuments.length > 1 ? [kindField] : []),
    {
      name: `${prefix}.passportNumber`,
      kind: 'text',
      label: { key: label },
      hint: { key: 'traveller.passportHint' },
      isRequired: true,
      length: 'passportNumber',
      emptyMessage,
      autoComplete: 'off',
    },
  ];
}

function expiryField(prefix: string, notBefore: string): CheckoutField {
  return {
    name: `${prefix}.passportExpiry`,
    kind: 'expiry',
    label: { key: 'traveller.passportExpiry' },
    isRequired: true,
    emptyMessage: 'traveller.passportExpiryMissing',
    notBefore,
  };
}

/** The full name typed into these fields, in display order. */
export function typedName(values: FormValues, prefix: string): string {
  const namePart = (name: string) => typedLine(fieldValue(values, `${prefix}.${name}`));
  return personName(namePart('firstName'), namePart('lastName'));
}

/** A traveller's name on every document. Empty until it is typed. */
export function participantName(values: FormValues, travellerNumber: number): string {
  return typedName(values, isContact(values, travellerNumber) ? 'contact' : travellerPrefix(travellerNumber));
}

/** What the page calls a traveller: by name, or by number until a name is typed. */
export function participantText(values: FormValues, travellerNumber: number): FieldText {
  const name = participantName(values, travellerNumber);
  return name === '' ? { key: 'traveller.nth', values: { place: travellerNumber } } : { text: name };
}
