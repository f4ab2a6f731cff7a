import { keepBox, side } from './stage.ts';

export type Window = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/**
 * Returns the part of a picture that fills a frame of this shape. It is as large as possible and contains the
 * whole keep box.
 */
export function windowOf(frame: { readonly width: number; readonly height: number }): Window {
  const ratio = frame.width / frame.height;
  const width = Math.min(side, Math.round(side * ratio));
  const height = Math.min(side, Math.round(side / ratio));
  return {
    left: around((keepBox.left + keepBox.right) / 2, width),
    top: around((keepBox.top + keepBox.bottom) / 2, height),
    width,
    height,
  };
}

function around(middle: number, length: number): number {
  return Math.round(Math.min(Math.max(middle - length / 2, 0), side - length));
}
