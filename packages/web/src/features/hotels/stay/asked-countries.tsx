import { useLazyComponent } from '../../../ui/use-lazy.ts';
import type { GuestCountriesProps } from './guest-countries.tsx';

const load = () => import('./guest-countries.tsx');

/** The fields for the countries of the guests, loaded only where a seller asks for them: the list of countries is long. */
export function AskedCountries({ isAsked, ...fields }: GuestCountriesProps & { isAsked: boolean }) {
  const Fields = useLazyComponent(load, isAsked);
  return isAsked && Fields ? <Fields {...fields} /> : null;
}
