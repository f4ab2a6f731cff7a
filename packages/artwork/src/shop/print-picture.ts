import { Sheet } from '../kit/sheet.ts';
import type { Picture } from './picture.ts';

/** Prints a picture as the text of an SVG file. Pure: the same picture always gives the same file. */
export function printPicture(picture: Picture): string {
  const sheet = new Sheet(picture.width, picture.height);
  picture.draw(sheet);
  return sheet.svg();
}
