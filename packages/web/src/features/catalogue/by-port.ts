import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import { collator } from '@ashore/core/locale/intl.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';

export type Port = {
  readonly uuid: string;
  readonly city: string;
  readonly country: string;
  readonly tours: readonly TourSummary[];
};

/** Shore excursions under the port they start from, the port with most to choose from first. */
export function byPort(tours: readonly TourSummary[], locale: Locale): Port[] {
  // The order of the page's language: server and browser have others of their own.
  const { compare } = collator(localeTable[locale].messages);
  const ports = Map.groupBy(tours, (tour) => tour.locationUuid);
  return [...ports]
    .map(([uuid, inPort]) => ({
      uuid,
      city: inPort[0]?.location ?? '',
      country: inPort[0]?.locationCountry ?? '',
      tours: inPort,
    }))
    .sort((one, other) => other.tours.length - one.tours.length || compare(one.city, other.city));
}
