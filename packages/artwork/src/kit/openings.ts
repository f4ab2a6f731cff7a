import { fine } from './sheet.ts';

/**
 * Path data of an arched opening: the middle of its foot at (x, y), `w` wide, `h` high with its round head.
 */
export function arch(x: number, y: number, w: number, h: number): string {
  const r = w / 2;
  return `M${fine(x - r)} ${fine(y)}v${fine(r - h)}a${fine(r)} ${fine(r)} 0 0 1 ${fine(w)} 0v${fine(h - r)}z`;
}

/** The same opening as a hole in the wall whose path contains it. It is wound the other way. */
export function gap(x: number, y: number, w: number, h: number): string {
  const r = w / 2;
  return `M${fine(x + r)} ${fine(y)}v${fine(r - h)}a${fine(r)} ${fine(r)} 0 0 0 ${fine(-w)} 0v${fine(h - r)}z`;
}

/** Repeats a drawing `count` times at regular steps, beginning at `first`. */
export function along(first: number, step: number, count: number, draw: (x: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(first + i * step)).join('');
}

/** An upright block, with the middle of its foot at (x, y). */
export function block(x: number, y: number, w: number, h: number): string {
  return `M${fine(x - w / 2)} ${fine(y)}v${fine(-h)}h${fine(w)}v${fine(h)}z`;
}
