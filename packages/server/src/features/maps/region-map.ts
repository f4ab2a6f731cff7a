import type { RegionMap } from '@ashore/core/contract/meeting-map.ts';
import { clipRing, type Points } from './clip-ring.ts';
import { type Bounds, type Landmass, type Ring, STRETCH } from './land.ts';
import { DEGREE, metresBetween, radians, type Spot, stepBetween } from './on-earth.ts';
import { ringPath } from './ring-path.ts';
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
    const drawn = coast(land, windowOn(city, metres));
    if (drawn.area < mostLand * SIDE * SIDE || metres > widest) return { path: drawn.path, metres };
  }
}

const mostLand = 0.88;

function coast(land: readonly Landmass[], window: Window): { readonly path: string; readonly area: number } {
  const drawn = land.flatMap(({ rings, bounds }) =>
    turns
      .filter((turn) => isInView(bounds, window, turn))
      .flatMap((turn) => rings.map((ring) => ringPath(clipped(ring, window, turn)))),
  );
  const area = Math.abs(drawn.reduce((sum, part) => sum + part.area, 0));
  return { path: drawn.map(({ path }) => path).join(''), area };
}

/** What is seen of the world, and how large a degree is drawn. */
type Window = { readonly city: Spot; readonly bounds: Bounds; readonly wide: number; readonly high: number };

/** A little more than is shown, so that where a shore is cut off lies outside. */
const beyond = 8;

function windowOn(city: Spot, metres: number): Window {
  const high = (DEGREE * SIDE) / metres;
  const wide = high * Math.max(0.05, Math.cos(radians(city.latitude)));
  const [up, aside] = [(SIDE / 2 + beyond) / high, (SIDE / 2 + beyond) / wide];
  const { latitude, longitude } = city;
  return { city, high, wide, bounds: [longitude - aside, latitude - up, longitude + aside, latitude + up] };
}

/** Land that ends at the date line goes on behind it, a turn of the world away. */
const turns = [-360, 0, 360];

function isInView([west, south, east, north]: Bounds, { bounds }: Window, turn: number): boolean {
  const [left, low, right, top] = bounds;
  return west + turn <= right && east + turn >= left && south <= top && north >= low;
}

/** The part of a ring that is in view. Of a stretch that lies aside as a whole its ends will do. */
function clipped({ points, stretches }: Ring, window: Window, turn: number): Points {
  const { city, wide, high } = window;
  const drawn: number[] = [];
  stretches.forEach((bounds, number) => {
    const first = number * STRETCH * 2;
    const end = Math.min(first + STRETCH * 2, points.length);
    const step = isInView(bounds, window, turn) ? 2 : Math.max(2, end - 2 - first);
    for (let index = first; index < end; index += step) {
      const [longitude = 0, latitude = 0] = [points[index], points[index + 1]];
      drawn.push(SIDE / 2 + (longitude + turn - city.longitude) * wide);
      drawn.push(SIDE / 2 + (city.latitude - latitude) * high);
    }
  });
  const edge = SIDE + beyond;
  return clipRing(drawn, { left: -beyond, top: -beyond, right: edge, bottom: edge });
}
