export type ImageSize = { readonly width: number; readonly height: number };

type Shape = { readonly ratio: readonly [number, number]; readonly widths: readonly number[] };

/**
 * The shapes in which pages show pictures, and how wide each comes: once and twice the dots of what it fills. Whoever
 * needs another size adds it here; one that is not here is never made, or anybody could have us make millions.
 */
export const imageShapes = {
  /** Posters on their rail, and the first picture of a product. */
  tall: { ratio: [4, 5], widths: [160, 240, 320, 480, 640, 800] },
  /** Cards of lists. */
  wide: { ratio: [5, 4], widths: [160, 240, 320, 480, 640, 800] },
  /** Interests, suggestions, marks. */
  square: { ratio: [1, 1], widths: [48, 96, 160, 240, 320, 480, 640] },
  /** Galleries. */
  gallery: { ratio: [16, 10], widths: [320, 480, 640, 960, 1280, 1600, 1920] },
  classic: { ratio: [4, 3], widths: [240, 320, 480, 640, 800, 1200] },
  film: { ratio: [16, 9], widths: [320, 480, 640, 960, 1280] },
  portrait: { ratio: [3, 4], widths: [240, 360, 480, 720, 960] },
  /** Previews of a page in other people's programs. */
  share: { ratio: [40, 21], widths: [1200] },
  /** An impression of a picture that is slow to come. */
  impression: { ratio: [3, 2], widths: [45] },
} as const satisfies Record<string, Shape>;

export type ImageShape = keyof typeof imageShapes;

/** From the narrowest to the widest. */
export function sizesOf(shape: ImageShape): ImageSize[] {
  const { ratio, widths } = imageShapes[shape];
  return widths.map((width) => ({ width, height: (width * ratio[1]) / ratio[0] }));
}

/** What an address without a size stands for. */
const usualSize: ImageSize = { width: 800, height: 600 };

const byName: ReadonlyMap<string, ImageSize> = new Map(
  (Object.keys(imageShapes) as ImageShape[])
    .flatMap(sizesOf)
    .map((size) => [`${size.width}x${size.height}`, size] as const),
);

export const imageSizes: readonly ImageSize[] = [...byName.values()];

const isStem = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const endsInSize = /^(.+)-(\d+x\d+)$/;
const longestStem = 180;

/** A stem never ends like a size, or it could not be told where it ends. */
export function isImageStem(text: string): boolean {
  return text.length <= longestStem && isStem.test(text) && !endsInSize.test(text);
}

/** What `lisbon-sail-480x600` asks for; undefined where nothing of that name can ever be. */
export function parseImageName(name: string): ({ readonly stem: string } & ImageSize) | undefined {
  const [, stem = name, sizeName] = endsInSize.exec(name) ?? [];
  const size = sizeName === undefined ? usualSize : byName.get(sizeName);
  return size && isImageStem(stem) ? { stem, ...size } : undefined;
}

/** The lighthouse: what is shown where there is no picture, or none can be had. */
export const noPicture = '/images/lighthouse.svg';

/** So many stars of five, rounded up to whole ones. */
export function starsPicture(rating: number): string {
  return `/images/stars-${Math.min(5, Math.max(1, Math.ceil(rating)))}.svg`;
}

/** The address of a picture, to which a size may be added. */
export function imagePath(stem: string): string {
  return `/images/${stem}`;
}

export function sizedPath(path: string, { width, height }: ImageSize): string {
  return `${path}-${width}x${height}`;
}
