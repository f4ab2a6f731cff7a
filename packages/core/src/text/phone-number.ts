import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { COUNTRIES } from '../locale/countries.ts';

/**
 * Reads a phone number as written in the country of the dial code, with or without the trunk prefix, and returns
 * it in E.164 form (`+36301234567`). A number with `+` or `00` keeps its own country. Undefined if the number is
 * invalid.
 */
export function readPhoneNumber(dialCode: string | undefined, typed: string): string | undefined {
  const text = typed.normalize('NFKC').trim().replace(/^00/, '+');
  const country = COUNTRIES.find((one) => one.dialCode === dialCode && isSupportedCountry(one.code));
  // The whole text must be a number: without this, the library searches other texts for one.
  const number = parsePhoneNumberFromString(text, {
    ...(country && { defaultCountry: country.code as never }),
    extract: false,
  });
  return number?.isValid() && number.ext === undefined ? number.number : undefined;
}

/** The country of a number in E.164 form, and the number as it is dialled there. */
export function phoneParts(
  number: string,
): { readonly country: string; readonly national: string } | undefined {
  const parsed = parsePhoneNumberFromString(number);
  return parsed?.country && { country: parsed.country, national: parsed.formatNational() };
}

/** Formats a number in E.164 form for people who may call from any country: `+36 30 123 4567`. */
export function formatPhoneNumber(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}
