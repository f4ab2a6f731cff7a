import type { ListMap } from '@ashore/core/contract/list-map.ts';
import { drawCoast } from './draw-coast.ts';
import { labelMarks } from './label-marks.ts';
import type { Landmass } from './land.ts';
import { type Spot, stepBetween } from './on-earth.ts';
import { roundLength } from './round-length.ts';

export type ListMapInput = {
  /** Where each product begins; at least one. */
  readonly pins: readonly (Spot & { readonly code: string })[];
  /** Known places: those of one city, and the cities themselves. */
  readonly sights: readonly (Spot & { readonly name: string; readonly kind: 'sight' | 'port' })[];
  readonly cities: readonly (Spot & { readonly name: string })[];
  readonly land: () => readonly Landmass[];
};

const SIDE = 600;
/** Nearer than this a map of a single spot would show nothing. */
const smallest = 2_400;
/** Pins stand up from their point and are broad: none shall be cut off. */
const air = 1.36;
/** Below, a shore that is true to half a kilometre would run through a market hall. */
const leastWithShores = 60_000;
const mostMarks = 12;
/** As the drawing has them on a phone, where 600 are some 350 px. */
const letters = 21;

/** The part of the world in which the products of a list begin, as small as it can be. */
export function listMap({ pins, sights, cities, land }: ListMapInput): ListMap {
  const { middle, metres } = extentOf(pins);
  const unit = SIDE / metres;
  const placeOf = (spot: Spot) => {
    const { east, south } = stepBetween(middle, spot);
    return { x: Math.round(SIDE / 2 + east * unit), y: Math.round(SIDE / 2 + south * unit) };
  };
  const placed = pins.map((pin) => ({ code: pin.code, ...placeOf(pin) }));
  const isWide = metres >= leastWithShores;
  const known = isWide ? cities.map((city) => ({ ...city, kind: 'city' as const })) : sights;
  const marks = known.map(({ name, kind, ...spot }) => ({ name, kind, ...placeOf(spot) }));
  const scale = roundLength(metres / 4);
  return {
    width: SIDE,
    height: SIDE,
    land: isWide ? drawCoast(land(), { middle, metres, side: SIDE }).path : '',
    scale: { metres: scale, length: Math.round(scale * unit) },
    marks: labelMarks({
      marks: marks.filter(isSeen).slice(0, mostMarks),
      frame: { width: SIDE, height: SIDE },
      taken: placed.map(bubbleOf),
      letters,
    }).filter(({ kind, label }) => label !== null || kind !== 'city'),
    pins: placed,
  };
}

type Extent = { readonly middle: Spot; readonly metres: number };

/** Around all of them, also where they lie on both sides of the date line. */
function extentOf(pins: readonly Spot[]): Extent {
  const [first = { latitude: 0, longitude: 0 }] = pins;
  const latitudes = pins.map(({ latitude }) => latitude);
  const latitude = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const from = { latitude, longitude: first.longitude };
  const steps = pins.map((pin) => stepBetween(from, pin));
  const [east, south] = [steps.map((step) => step.east), steps.map((step) => step.south)];
  const wide = Math.max(...east) - Math.min(...east);
  const high = Math.max(...south) - Math.min(...south);
  const perDegree = stepBetween(from, { latitude, longitude: first.longitude + 1 }).east;
  const longitude = first.longitude + (Math.max(...east) + Math.min(...east)) / 2 / perDegree;
  return { middle: { latitude, longitude }, metres: Math.max(smallest, wide * air, high * air) };
}

type Place = { readonly x: number; readonly y: number };

/** The price of a pin stands above its point. */
function bubbleOf({ x, y }: Place) {
  return { x: x - 40, y: y - 44, width: 80, height: 46 };
}

const margin = 14;

function isSeen({ x, y }: Place): boolean {
  return x > margin && x < SIDE - margin && y > margin && y < SIDE - margin;
}
