import { imagePath, parseImageName, sizedPath } from '@ashore/core/contract/values/image-sizes.ts';
import type { ImageService } from '../../features/images/image-service.ts';
import { showImage } from '../../features/images/show-image.ts';

type MakeImagesAheadInput = {
  readonly images: ImageService;
  /** A page as a visitor receives it. */
  readonly page: string;
  /** True once the process stops. */
  readonly isStopping: () => boolean;
};

/** Widths that phones and desktops request first. */
const widthRange = { least: 300, most: 700 };

/**
 * Makes the images of a page in advance, in the format that nearly all browsers accept. It makes one image at
 * a time, and only while no request waits for another. Returns the number of images that are ready.
 */
export async function makeImagesAhead({ images, page, isStopping }: MakeImagesAheadInput): Promise<number> {
  let count = 0;
  for (const { stem, ...size } of imagesOf(page)) {
    if (isStopping()) break;
    const result = await showImage(images, { stem, ...size, format: 'avif', isAhead: true });
    if (result.outcome === 'shown') count += 1;
  }
  return count;
}

/** Sorts small images first: they appear on devices with the slowest connections. */
function imagesOf(page: string) {
  const names = [...page.matchAll(/\/images\/([a-z0-9-]+-\d+x\d+)/g)].flatMap(([, name = '']) => {
    const image = parseImageName(name);
    return image && image.width >= widthRange.least && image.width <= widthRange.most ? [image] : [];
  });
  const imagesByPath = new Map(names.map((image) => [sizedPath(imagePath(image.stem), image), image]));
  return [...imagesByPath.values()].sort((a, b) => a.width * a.height - b.width * b.height);
}
