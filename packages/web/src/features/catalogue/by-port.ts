import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';

export type Port = { readonly uuid: string; readonly name: string; readonly tours: readonly TourSummary[] };

/** Shore excursions under the port they start from, the port with most to choose from first. */
export function byPort(tours: readonly TourSummary[]): Port[] {
  const ports = Map.groupBy(tours, (tour) => tour.locationUuid);
  return [...ports]
    .map(([uuid, inPort]) => ({
      uuid,
      name: `${inPort[0]?.location}, ${inPort[0]?.locationCountry}`,
      tours: inPort,
    }))
    .sort((one, other) => other.tours.length - one.tours.length || one.name.localeCompare(other.name));
}
