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
export const travellerPrefix = (place: number) => `p${place}`;

/** By default the contact person is the first traveller, so that a name is not typed twice. */
function isContact(values: FormValues, place: number): boolean {
  return place === 1 && !isYes(values, 'p1.isOther');
}

/** Whether a traveller's address is already known: that of the contact person, or of the first traveller. */
export function sharesAddress(requirements: Requirements, values: FormValues, place: number): boolean {
  const isKnown = place === 1 ? isContact(values, 1) && asksContactAddress(requirements) : true;
  return isKnown && !isYes(values, `${travellerPrefix(place)}.hasOwnAddress`);
}

/** Whether this product requires the address of the contact person. */
export function asksContactAddress({ requiredMainContactData }: Requirements): boolean {
  return requiredMainContactData.includes('address');
}

export function travellerGroup(requirements: Requirements, values: FormValues, place: number): FieldGroup {
  const of = travellerPrefix(place);
  const needed = requirements.requiredParticipantsData;
  const isLead = isContact(values, place);
  const birthdayName = birthdayFieldName(requirements, values, place);
  const fields: CheckoutField[] = [];
  if (place === 1) fields.push(leadField(values));
  if (!isLead) fields.push(...nameFields(of, [`section-${of} given-name`, `section-${of} family-name`]));
  if (birthdayName === `${of}.dateOfBirth`)
    fields.push({ ...birthdayField(of, bday(place)), ...ageCheck(requirements, place) });
  const ages = statedAges(requirements, place);
  if (ages) fields.push(ageField(of, ages, requirements.date));
  if (needed.includes('gender')) fields.push(genderField(of));
  if (needed.includes('nationality')) fields.push(nationalityField(of));
  const documentKind = documentKindOf(requirements, values, place);
  if (needed.includes('passport-number')) fields.push(...documentFields(of, requirements, documentKind));
  if (needed.includes('passport-expiry') && documentKind === 'passport')
    fields.push(expiryField(of, requirements.date));
  if (needed.includes('address')) fields.push(...travellerAddressFields(requirements, values, place));
  return { name: of, title: titleOf(requirements, place), fields };
}

/**
 * Name of the field with a traveller's date of birth; undefined if it is not asked. The contact person's date
 * of birth is used, unless it does not fit the ticket's age.
 */
export function birthdayFieldName(
  requirements: Requirements,
  values: FormValues,
  place: number,
): string | undefined {
  const {
    requiredMainContactData: contactData,
    requiredParticipantsData: participantData,
    ages,
    date,
    party,
  } = requirements;
  const isAskedOfAll = participantData.includes('date-of-birth');
  const ownField = `${travellerPrefix(place)}.dateOfBirth`;
  if (!isContact(values, place) || !contactData.includes('date-of-birth'))
    return isAskedOfAll ? ownField : undefined;
  const contactBirthDate = fieldValue(values, 'contact.dateOfBirth');
  const requiredAges = ages[party[place - 1] ?? 'adult'];
  const isOther =
    contactBirthDate !== '' && requiredAges !== undefined && !fitsAges(requiredAges, contactBirthDate, date);
  return isAskedOfAll && isOther ? ownField : 'contact.dateOfBirth';
}

function ageCheck(
  { ages, minAge, party, date: day }: Requirements,
  place: number,
): Pick<CheckoutField, 'ages'> {
  const ticketType = party[place - 1] ?? 'adult';
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
  place: number,
): StatedAges | undefined {
  if (requiredParticipantsData.includes('date-of-birth')) return undefined;
  const ticketType = party[place - 1] ?? 'adult';
  return agesToState({ minAge, ticketType, ticketAges: ages[ticketType] });
}

/** The age that was typed for a traveller, if it is asked. */
export function statedAge(requirements: Requirements, values: FormValues, place: number): number | null {
  if (statedAges(requirements, place) === undefined) return null;
  const text = typedLine(fieldValue(values, `${travellerPrefix(place)}.age`));
  return /^\d{1,3}$/.test(text) ? Number(text) : null;
}

function ageField(of: string, ages: StatedAges, day: string): CheckoutField {
  const { from, to } = ages;
  return {
    name: `${of}.age`,
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

const bday = (place: number) => (place === 1 ? 'bday' : `section-${travellerPrefix(place)} bday`);

function titleOf({ party }: Requirements, place: number): FieldText {
  const band = party[place - 1];
  // A group ticket says nothing about its single travellers.
  if (band === undefined || band === 'group') return { key: 'traveller.nth', values: { place } };
  return { key: bandKeys[band], values: { place } };
}

const bandKeys = {
  adult: 'traveller.nthAdult',
  youth: 'traveller.nthYouth',
  child: 'traveller.nthChild',
  infant: 'traveller.nthInfant',
  senior: 'traveller.nthSenior',
  student: 'traveller.nthStudent',
} as const satisfies Record<string, MessageKey>;

function travellerAddressFields(
  requirements: Requirements,
  values: FormValues,
  place: number,
): CheckoutField[] {
  const of = travellerPrefix(place);
  const isKnown = place > 1 || (isContact(values, 1) && asksContactAddress(requirements));
  const same = place > 1 ? 'traveller.sameAsFirst' : 'traveller.sameAsContact';
  return [
    ...(isKnown ? [checkedBoxField(`${of}.hasOwnAddress`, same)] : []),
    ...(sharesAddress(requirements, values, place) ? [] : addressFields(of, `section-${of}`)),
  ];
}

function genderField(of: string): CheckoutField {
  return {
    name: `${of}.gender`,
    kind: 'choice',
    label: { key: 'traveller.gender' },
    isRequired: true,
    emptyMessage: 'traveller.choose',
    choices: GENDERS.map((value) => ({ value, label: { key: `traveller.${value}` } })),
  };
}

function nationalityField(of: string): CheckoutField {
  return {
    name: `${of}.nationality`,
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
  place: number,
): DocumentKind {
  const chosen = fieldValue(values, `${travellerPrefix(place)}.documentKind`);
  return acceptedDocuments.find((kind) => kind === chosen) ?? acceptedDocuments[0] ?? 'passport';
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
  of: string,
  { acceptedDocuments }: Requirements,
  documentKind: DocumentKind,
): CheckoutField[] {
  const { label, emptyMessage } = documentKeys[documentKind];
  const kindField: CheckoutField = {
    name: `${of}.documentKind`,
    kind: 'segmentedChoice',
    label: { key: 'traveller.documentKind' },
    isRequired: false,
    choices: acceptedDocuments.map((value) => ({ value, label: { key: documentKeys[value].kind } })),
    isWide: true,
  };
  return [
    ...(acceptedDocuments.length > 1 ? [kindField] : []),
    {
      name: `${of}.passportNumber`,
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

function expiryField(of: string, notBefore: string): CheckoutField {
  return {
    name: `${of}.passportExpiry`,
    kind: 'expiry',
    label: { key: 'traveller.passportExpiry' },
    isRequired: true,
    emptyMessage: 'traveller.passportExpiryMissing',
    notBefore,
  };
}

/** The full name typed into these fields, in display order. */
export function typedName(values: FormValues, of: string): string {
  const part = (name: string) => typedLine(fieldValue(values, `${of}.${name}`));
  return personName(part('firstName'), part('lastName'));
}

/** A traveller's name on every document. Empty until it is typed. */
export function participantName(values: FormValues, place: number): string {
  return typedName(values, isContact(values, place) ? 'contact' : travellerPrefix(place));
}

export function participantText(values: FormValues, place: number): FieldText {
  const name = participantName(values, place);
  return name === '' ? { key: 'traveller.nth', values: { place } } : { text: name };
}
