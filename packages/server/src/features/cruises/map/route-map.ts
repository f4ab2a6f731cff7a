import type { CruiseRouteMap } from '@ashore/core/contract/cruises/sailing.ts';
import { drawCoast } from '../../maps/coastline.ts';
import { type GeoPoint, stepBetween } from '../../maps/geography.ts';
import { labelMarks } from '../../maps/labels.ts';
import { land } from '../../maps/land.ts';
import { extentOf } from '../../maps/list-map.ts';
import { type MapPoint, seaGrid, seaPath } from './sea-path.ts';

export type NamedSpot = GeoPoint & { readonly name: string };

const SIDE = 600;
/** A finer grid finds narrower straits, and takes longer. */
const CELLS = 150;
const SMALLEST_METRES = 150_000;
/** Height of the letters in units of the drawing. */
const LETTERS = 20;

// The sailings of a ship repeat a few itineraries, and finding a way by sea takes long.
const drawnMaps = new Map<string, CruiseRouteMap>();
const MOST_DRAWN = 500;

/** The map of a sailing: its ports, in the order of the calls, and the way between them by sea. */
export function routeMap(calls: readonly NamedSpot[]): CruiseRouteMap {
  const itinerary = JSON.stringify(calls);
  const map = drawnMaps.get(itinerary) ?? drawRoute(calls);
  drawnMaps.delete(itinerary);
  drawnMaps.set(itinerary, map);
  for (const oldest of drawnMaps.keys()) {
    if (drawnMaps.size <= MOST_DRAWN) break;
    drawnMaps.delete(oldest);
  }
  return map;
}

/** How many metres the map of these calls shows from one side to the other. */
export function routeMetres(calls: readonly GeoPoint[]): number {
  return Math.max(SMALLEST_METRES, extentOf(calls).metres);
}

function drawRoute(calls: readonly NamedSpot[]): CruiseRouteMap {
  const { middle } = extentOf(calls);
  const metres = routeMetres(calls);
  const unit = SIDE / metres;
  const placeOf = (spot: GeoPoint): MapPoint => {
    const { east, south } = stepBetween(middle, spot);
    return { x: Math.round(SIDE / 2 + east * unit), y: Math.round(SIDE / 2 + south * unit) };
  };
  const coast = drawCoast(land(), { middle, metres, side: SIDE }).path;
  const grid = seaGrid(coast, SIDE, CELLS);
  const places = calls.map(placeOf);
  const legs = places.slice(1).map((to, index) => seaPath(grid, places[index] ?? to, to));
  // Numbers in the order of the calls; a port that the ship returns to keeps its first.
  const ports = calls.filter(({ name }, index) => index === calls.findIndex((call) => call.name === name));
  const marks = labelMarks({
    marks: ports.map(({ name, ...spot }, index) => ({
      name: `${index + 1} ${name}`,
      kind: 'port',
      ...placeOf(spot),
    })),
    frame: { width: SIDE, height: SIDE },
    takenRectangles: [],
    letters: LETTERS,
  });
  return {
    width: SIDE,
    height: SIDE,
    land: coast,
    route: legs.map(pathOf).join(''),
    ports: marks.map(({ name, x, y, label }) => ({ name, x, y, label })),
  };
}

function pathOf(points: readonly MapPoint[]): string {
  return `M${points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;
}
