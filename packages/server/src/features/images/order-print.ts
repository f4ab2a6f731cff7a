import { createHash } from 'node:crypto';
import { type ImageSize, imageSizes } from '@ashore/core/contract/image-sizes.ts';
import type { FileStore } from '../../gateways/files/port.ts';
import { cutAround } from './cut-around.ts';
import { drawRecipe } from './draw-recipe.ts';
import type { FoundImage, Photograph } from './find-image.ts';
import {
  encoders,
  type ImageFormat,
  imageFormats,
  type PrintDrawing,
  type PrintPhotograph,
} from './workshop/jobs.ts';

export type PrintOrder = {
  /** The name under which the print is kept: another picture, size, format or setting has another. */
  readonly name: string;
  /** Undefined when the file of a photograph is gone. */
  job(files: FileStore): Promise<PrintDrawing | PrintPhotograph | undefined>;
};

/** What the workshop has to do for one picture in one size and format. */
export function orderPrint(image: FoundImage, size: ImageSize, format: ImageFormat): PrintOrder {
  return 'recipe' in image
    ? orderDrawing(drawRecipe(image.recipe, size), size, format)
    : orderPhotograph(image.photograph, size, format);
}

/** The drawing itself is in its name: a release that draws otherwise finds nothing of the old one. */
function orderDrawing(svg: string, { width, height }: ImageSize, format: ImageFormat): PrintOrder {
  return {
    name: nameOf([svg, width, height, encoders.drawing[format]], format),
    job: async () => ({ kind: 'print drawing', svg, width, height, format }),
  };
}

function orderPhotograph(photograph: Photograph, size: ImageSize, format: ImageFormat): PrintOrder {
  const { width, height } = size;
  const cut = cutAround(photograph, size, photograph.focus);
  const settings = [encoders.photograph[format], encoders.bytesPerPixel[format]];
  return {
    name: nameOf([photograph.sha256, cut, width, height, settings], format),
    async job(files) {
      const bytes = await files.read(photograph.sha256);
      return bytes && { kind: 'print photograph', bytes, cut, width, height, format };
    },
  };
}

/** Everything that may be kept of a photograph, so that nothing of it stays when it goes. */
export function namesOfPrints(photograph: Photograph): string[] {
  return imageSizes.flatMap((size) =>
    imageFormats.map((format) => orderPhotograph(photograph, size, format).name),
  );
}

function nameOf(parts: readonly unknown[], format: ImageFormat): string {
  return `${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)}.${format}`;
}
