import { collator } from '@ashore/core/locale/intl.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import type { PlaceLine } from './place-line.ts';

/** The seas that cruises are sold by, and the countries whose ports they call at. */
const SEAS = {
  regionNorth: 'NO SE DK FI EE LV LT PL DE NL BE GB IE IS FO GL',
  regionMediterranean: 'PT ES FR MC IT MT SI HR ME AL GR TR CY IL EG TN MA GI',
  regionAmericas: 'US CA MX BZ GT HN CR PA CO BR UY AR CL PE EC BS JM DO PR CU BB LC AW CW',
  regionAsia: 'CN HK MO TW JP KR VN TH MY SG ID PH IN LK AU NZ FJ PF NC',
  regionAfrica: 'ZA NA MZ KE TZ SC MU MG CV SN AE OM QA BH SA JO',
} as const;

type Region = keyof typeof SEAS | 'regionElsewhere';

export type PortsOfRegion = { readonly region: Region; readonly ports: readonly PlaceLine[] };

/** Ports under the region they lie in, regions in a fixed order, ports in that of their names. */
export function byRegion(ports: readonly PlaceLine[], locale: Locale): PortsOfRegion[] {
  // The order of the page's language: that of the server's own would be another.
  const { compare } = collator(localeTable[locale].messages);
  const regions: readonly Region[] = [...(Object.keys(SEAS) as (keyof typeof SEAS)[]), 'regionElsewhere'];
  const found = Map.groupBy(ports, regionOf);
  return regions.flatMap((region) => {
    const inRegion = found.get(region);
    return inRegion
      ? [{ region, ports: inRegion.toSorted((one, other) => compare(one.name, other.name)) }]
      : [];
  });
}

function regionOf({ countryCode }: PlaceLine): Region {
  const seas = Object.entries(SEAS) as [keyof typeof SEAS, string][];
  return seas.find(([, countries]) => countries.split(' ').includes(countryCode))?.[0] ?? 'regionElsewhere';
}
