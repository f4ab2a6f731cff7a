import { pair } from './sheet.ts';

/**
 * A smooth line through `x y x y …` (Catmull-Rom as cubics), as path data. The command M begins a path, and L
 * continues one with a straight line to the first point.
 */
export function curve(points: readonly number[], startCommand = 'M'): string {
  const count = points.length / 2;
  const pointAt = (i: number): [number, number] => {
    const index = Math.min(count - 1, Math.max(0, i));
    return [points[2 * index] ?? 0, points[2 * index + 1] ?? 0];
  };
  const [x0, y0] = pointAt(0);
  let path = `${startCommand}${pair(x0, y0)}`;
  for (let i = 0; i < count - 1; i++) {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [
      pointAt(i - 1),
      pointAt(i),
      pointAt(i + 1),
      pointAt(i + 2),
    ];
    path += `C${pair(bx + (cx - ax) / 6, by + (cy - ay) / 6)} ${pair(cx - (dx - bx) / 6, cy - (dy - by) / 6)} ${pair(cx, cy)}`;
  }
  return path;
}

/** The land under a smooth skyline, down to `base`. It is as wide as the given points. */
export function landUnder(points: readonly number[], base: number): string {
  const first = points[0] ?? 0;
  const last = points[points.length - 2] ?? 0;
  return `${curve(points)}L${pair(last, base)}L${pair(first, base)}z`;
}
