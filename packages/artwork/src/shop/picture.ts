import type { Sheet } from '../kit/sheet.ts';

/** One poster: what it is called, how large it is drawn, and the colour its box shows until it is there. */
export interface Picture {
  stem: string;
  width: number;
  height: number;
  dominant: string;
  draw: (sheet: Sheet) => void;
}
