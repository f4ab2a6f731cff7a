import type { Point } from '@ashore/core/contract/tour-summary.ts';

type Spot = Pick<Point, 'latitude' | 'longitude'>;

/** Where a map of streets shows a point. Nothing is asked of it before somebody goes there. */
export function streetMap({ latitude, longitude }: Spot): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

/** The way there on foot, from wherever one says. */
export function wayTo({ latitude, longitude }: Spot): string {
  return `https://www.openstreetmap.org/directions?engine=fossgis_osrm_foot&to=${latitude}%2C${longitude}`;
}

/** Degrees as one types them into any map: about ten metres exact. */
export function coordinates({ latitude, longitude }: Spot): string {
  return `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
}
