import { fine } from './sheet.ts';

/**
 * Path data of an arched opening: the middle of its foot is at (x, y), and the height includes its round head.
 */
export function arch(x: number, y: number, width: number, height: number): string {
  const radius = width / 2;
  return `M${fine(x - radius)} ${fine(y)}v${fine(radius - height)}a${fine(radius)} ${fine(radius)} 0 0 1 ${fine(width)} 0v${fine(height - radius)}z`;
}

/** The same opening as a hole in the wall whose path contains it. It is wound the other way. */
export function archHole(x: number, y: number, width: number, height: number): string {
  const radius = width / 2;
  return `M${fine(x + radius)} ${fine(y)}v${fine(radius - height)}a${fine(radius)} ${fine(radius)} 0 0 0 ${fine(-width)} 0v${fine(height - radius)}z`;
}

/** Repeats a drawing `count` times at regular steps, beginning at `first`. */
export function repeatAlong(first: number, step: number, count: number, draw: (x: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(first + i * step)).join('');
}

/** An upright block, with the middle of its foot at (x, y). */
export function block(x: number, y: number, width: number, height: number): string {
  return `M${fine(x - width / 2)} ${fine(y)}v${fine(-height)}h${fine(width)}v${fine(height)}z`;
}
