import { fitsAges } from '@ashore/core/booking/fits-ages.ts';
import { GENDERS } from '@ashore/core/contract/traveller-fields.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { addressFields } from './address-fields.ts';
import { birthdayField, nameFields } from './contact-group.ts';
import { type CheckoutField, type FieldGroup, type FormValues, isYes, typedIn, type Words } from './field.ts';
import type { Needs } from './needs.ts';
import { typedName } from './typed-name.ts';

/** By what a traveller is kept: they are counted from 1, as people count. */
export const travellerName = (place: number) => `p${place}`;

/** The first comes along as whoever books, unless somebody says otherwise: nobody types a name twice. */
export function isContact(values: FormValues, place: number): boolean {
  return place === 1 && !isYes(values, 'p1.isOther');
}

/** Whether it is known already where a traveller lives: at home with whoever books, or with the first. */
export function sharesAddress(needs: Needs, values: FormValues, place: number): boolean {
  const isKnown = place === 1 ? isContact(values, 1) && knowsAddress(needs) : true;
  return isKnown && !isYes(values, `${travellerName(place)}.hasOwnAddress`);
}

export function knowsAddress({ requiredMainContactData }: Needs): boolean {
  return requiredMainContactData.includes('address');
}

export function travellerGroup(needs: Needs, values: FormValues, place: number): FieldGroup {
  const of = travellerName(place);
  const needed = needs.requiredParticipantsData;
  const isLead = isContact(values, place);
  const bornIn = birthdayName(needs, values, place);
  const fields: CheckoutField[] = [];
  if (place === 1) fields.push(leadField(values));
  if (!isLead) fields.push(...nameFields(of, [`section-${of} given-name`, `section-${of} family-name`]));
  if (bornIn === `${of}.dateOfBirth`)
    fields.push({ ...birthdayField(of, bday(place)), ...agesAsked(needs, place) });
  if (needed.includes('gender')) fields.push(genderField(of));
  if (needed.includes('nationality')) fields.push(nationalityField(of));
  if (needed.includes('passport-number')) fields.push(passportField(of));
  if (needed.includes('passport-expiry')) fields.push(expiryField(of, needs.date));
  if (needed.includes('address')) fields.push(...whereFields(needs, values, place));
  return { name: of, title: titleOf(needs, place), fields };
}

/**
 * Where it is typed when a traveller was born; nowhere where nobody asks. Whoever books has said it already, unless it
 * cannot be his whose ticket it is.
 */
export function birthdayName(needs: Needs, values: FormValues, place: number): string | undefined {
  const { requiredMainContactData: main, requiredParticipantsData: all, ages, date, party } = needs;
  const isAskedOfAll = all.includes('date-of-birth');
  const own = `${travellerName(place)}.dateOfBirth`;
  if (!isContact(values, place) || !main.includes('date-of-birth')) return isAskedOfAll ? own : undefined;
  const typed = typedIn(values, 'contact.dateOfBirth');
  const its = ages[party[place - 1] ?? 'adult'];
  const isOther = typed !== '' && its !== undefined && !fitsAges(its, typed, date);
  return isAskedOfAll && isOther ? own : 'contact.dateOfBirth';
}

function agesAsked({ ages, party, date: day }: Needs, place: number): Pick<CheckoutField, 'ages'> {
  const its = ages[party[place - 1] ?? 'adult'];
  return its === undefined ? {} : { ages: { ...its, day } };
}

/** By name: whoever books for others sees at once who is meant. */
function leadField(values: FormValues): CheckoutField {
  const name = typedName(values, 'contact');
  return {
    ...usualField('p1.isOther', 'traveller.isLead'),
    label: { key: 'traveller.isLead', values: { name } },
  };
}

function usualField(name: string, key: MessageKey): CheckoutField {
  return { name, kind: 'usual', label: { key }, isRequired: false, isWide: true };
}

const bday = (place: number) => (place === 1 ? 'bday' : `section-${travellerName(place)} bday`);

function titleOf({ party }: Needs, place: number): Words {
  const band = party[place - 1];
  // A ticket for a whole group says nothing of anybody in it.
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

function whereFields(needs: Needs, values: FormValues, place: number): CheckoutField[] {
  const of = travellerName(place);
  const isKnown = place > 1 || (isContact(values, 1) && knowsAddress(needs));
  const same = place > 1 ? 'traveller.sameAsFirst' : 'traveller.sameAsContact';
  return [
    ...(isKnown ? [usualField(`${of}.hasOwnAddress`, same)] : []),
    ...(sharesAddress(needs, values, place) ? [] : addressFields(of, `section-${of}`)),
  ];
}

function genderField(of: string): CheckoutField {
  return {
    name: `${of}.gender`,
    kind: 'choice',
    label: { key: 'traveller.gender' },
    isRequired: true,
    missing: 'traveller.choose',
    choices: GENDERS.map((value) => ({ value, label: { key: `traveller.${value}` } })),
  };
}

function nationalityField(of: string): CheckoutField {
  return {
    name: `${of}.nationality`,
    kind: 'country',
    label: { key: 'traveller.nationality' },
    isRequired: true,
    missing: 'traveller.nationalityMissing',
  };
}

function passportField(of: string): CheckoutField {
  return {
    name: `${of}.passportNumber`,
    kind: 'line',
    label: { key: 'traveller.passportNumber' },
    hint: { key: 'traveller.passportHint' },
    isRequired: true,
    length: 'passportNumber',
    missing: 'traveller.passportMissing',
    autoComplete: 'off',
  };
}

function expiryField(of: string, notBefore: string): CheckoutField {
  return {
    name: `${of}.passportExpiry`,
    kind: 'expiry',
    label: { key: 'traveller.passportExpiry' },
    isRequired: true,
    missing: 'traveller.passportExpiryMissing',
    notBefore,
  };
}
