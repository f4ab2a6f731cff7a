export type Coordinates = { readonly latitude: number; readonly longitude: number };

const EARTH_RADIUS_KILOMETRES = 6_371;
const KILOMETRES_PER_NAUTICAL_MILE = 1.852;

/** Along the great circle, by the haversine formula. */
export function kilometresBetween(from: Coordinates, to: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const haversine = (one: number, other: number) => Math.sin(radians(one - other) / 2) ** 2;
  const haversineOfAngle =
    haversine(to.latitude, from.latitude) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      haversine(to.longitude, from.longitude);
  return 2 * EARTH_RADIUS_KILOMETRES * Math.asin(Math.min(1, Math.sqrt(haversineOfAngle)));
}

export function nauticalMilesBetween(from: Coordinates, to: Coordinates): number {
  return kilometresBetween(from, to) / KILOMETRES_PER_NAUTICAL_MILE;
}
