import type { RegionMap } from '@ashore/core/contract/maps.ts';
import { drawCoast } from './coastline.ts';
import { type GeoPoint, metresBetween, roundLength, stepBetween } from './geography.ts';
import type { Landmass } from './land.ts';

export type RegionMapInput = {
  readonly land: readonly Landmass[];
  /** The centre of the map. */
  readonly city: GeoPoint;
  /** The meeting point. It is marked only if it lies visibly far from the city. */
  readonly pin: GeoPoint;
};

const SIDE = 300;
/** Smallest width in metres at which the coast data is still accurate. */
const MIN_WIDTH_METRES = 260_000;
/** Half a continent: a map as wide as this is shown even if it has little sea. */
const MAX_WIDTH_METRES = 1_800_000;
/** In units of the drawing. Two marks closer than this are drawn as one. */
const MIN_MARK_DISTANCE = 14;

/** Draws where in the world a city lies: the city in the middle and the coasts around it. */
export function drawRegionMap({ land, city, pin }: RegionMapInput): RegionMap {
  // Half of the map is wider than the distance, so that the pin is on it.
  const minMetres = Math.max(MIN_WIDTH_METRES, metresBetween(city, pin) * 2.6);
  const { path, metres } = coastAround(land, city, minMetres);
  const unit = SIDE / metres;
  const { east, south } = stepBetween(city, pin);
  const mark = { x: Math.round(SIDE / 2 + east * unit), y: Math.round(SIDE / 2 + south * unit) };
  const scaleBarMetres = roundLength(metres / 3);
  return {
    width: SIDE,
    height: SIDE,
    land: path,
    city: { x: SIDE / 2, y: SIDE / 2 },
    pin: Math.hypot(mark.x - SIDE / 2, mark.y - SIDE / 2) < MIN_MARK_DISTANCE ? null : mark,
    scale: { metres: scaleBarMetres, length: Math.round(scaleBarMetres * unit) },
  };
}

type CoastAtScale = { readonly path: string; readonly metres: number };

/**
 * Far inland there is no coast for a long way. The map grows until it shows enough sea to be recognised, or
 * half a continent.
 */
function coastAround(land: readonly Landmass[], city: GeoPoint, minMetres: number): CoastAtScale {
  for (let metres = minMetres; ; metres *= 1.5) {
    const coast = drawCoast(land, { middle: city, metres, side: SIDE });
    if (coast.area < MAX_LAND_SHARE * SIDE * SIDE || metres > MAX_WIDTH_METRES)
      return { path: coast.path, metres };
  }
}

/** A larger share of land shows too little sea. */
const MAX_LAND_SHARE = 0.88;
