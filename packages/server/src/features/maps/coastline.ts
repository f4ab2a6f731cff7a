import { type GeoPoint, METRES_PER_DEGREE, radians } from './geography.ts';
import { type Bounds, type Landmass, POINTS_PER_STRETCH, type Ring } from './land.ts';

type View = { readonly middle: GeoPoint; readonly metres: number; readonly side: number };

type DrawnCoast = { readonly path: string; readonly area: number };

/** Draws the coasts of an area `metres` wide as an image `side` units wide. */
export function drawCoast(land: readonly Landmass[], view: View): DrawnCoast {
  const window = windowOn(view);
  const isOfWorld = view.metres > WORLD_FROM_METRES;
  const shownLand = isOfWorld ? land.filter(({ bounds }) => bounds[NORTH] > ANTARCTIC_FROM) : land;
  const paths = shownLand.flatMap(({ rings, bounds }) =>
    TURNS_OF_LONGITUDE.filter(
      (longitudeTurn) => isInView(bounds, window, longitudeTurn) && isLargeEnough(bounds, window),
    ).flatMap((longitudeTurn) => rings.map((ring) => ringPath(visibleRing(ring, window, longitudeTurn)))),
  );
  const area = Math.abs(paths.reduce((sum, part) => sum + part.area, 0));
  return { path: paths.map(({ path }) => path).join(''), area };
}

/** An area this wide shows several continents. The ice at its lower edge would be a stripe across it. */
const WORLD_FROM_METRES = 15_000_000;

/** Land south of this latitude is the Antarctic alone. */
const ANTARCTIC_FROM = -60;

const NORTH = 3;

/** The visible area, and the drawn size of a degree. */
type Window = Pick<View, 'middle' | 'side'> & {
  readonly bounds: Bounds;
  readonly degreeWidth: number;
  readonly degreeHeight: number;
  /**
   * Only every n-th point is drawn. The whole world has half a million points, and an image has room for a
   * few thousand.
   */
  readonly pointStep: number;
};

/** Extra units around the visible area, so that the cut edges of a coast are not visible. */
const EXTRA_UNITS = 8;

/** Metres between two points of the land data, or slightly more. */
const POINT_DISTANCE_METRES = 700;

function windowOn({ middle, metres, side }: View): Window {
  const degreeHeight = (METRES_PER_DEGREE * side) / metres;
  const degreeWidth = degreeHeight * Math.max(0.05, Math.cos(radians(middle.latitude)));
  const [latitudeReach, longitudeReach] = [
    (side / 2 + EXTRA_UNITS) / degreeHeight,
    (side / 2 + EXTRA_UNITS) / degreeWidth,
  ];
  const { latitude, longitude } = middle;
  return {
    middle,
    side,
    degreeHeight,
    degreeWidth,
    pointStep: Math.max(1, Math.floor(metres / side / 2 / POINT_DISTANCE_METRES)),
    bounds: [
      longitude - longitudeReach,
      latitude - latitudeReach,
      longitude + longitudeReach,
      latitude + latitudeReach,
    ],
  };
}

/** Land at the date line is also drawn a full turn further east and west. */
const TURNS_OF_LONGITUDE = [-360, 0, 360];

function isInView([west, south, east, north]: Bounds, { bounds }: Window, longitudeTurn: number): boolean {
  const [left, low, right, top] = bounds;
  return west + longitudeTurn <= right && east + longitudeTurn >= left && south <= top && north >= low;
}

/** An island smaller than a dot is not drawn. */
function isLargeEnough([west, south, east, north]: Bounds, { degreeWidth, degreeHeight }: Window): boolean {
  return (east - west) * degreeWidth >= 1.5 || (north - south) * degreeHeight >= 1.5;
}

