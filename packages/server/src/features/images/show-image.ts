import { createHash } from 'node:crypto';
import {
  type ImageSize,
  imageSizes,
  PREVIEW_SIZE,
  sailingOfStem,
} from '@ashore/core/contract/values/image-sizes.ts';
import type { FileStore } from '../../gateways/files/port.ts';
import { type FoundImage, findImage, type Photograph } from './find-image.ts';
import type { ImageService, SlowDrawing } from './image-service.ts';
import { drawRecipe } from './recipe.ts';
import {
  cropAround,
  encoders,
  type ImageFormat,
  imageFormats,
  type PrintDrawing,
  type PrintPhotograph,
} from './worker/jobs.ts';

export type ShowImageInput = ImageSize & {
  readonly stem: string;
  readonly format: ImageFormat;
  /** Called once, before an image is rendered. Returns the seconds this visitor must wait, or 0. */
  readonly wait?: () => number;
  /** Called if the image is not cached yet, before the wait for its rendering. */
  readonly onWaiting?: () => void;
  /** Rendered before any visitor asked. Visitors' requests are served first. */
  readonly ahead?: boolean;
};

export type ShownImage =
  | {
      readonly outcome: 'shown';
      readonly bytes: Buffer;
      /** A photograph never changes under its name. A drawing may change with the next release. */
      readonly isFinal: boolean;
      /** The data by whose change the image may change. */
      readonly dependsOn: string;
    }
  | { readonly outcome: 'not_found' }
  | {
      readonly outcome: 'unavailable' | 'too_many_requests';
      /** Seconds after which the client may retry. */
      readonly wait: number;
    };

/** Returns an image in one size and format, from the cache or newly rendered. */
export async function showImage(images: ImageService, request: ShowImageInput): Promise<ShownImage> {
  const image = await findDrawnOrStored(images, request);
  if (!image) return { outcome: 'not_found' };
  const shown = {
    outcome: 'shown',
    isFinal: 'photograph' in image,
    dependsOn: 'draw' in image ? 'timetable' : `image:${request.stem}`,
  } as const;
  const order = orderPrint(image, request, request.format);
  const storedBytes = await images.imageCache.read(order.name);
  if (storedBytes) {
    images.counts.disk += 1;
    return { ...shown, bytes: storedBytes };
  }
  const wait = images.underWay.has(order.name) ? 0 : (request.wait?.() ?? 0);
  if (wait > 0) return { outcome: 'too_many_requests', wait };
  const making = makeOnce(images, order, request.ahead ?? false);
  if (!making) return { outcome: 'unavailable', wait: 5 };
  request.onWaiting?.();
  const bytes = await making;
  return bytes ? { ...shown, bytes } : { outcome: 'not_found' };
}

/** The image of a sailing has only the size of previews, because every other size would have to be drawn too. */
async function findDrawnOrStored(
  { database, findSailing }: ImageService,
  { stem, width, height }: ShowImageInput,
): Promise<FoundImage | SlowDrawing | undefined> {
  const routeId = sailingOfStem(stem);
  if (routeId === undefined) return await findImage(database, stem);
  if (width !== PREVIEW_SIZE.width || height !== PREVIEW_SIZE.height) return undefined;
  return await findSailing(routeId);
}

/**
 * Starts rendering an image, or joins the rendering in progress. Returns undefined if too many requests are
 * waiting.
 */
function makeOnce(images: ImageService, order: PrintOrder, ahead: boolean) {
  const before = images.underWay.get(order.name);
  if (before) return before;
  const making = images.queue.run(() => make(images, order), { ahead });
  // Renderings ahead of need are not shared. A visitor's request for the same image would otherwise wait
  // behind all others.
  if (!making || ahead) return making;
  images.underWay.set(order.name, making);
  const over = () => void images.underWay.delete(order.name);
  making.then(over, over);
  return making;
}

async function make({ files, imageCache, workshop, counts }: ImageService, order: PrintOrder) {
  const job = await order.job(files);
  if (!job) return undefined;
  const picture = await workshop.print(job);
  counts.made += 1;
  await imageCache.store(order.name, picture);
  return picture;
}

type PrintOrder = {
  /** The cache name. Another image, size, format or encoder setting gives another name. */
  readonly name: string;
  /** Undefined if the file of a photograph is missing. */
  job(files: FileStore): Promise<PrintDrawing | PrintPhotograph | undefined>;
};

/** The job that renders one image in one size and format. */
function orderPrint(image: FoundImage | SlowDrawing, size: ImageSize, format: ImageFormat): PrintOrder {
  if ('draw' in image) return orderSlowDrawing(image, size, format);
  return 'recipe' in image
    ? orderDrawing(drawRecipe(image.recipe, size), size, format)
    : orderPhotograph(image.photograph, size, format);
}

/**
 * The cache name depends on the drawing itself. A release that draws the image differently never reads the
 * old file.
 */
function orderDrawing(svg: string, { width, height }: ImageSize, format: ImageFormat): PrintOrder {
  return {
    name: nameOf([svg, width, height, encoders.drawing[format]], format),
    job: async () => ({ kind: 'print drawing', svg, width, height, format }),
  };
}

/** Is drawn only once the order is carried out, so that the limits of the queue and of the visitor apply to it. */
function orderSlowDrawing({ name, draw }: SlowDrawing, { width, height }: ImageSize, format: ImageFormat) {
  return {
    name: nameOf([name, width, height, encoders.drawing[format]], format),
    job: async () => ({ kind: 'print drawing', svg: draw(), width, height, format }) as const,
  };
}

function orderPhotograph(photograph: Photograph, size: ImageSize, format: ImageFormat): PrintOrder {
  const { width, height } = size;
  const cut = cropAround(photograph, size, photograph.focus);
  const settings = [encoders.photograph[format], encoders.bytesPerPixel[format]];
  return {
    name: nameOf([photograph.sha256, cut, width, height, settings], format),
    async job(files) {
      const bytes = await files.read(photograph.sha256);
      return bytes && { kind: 'print photograph', bytes, cut, width, height, format };
    },
  };
}

/** The cache names of everything rendered from a photograph, so that nothing remains when it is removed. */
export function namesOfPrints(photograph: Photograph): string[] {
  return imageSizes.flatMap((size) =>
    imageFormats.map((format) => orderPhotograph(photograph, size, format).name),
  );
}

function nameOf(parts: readonly unknown[], format: ImageFormat): string {
  return `${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)}.${format}`;
}
