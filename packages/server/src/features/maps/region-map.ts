import type { RegionMap } from '@ashore/core/contract/meeting-map.ts';
import { drawCoast } from './draw-coast.ts';
import type { Landmass } from './land.ts';
import { metresBetween, type Spot, stepBetween } from './on-earth.ts';
import { roundLength } from './round-length.ts';

export type RegionMapInput = {
  readonly land: readonly Landmass[];
  /** What the map is of. */
  readonly city: Spot;
  /** Marked where it lies so far from the city that it shows. */
  readonly pin: Spot;
};

const SIDE = 300;
/** As small a part of the world as these shapes can show without lying about a shore. */
const smallest = 260_000;
const widest = 1_800_000;
/** Two marks closer than this are one. */
const apart = 14;

/** Where in the world a city lies: coasts around it, the city in the middle. */
export function regionMap({ land, city, pin }: RegionMapInput): RegionMap {
  const least = Math.max(smallest, metresBetween(city, pin) * 2.6);
  const { path, metres } = coastAround(land, city, least);
  const unit = SIDE / metres;
  const { east, south } = stepBetween(city, pin);
  const mark = { x: Math.round(SIDE / 2 + east * unit), y: Math.round(SIDE / 2 + south * unit) };
  const scale = roundLength(metres / 3);
  return {
    width: SIDE,
    height: SIDE,
    land: path,
    city: { x: SIDE / 2, y: SIDE / 2 },
    pin: Math.hypot(mark.x - SIDE / 2, mark.y - SIDE / 2) < apart ? null : mark,
    scale: { metres: scale, length: Math.round(scale * unit) },
  };
}

type Coast = { readonly path: string; readonly metres: number };

/** Inland there is no shore for a long way: the map grows until there is enough sea to know it by, or half a continent. */
function coastAround(land: readonly Landmass[], city: Spot, least: number): Coast {
  for (let metres = least; ; metres *= 1.5) {
    const drawn = drawCoast(land, { middle: city, metres, side: SIDE });
    if (drawn.area < mostLand * SIDE * SIDE || metres > widest) return { path: drawn.path, metres };
  }
}

const mostLand = 0.88;
