import type { Profile } from '@ashore/core/contract/accounts/profile.ts';
import { phoneParts } from '@ashore/core/text/phone-number.ts';
import type { Userinfo } from '../../../store/root-store.ts';
import { phoneCountryName } from './dial-codes.ts';
import { type FormValues, fieldValue } from './field.ts';

/** Name under which the browser stores whose account has filled in the form. */
const FILLED_FOR = 'filledFor';

/** Name under which the browser stores what an account has filled into a field. Any other value was typed. */
const filledInto = (name: string) => `filledInto.${name}`;

const PHONE = 'contact.phone';

/**
 * Values that an account gives the form; undefined if it gave them before. It fills fields that are empty, and those with what
 * another account filled in. What the traveller has typed stays.
 */
export function valuesOfAccount(
  { sub, email = '' }: Pick<Userinfo, 'sub' | 'email'>,
  { firstName, lastName, phoneNumber }: Pick<Profile, 'firstName' | 'lastName' | 'phoneNumber'>,
  values: FormValues,
): FormValues | undefined {
  if (fieldValue(values, FILLED_FOR) === sub) return undefined;
  const mayFill = (name: string) =>
    ['', fieldValue(values, filledInto(name))].includes(fieldValue(values, name));
  const phone = (phoneNumber !== null && phoneParts(phoneNumber)) || undefined;
  const accountValues = {
    'contact.firstName': firstName,
    'contact.lastName': lastName,
    'contact.email': email,
    [PHONE]: phone?.national ?? '',
  };
  const filled = Object.entries(accountValues).filter(([name]) => mayFill(name));
  return {
    ...Object.fromEntries(filled),
    ...Object.fromEntries(filled.map(([name, value]) => [filledInto(name), value])),
    // The browser's own guess of the country gives way to that of the number.
    ...(phone && mayFill(PHONE) && { [phoneCountryName(PHONE)]: phone.country }),
    [FILLED_FOR]: sub,
  };
}
