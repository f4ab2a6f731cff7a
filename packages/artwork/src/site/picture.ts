import type { Sheet } from '../kit/sheet.ts';

/** A drawing of the site itself, not of a product: the stem of its file name, its size, and the colour of its box until it has loaded. */
export interface Picture {
  stem: string;
  width: number;
  height: number;
  dominant: string;
  draw: (sheet: Sheet) => void;
}
