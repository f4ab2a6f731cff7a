/** A point on the globe, in degrees. */
export type GeoPoint = { readonly latitude: number; readonly longitude: number };

const EARTH_RADIUS = 6_371_008.8;
/** Metres per degree of latitude. */
export const METRES_PER_DEGREE = (Math.PI / 180) * EARTH_RADIUS;

export const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Degrees of longitude from one point to the other, the short way round. */
function longitudeStep(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}

/** Distance in metres in a straight line over the ground. */
export function metresBetween(from: GeoPoint, to: GeoPoint): number {
  const half = (step: number) => Math.sin(radians(step) / 2) ** 2;
  const chord =
    half(to.latitude - from.latitude) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      half(longitudeStep(from.longitude, to.longitude));
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/**
 * Metres east and south from one point to the other. The area must be small enough to treat the earth as
 * flat.
 */
export function stepBetween(from: GeoPoint, to: GeoPoint): { readonly east: number; readonly south: number } {
  const width = Math.cos(radians(from.latitude)) * METRES_PER_DEGREE;
  return {
    east: longitudeStep(from.longitude, to.longitude) * width,
    south: (from.latitude - to.latitude) * METRES_PER_DEGREE,
  };
}

/**
 * The largest length of 1, 2 or 5 times a power of ten that does not exceed this one. Scales show such
 * lengths.
 */
export function roundLength(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres));
  const step = [5, 2, 1].find((candidate) => candidate * power <= metres) ?? 1;
  return step * power;
}
