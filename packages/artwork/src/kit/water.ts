import type { Sheet } from './sheet.ts';
import { pair } from './sheet.ts';

/** A flat lens, for a glint, a ripple or a shadow on the ground. */
export function lens(x: number, y: number, halfWidth: number, height: number): string {
  const half = Math.max(3, Math.round(halfWidth));
  const lift = Math.max(2, Math.round(height));
  return `M${pair(x - halfWidth, y)}q${half}-${lift} ${2 * half} 0-${half} ${lift}-${2 * half} 0z`;
}

interface Glints {
  /** Part of the water in which the glints lie. */
  x: [number, number];
  y: [number, number];
  count: number;
  ink: string;
  opacity?: number;
  /** Half width of the farthest glint and of the nearest. */
  size?: [number, number];
}

/** Glints grow and thin out towards the viewer. The nearer half of the water gets a third of them. */
export function glints(sheet: Sheet, chance: () => number, options: Glints): void {
  const { x, y, count, ink, opacity = 1, size = [12, 46] } = options;
  let d = '';
  for (let i = 0; i < count; i++) {
    const depth = (i + chance()) / count;
    const half = (size[0] + (size[1] - size[0]) * depth ** 1.4) * (0.6 + 0.8 * chance());
    const at = x[0] + (x[1] - x[0]) * chance();
    d += lens(at, y[0] + (y[1] - y[0]) * depth ** 1.5, half, 2 + 5 * depth);
  }
  sheet.path(d, ink, opacity);
}

interface LightPath {
  x: number;
  y: [number, number];
  count: number;
  width: [number, number];
  ink: string;
  opacity?: number;
}

/**
 * The light of a low sun on the water, or a broken reflection. It is a stack of lenses that change from the
 * first width to the second towards the viewer.
 */
export function lightPath(sheet: Sheet, chance: () => number, options: LightPath): void {
  const { x, y, count, width, ink, opacity = 1 } = options;
  let d = '';
  for (let i = 0; i < count; i++) {
    const depth = (i + 0.4) / count;
    const half = (width[0] + (width[1] - width[0]) * depth) * (0.45 + 0.65 * chance());
    const drift = (chance() - 0.5) * half * 0.9;
    d += lens(x + drift, y[0] + (y[1] - y[0]) * depth ** 1.35, half, 2.5 + 5 * depth);
  }
  sheet.path(d, ink, opacity);
}

/** Draws the shadow at the foot of an object. */
export function shadow(
  sheet: Sheet,
  x: number,
  y: number,
  halfWidth: number,
  ink: string,
  opacity = 0.35,
): void {
  sheet.path(lens(x, y, halfWidth, halfWidth * 0.16), ink, opacity);
}
