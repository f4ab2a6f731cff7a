import { alwaysVisibleBox, SHEET_SIZE } from './stage.ts';

export type PictureWindow = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/**
 * Returns the part of a picture that fills a frame of this shape. It is as large as possible and contains the
 * whole always-visible box.
 */
export function windowOf(frame: { readonly width: number; readonly height: number }): PictureWindow {
  const ratio = frame.width / frame.height;
  const width = Math.min(SHEET_SIZE, Math.round(SHEET_SIZE * ratio));
  const height = Math.min(SHEET_SIZE, Math.round(SHEET_SIZE / ratio));
  return {
    left: around((alwaysVisibleBox.left + alwaysVisibleBox.right) / 2, width),
    top: around((alwaysVisibleBox.top + alwaysVisibleBox.bottom) / 2, height),
    width,
    height,
  };
}

function around(middle: number, length: number): number {
  return Math.round(Math.min(Math.max(middle - length / 2, 0), SHEET_SIZE - length));
}
