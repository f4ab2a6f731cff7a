import { COUNTRIES } from '@ashore/core/locale/countries.ts';

/** Name of the field with the country of a phone number. */
export function phoneCountryName(phoneName: string): string {
  return `${phoneName}Country`;
}

/** Several countries share a dial code, so the traveller chooses a country. */
export function dialCodeOf(country: string): string | undefined {
  return COUNTRIES.find(({ code }) => code === country)?.dialCode;
}
