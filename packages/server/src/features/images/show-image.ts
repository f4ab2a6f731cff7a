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
  readonly isAhead?: boolean;
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
  const shownFields = {
    outcome: 'shown',
    isFinal: 'photograph' in image,
    dependsOn: 'draw' in image ? 'timetable' : `image:${request.stem}`,
  } as const;
  const printOrder = orderPrint(image, request, request.format);
  const storedBytes = await images.imageCache.read(printOrder.name);
  if (storedBytes) {
    images.counts.disk += 1;
    return { ...shownFields, bytes: storedBytes };
  }
  const wait = images.renderings.has(printOrder.name) ? 0 : (request.wait?.() ?? 0);
  if (wait > 0) return { outcome: 'too_many_requests', wait };
  const rendering = renderOnce(images, printOrder, request.isAhead ?? false);
  if (!rendering) return { outcome: 'unavailable', wait: 5 };
  request.onWaiting?.();
  const bytes = await rendering;
  return bytes ? { ...shownFields, bytes } : { outcome: 'not_found' };
}

/** Reads the picture of a ticket: a JPEG of 3:4. Undefined if it cannot be drawn now. */
export async function readTicketPicture(images: ImageService, stem: string): Promise<Buffer | undefined> {
  const shown = await showImage(images, { stem, ...TICKET_PICTURE, format: 'jpeg' });
  return shown.outcome === 'shown' ? shown.bytes : undefined;
}

/** At the size of a ticket on paper, this is 280 pixels an inch. */
const TICKET_PICTURE = { width: 360, height: 480 } as const satisfies ImageSize;

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
function renderOnce(images: ImageService, printOrder: PrintOrder, isAhead: boolean) {
  const current = images.renderings.get(printOrder.name);
  if (current) return current;
  const rendering = images.queue.run(() => renderImage(images, printOrder), { ahead: isAhead });
  // Renderings ahead of need are not shared. A visitor's request for the same image would otherwise wait
  // behind all others.
  if (!rendering || isAhead) return rendering;
  images.renderings.set(printOrder.name, rendering);
  const forget = () => void images.renderings.delete(printOrder.name);
  rendering.then(forget, forget);
  return rendering;
}

async function renderImage({ files, imageCache, workerPool, counts }: ImageService, printOrder: PrintOrder) {
  const job = await printOrder.job(files);
  if (!job) return undefined;
  const picture = await workerPool.print(job);
  counts.made += 1;
  await imageCache.store(printOrder.name, picture);
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
  const crop = cropAround(photograph, size, photograph.focus);
  const settings = [encoders.photograph[format], encoders.bytesPerPixel[format]];
  return {
    name: nameOf([photograph.sha256, crop, width, height, settings], format),
    async job(files) {
      const bytes = await files.read(photograph.sha256);
      return bytes && { kind: 'print photograph', bytes, crop, width, height, format };
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
