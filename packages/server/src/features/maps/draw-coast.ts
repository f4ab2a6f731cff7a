import { clipRing, type Points } from './clip-ring.ts';
import { type Bounds, type Landmass, type Ring, STRETCH } from './land.ts';
import { DEGREE, radians, type Spot } from './on-earth.ts';
import { ringPath } from './ring-path.ts';

type View = { readonly middle: Spot; readonly metres: number; readonly side: number };

type Coast = { readonly path: string; readonly area: number };

/** The shores of a part of the world that is so many metres wide, as a picture that is so many units wide. */
export function drawCoast(land: readonly Landmass[], view: View): Coast {
  const window = windowOn(view);
  const drawn = land.flatMap(({ rings, bounds }) =>
    turns
      .filter((turn) => isInView(bounds, window, turn) && isLargeEnough(bounds, window))
      .flatMap((turn) => rings.map((ring) => ringPath(clipped(ring, window, turn)))),
  );
  const area = Math.abs(drawn.reduce((sum, part) => sum + part.area, 0));
  return { path: drawn.map(({ path }) => path).join(''), area };
}

/** What is seen of the world, and how large a degree is drawn. */
type Window = Pick<View, 'middle' | 'side'> & {
  readonly bounds: Bounds;
  readonly wide: number;
  readonly high: number;
  /** Of so many points one is looked at: of the whole world there are half a million, and room for some thousands. */
  readonly every: number;
};

/** A little more than is shown, so that where a shore is cut off lies outside. */
const beyond = 8;

/** So many metres lie between two points of these shapes, or a little more. */
const apart = 700;

function windowOn({ middle, metres, side }: View): Window {
  const high = (DEGREE * side) / metres;
  const wide = high * Math.max(0.05, Math.cos(radians(middle.latitude)));
  const [up, aside] = [(side / 2 + beyond) / high, (side / 2 + beyond) / wide];
  const { latitude, longitude } = middle;
  return {
    middle,
    side,
    high,
    wide,
    every: Math.max(1, Math.floor(metres / side / 2 / apart)),
    bounds: [longitude - aside, latitude - up, longitude + aside, latitude + up],
  };
}

/** Land that ends at the date line goes on behind it, a turn of the world away. */
const turns = [-360, 0, 360];

function isInView([west, south, east, north]: Bounds, { bounds }: Window, turn: number): boolean {
  const [left, low, right, top] = bounds;
  return west + turn <= right && east + turn >= left && south <= top && north >= low;
}

/** An island that would be a dot is none. */
function isLargeEnough([west, south, east, north]: Bounds, { wide, high }: Window): boolean {
  return (east - west) * wide >= 1.5 || (north - south) * high >= 1.5;
}

/** The part of a ring that is in view. Of a stretch that lies aside as a whole its ends will do. */
function clipped({ points, stretches }: Ring, window: Window, turn: number): Points {
  const { middle, side, wide, high, every } = window;
  const drawn: number[] = [];
  stretches.forEach((bounds, number) => {
    const first = number * STRETCH * 2;
    const end = Math.min(first + STRETCH * 2, points.length);
    const step = isInView(bounds, window, turn) ? 2 * every : Math.max(2, end - 2 - first);
    for (let index = first; index < end; index += step) {
      const [longitude = 0, latitude = 0] = [points[index], points[index + 1]];
      drawn.push(side / 2 + (longitude + turn - middle.longitude) * wide);
      drawn.push(side / 2 + (middle.latitude - latitude) * high);
    }
  });
  const edge = side + beyond;
  return clipRing(drawn, { left: -beyond, top: -beyond, right: edge, bottom: edge });
}
