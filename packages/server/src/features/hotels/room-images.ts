import { isImageStem } from '@ashore/core/contract/values/image-sizes.ts';

/** The image name of the drawing of a room. `room-type.queries.ts` makes the same name in SQL. */
export function stemOfRoom(place: string, hotel: string, room: string): string {
  const stem = `${place}-${hotel}-${room}`;
  if (!isImageStem(stem)) throw new RangeError(`The room ${stem} would be named like an image size.`);
  return stem;
}
