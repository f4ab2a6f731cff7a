import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clipRing, type Points } from './clip-ring.ts';

const box = { left: 0, top: 0, right: 100, bottom: 100 };
const square = (left: number, top: number, side: number): Points => [
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

test('What lies inside stays as it is, what lies outside goes', () => {
  expect(clipRing(square(10, 10, 20), box)).toEqual(square(10, 10, 20));
  expect(clipRing(square(110, 10, 20), box)).toEqual([]);
  expect(clipRing(square(10, -50, 20), box)).toEqual([]);
  expect(clipRing([], box)).toEqual([]);
});

test('What reaches over an edge or a corner ends there', () => {
  expect(areaOf(clipRing(square(90, 40, 20), box))).toBe(200);
  expect(areaOf(clipRing(square(-10, -10, 20), box))).toBe(100);
});

test('Land all around is the whole box', () => {
  expect(areaOf(clipRing(square(-500, -500, 2_000), box))).toBe(10_000);
});

test('Whatever is clipped lies in the box, and is no larger than it was or than the box', () => {
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
