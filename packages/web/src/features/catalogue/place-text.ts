import type { Text } from '../../i18n/use-text.ts';

type Somewhere = { readonly city: string; readonly country: string };

/** Where something is: a city and its country, or the city alone where it is both. */
export function placeText({ city, country }: Somewhere, t: Text): string {
  return city === country ? city : t('tour.place', { city, country });
}
