import type { Points } from './clip-ring.ts';

/**
 * A closed ring as the path of an SVG, in whole units and by steps from point to point, which is the shortest way to
 * write it. Points closer than a unit and a half to the last are left out; what has no area left is nothing.
 */
export function ringPath(ring: Points): { readonly path: string; readonly area: number } {
  const points = thinned(ring);
  const area = areaOf(points);
  if (points.length < 6 || Math.abs(area) < smallest) return { path: '', area: 0 };
  let [x = 0, y = 0] = points;
  let path = `M${x} ${y}l`;
  for (let index = 2; index < points.length; index += 2) {
    const [nextX = 0, nextY = 0] = [points[index], points[index + 1]];
    path += `${index > 2 && nextX >= x ? ' ' : ''}${nextX - x}${nextY >= y ? ' ' : ''}${nextY - y}`;
    [x, y] = [nextX, nextY];
  }
  return { path: `${path}z`, area };
}

const closest = 1.5;
const smallest = 3;

function thinned(ring: Points): number[] {
  const points: number[] = [];
  for (let index = 0; index < ring.length; index += 2) {
    const [x, y] = [Math.round(ring[index] ?? 0), Math.round(ring[index + 1] ?? 0)];
    const [lastX, lastY] = points.slice(-2);
    const isFar = lastX === undefined || lastY === undefined || Math.hypot(x - lastX, y - lastY) >= closest;
    if (isFar) points.push(x, y);
  }
  return points;
}

/** Of a ring that is walked the other way round, like that of a lake, it is below nought. */
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
