import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { COUNTRIES } from '../locale/countries.ts';

/**
 * A phone number in E.164 form (`+36301234567`), read as people in the country of the dial code write it, with or without the
 * digits that are dialled only there. A number typed whole, with `+` or `00`, keeps its own country. Undefined where the country
 * has no such number, or no country is known.
 */
export function readPhoneNumber(dialCode: string | undefined, typed: string): string | undefined {
  const text = typed.normalize('NFKC').trim().replace(/^00/, '+');
  const country = COUNTRIES.find((one) => one.dialCode === dialCode && isSupportedCountry(one.code));
  // Anything but a number is refused instead of searched for one.
  const number = parsePhoneNumberFromString(text, {
    ...(country && { defaultCountry: country.code as never }),
    extract: false,
  });
  return number?.isValid() && number.ext === undefined ? number.number : undefined;
}
