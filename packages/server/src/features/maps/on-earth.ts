/** A point on the globe, in degrees. */
export type Spot = { readonly latitude: number; readonly longitude: number };

const EARTH_RADIUS = 6_371_008.8;
/** Metres from one degree of latitude to the next. */
export const DEGREE = (Math.PI / 180) * EARTH_RADIUS;

export const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The degrees of longitude from one to the other, the short way round. */
function longitudeStep(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}

/** Metres as the crow flies. */
export function metresBetween(from: Spot, to: Spot): number {
  const half = (step: number) => Math.sin(radians(step) / 2) ** 2;
  const chord =
    half(to.latitude - from.latitude) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      half(longitudeStep(from.longitude, to.longitude));
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** How many metres east and south of a point another lies, on a map so small that the earth is flat on it. */
export function stepBetween(from: Spot, to: Spot): { readonly east: number; readonly south: number } {
  const width = Math.cos(radians(from.latitude)) * DEGREE;
  return {
    east: longitudeStep(from.longitude, to.longitude) * width,
    south: (from.latitude - to.latitude) * DEGREE,
  };
}
