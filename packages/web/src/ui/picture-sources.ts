import { type ImageShape, sizedPath, sizesOf } from '@ashore/core/contract/image-sizes.ts';

export type PictureSources = {
  readonly src: string;
  readonly srcSet?: string;
  readonly width: number;
  readonly height: number;
  /** The same picture in the size of a stamp. */
  readonly impression?: string;
};

/** An address of the picture service; a drawing has an ending, and a picture of elsewhere a host. */
const comesInSizes = /^\/images\/[a-z0-9-]+$/;

/** What a browser may choose from to fill a frame of this shape. */
export function pictureSources(address: string, shape: ImageShape): PictureSources {
  const sizes = sizesOf(shape);
  const widest = sizes.at(-1) ?? { width: 1, height: 1 };
  if (!comesInSizes.test(address)) return { src: address, ...widest };
  const [impression] = sizesOf('impression').map((size) => sizedPath(address, size));
  return {
    // For browsers that do not know about sets, and for whoever copies the address.
    src: sizedPath(address, sizes.findLast(({ width }) => width <= 640) ?? widest),
    srcSet: sizes.map((size) => `${sizedPath(address, size)} ${size.width}w`).join(', '),
    ...widest,
    ...(impression !== undefined && { impression }),
  };
}