/** The visible part of a ring. A stretch that lies entirely outside is reduced to its two ends. */
function visibleRing({ points, stretches }: Ring, window: Window, longitudeTurn: number): Points {
  const { middle, side, degreeWidth, degreeHeight, pointStep } = window;
  const visiblePoints: number[] = [];
  stretches.forEach((bounds, number) => {
    const first = number * POINTS_PER_STRETCH * 2;
    const end = Math.min(first + POINTS_PER_STRETCH * 2, points.length);
    const step = isInView(bounds, window, longitudeTurn) ? 2 * pointStep : Math.max(2, end - 2 - first);
    for (let index = first; index < end; index += step) {
      const [longitude = 0, latitude = 0] = [points[index], points[index + 1]];
      visiblePoints.push(side / 2 + (longitude + longitudeTurn - middle.longitude) * degreeWidth);
      visiblePoints.push(side / 2 + (middle.latitude - latitude) * degreeHeight);
    }
  });
  const edge = side + EXTRA_UNITS;
  return clipRing(visiblePoints, { left: -EXTRA_UNITS, top: -EXTRA_UNITS, right: edge, bottom: edge });
}

/** Alternating x and y values. */
export type Points = readonly number[];

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/**
 * Clips a closed ring to a box, one edge of the box at a time. Where the ring leaves the box and returns, the
 * result runs along the edge. The box should therefore be slightly larger than the visible area.
 */
export function clipRing(ring: Points, { left, top, right, bottom }: Box): Points {
  const edges = [
    { axis: 0, limit: left, sign: 1 },
    { axis: 0, limit: right, sign: -1 },
    { axis: 1, limit: top, sign: 1 },
    { axis: 1, limit: bottom, sign: -1 },
  ] as const;
  return edges.reduce<Points>((points, edge) => clipAt(points, edge), ring);
}

type Edge = { readonly axis: 0 | 1; readonly limit: number; readonly sign: 1 | -1 };

function clipAt(points: Points, { axis, limit, sign }: Edge): Points {
  const inside: number[] = [];
  let [lastX = 0, lastY = 0] = points.slice(-2);
  for (let index = 0; index < points.length; index += 2) {
    const [x = 0, y = 0] = [points[index], points[index + 1]];
    const [last, value] = axis === 0 ? [lastX, x] : [lastY, y];
    const [wasIn, isIn] = [sign * (last - limit) >= 0, sign * (value - limit) >= 0];
    if (wasIn !== isIn) {
      const share = (limit - last) / (value - last);
      inside.push(lastX + share * (x - lastX), lastY + share * (y - lastY));
    }
    if (isIn) inside.push(x, y);
    [lastX, lastY] = [x, y];
  }
  return inside;
}

/**
 * Writes a closed ring as an SVG path in whole units and relative steps, the shortest notation. Points closer
 * than a unit and a half to the previous one are left out. A ring without area left gives an empty path.
 */
export function ringPath(ring: Points): { readonly path: string; readonly area: number } {
  const points = withoutClosePoints(ring);
  const area = areaOf(points);
  if (points.length < 6 || Math.abs(area) < MIN_AREA) return { path: '', area: 0 };
  let [x = 0, y = 0] = points;
  let path = `M${x} ${y}l`;
  for (let index = 2; index < points.length; index += 2) {
    const [nextX = 0, nextY = 0] = [points[index], points[index + 1]];
    path += `${index > 2 && nextX >= x ? ' ' : ''}${nextX - x}${nextY >= y ? ' ' : ''}${nextY - y}`;
    [x, y] = [nextX, nextY];
  }
  return { path: `${path}z`, area };
}

const MIN_POINT_DISTANCE = 1.5;
/** In square units. */
const MIN_AREA = 3;

function withoutClosePoints(ring: Points): number[] {
  const points: number[] = [];
  let [lastX, lastY] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let index = 0; index < ring.length; index += 2) {
    const [x, y] = [Math.round(ring[index] ?? 0), Math.round(ring[index + 1] ?? 0)];
    if ((x - lastX) ** 2 + (y - lastY) ** 2 < MIN_POINT_DISTANCE ** 2) continue;
    points.push(x, y);
    [lastX, lastY] = [x, y];
  }
  return points;
}

/** Signed area: negative for a ring in the opposite direction, such as a lake. */
function areaOf(points: Points): number {
  let sum = 0;
  let [lastX = 0, lastY = 0] = points.slice(-2);
  for (let index = 0; index < points.length; index += 2) {
    const [x = 0, y = 0] = [points[index], points[index + 1]];
    sum += lastX * y - x * lastY;
    [lastX, lastY] = [x, y];
  }
  return sum / 2;
}
