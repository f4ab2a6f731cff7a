import { Sheet } from '../kit/sheet.ts';
import type { Picture } from './picture.ts';

/** A picture as the bytes of its file. Pure: the same picture is always the same file. */
export function printPicture(picture: Picture): string {
  const sheet = new Sheet(picture.width, picture.height);
  picture.draw(sheet);
  return sheet.svg();
}
