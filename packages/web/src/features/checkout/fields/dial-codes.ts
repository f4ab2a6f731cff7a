import { COUNTRIES } from '@ashore/core/locale/countries.ts';

/** Several countries share a dial code, so the traveller chooses a country. */
export function dialCodeOf(country: string): string | undefined {
  return COUNTRIES.find(({ code }) => code === country)?.dialCode;
}
