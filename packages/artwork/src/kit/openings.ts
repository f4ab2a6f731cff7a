import { fine } from './sheet.ts';

/** An arched opening: its foot's middle at (x, y), `w` wide, `h` high with its round head. As path data. */
export function arch(x: number, y: number, w: number, h: number): string {
  const r = w / 2;
  return `M${fine(x - r)} ${fine(y)}v${fine(r - h)}a${fine(r)} ${fine(r)} 0 0 1 ${fine(w)} 0v${fine(h - r)}z`;
}

/** The same opening cut out of the wall it is written into: wound the other way. */
export function gap(x: number, y: number, w: number, h: number): string {
  const r = w / 2;
  return `M${fine(x + r)} ${fine(y)}v${fine(r - h)}a${fine(r)} ${fine(r)} 0 0 0 ${fine(-w)} 0v${fine(h - r)}z`;
}

/** The same drawing at regular steps: from `first`, `count` times. */
export function along(first: number, step: number, count: number, draw: (x: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(first + i * step)).join('');
}

/** An upright block on its foot. */
export function block(x: number, y: number, w: number, h: number): string {
  return `M${fine(x - w / 2)} ${fine(y)}v${fine(-h)}h${fine(w)}v${fine(h)}z`;
}
