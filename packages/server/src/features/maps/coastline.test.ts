import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clipRing, drawCoast, type Points, ringPath } from './coastline.ts';
import { type Bounds, type Landmass, POINTS_PER_STRETCH } from './land.ts';

const box = { left: 0, top: 0, right: 100, bottom: 100 };
const squareAt = (left: number, top: number, side: number): Points => [
  ...[left, top, left + side, top],
  ...[left + side, top + side, left, top + side],
];

function areaOf(points: Points): number {
  let sum = 0;
  for (let index = 0; index < points.length; index += 2) {
    const next = (index + 2) % points.length;
    sum += (points[index] ?? 0) * (points[next + 1] ?? 0) - (points[next] ?? 0) * (points[index + 1] ?? 0);
  }
  return Math.abs(sum) / 2;
}

function landIn([west, south, east, north]: Bounds): Landmass {
  // As dense as the real shores, of which a wide map draws only some points.
  const steps = Array.from({ length: 500 }, (_, step) => step / 500);
  const side = (from: readonly [number, number], to: readonly [number, number]) =>
    steps.flatMap((part) => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ] as const;
  const points = Float64Array.from(
    corners.flatMap((corner, at) => side(corner, corners[(at + 1) % 4] ?? corner)),
  );
  const bounds: Bounds = [west, south, east, north];
  const stretches = Array.from({ length: Math.ceil(2_000 / POINTS_PER_STRETCH) }, () => bounds);
  return { bounds, rings: [{ points, stretches }] };
}

test('A map of the world has no Antarctic, and a map of a part of it has', () => {
  const antarctic = [landIn([-60, -78, -50, -64])];
  const drawn = (metres: number) =>
    drawCoast(antarctic, { middle: { latitude: -60, longitude: -55 }, metres, side: 600 }).path;
  expect(drawn(40_000_000)).toBe('');
  expect(drawn(6_000_000)).not.toBe('');
  const peru = [landIn([-80, -18, -68, 0])];
  expect(
    drawCoast(peru, { middle: { latitude: 0, longitude: 0 }, metres: 40_000_000, side: 600 }).path,
  ).not.toBe('');
});

test('A ring inside the box is unchanged, and a ring outside is removed', () => {
  expect(clipRing(squareAt(10, 10, 20), box)).toEqual(squareAt(10, 10, 20));
  expect(clipRing(squareAt(110, 10, 20), box)).toEqual([]);
  expect(clipRing(squareAt(10, -50, 20), box)).toEqual([]);
  expect(clipRing([], box)).toEqual([]);
});

test('A ring that crosses an edge or a corner is cut off there', () => {
  expect(areaOf(clipRing(squareAt(90, 40, 20), box))).toBe(200);
  expect(areaOf(clipRing(squareAt(-10, -10, 20), box))).toBe(100);
});

test('Land on all sides fills the whole box', () => {
  expect(areaOf(clipRing(squareAt(-500, -500, 2_000), box))).toBe(10_000);
});

test('A clipped ring lies in the box and is no larger than the ring or the box', () => {
  const number = fc.integer({ min: -300, max: 300 });
  const triangle = fc.tuple(number, number, number, number, number, number);
  fc.assert(
    fc.property(triangle, (points) => {
      const clipped = clipRing(points, box);
      for (const value of clipped) expect(value >= -1e-9 && value <= 100 + 1e-9).toBe(true);
      expect(areaOf(clipped)).toBeLessThanOrEqual(Math.min(areaOf(points), 10_000) + 1e-6);
    }),
  );
});

/** The points of a path. */
function cornersOf(path: string): number[][] {
  const [start = '', steps = ''] = path.slice(1, -1).split('l');
  const numbers = (text: string) => (text.match(/-?\d+/g) ?? []).map(Number);
  const [x = 0, y = 0] = numbers(start);
  const corners = [[x, y]];
  const offsets = numbers(steps);
  for (let index = 0; index < offsets.length; index += 2) {
    const [lastX = 0, lastY = 0] = corners.at(-1) ?? [];
    corners.push([lastX + (offsets[index] ?? 0), lastY + (offsets[index + 1] ?? 0)]);
  }
  return corners;
}

test('A ring is written as relative steps in whole units through all its points', () => {
  const { path } = ringPath([10.2, 20, 30, 5.1, 60, 60, 0, 48.7]);
  expect(path).toMatch(/^M10 20l/);
  expect(path).toMatch(/z$/);
  expect(cornersOf(path)).toEqual([
    [10, 20],
    [30, 5],
    [60, 60],
    [0, 49],
  ]);
});

test('A minus sign separates two steps without a space', () => {
  expect(ringPath([0, 0, 20, 0, 20, 20, 0, 20]).path).toBe('M0 0l20 0 0 20-20 0z');
});

test('Points too close to tell apart are merged, and tiny rings are left out', () => {
  const round = Array.from({ length: 400 }, (_, index) => (index * Math.PI) / 200);
  const circle = (radius: number) =>
    round.flatMap((turn) => [radius * Math.cos(turn), radius * Math.sin(turn)]);
  expect(cornersOf(ringPath(circle(20)).path).length).toBeLessThan(100);
  expect(ringPath(circle(0.4))).toEqual({ path: '', area: 0 });
  expect(ringPath([])).toEqual({ path: '', area: 0 });
});

test('The area of a lake is subtracted from its land, because a lake runs the other way round', () => {
  const shore = ringPath([0, 0, 40, 0, 40, 40, 0, 40]).area;
  const lake = ringPath([10, 10, 10, 20, 20, 20, 20, 10]).area;
  expect([shore, shore + lake]).toEqual([1_600, 1_500]);
});
