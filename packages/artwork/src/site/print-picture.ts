import { Sheet } from '../kit/sheet.ts';
import type { Picture } from './picture.ts';

/**
 * Prints a picture as the text of an SVG file. Pure: the same picture always gives the same file. The files stand in
 * `demo/artwork`; `npx vitest run demo/draw --update` writes them again after a drawing has changed.
 */
export function printPicture(picture: Picture): string {
  const sheet = new Sheet(picture.width, picture.height);
  picture.draw(sheet);
  return sheet.svg();
}
