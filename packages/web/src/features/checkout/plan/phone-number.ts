import { PHONE_NUMBER } from '@ashore/core/contract/traveller-fields.ts';
import { COUNTRIES } from '@ashore/core/locale/countries.ts';

/**
 * Where the nought before a number is part of it: Italy and the states in it, Norway, Ivory Coast, Burkina Faso, Niger, Benin,
 * Congo (Brazzaville), Ascension, Tajikistan. All others have it for calls at home, or none.
 */
const keepsNought = new Set('+39 +379 +378 +47 +225 +226 +227 +229 +242 +247 +992'.split(' '));

/**
 * The dial code and the number after it, as one calls it from anywhere. Whoever types the whole number with its plus is
 * taken at their word; the nought that is dialled only at home goes. Undefined where it cannot be a number, or nobody has said
 * in which country it is one.
 */
export function phoneNumber(dialCode: string | undefined, typed: string): string | undefined {
  const text = typed.normalize('NFKC').replace(/[\s()/.\-\u2010-\u2015]/g, '');
  const own = /^(?:\+|00)(\d+)$/.exec(text)?.[1];
  if (own === undefined && dialCode === undefined) return undefined;
  const number = own === undefined ? `${dialCode}${athome(dialCode ?? '', text)}` : `+${own}`;
  return PHONE_NUMBER.test(number) && number.length >= 8 ? number : undefined;
}

function athome(dialCode: string, digits: string): string {
  return keepsNought.has(dialCode) ? digits : digits.replace(/^0/, '');
}

/** Several countries share a code: the country is part of what is chosen. */
export function dialCodeOf(country: string): string | undefined {
  return COUNTRIES.find(({ code }) => code === country)?.dialCode;
}
