import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** West, south, east, north. */
export type Bounds = readonly [number, number, number, number];

/** Alternating longitude and latitude. */
type Shore = Float64Array;

/**
 * The closed shore of land or of a lake. `stretches` holds the bounds of every `STRETCH` points, so that most
 * points need no check.
 */
export type Ring = { readonly points: Shore; readonly stretches: readonly Bounds[] };

export const POINTS_PER_STRETCH = 128;

export type Landmass = { readonly bounds: Bounds; readonly rings: readonly Ring[] };

type Topology = {
  readonly transform: { readonly scale: [number, number]; readonly translate: [number, number] };
  readonly arcs: readonly (readonly [number, number][])[];
  readonly objects: {
    readonly land: { readonly geometries: readonly [{ readonly arcs: readonly number[][][] }] };
  };
};

let landmasses: readonly Landmass[] | undefined;

/**
 * The world's land from Natural Earth at 1:10 million, with about half a kilometre between points. It is read
 * for the first map and cached: three megabytes of text become six of numbers. It contains no borders,
 * because we take no position on them.
 */
export function land(): readonly Landmass[] {
  landmasses ??= readLand();
  return landmasses;
}

function readLand(): Landmass[] {
  const file = fileURLToPath(import.meta.resolve('world-atlas/land-10m.json'));
  const { transform, arcs, objects }: Topology = JSON.parse(readFileSync(file, 'utf8'));
  const lines = arcs.map((arc) => lineOf(arc, transform));
  return objects.land.geometries[0].arcs.map((polygon) => {
    const rings = polygon.map((lineNumbers) => ringOf(lineNumbers, lines));
    return { rings, bounds: boundsOf(rings[0]?.points ?? new Float64Array()) };
  });
}

/** Each point is stored as the step from the previous one. */
function lineOf(arc: Topology['arcs'][number], { scale, translate }: Topology['transform']): Shore {
  const line = new Float64Array(arc.length * 2);
  let [x, y] = [0, 0];
  arc.forEach(([dx, dy], index) => {
    x += dx;
    y += dy;
    line[index * 2] = x * scale[0] + translate[0];
    line[index * 2 + 1] = y * scale[1] + translate[1];
  });
  return line;
}

/**
 * Shared lines are stored once; a negative number means a line in reverse. A ring across the date line
 * continues beyond 180 degrees. A jump to the other side would draw a line across every map.
 */
function ringOf(lineNumbers: readonly number[], lines: readonly Shore[]): Ring {
  const points: number[] = [];
  let [lastLongitude, turnedDegrees] = [Number.NaN, 0];
  for (const lineNumber of lineNumbers) {
    const line = lines[lineNumber < 0 ? ~lineNumber : lineNumber] ?? new Float64Array();
    for (let index = 0; index < line.length; index += 2) {
      const position = lineNumber < 0 ? line.length - 2 - index : index;
      const [longitude = 0, latitude = 0] = [line[position], line[position + 1]];
      if (Math.abs(longitude - lastLongitude) > 180) turnedDegrees += longitude < lastLongitude ? 360 : -360;
      lastLongitude = longitude;
      points.push(longitude + turnedDegrees, latitude);
    }
  }
  return { points: Float64Array.from(points), stretches: stretchesOf(Float64Array.from(points)) };
}

function stretchesOf(points: Shore): Bounds[] {
  const count = Math.ceil(points.length / 2 / POINTS_PER_STRETCH);
  return Array.from({ length: count }, (_, index) =>
    boundsOf(points.subarray(index * POINTS_PER_STRETCH * 2, (index + 1) * POINTS_PER_STRETCH * 2)),
  );
}

function boundsOf(ring: Shore): Bounds {
  let [west, south, east, north] = [540, 90, -540, -90];
  for (let index = 0; index < ring.length; index += 2) {
    const [x = 0, y = 0] = [ring[index], ring[index + 1]];
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  return [west, south, east, north];
}
