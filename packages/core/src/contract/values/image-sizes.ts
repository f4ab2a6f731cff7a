export type ImageSize = { readonly width: number; readonly height: number };

type Shape = { readonly ratio: readonly [number, number]; readonly widths: readonly number[] };

/** The size of previews of a page in other programs. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const satisfies ImageSize;

/**
 * Shapes of the images on our pages, and their widths: one and two times the pixels of the space they fill.
 * Add a new size here. A size that is not listed is never made, because otherwise a client could request
 * millions of them.
 */
export const imageShapes = {
  /** Posters in a row, and the first image of a product. */
  tall: { ratio: [4, 5], widths: [160, 240, 320, 480, 640, 800] },
  /** Cards of lists. */
  wide: { ratio: [5, 4], widths: [160, 240, 320, 480, 640, 800] },
  /** Interests, suggestions and logos. */
  square: { ratio: [1, 1], widths: [48, 96, 160, 240, 320, 480, 640] },
  /** Galleries. */
  gallery: { ratio: [16, 10], widths: [320, 480, 640, 960, 1280, 1600, 1920] },
  classic: { ratio: [4, 3], widths: [240, 320, 480, 640, 800, 1200] },
  film: { ratio: [16, 9], widths: [320, 480, 640, 960, 1280] },
  portrait: { ratio: [3, 4], widths: [240, 360, 480, 720, 960] },
  /** Previews of a page in other programs. */
  share: { ratio: [40, 21], widths: [PREVIEW_SIZE.width] },
  /** A small preview while an image loads slowly. */
  impression: { ratio: [3, 2], widths: [45] },
} as const satisfies Record<string, Shape>;

export type ImageShape = keyof typeof imageShapes;

/** From the narrowest to the widest. */
export function sizesOf(shape: ImageShape): ImageSize[] {
  const { ratio, widths } = imageShapes[shape];
  return widths.map((width) => ({ width, height: (width * ratio[1]) / ratio[0] }));
}

/** Size of an image whose address states none. */
const defaultSize: ImageSize = { width: 800, height: 600 };

const sizesByName: ReadonlyMap<string, ImageSize> = new Map(
  (Object.keys(imageShapes) as ImageShape[])
    .flatMap(sizesOf)
    .map((size) => [`${size.width}x${size.height}`, size] as const),
);

export const imageSizes: readonly ImageSize[] = [...sizesByName.values()];

const stemShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const stemAndSize = /^(.+)-(\d+x\d+)$/;
const longestStem = 180;

/** A stem must not end like a size, or its end could not be found. */
export function isImageStem(text: string): boolean {
  return text.length <= longestStem && stemShape.test(text) && !stemAndSize.test(text);
}

/** The stem of an uploaded photograph ends with the first sixteen digits of its hash. */
export function photographStem(name: string, sha256: string): string {
  return `${name}-${sha256.slice(0, 16)}`;
}

/** Names that begin with `mark-` are marks of suppliers. */
const composedPath = /^\/images\/(?!mark-)[a-z0-9-]+$/;
const endsInHash = /-[0-9a-f]{16}$/;

/** Whether this address is that of a composed poster: not a photograph, a supplier's mark or a line drawing. */
export function isComposedImage(path: string): boolean {
  return composedPath.test(path) && !endsInHash.test(path);
}

/** The stem and size of a name such as `lisbon-sail-480x600`; undefined if no image can have that name. */
export function parseImageName(name: string): ({ readonly stem: string } & ImageSize) | undefined {
  const [, stem = name, sizeName] = stemAndSize.exec(name) ?? [];
  const size = sizeName === undefined ? defaultSize : sizesByName.get(sizeName);
  return size && isImageStem(stem) ? { stem, ...size } : undefined;
}

const sailingStem = /^sailing-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The stem of the drawing of a sailing, which exists in the size of previews only. */
export function stemOfSailing(routeId: string): string {
  return `sailing-${routeId}`;
}

/** The sailing that a stem names; undefined for other images. */
export function sailingOfStem(stem: string): string | undefined {
  return sailingStem.exec(stem)?.[1];
}

/** The lighthouse, shown where there is no image or none can be loaded. */
export const noPicture = '/images/lighthouse.svg';

/** The image of a rating: stars out of five, rounded up to whole ones. Drawn by `ratingStars` in artwork. */
export function starsPicture(rating: number): string {
  return `/images/stars-${Math.min(5, Math.max(1, Math.ceil(rating)))}.svg`;
}

/** The address of an image, to which a size may be added. */
export function imagePath(stem: string): string {
  return `/images/${stem}`;
}

/** The address of an image in one size. */
export function sizedPath(path: string, { width, height }: ImageSize): string {
  return `${path}-${width}x${height}`;
}
