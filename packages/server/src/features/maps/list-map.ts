import type { ListMap } from '@ashore/core/contract/maps.ts';
import { drawCoast } from './coastline.ts';
import { type GeoPoint, roundLength, stepBetween } from './geography.ts';
import { labelMarks } from './labels.ts';
import type { Landmass } from './land.ts';

export type ListMapInput = {
  /** Starting point of each product; at least one. */
  readonly pins: readonly (GeoPoint & { readonly code: string })[];
  /** Places to label: the sights of a single city, and the cities. */
  readonly sights: readonly (GeoPoint & { readonly name: string; readonly kind: 'sight' | 'port' })[];
  readonly cities: readonly (GeoPoint & { readonly name: string })[];
  readonly land: () => readonly Landmass[];
};

const SIDE = 600;
/** Smallest width in metres. A closer map of a single point would show nothing. */
const MIN_METRES = 2_400;
/** Pins stand above their point and are wide. This margin keeps them from being cut off. */
const PIN_ROOM_FACTOR = 1.36;
/**
 * Width in metres below which no coast is drawn. The coast is accurate to half a kilometre only and would run
 * through buildings.
 */
const MIN_METRES_WITH_COAST = 60_000;
const MAX_MARKS = 12;
/** Height of the letters in units of the drawing, on a phone where 600 units are about 350 px. */
const LETTER_HEIGHT = 21;

/** Draws a map of the smallest area that contains the starting points of all listed products. */
export function drawListMap({ pins, sights, cities, land }: ListMapInput): ListMap {
  const { middle, metres } = extentOf(pins);
  const unit = SIDE / metres;
  const positionOf = (spot: GeoPoint) => {
    const { east, south } = stepBetween(middle, spot);
    return { x: Math.round(SIDE / 2 + east * unit), y: Math.round(SIDE / 2 + south * unit) };
  };
  const placedPins = pins.map((pin) => ({ code: pin.code, ...positionOf(pin) }));
  const isWide = metres >= MIN_METRES_WITH_COAST;
  const landmarks = isWide ? cities.map((city) => ({ ...city, kind: 'city' as const })) : sights;
  const marks = landmarks.map(({ name, kind, ...spot }) => ({ name, kind, ...positionOf(spot) }));
  const scale = roundLength(metres / 4);
  return {
    width: SIDE,
    height: SIDE,
    land: isWide ? drawCoast(land(), { middle, metres, side: SIDE }).path : '',
    scale: { metres: scale, length: Math.round(scale * unit) },
    marks: labelMarks({
      marks: marks.filter(isInsideFrame).slice(0, MAX_MARKS),
      frame: { width: SIDE, height: SIDE },
      takenRectangles: placedPins.map(priceLabelBox),
      letters: LETTER_HEIGHT,
    }).filter(({ kind, label }) => label !== null || kind !== 'city'),
    pins: placedPins,
  };
}

type Extent = { readonly middle: GeoPoint; readonly metres: number };

/** The area around all pins with some air, even if they lie on both sides of the date line. */
export function extentOf(pins: readonly GeoPoint[]): Extent {
  const [first = { latitude: 0, longitude: 0 }] = pins;
  const latitudes = pins.map(({ latitude }) => latitude);
  const latitude = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const from = { latitude, longitude: first.longitude };
  const steps = pins.map((pin) => stepBetween(from, pin));
  const [east, south] = [steps.map((step) => step.east), steps.map((step) => step.south)];
  const width = Math.max(...east) - Math.min(...east);
  const height = Math.max(...south) - Math.min(...south);
  const perDegree = stepBetween(from, { latitude, longitude: first.longitude + 1 }).east;
  const longitude = first.longitude + (Math.max(...east) + Math.min(...east)) / 2 / perDegree;
  return {
    middle: { latitude, longitude },
    metres: Math.max(MIN_METRES, width * PIN_ROOM_FACTOR, height * PIN_ROOM_FACTOR),
  };
}

type MapPoint = { readonly x: number; readonly y: number };

/**
 * The box of a pin's price, which is drawn above its point: `pin` of the web code (`map-pins.tsx`) on a map
 * 480 pixels wide.
 */
function priceLabelBox({ x, y }: MapPoint) {
  return { x: x - 40, y: y - 44, width: 80, height: 46 };
}

const EDGE_MARGIN = 14;

function isInsideFrame({ x, y }: MapPoint): boolean {
  return x > EDGE_MARGIN && x < SIDE - EDGE_MARGIN && y > EDGE_MARGIN && y < SIDE - EDGE_MARGIN;
}
