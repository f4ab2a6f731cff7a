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
/** Of the dots with the numbers, in units of the drawing. */
const PORT_RADIUS = 13;
const PORT_DISTANCE = 2 * PORT_RADIUS + 2;
const MOST_ROUNDS = 200;

type DrawnRoute = Pick<CruiseRouteMap, 'land' | 'route'>;

// The sailings of a ship repeat a few itineraries, and finding a way by sea takes long.
const drawnRoutes = new Map<string, DrawnRoute>();
const MOST_DRAWN = 500;

/** The map of a sailing: its ports, in the order of the calls, and the way between them by sea. */
export function routeMap(calls: readonly NamedSpot[]): CruiseRouteMap {
  return { width: SIDE, height: SIDE, ...routeDrawing(calls), ports: numberedPorts(calls) };
}

/** Coasts and way of a sailing. All languages share one drawing, because only the ports have names. */
export function routeDrawing(calls: readonly GeoPoint[]): DrawnRoute {
  const itinerary = calls.map(({ latitude, longitude }) => `${latitude} ${longitude}`).join();
  const drawn = drawnRoutes.get(itinerary) ?? drawRoute(calls);
  drawnRoutes.delete(itinerary);
  drawnRoutes.set(itinerary, drawn);
  for (const oldest of drawnRoutes.keys()) {
    if (drawnRoutes.size <= MOST_DRAWN) break;
    drawnRoutes.delete(oldest);
  }
  return drawn;
}

/** How many metres the map of these calls shows from one side to the other. */
export function routeMetres(calls: readonly GeoPoint[]): number {
  return Math.max(SMALLEST_METRES, extentOf(calls).metres);
}

function drawRoute(calls: readonly GeoPoint[]): DrawnRoute {
  const { middle } = extentOf(calls);
  const metres = routeMetres(calls);
  const coast = drawCoast(land(), { middle, metres, side: SIDE }).path;
  const grid = seaGrid(coast, SIDE, CELLS);
  const places = placesOf(calls);
  const legs = places.slice(1).map((to, index) => seaPath(grid, places[index] ?? to, to));
  return { land: coast, route: legs.map(pathOf).join('') };
}

function placesOf(calls: readonly GeoPoint[]): MapPoint[] {
  const { middle } = extentOf(calls);
  const unit = SIDE / routeMetres(calls);
  return calls.map((spot) => {
    const { east, south } = stepBetween(middle, spot);
    return { x: Math.round(SIDE / 2 + east * unit), y: Math.round(SIDE / 2 + south * unit) };
  });
}

/**
 * The ports in the order of the calls, each with a number in its dot; a port that the ship returns to keeps its first.
 * Only the name beside a dot needs room: a port without it is named by the caption of the map.
 */
export function numberedPorts(calls: readonly NamedSpot[]): CruiseRouteMap['ports'] {
  const places = placesOf(calls);
  const first = calls.flatMap(({ name }, index) =>
    index === calls.findIndex((call) => call.name === name) ? [{ name, place: places[index] }] : [],
  );
  const apart = moveApart(first.flatMap(({ place }) => place ?? []));
  const marks = labelMarks({
    marks: first.map(({ name }, index) => ({ name, kind: 'port', ...(apart[index] ?? { x: 0, y: 0 }) })),
    frame: { width: SIDE, height: SIDE },
    takenRectangles: [],
    letters: LETTERS,
    radius: PORT_RADIUS,
  });
  return marks.map(({ name, x, y, label }, index) => ({ number: index + 1, name, x, y, label }));
}

/** Moves dots that would cover one another apart. On the map of an ocean neighbouring ports fall on one point. */
function moveApart(places: readonly MapPoint[]): MapPoint[] {
  const moved = places.map(({ x, y }) => ({ x, y }));
  const within = (value: number) => Math.min(SIDE - PORT_RADIUS - 1, Math.max(PORT_RADIUS + 1, value));
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let isMoved = false;
    for (const [index, one] of moved.entries())
      for (const [offset, other] of moved.slice(index + 1).entries()) {
        const distance = Math.hypot(other.x - one.x, other.y - one.y);
        const missing = PORT_DISTANCE - distance;
        if (missing <= 0) continue;
        isMoved = true;
        // Dots on the same point part in a direction of their own.
        const angle = distance === 0 ? index + offset + 1 : Math.atan2(other.y - one.y, other.x - one.x);
        const step = { x: (Math.cos(angle) * missing) / 2, y: (Math.sin(angle) * missing) / 2 };
        [one.x, one.y] = [within(one.x - step.x), within(one.y - step.y)];
        [other.x, other.y] = [within(other.x + step.x), within(other.y + step.y)];
      }
    if (!isMoved) break;
  }
  return moved.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}

function pathOf(points: readonly MapPoint[]): string {
  return `M${points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;
}
